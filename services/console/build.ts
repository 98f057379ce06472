import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { InlineConfig } from 'vite'

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
const sources = [here('.'), here('../../shared'), here('../../package-lock.json')]
/** Of which sources `dist` was built; written last. A name with a dot is not served. */
const stateFile = join(dist, '.state')

/**
 * Builds the console into `dist`, where the edge finds it. With `--if-changed` only if `dist` is
 * not a complete build of the sources as they are now.
 */
const state = stateOf(sources)
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

/** A hash of the paths, sizes and times of change of all files. */
function stateOf(paths: string[]): string {
  const states = paths.flatMap(filesIn).map((file) => {
    const { size, mtimeMs } = statSync(file)
    return `${file} ${size} ${mtimeMs}`
  })
  return createHash('sha256').update(states.join('\n')).digest('hex')
}

/** A file, or the files of a folder without `dist`. */
function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true }).flatMap(({ name }) =>
    path !== dist && name === 'dist' ? [] : filesIn(join(path, name)),
  )
}

/** Compressed at build time and not for each request. */
function compress(file: string): void {
  const bytes = readFileSync(file)
  writeFileSync(`${file}.br`, brotliCompressSync(bytes))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
