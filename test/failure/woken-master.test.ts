import { afterEach, describe, expect, it } from 'vitest'
import { startLoad, tally } from '../support/load.ts'
import { type Servers, startSentinels } from '../support/redis-servers.ts'
import { maxSeenPerSecond } from '../support/seen-peak.ts'
import { callsTo, type Stack, startStack } from '../support/stack.ts'
import { redisProgram } from '../support/test-redis.ts'

const perSecond = 10
const callers = 10
/** Requests that each edge answers after the master woke: two seconds of the quota. */
const answeredLater = 2 * perSecond

let servers: Servers
let stack: Stack
afterEach(async () => {
  await stack?.close()
  await servers?.close()
})

describe.skipIf(redisProgram === undefined)('over Sentinels (needs a redis-server on PATH)', () => {
  it('a master that hung and was replaced gives no permits once it wakes', async () => {
    servers = await startSentinels()
    const env = { QUOTA_AUTOCOMPLETE_PER_SECOND: String(perSecond) }
    stack = await startStack({ redisUrl: servers.url, workers: 1, env })
    const load = startLoad(callers, (n) => stack.autocomplete({ input: `${n} rue de la paix` }))
    const answered = () => tally(load.outcomes)['200'] ?? 0
    await expect.poll(answered, { timeout: 20_000 }).toBeGreaterThan(perSecond)

    const master = await servers.master()
    master.process.kill('SIGSTOP')
    const port = () =>
      servers.master().then(
        (now) => now.port,
        () => master.port,
      )
    await expect.poll(port, { timeout: 20_000 }).not.toBe(master.port)
    master.process.kill('SIGCONT')

    // These know only the new master.
    const { url } = await stack.addEdge()
    await stack.addWorker()
    const later = callsTo(url, stack.token)
    const loadOfLater = startLoad(callers, (n) =>
      later.autocomplete({ input: `${n} baker street` }),
    )
    await Promise.all(
      [load, loadOfLater].map(async ({ outcomes }) => {
        const { length } = outcomes
        const served = () => tally(outcomes.slice(length))['200'] ?? 0
        await expect.poll(served, { timeout: 30_000 }).toBeGreaterThan(answeredLater)
      }),
    )
    await Promise.all([load.stop(), loadOfLater.stop()])
    const { autocomplete } = await stack.sandbox.usage()
    expect(autocomplete.peakPerSecond).toBeLessThanOrEqual(maxSeenPerSecond(perSecond))
  }, 120_000)
})
