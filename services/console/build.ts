import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { InlineConfig } from 'vite'
import { stateOfFiles } from '../../shared/runtime/state-of-files.ts'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const dist = here('dist')
/** Builds `<address-autocomplete>` for shops: one file with a stable name. */
const element: InlineConfig = {
  configFile: false,
  root: here('.'),
  logLevel: 'warn',
  build: {
    target: 'es2022',
    outDir: dist,
    emptyOutDir: false,
    lib: {
      entry: {
        'address-autocomplete': here('../../shared/client/element/address-autocomplete.ts'),
      },
      formats: ['es'],
    },
    rolldownOptions: { output: { minify: true } },
  },
}
/** The live examples of the element, which the edge serves under `/docs/examples`. */
const examples: InlineConfig = {
  configFile: here('../../shared/client/examples/vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: join(dist, 'examples') },
}
const sources = ['.', '../../shared', '../../package-lock.json'].map(
  (name) => new URL(name, import.meta.url),
)
/** Of which sources `dist` was built; written last. A name with a dot is not served. */
const stateFile = join(dist, '.state')

/**
 * Builds the console into `dist`, where the edge finds it. With `--if-changed` only if `dist` is
 * not a complete build of the sources as they are now.
 */
const state = stateOfFiles(sources)
if (!process.argv.includes('--if-changed') || builtState() !== state) {
  rmSync(stateFile, { force: true })
  const { build } = await import('vite')
  await build({ configFile: here('vite.config.ts'), logLevel: 'warn' })
  await build(element)
  await build(examples)
  for (const file of filesIn(dist)) compress(file)
  writeFileSync(stateFile, state)
}

function builtState(): string | undefined {
  return existsSync(stateFile) ? readFileSync(stateFile, 'utf8') : undefined
}

/** All files in a folder and the folders in it. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? join(entry.parentPath, entry.name) : [],
  )
}

/** Compressed at build time and not for each request. */
function compress(file: string): void {
  const bytes = readFileSync(file)
  writeFileSync(`${file}.br`, brotliCompressSync(bytes))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
