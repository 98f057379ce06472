import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/**
 * Builds the client for pages and for publishing, into `dist`. `client.js` has everything,
 * `checkout.js` what a checkout page needs, `address-autocomplete.js` the element for an address
 * field.
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
