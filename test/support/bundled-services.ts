import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

/** The programs of the service that tests start, hundreds of times in all. */
const programs = [
  'edge/main',
  'worker/main',
  'worker/check/main',
  'intake/main',
  'sandbox/main',
  'operator/capacity/main',
  'operator/clients/main',
  'operator/doctor/main',
  'operator/limits/main',
  'start/prepare',
]
/** They look for files beside themselves. */
const unbundled = ['@fastify/swagger-ui', 'pino']

const root = new URL('../../', import.meta.url)
const sources = ['services', 'shared', 'package-lock.json', 'test/support/bundled-services.ts']
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
/** Of this clone alone: copies of `node_modules` may share their caches. */
const folder = new URL(`node_modules/.cache/bundled-services-${hashOf(root.href)}/`, root)
/** Of which sources the bundles were made; written when all of them are. */
const stateFile = new URL('state', folder)
const dayMs = 86_400_000
const fileOf = (program: string) => `${program.replaceAll('/', '-')}.mjs`

/**
 * Bundles each program into few files, and returns the Node.js option with which a process that is
 * started as `services/<program>.ts` runs its bundle. A process loads 1,000 to 2,000 files
 * otherwise, which takes two thirds of the CPU of its start. Tests that set `NODE_OPTIONS`, and
 * those of `npm start` and of the image, run the files as they are.
 */
export async function bundleServices(): Promise<string> {
  const state = hashOf(sources.flatMap((name) => statesIn(new URL(name, root))).join('\n'))
  if (!existsSync(stateFile) || readFileSync(stateFile, 'utf8') !== state) {
    rmSync(stateFile, { force: true })
    await writeBundles()
    writeFileSync(stateFile, state)
  }
  const bundles = Object.fromEntries(
    programs.map((program) => [
      new URL(`services/${program}.ts`, root).href,
      new URL(fileOf(program), folder).href,
    ]),
  )
  const hook = `import { registerHooks } from 'node:module'
    const bundles = new Map(Object.entries(${JSON.stringify(bundles)}))
    registerHooks({
      resolve: (name, context, next) =>
        bundles.has(name) ? { url: bundles.get(name), shortCircuit: true } : next(name, context),
    })`
  return `--import=data:text/javascript,${encodeURIComponent(hook)}`
}

/** Path, size and time of the change of a file, or of all files in a folder. */
function statesIn(path: URL): string[] {
  const { mtimeMs, size } = statSync(path)
  if (!statSync(path).isDirectory()) return [`${path.href} ${size} ${mtimeMs}`]
  return readdirSync(path)
    .filter((name) => name !== 'dist')
    .flatMap((name) => statesIn(new URL(`${path.href.replace(/\/?$/, '/')}${name}`)))
}

async function writeBundles(): Promise<void> {
  const { output } = (await build({
    root: fileURLToPath(root),
    configFile: false,
    logLevel: 'warn',
    // The files that Node.js would choose.
    ssr: {
      noExternal: true,
      external: unbundled,
      resolve: { conditions: ['node'], mainFields: ['main'] },
    },
    plugins: [sourceUrls],
    build: {
      ssr: true,
      write: false,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(
          programs.map((program) => [
            fileOf(program),
            fileURLToPath(new URL(`services/${program}.ts`, root)),
          ]),
        ),
        // Logs name the classes of errors.
        output: { entryFileNames: '[name]', chunkFileNames: '[name]-[hash].mjs', keepNames: true },
      },
    },
  })) as Rolldown.RolldownOutput
  mkdirSync(folder, { recursive: true })
  // Chunks first, each whole: another run may start processes at this moment.
  for (const file of output.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const part = new URL(`${file.fileName}.${process.pid}`, folder)
    writeFileSync(part, file.type === 'chunk' ? file.code : file.source)
    renameSync(part, new URL(file.fileName, folder))
  }
  removeOld()
}

/** Chunks of earlier sources, which no run uses any more. */
function removeOld(): void {
  for (const name of readdirSync(folder)) {
    const file = new URL(name, folder)
    if (statSync(file).mtimeMs < Date.now() - dayMs) rmSync(file)
  }
}

const rankOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
  file.type === 'chunk' && file.isEntry ? 1 : 0

/** A source finds the files beside it, also when its code runs from a bundle. */
const sourceUrls: Plugin = {
  name: 'source-urls',
  transform: (code, id) =>
    id.includes('/node_modules/') || !code.includes('import.meta.url')
      ? undefined
      : {
          code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
          map: null,
        },
}
