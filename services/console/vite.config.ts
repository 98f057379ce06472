import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const folder = fileURLToPath(new URL('.', import.meta.url))

/**
 * Builds the console's pages, which the edge serves under `/console/`. Nothing is inline or from
 * another host, so that the strictest content security policy can be used.
 */
export default defineConfig({
  root: folder,
  base: '/console/',
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // One small file: with a part per page, a part that fails to load would leave its page
    // unstyled.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
  },
})
