import { describe, expect, it } from 'vitest'
import { createProviderCalls } from '../../services/worker/provider/call.ts'
import { ProviderError } from '../../services/worker/provider/port.ts'
import type { Permit, Refusal } from '../../shared/quota/permit.ts'
import { createMetrics } from '../../shared/runtime/metrics.ts'
import { silentLog } from '../support/collected-log.ts'
import { bulkCallContext } from './bulk-call-context.ts'
import { granted, scriptedLimiter } from './scripted-limiter.ts'

const bought = { sku: 'geocoding' } as const
const geocodingMicroUsd = 5000
const line = (waitMs: number): Refusal => ({ granted: false, because: 'wait_too_long', waitMs })

function setUp(answers: (Permit | Refusal)[] = [], now = Date.now) {
  const scripted = scriptedLimiter(answers)
  const call = createProviderCalls({
    limiter: scripted.limiter,
    now,
    timeoutMs: 1000,
    metrics: createMetrics('worker'),
    log: silentLog,
    hasBreaker: true,
  })('new')
  return { ...scripted, call }
}
const answered = async () => ({ data: 'found' })
const down = async () => {
  throw new ProviderError('unavailable', 'down')
}

describe('a provider call of a batch', () => {
  it('waits until there is a permit', async () => {
    const { call, asked } = setUp([line(5), line(1), granted])
    const context = bulkCallContext()
    expect(await call(bought, context, answered)).toMatchObject({ data: 'found' })
    expect(asked.map(({ bulk }) => bulk)).toEqual([true, true, true])
    expect(context.cost.providerCalls).toBe(1)
    expect(context.microUsd).toBe(geocodingMicroUsd)
  })

  it('stops waiting when it is cancelled, and is not charged', async () => {
    const { call, chargedMicroUsd } = setUp([line(60_000)])
    const context = bulkCallContext({ signal: AbortSignal.timeout(20) })
    await expect(call(bought, context, answered)).rejects.toMatchObject({ error: 'CALLER_LEFT' })
    expect([context.cost.providerCalls, context.microUsd, chargedMicroUsd()]).toEqual([0, 0, 0])
  })

  it('is finished and charged when it is cancelled after it was sent', async () => {
    const { call } = setUp([granted, line(5), granted])
    const context = bulkCallContext({ signal: AbortSignal.abort() })
    context.cost.providerCalls = 1
    expect(await call(bought, context, answered)).toMatchObject({ data: 'found' })
    expect(await call(bought, context, answered)).toMatchObject({ data: 'found' })
  })

  it.each<[string, Refusal, string]>([
    ['a line as long as a day', line(3_600_000), 'QUOTA_USED_UP'],
    [
      'a used-up day',
      { granted: false, because: 'quota', window: 'day', waitMs: 3_600_000 },
      'QUOTA_USED_UP',
    ],
    [
      'a denied key',
      { granted: false, because: 'paused', reason: 'denied', waitMs: 30_000 },
      'PROVIDER_DENIED',
    ],
    [
      "the client's budget",
      {
        granted: false,
        because: 'budget',
        of: 'client',
        window: 'day',
        unit: 'money',
        waitMs: 3_600_000,
      },
      'CLIENT_BUDGET_USED_UP',
    ],
  ])('is refused by %s, and told when to retry', async (_, refusal, error) => {
    const { call, asked } = setUp([refusal])
    const retryAfterMs = refusal.waitMs
    await expect(call(bought, bulkCallContext(), answered)).rejects.toMatchObject({
      error,
      retryAfterMs,
    })
    expect(asked).toHaveLength(1)
  })

  it('counts what was refunded', async () => {
    const { call, chargedMicroUsd } = setUp()
    const context = bulkCallContext()
    const { charge } = await call(bought, context, answered)
    charge.refund('geocoding', 2000)
    expect([context.microUsd, chargedMicroUsd()]).toEqual([3000, 3000])
    const failed = bulkCallContext()
    await expect(call(bought, failed, down)).rejects.toMatchObject({
      error: 'PROVIDER_UNAVAILABLE',
    })
    expect(failed.microUsd).toBe(0)
  })

  it('has its own circuit breaker: interactive calls go on', async () => {
    const { call } = setUp()
    const isOpen = async () => {
      let calls = 0
      await call(bought, bulkCallContext(), () => {
        calls += 1
        return down()
      }).catch(() => {})
      return calls === 0
    }
    for (let n = 0; n < 100 && !(await isOpen()); n += 1);
    expect(await isOpen()).toBe(true)
    const { bulk: _, ...interactive } = bulkCallContext()
    expect(await call(bought, interactive, answered)).toMatchObject({ data: 'found' })
  })
})

it('an interactive call is refused when too many wait for the quota', async () => {
  const { call, asked } = setUp([line(5)])
  const { bulk: _, ...interactive } = bulkCallContext()
  await expect(call(bought, interactive, answered)).rejects.toMatchObject({
    error: 'QUOTA_USED_UP',
  })
  expect(asked).toHaveLength(1)
})

it.each<[string, Partial<Permit>, () => Promise<{ data: string }>, string[]]>([
  ['comes too late for its permit', { endsAt: 0 }, answered, ['denied 0 ms']],
  [
    'could not be made',
    {},
    () => Promise.reject(new Error('nothing to call with')),
    ['denied 0 ms'],
  ],
  ['was made', {}, answered, []],
  ['was made, and found no provider', {}, down, []],
])(
  'a trial call for a denied key leaves the trial to the next call when it %s',
  async (_, permit, made, closes) => {
    const refusal: Refusal = { granted: false, because: 'paused', reason: 'denied', waitMs: 30_000 }
    const { call, pauses } = setUp([{ ...granted, ...permit, trial: true }, refusal])
    const { bulk: __, ...interactive } = bulkCallContext()
    await call(bought, interactive, made).catch(() => {})
    expect(pauses).toEqual(closes)
  },
)

it.each([
  ['a minute before midnight', '2026-11-20T07:59:00Z', 60_000],
  ['at midnight', '2026-11-20T08:00:00Z', 30_000],
  ['at ten past midnight', '2026-11-20T08:10:00Z', 30_000],
  ['at a quarter past midnight', '2026-11-20T08:15:00Z', 23.75 * 3_600_000],
])(
  '%s Pacific, a day that the provider calls used up pauses the SKU (%s: %i ms)',
  async (_, at, forMs) => {
    const { call, pauses } = setUp([], () => Date.parse(at))
    const usedUp = async () => {
      throw new ProviderError('over_day', 'the day is over')
    }
    await expect(call(bought, bulkCallContext(), usedUp)).rejects.toMatchObject({
      error: 'QUOTA_USED_UP',
      retryAfterMs: forMs,
    })
    expect(pauses).toEqual([`day ${forMs} ms`])
  },
)
