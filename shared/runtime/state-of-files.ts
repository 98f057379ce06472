import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'

/**
 * A hash of the paths, sizes and times of change of these files, and of all files in these folders
 * but those in a folder `dist`: another one where a build of them is no longer of now.
 */
export const stateOfFiles = (paths: URL[]): string =>
  createHash('sha256').update(paths.flatMap(statesIn).join('\n')).digest('hex')

function statesIn(path: URL): string[] {
  const stat = statSync(path)
  if (!stat.isDirectory()) return [`${path.href} ${stat.size} ${stat.mtimeMs}`]
  return readdirSync(path)
    .filter((name) => name !== 'dist')
    .flatMap((name) => statesIn(new URL(`${path.href.replace(/\/?$/, '/')}${name}`)))
}
