import { run } from '../../shared/runtime/lifecycle.ts'
import { createLog } from '../../shared/runtime/log.ts'
import { readConfig } from '../../shared/settings/read-config.ts'
import { buildSandbox } from './app.ts'
import type { Gazetteer } from './places/gazetteer.ts'
import { loadGazetteer } from './places/load-gazetteer.ts'

await run(async (lifecycle) => {
  const config = readConfig('sandbox', process.env)
  const { internalRoutesPublic } = config
  const log = createLog('sandbox', config.logLevel)
  let gazetteer: Gazetteer | undefined
  const load = () => (gazetteer ??= loadGazetteer())
  const app = buildSandbox({ gazetteer: load, log, internalRoutesPublic })
  lifecycle.onClose(() => app.close())
  await app.listen({ host: config.host, port: config.sandboxPort })
  // Takes a second, after the port is open: a worker that starts meanwhile waits for its answer.
  load()
})
