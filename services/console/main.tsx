import { render } from 'preact'
import { Console } from './console.tsx'
import { watchNavigation } from './leave-guard.ts'
import './styles/base.css'

watchNavigation()
const place = document.getElementById('console')
if (place) render(<Console />, place)
