import { run } from '../../../shared/runtime/lifecycle.ts'
import { buildEdge } from './edge.ts'
import { places, port, timeoutMs } from './settings.ts'

/** The direct proxy: calls the provider itself. No queue, no quota. */
await run(async (lifecycle) => {
  const app = await buildEdge(async ({ input, language = 'en', sessionToken }) => {
    const query = { input, language, ...(sessionToken && { session: sessionToken }) }
    const { data } = await places.autocomplete(query, AbortSignal.timeout(timeoutMs))
    return data
  })
  lifecycle.onClose(() => app.close())
  await app.listen({ host: '127.0.0.1', port })
})
