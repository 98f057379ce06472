import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/**
 * The client as JavaScript for pages and for publishing, in `dist`: `client.js` has everything, `checkout.js` what a checkout page needs,
 * `address-autocomplete.js` is the element for its address field.
 */
export default defineConfig({
  root: file('.'),
  build: {
    target: 'es2022',
    lib: {
      entry: {
        client: file('client.ts'),
        checkout: file('checkout.ts'),
        'address-autocomplete': file('element/address-autocomplete.ts'),
      },
      formats: ['es'],
    },
  },
})
