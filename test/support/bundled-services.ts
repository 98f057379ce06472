import { bundlePrograms } from '../../services/bundles/bundles.ts'

/**
 * Bundles the programs, and returns the Node.js option with which a process that is started as
 * `services/<program>.ts` runs its bundle. Tests that set `NODE_OPTIONS`, and those of `npm start`
 * and of the image, start the files that they name.
 */
export async function bundleServices(): Promise<string> {
  const bundles = await bundlePrograms()
  const hook = `import { registerHooks } from 'node:module'
    const bundles = new Map(Object.entries(${JSON.stringify(bundles)}))
    registerHooks({
      resolve: (name, context, next) =>
        bundles.has(name) ? { url: bundles.get(name), shortCircuit: true } : next(name, context),
    })`
  return `--import=data:text/javascript,${encodeURIComponent(hook)}`
}
