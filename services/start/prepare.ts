import { readConfig } from '../../shared/config.ts'
import { run } from '../../shared/lifecycle.ts'
import { prepareStore } from './prepare-store.ts'

/** For deployments: the schema, and a first client where a key is given; then the process ends. */
await run(async (lifecycle) => {
  const { databaseUrl, demoApiKey } = readConfig('prepare', process.env)
  await prepareStore(databaseUrl, demoApiKey)
  void lifecycle.end(0)
})
