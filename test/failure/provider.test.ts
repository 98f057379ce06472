import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TEST_INPUTS } from '../../services/sandbox/test-inputs.ts'
import { inShort, observe } from '../support/load.ts'
import { secondsToPacificMidnight } from '../support/pacific.ts'
import { type Answer, type Stack, startStack } from '../support/stack.ts'

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

const cases = TEST_INPUTS.map(({ fault, text, placeId }) => ({ fault, text, placeId, outcome: expected[fault] }))

function retryAfterOf({ headers }: Answer): number {
  return Number(headers.get('retry-after') ?? Number.NaN)
}

describe.each(['new', 'legacy'] as const)('when the provider fails, over the %s edition', (edition) => {
  let stack: Stack
  beforeAll(async () => {
    stack = await startStack({ edition, env: { PROVIDER_TIMEOUT_MS: String(providerTimeoutMs) } })
  })
  afterAll(() => stack?.close())
  beforeEach(() => stack.sandbox.reset())

  const kinds = {
    autocomplete: (input: string) => stack.autocomplete({ input }),
    details: (placeId: string) => stack.details({ placeId }),
  }

  describe.each(['autocomplete', 'details'] as const)('%s', (kind) => {
    it.each(cases)('answers $outcome to $fault, after one call', async ({ text, placeId, outcome }) => {
      const seen = await observe(() => kinds[kind](kind === 'details' ? placeId : text))
      expect(inShort(seen)).toBe(outcome)
      expect(seen.ms).toBeLessThan(deadlineMs + graceMs)
      expect(seen.answer?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
      expect(seen.answer?.headers.get('x-provider-calls')).toBe('1')
      expect(JSON.stringify(seen.answer?.body)).not.toMatch(/test-provider-key|stack|127\.0\.0\.1/)
      expect((await stack.sandbox.usage())[kind].calls).toBe(1)
    })
  })

  it('says to come back after a minute, or after midnight Pacific, when the provider refuses for so long', async () => {
    expect(retryAfterOf(await kinds.autocomplete('fault: rate limit'))).toBe(60)
    const untilMidnight = retryAfterOf(await kinds.autocomplete('fault: daily limit'))
    expect(Math.abs(untilMidnight - secondsToPacificMidnight())).toBeLessThan(10)
  })

  it.each([
    [{ outage: true }, '503 8003'],
    // Legacy has one status for "billing is off" and "too many calls" (provider-contract §7).
    [{ billingDisabled: true }, edition === 'new' ? '503 8004' : '503 7001'],
    [{ quotaPerMinute: { autocomplete: 0 } }, '503 7001'],
    [{ quotaPerDay: { autocomplete: 0 } }, '503 7001'],
  ])('answers while it lasts, and only so long: %j → %s', async (behaviour, outcome) => {
    await stack.sandbox.behave(behaviour)
    expect(inShort(await observe(() => kinds.autocomplete('10 downing street')))).toBe(outcome)
    await stack.sandbox.behave({})
    expect(inShort(await observe(() => kinds.autocomplete('10 downing street')))).toBe('200')
  })

  it('answers 503 8003 at once while the provider is away, and 200 when it is back', async () => {
    await stack.stopSandbox()
    for (const ask of [() => kinds.autocomplete('10 downing street'), () => kinds.details('SBX_moved')]) {
      const seen = await observe(ask)
      expect(inShort(seen)).toBe('503 8003')
      expect(seen.ms).toBeLessThan(providerTimeoutMs)
    }
    await stack.startSandbox()
    expect(inShort(await observe(() => kinds.autocomplete('10 downing street')))).toBe('200')
  })
})
