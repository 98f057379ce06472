import { Redis } from 'ioredis'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TEST_INPUTS } from '../../services/sandbox/test-inputs.ts'
import { reopenSku } from '../../shared/quota/limiter.ts'
import { inShort, observe } from '../support/load.ts'
import { secondsToPacificMidnight } from '../support/pacific.ts'
import { type Answer, type Stack, startStack } from '../support/stack.ts'

const placeId = 'SBX_gb-10-downing-street'
/** Each another one, so that identical requests don't share a call. */
const languageOf = (n: number) => 'ab'.charAt(n / 26) + String.fromCharCode(97 + (n % 26))
const providerTimeoutMs = 1000
const deadlineMs = 5000
const graceMs = 1000

/** What a caller gets for each fault of the provider: 8003 it failed, 8005 it makes no sense, 8004 it denies, 7001 it is used up. */
const expected = {
  slow: '503 8003',
  hang: '503 8003',
  http503: '503 8003',
  http500: '503 8003',
  unknownError: '503 8003',
  reset: '503 8003',
  malformed: '502 8005',
  html: '502 8005',
  null: '502 8005',
  keyDenied: '503 8004',
  rateLimit: '503 7001',
  dailyLimit: '503 7001',
} as const

/** What may pass is tried twice more; the rest isn't. */
const callsFor = (outcome: string) => (outcome === '503 8003' ? 3 : 1)

const cases = TEST_INPUTS.map(({ fault, text, placeId }) => ({
  fault,
  text,
  placeId,
  outcome: expected[fault],
  calls: callsFor(expected[fault]),
}))

function retryAfterOf({ headers }: Answer): number {
  return Number(headers.get('retry-after') ?? Number.NaN)
}

describe.each(['new', 'legacy'] as const)('when the provider fails, over the %s edition', (edition) => {
  let stack: Stack
  let redis: Redis
  beforeAll(async () => {
    const env = { PROVIDER_TIMEOUT_MS: String(providerTimeoutMs), QUOTA_DETAILS_PER_MINUTE: 'unlimited' }
    stack = await startStack({ edition, env })
    redis = new Redis(stack.redisUrl)
  })
  afterAll(async () => {
    redis?.disconnect()
    await stack?.close()
  })
  /** As if a long time had passed since the last failure: no call is closed off, and the breakers see that nearly all is well. */
  async function allIsWell(): Promise<void> {
    for (const sku of ['autocomplete', 'details'] as const) await reopenSku(redis, sku)
    await stack.sandbox.reset()
    const well = (n: number) => [
      stack.autocomplete({ input: `${n} rue de la paix` }),
      stack.details({ placeId, language: languageOf(n) }),
    ]
    await expect
      .poll(
        async () =>
          (await Promise.all(Array.from({ length: 20 }, (_, n) => well(n)).flat())).map(({ status }) => status),
        {
          timeout: 20_000,
        },
      )
      .toEqual(Array(40).fill(200))
    await stack.sandbox.reset()
  }
  beforeEach(allIsWell)

  const kinds = {
    autocomplete: (input: string) => stack.autocomplete({ input }),
    details: (placeId: string) => stack.details({ placeId }),
  }

  describe.each(['autocomplete', 'details'] as const)('%s', (kind) => {
    it.each(cases)('answers $outcome to $fault, after $calls calls', async ({ text, placeId, outcome, calls }) => {
      const seen = await observe(() => kinds[kind](kind === 'details' ? placeId : text))
      expect(inShort(seen)).toBe(outcome)
      expect(seen.ms).toBeLessThan(deadlineMs + graceMs)
      expect(seen.answer?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
      expect(seen.answer?.headers.get('x-provider-calls')).toBe(String(calls))
      expect(JSON.stringify(seen.answer?.body)).not.toMatch(/test-provider-key|stack|127\.0\.0\.1/)
      expect((await stack.sandbox.usage())[kind].calls).toBe(calls)
    })
  })

  it('says to come back after a minute, or after midnight Pacific, when the provider refuses for so long', async () => {
    await stack.sandbox.behave({ quotaPerMinute: { autocomplete: 0 } })
    expect(retryAfterOf(await kinds.autocomplete('10 downing street'))).toBe(60)
    await allIsWell()
    await stack.sandbox.behave({ quotaPerDay: { autocomplete: 0 } })
    const untilMidnight = retryAfterOf(await kinds.autocomplete('10 downing street'))
    expect(Math.abs(untilMidnight - secondsToPacificMidnight())).toBeLessThan(10)
  })

  it.each([
    [{ outage: true }, '503 8003'],
    // Legacy has one status for "billing is off" and "too many calls" (provider-contract §7).
    [{ billingDisabled: true }, edition === 'new' ? '503 8004' : '503 7001'],
    [{ quotaPerMinute: { autocomplete: 0 } }, '503 7001'],
    [{ quotaPerDay: { autocomplete: 0 } }, '503 7001'],
  ])('answers while it lasts: %j → %s', async (behaviour, outcome) => {
    await stack.sandbox.behave(behaviour)
    expect(inShort(await observe(() => kinds.autocomplete('10 downing street')))).toBe(outcome)
    await allIsWell()
    expect(inShort(await observe(() => kinds.autocomplete('10 downing street')))).toBe('200')
  })

  it('answers 503 8003 while the provider is away, and 200 when it is back', async () => {
    await stack.sandbox.stop()
    for (const ask of [() => kinds.autocomplete('10 downing street'), () => kinds.details('SBX_moved')]) {
      const seen = await observe(ask)
      expect(inShort(seen)).toBe('503 8003')
      expect(seen.ms).toBeLessThan(deadlineMs)
    }
    await stack.sandbox.start()
    expect(inShort(await observe(() => kinds.autocomplete('10 downing street')))).toBe('200')
  })
})
