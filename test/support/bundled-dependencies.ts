import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/**
 * Dependencies of many files, which every process of the service loads when it starts: half a
 * second of CPU. The tests start hundreds of processes.
 */
const bundled = [
  'typebox',
  'typebox/compile',
  'typebox/format',
  'typebox/system',
  'typebox/value',
  'kysely',
  '@googlemaps/google-maps-services-js',
]
const folder = new URL('../../node_modules/.cache/bundled-dependencies/', import.meta.url)
const scheme = 'exports-of:'

/** The file of a dependency's bundle. */
const fileOf = (dependency: string) => `${dependency.replaceAll('/', '-')}.mjs`

/** What `import { … }` can take from a module, also from one in CommonJS. */
async function exportsOf(dependency: string): Promise<string> {
  const hidden = ['module.exports', '__esModule']
  const names = Object.keys(await import(dependency)).filter((name) => !hidden.includes(name))
  return `export { ${names.join(', ')} } from '${dependency}'`
}

/**
 * Bundles these dependencies, each into one file, and returns the Node.js option with which a
 * process loads the bundles in their place. The code of the service is loaded as it is. Tests that
 * set `NODE_OPTIONS`, and those of `npm start` and of the image, load the dependencies themselves.
 */
export async function bundleDependencies(): Promise<string> {
  if (!isBundled()) await writeBundles()
  const bundles = Object.fromEntries(bundled.map((name) => [name, new URL(fileOf(name), folder)]))
  const hook = `import { registerHooks } from 'node:module'
    const bundles = new Map(Object.entries(${JSON.stringify(bundles)}))
    registerHooks({
      resolve: (name, context, next) =>
        bundles.has(name) ? { url: bundles.get(name), shortCircuit: true } : next(name, context),
    })`
  return `--import=data:text/javascript,${encodeURIComponent(hook)}`
}

/** Whether the bundles are newer than the installed packages and than this list. */
function isBundled(): boolean {
  const changedMs = (file: URL) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const installed = new URL('../../node_modules/.package-lock.json', import.meta.url)
  const newest = Math.max(changedMs(installed), changedMs(new URL(import.meta.url)))
  return bundled.every((name) => changedMs(new URL(fileOf(name), folder)) > newest)
}

async function writeBundles(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    plugins: [
      {
        name: 'exports-of',
        resolveId: (id) => (id.startsWith(scheme) ? `\0${id}` : undefined),
        load: (id) =>
          id.startsWith(`\0${scheme}`) ? exportsOf(id.slice(scheme.length + 1)) : undefined,
      },
    ],
    build: {
      ssr: true,
      emptyOutDir: true,
      outDir: fileURLToPath(folder),
      rolldownOptions: {
        input: Object.fromEntries(bundled.map((name) => [fileOf(name), `${scheme}${name}`])),
        output: { entryFileNames: '[name]', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
}
