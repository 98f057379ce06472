import { Worker } from 'bullmq'
import type { AutocompleteRequest } from '../../../shared/api/autocomplete.ts'
import { run } from '../../../shared/runtime/lifecycle.ts'
import { concurrency, places, redisUrl, timeoutMs } from './settings.ts'

/** The other half of the plain queue: asks the provider, returns what it said. */
await run(async (lifecycle) => {
  const worker = new Worker<AutocompleteRequest>(
    'autocomplete',
    async ({ data: { input, language = 'en', sessionToken } }) => {
      const query = { input, language, ...(sessionToken && { session: sessionToken }) }
      const { data } = await places.autocomplete(query, AbortSignal.timeout(timeoutMs))
      return data
    },
    { connection: { url: redisUrl }, concurrency },
  )
  lifecycle.onClose(() => worker.close())
  await worker.waitUntilReady()
})
