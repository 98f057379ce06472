import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createApp } from 'vue'
import { createAddressClient, tokenWith } from '../address-client.ts'
import { AddressServiceError } from '../errors.ts'
import { Checkout } from './react-checkout.jsx'
import './right-to-left.js'
import './slow.js'
import VueCheckout from './vue-checkout.vue'

const part = (id) => document.getElementById(id)
const service = { baseUrl: location.origin }

createRoot(part('react-example')).render(createElement(Checkout))
createApp(VueCheckout).mount(part('vue-example'))

/** Resolves to a function that gets tokens with the console's session; undefined without one. */
async function consoleSession() {
  const fetchToken = async () => {
    const response = await fetch('/api/console/session/token', { method: 'POST' })
    return response.ok ? (await response.json()).data : undefined
  }
  return (await fetchToken().catch(() => undefined)) && fetchToken
}

function askForKey() {
  const form = part('sign-in')
  form.hidden = false
  part('state').textContent = ''
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const getToken = tokenWith(service, new FormData(form).get('key').trim())
    try {
      await begin(getToken)
      form.hidden = true
    } catch (error) {
      const isUnknown = error instanceof AddressServiceError && error.statusCode === 5000
      part('state').textContent = isUnknown ? 'This API key is not known.' : error.message
    }
  })
}

/** Enables the examples. Rejects when the token cannot be had, or is of no use. */
async function begin(getToken) {
  const { sandbox } = await createAddressClient({ ...service, getToken }).limits()
  await customElements.whenDefined('address-autocomplete')
  for (const field of document.querySelectorAll('address-autocomplete[token-url="/address-token"]'))
    field.getToken = getToken
  for (const one of document.querySelectorAll('fieldset, [data-types]')) one.disabled = false
  part('state').textContent = sandbox
    ? 'Sandbox: made-up places, costs nothing.'
    : 'Live: every search is billed, and texts that begin with “fault:” are ordinary searches.'
}

document.addEventListener('submit', (event) => {
  event.preventDefault()
  if (event.target !== part('sign-in'))
    part('ordered').textContent = 'Ordered, as far as we play shop.'
})
document.addEventListener('input', () => part('ordered').replaceChildren())

/** Types a text as a buyer does: the field has the focus. */
for (const button of document.querySelectorAll('[data-types]'))
  button.addEventListener('click', () => {
    const field = part(button.dataset.into)
    field.focus()
    field.value = button.dataset.types
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })

const fromConsole = await consoleSession()
if (fromConsole) await begin(fromConsole).catch(askForKey)
else askForKey()
