import { buildSandbox } from '../../services/sandbox/app.ts'
import { loadGazetteer } from '../../services/sandbox/places/load-gazetteer.ts'
import { type SandboxControl, sandboxControl } from '../support/sandbox-control.ts'

/** The sandbox in this process, on a port of its own. Loading its places takes about a second. */
export async function startSandbox(): Promise<SandboxControl & { close(): Promise<void> }> {
  const app = buildSandbox({ gazetteer: loadGazetteer() })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { ...sandboxControl(url), close: () => app.close() }
}
