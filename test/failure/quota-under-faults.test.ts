import { afterEach, describe, expect, it } from 'vitest'
import { inShort, observe, startLoad, tally } from '../support/load.ts'
import { maxSeenPerSecond } from '../support/seen-peak.ts'
import { type Stack, startStack } from '../support/stack.ts'

let stack: Stack
afterEach(() => stack?.close())

const perSecond = 10
const ask = (n: number) => stack.autocomplete({ input: `${n} rue de la paix` })

describe('the provider quota', { timeout: 90_000 }, () => {
  it('is kept when a worker is frozen while it holds permits', async () => {
    const env = { QUOTA_AUTOCOMPLETE_PER_SECOND: String(perSecond), DEADLINE_MS: '8000' }
    stack = await startStack({ workers: 2, env })
    const load = startLoad(40, ask)
    const [worker] = stack.workers
    for (let round = 0; round < 3; round += 1) {
      const sofar = load.outcomes.length
      await expect.poll(() => load.outcomes.length, { timeout: 30_000 }).toBeGreaterThan(sofar + 10)
      worker?.process.kill('SIGSTOP')
      const frozen = load.outcomes.length
      await expect
        .poll(() => load.outcomes.length, { timeout: 30_000 })
        .toBeGreaterThan(frozen + 10)
      worker?.process.kill('SIGCONT')
    }
    await load.stop()
    const { autocomplete } = await stack.sandbox.usage()
    expect(autocomplete.peakPerSecond).toBeLessThanOrEqual(maxSeenPerSecond(perSecond))
    expect(autocomplete.calls).toBeGreaterThan(3 * perSecond)
  })

  it('is kept, and is one, for workers whose clocks are an hour apart', async () => {
    const perDay = 12
    stack = await startStack({
      workers: 0,
      env: {
        QUOTA_AUTOCOMPLETE_PER_SECOND: '5',
        QUOTA_AUTOCOMPLETE_PER_DAY: String(perDay),
        DEADLINE_MS: '8000',
      },
    })
    for (const hours of [-1, 0, 1]) {
      const shift = `const now = Date.now; Date.now = () => now() + ${hours * 3_600_000}`
      await stack.addWorker({
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(shift)}`,
      })
    }
    await stack.ready()
    const outcomes = await Promise.all(Array.from({ length: 30 }, (_, n) => observe(() => ask(n))))
    const answered = tally(outcomes)['200'] ?? 0
    expect(tally(outcomes)).toEqual({ 200: answered, '503 7001': outcomes.length - answered })
    const { autocomplete } = await stack.sandbox.usage()
    expect(autocomplete.calls).toBe(answered)
    // A permit that comes too late on a busy machine is lost, not used.
    expect(answered).toBeLessThanOrEqual(perDay)
    expect(answered).toBeGreaterThan(perDay / 2)
    expect(autocomplete.peakPerSecond).toBeLessThanOrEqual(maxSeenPerSecond(5))
  })

  it('is shared fairly: a client with few requests is answered while another sends far too many', async () => {
    stack = await startStack({
      workers: 2,
      env: { QUOTA_AUTOCOMPLETE_PER_SECOND: '20', DEADLINE_MS: '2000' },
    })
    const { token } = await stack.addClient('a modest shop')
    const flood = startLoad(80, ask)
    await expect
      .poll(() => tally(flood.outcomes)['503 7001'] ?? 0, { timeout: 30_000 })
      .toBeGreaterThan(50)
    const askLittle = (n: number) =>
      observe(() =>
        stack.autocomplete(
          { input: `${n} baker street` },
          { headers: { authorization: `Bearer ${token}` } },
        ),
      )
    // Its first request may come while the other client's requests still fill the wait.
    await expect.poll(async () => inShort(await askLittle(99)), { timeout: 10_000 }).toBe('200')
    const modest = []
    for (let n = 0; n < 12; n += 1) modest.push(await askLittle(n))
    await flood.stop()
    // Without shares it would be refused like nearly all of the others.
    expect(modest.filter((outcome) => inShort(outcome) === '200').length).toBeGreaterThanOrEqual(8)
  })
})
