import { run } from '../../../shared/runtime/lifecycle.ts'
import { makeSearches } from '../inputs.ts'
import type { Load } from './load.ts'
import { runLoad } from './run-load.ts'

/**
 * The load generator's process: takes one load at a time from its parent, answers with the result.
 */
await run(async () => {
  const searches = makeSearches()
  process.on('message', async ({ load, run }: { load: Load; run: number }) => {
    process.send?.({ type: 'result', result: await runLoad(load, searches, run) })
  })
})
