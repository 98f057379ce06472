import { readConfig } from '../../shared/config.ts'
import { run } from '../../shared/lifecycle.ts'
import { buildSandbox } from './app.ts'
import { loadGazetteer } from './places/load-gazetteer.ts'

await run(async (lifecycle) => {
  const config = readConfig('sandbox', process.env)
  const app = buildSandbox({ gazetteer: loadGazetteer(), openToAll: config.internalRoutesPublic })
  lifecycle.onClose(() => app.close())
  await app.listen({ host: config.host, port: config.sandboxPort })
})
