import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The file with which to start a program of the service. A process that runs from a bundle
 * (services/bundles/bundles.ts) starts bundles, and any other one sources.
 * @param source its `services/<name>/main.ts`
 * @param running the file that this process was started with
 */
export function programFile(source: URL, running = process.argv[1] ?? ''): string {
  const name = basename(dirname(fileURLToPath(source)))
  const bundle = fileURLToPath(new URL(`../bundles/dist/${name}.mjs`, source))
  return dirname(running) === dirname(bundle) ? bundle : fileURLToPath(source)
}
