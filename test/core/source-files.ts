import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** A TypeScript file of the repository, by its path from the root, with what it imports. */
export interface SourceFile {
  path: string
  text: string
  /** Paths from the root; types count too. */
  imports: string[]
  /** Of these, the ones that are imported for their types alone. */
  typeImports: string[]
  /** Packages, and Node's own modules as `node:…`. */
  packages: string[]
}

const root = new URL('../../', import.meta.url).pathname

/** All sources below these folders. */
export const sourceFiles = (...folders: string[]): SourceFile[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('dist/'))
      .map((name) => read(join(folder, name))),
  )

/**
 * `import … from '…'`, `export … from '…'`, `import '…'` and `import('…')`; a comment does not
 * begin so.
 */
const importing =
  /^(?:import|export)\b[^'"`;]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm

function read(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  const names = [...text.matchAll(importing)].map(
    ([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? '',
  )
  const pathOf = (name: string) => normalize(join(dirname(path), name))
  const types = [...text.matchAll(/^import type\b[^'"`;]*?from '(\.[^']+)'/gm)].map(
    ([, from = '']) => from,
  )
  return {
    path,
    text,
    imports: names.filter((name) => name.startsWith('.')).map(pathOf),
    typeImports: types.map(pathOf),
    packages: names.filter((name) => !name.startsWith('.')),
  }
}
