import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, posix, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'vite'
import { publishedTypes } from './published-types.ts'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))
/** Builds the package for `npm pack` and `npm publish`, into the given folder or `dist`. */
const folder = resolve(process.argv[2] ?? here('dist'))
const entries = ['client', 'checkout', 'element/address-autocomplete']
/** Modules whose import has a side effect. */
const modulesWithSideEffects = ['./address-autocomplete.js']

await build({
  configFile: here('vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: folder, emptyOutDir: folder === here('dist') },
})
for (const [name, text] of await declarations()) await writeFile(join(folder, `${name}.d.ts`), text)
await writeFile(join(folder, 'package.json'), `${JSON.stringify(await manifest(), null, 2)}\n`)
await copyFile(here('../../LICENSE'), join(folder, 'LICENSE'))
for (const name of ['README.md', 'element/README.md']) await copyDocument(name)

/**
 * Links that lead out of the package become plain text, and notes of this repository are left out.
 */
async function copyDocument(name: string): Promise<void> {
  const text = await readFile(here(name), 'utf8')
  await mkdir(dirname(join(folder, name)), { recursive: true })
  await writeFile(
    join(folder, name),
    text.replace(/\[([^\]]+)\]\((?:\.\.\/)+[^)]*\)/g, '$1').replace(/^<!--.*-->\n\n/gm, ''),
  )
}

/**
 * What the entries export, and the types that this needs, by file. Types from outside of the folder
 * are in `api`.
 */
async function declarations(): Promise<Map<string, string>> {
  const emitted = await mkdtemp(join(tmpdir(), 'address-client-types-'))
  const texts = new Map([['api', publishedTypes()]])
  try {
    const compiler = here('../../node_modules/typescript/bin/tsc')
    for (const project of [here('.'), here('element')])
      await promisify(execFile)(process.execPath, [
        compiler,
        '-p',
        project,
        '--outDir',
        emitted,
      ]).catch((failure) => {
        throw new Error(failure.stdout, { cause: failure })
      })
    for (const names = [...entries]; names.length > 0; ) {
      const name = names.pop() as string
      if (texts.has(basename(name))) continue
      const text = await readFile(join(emitted, 'client', `${name}.d.ts`), 'utf8')
      // The package is one flat folder, and no two files have the same name.
      const imported = text.replace(/'(\.[^']*)\.ts'/g, (_, path: string) => {
        const from = posix.join(posix.dirname(name), path)
        if (from.startsWith('..')) return "'./api.js'"
        names.push(from)
        return `'./${basename(from)}.js'`
      })
      texts.set(basename(name), imported)
    }
    return texts
  } finally {
    await rm(emitted, { recursive: true })
  }
}

async function manifest(): Promise<object> {
  const { version, license, engines } = JSON.parse(
    await readFile(here('../../package.json'), 'utf8'),
  )
  const entry = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` })
  return {
    name: 'address-service-client',
    version,
    description: 'Typed client of the address service, for Node and browsers',
    license,
    type: 'module',
    engines,
    exports: {
      '.': entry('client'),
      './checkout': entry('checkout'),
      './address-autocomplete': entry('address-autocomplete'),
      './package.json': './package.json',
    },
    sideEffects: modulesWithSideEffects,
  }
}
