import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Checkout } from '../../../shared/client/examples/react-checkout.jsx'

export const html = () => renderToString(createElement(Checkout))
export const hydrate = (root) => hydrateRoot(root, createElement(Checkout))
