import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))

const textOf = (name: string) => readFileSync(file(name), 'utf8')
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const live = (name: string) => `<fieldset class="live" disabled>${textOf(name)}</fieldset>`
const source = (name: string) =>
  `<pre tabindex="0" role="region" aria-label="${name}"><code>${escaped(textOf(name))}</code></pre>`

/** Puts the examples into the page: as they run, and as text. */
const fillIn = (page: string): string =>
  page
    .replace(/<!-- live (\S+) -->/g, (_, name: string) => live(name))
    .replace(
      /<!-- source (.+) -->/g,
      (_, names: string) => `<div>${names.split(' ').map(source).join('')}</div>`,
    )

/**
 * Builds the live examples of the address field, which the edge serves under `/docs/examples/`.
 * React and Vue are bundled: the page loads files of the service alone, and shops that use them
 * bundle them, too.
 */
export default defineConfig({
  root: file('.'),
  base: '/docs/examples/',
  plugins: [
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.includes('-') } } }),
    { name: 'fill-in-examples', transformIndexHtml: { order: 'pre', handler: fillIn } },
  ],
  define: {
    __VUE_OPTIONS_API__: false,
    __VUE_PROD_DEVTOOLS__: false,
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false,
  },
  build: {
    target: 'es2023',
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
