import { describe, expect, it } from 'vitest'
import { PlacesError } from '../../services/worker/places/places.ts'
import { createProviderCall } from '../../services/worker/provider-call.ts'
import { createLog } from '../../shared/log.ts'
import { createMetrics } from '../../shared/metrics.ts'
import type { Permit, Refusal } from '../../shared/quota/limiter.ts'
import { bulkErrand } from './errand.ts'
import { granted, scriptedLimiter } from './scripted-limiter.ts'

const bought = { sku: 'geocoding' } as const
const geocodingMicroUsd = 5000
const line = (waitMs: number): Refusal => ({ granted: false, because: 'line', waitMs })

function setUp(answers: (Permit | Refusal)[] = []) {
  const scripted = scriptedLimiter(answers)
  const call = createProviderCall({
    limiter: scripted.limiter,
    edition: 'new',
    now: Date.now,
    timeoutMs: 1000,
    metrics: createMetrics('worker'),
    log: createLog('worker', 'silent'),
  })
  return { ...scripted, call }
}
const answered = async () => ({ data: 'found' })
const down = async () => {
  throw new PlacesError('unavailable', 'down')
}

describe('a call of the bulk class', () => {
  it('stands in line until there is a permit', async () => {
    const { call, asked } = setUp([line(5), line(1), granted])
    const errand = bulkErrand()
    expect(await call(bought, errand, answered)).toMatchObject({ data: 'found' })
    expect(asked.map(({ bulk }) => bulk)).toEqual([true, true, true])
    expect(errand.cost.providerCalls).toBe(1)
    expect(errand.microUsd).toBe(geocodingMicroUsd)
  })

  it('leaves the line when it is told to, uncharged', async () => {
    const { call, chargedMicroUsd } = setUp([line(60_000)])
    const errand = bulkErrand({ signal: AbortSignal.timeout(20) })
    await expect(call(bought, errand, answered)).rejects.toMatchObject({ error: 'CALLER_LEFT' })
    expect([errand.cost.providerCalls, errand.microUsd, chargedMicroUsd()]).toEqual([0, 0, 0])
  })

  it('goes on when it is told to leave after a call was made: that one is paid for', async () => {
    const { call } = setUp([granted, line(5), granted])
    const errand = bulkErrand({ signal: AbortSignal.abort() })
    errand.cost.providerCalls = 1
    expect(await call(bought, errand, answered)).toMatchObject({ data: 'found' })
    expect(await call(bought, errand, answered)).toMatchObject({ data: 'found' })
  })

  it.each<[string, Refusal, string]>([
    ['a line as long as a day', line(3_600_000), 'QUOTA_USED_UP'],
    ['a used-up day', { granted: false, because: 'quota', window: 'day', waitMs: 3_600_000 }, 'QUOTA_USED_UP'],
    ['a denied key', { granted: false, because: 'closed', reason: 'denied', waitMs: 30_000 }, 'PROVIDER_DENIED'],
    [
      "the client's budget",
      { granted: false, because: 'budget', of: 'client', window: 'day', unit: 'money', waitMs: 3_600_000 },
      'CLIENT_BUDGET_USED_UP',
    ],
  ])('is refused by %s, and told for how long', async (_, refusal, error) => {
    const { call, asked } = setUp([refusal])
    const retryAfterMs = refusal.waitMs
    await expect(call(bought, bulkErrand(), answered)).rejects.toMatchObject({ error, retryAfterMs })
    expect(asked).toHaveLength(1)
  })

  it('knows what was given back', async () => {
    const { call, chargedMicroUsd } = setUp()
    const errand = bulkErrand()
    const { refund } = await call(bought, errand, answered)
    refund('geocoding', 2000)
    expect([errand.microUsd, chargedMicroUsd()]).toEqual([3000, 3000])
    const failed = bulkErrand()
    await expect(call(bought, failed, down)).rejects.toMatchObject({ error: 'PROVIDER_UNAVAILABLE' })
    expect(failed.microUsd).toBe(0)
  })

  it('has a circuit breaker of its own: checkouts still ask', async () => {
    const { call } = setUp()
    const isOpen = async () => {
      let calls = 0
      await call(bought, bulkErrand(), () => {
        calls += 1
        return down()
      }).catch(() => {})
      return calls === 0
    }
    for (let n = 0; n < 100 && !(await isOpen()); n += 1);
    expect(await isOpen()).toBe(true)
    const { bulk: _, ...interactive } = bulkErrand()
    expect(await call(bought, interactive, answered)).toMatchObject({ data: 'found' })
  })
})

it('a call that somebody waits for is refused by the line', async () => {
  const { call, asked } = setUp([line(5)])
  const { bulk: _, ...interactive } = bulkErrand()
  await expect(call(bought, interactive, answered)).rejects.toMatchObject({ error: 'QUOTA_USED_UP' })
  expect(asked).toHaveLength(1)
})

it.each<[string, Partial<Permit>, () => Promise<{ data: string }>, string[]]>([
  ['comes too late for its permit', { endsAt: 0 }, answered, ['denied 0 ms']],
  ['could not be made', {}, () => Promise.reject(new Error('nothing to call with')), ['denied 0 ms']],
  ['was made', {}, answered, []],
  ['was made, and found no provider', {}, down, []],
])('the one call that tries a denied key leaves that to the next when it %s', async (_, permit, made, closes) => {
  const refusal: Refusal = { granted: false, because: 'closed', reason: 'denied', waitMs: 30_000 }
  const { call, closed } = setUp([{ ...granted, ...permit, trial: true }, refusal])
  const { bulk: __, ...interactive } = bulkErrand()
  await call(bought, interactive, made).catch(() => {})
  expect(closed).toEqual(closes)
})
