import { exitCodes } from '../../shared/runtime/exit-codes.ts'
import { run } from '../../shared/runtime/lifecycle.ts'
import { readConfig } from '../../shared/settings/settings.ts'
import { prepareStore } from './prepare-store.ts'

/** The deployment's `prepare` step: migrations and, if a key is given, the demo client. */
await run(async (lifecycle) => {
  const { databaseUrl, demoApiKey } = readConfig('prepare', process.env)
  await prepareStore(databaseUrl, demoApiKey, console.error)
  void lifecycle.end(exitCodes.success)
})
