import { render } from 'preact'
import { Console } from './console.tsx'
import { watchNavigation } from './leave-confirmation.ts'
import './styles/base.css'

watchNavigation()
const place = document.getElementById('console')
if (place) render(<Console />, place)
