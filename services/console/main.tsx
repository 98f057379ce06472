import { render } from 'preact'
import { Console } from './console.tsx'
import './styles/base.css'

const place = document.getElementById('console')
if (place) render(<Console />, place)
