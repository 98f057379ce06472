import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** The console's pages, for the edge to serve under `/console/`: nothing from elsewhere, nothing inline, so that the strictest policy holds. */
export default defineConfig({
  root: folder,
  base: '/console/',
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // One small file: a page whose style could not be loaded would stay without.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
  },
})
