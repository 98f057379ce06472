import { parseArgs } from 'node:util'
import { exitCodes } from '../../shared/runtime/exit-codes.ts'
import { run } from '../../shared/runtime/lifecycle.ts'
import { readConfig } from '../../shared/settings/read-config.ts'
import { revert } from '../../shared/store/migrate.ts'
import { prepareStore } from './prepare-store.ts'

/**
 * The deployment's `prepare` step: migrations, roles and, if a key is given, the demo client. With
 * `--back-to <migration>` it undoes the migrations after this one.
 */
await run(async (lifecycle) => {
  const { databaseUrl, demoApiKey, ...config } = readConfig('prepare', process.env)
  const { values } = parseArgs({ options: { 'back-to': { type: 'string' } } })
  const last = values['back-to']
  if (last !== undefined) {
    await revert(databaseUrl, last, { say: console.error })
    void lifecycle.end(exitCodes.success)
    return
  }
  const rolePasswords = {
    edge: config.databasePasswordEdge,
    worker: config.databasePasswordWorker,
    operator: config.databasePasswordOperator,
    metrics: config.databasePasswordMetrics,
  }
  await prepareStore(databaseUrl, demoApiKey, { say: console.error, rolePasswords })
  void lifecycle.end(exitCodes.success)
})
