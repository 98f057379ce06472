import { beforeEach, describe, expect, it } from 'vitest'
import { inShort, type Outcome, observe, tally } from '../support/load.ts'
import { secondsToPacificMidnight } from '../support/pacific.ts'
import { maxSeenPerSecond } from '../support/seen-peak.ts'
import { useStack } from '../support/stack.ts'

const retryAfterOf = ({ answer }: Outcome) =>
  Number(answer?.headers.get('retry-after') ?? Number.NaN)
const downingStreet = { placeId: 'SBX_gb-10-downing-street' }

describe('the provider quota, with three workers and two edges', () => {
  const perSecond = 5
  const stack = useStack({
    workers: 3,
    edges: 2,
    env: {
      QUOTA_AUTOCOMPLETE_PER_SECOND: String(perSecond),
      QUOTA_DETAILS_PER_MONTH: '0',
    },
  })
  beforeEach(() => stack.sandbox.reset())

  it('is never exceeded in any second, and requests above it get 503 7001', async () => {
    await stack.sandbox.behave({ latencyMs: 80 })
    const ask = (n: number) => stack.at(n % 2).autocomplete({ input: `${n} rue de la paix` })
    const outcomes = await Promise.all(Array.from({ length: 40 }, (_, n) => observe(() => ask(n))))
    const { autocomplete } = await stack.sandbox.usage()
    const counts = tally(outcomes)
    expect(Object.keys(counts).sort()).toEqual(['200', '503 7001'])
    expect(autocomplete.peakPerSecond).toBeLessThanOrEqual(maxSeenPerSecond(perSecond))
    expect(autocomplete.calls).toBe(counts['200'])
    // It is used, too: five seconds' worth, less the pacing at the edges, and less late permits on
    // a busy machine.
    expect(autocomplete.calls).toBeGreaterThan(perSecond)
  })

  it('of 0 allows no call', async () => {
    const outcome = await observe(() => stack.details(downingStreet))
    expect(inShort(outcome)).toBe('503 7001')
    expect(retryAfterOf(outcome)).toBeGreaterThan(3600)
    expect((await stack.sandbox.usage()).details.calls).toBe(0)
  })
})

describe('a provider that cannot be reached', () => {
  const perDay = 2
  const stack = useStack({ env: { QUOTA_DETAILS_PER_DAY: String(perDay) } })

  it('uses up no quota of the day', async () => {
    await stack.sandbox.stop()
    for (let n = 0; n < 2 * perDay; n += 1)
      expect(inShort(await observe(() => stack.details(downingStreet)))).toMatch(/^50[234] /)
    await stack.sandbox.start()
    // Not at once: a circuit breaker may be open.
    await expect
      .poll(async () => inShort(await observe(() => stack.details(downingStreet))), {
        timeout: 20_000,
      })
      .toBe('200')
    expect(inShort(await observe(() => stack.details(downingStreet)))).toBe('200')
    expect(inShort(await observe(() => stack.details(downingStreet)))).toBe('503 7001')
  })
})

describe('a provider quota that is used up', () => {
  const perMinute = 3
  const asked = 10
  const perDay = 2
  const stack = useStack({
    workers: 3,
    env: {
      QUOTA_AUTOCOMPLETE_PER_MINUTE: String(perMinute),
      QUOTA_DETAILS_PER_DAY: String(perDay),
    },
  })

  it('answers 503 7001 until the next minute', async () => {
    const outcomes: Outcome[] = []
    for (let n = 0; n < asked; n += 1)
      outcomes.push(await observe(() => stack.autocomplete({ input: `${n} rue de la paix` })))
    const refused = outcomes.filter((outcome) => inShort(outcome) === '503 7001')
    expect(refused.length).toBeGreaterThanOrEqual(asked - perMinute)
    for (const outcome of refused) {
      expect(retryAfterOf(outcome)).toBeGreaterThan(0)
      expect(retryAfterOf(outcome)).toBeLessThanOrEqual(60)
    }
    const { autocomplete } = await stack.sandbox.usage()
    expect(autocomplete.calls).toBe(asked - refused.length)
    expect(autocomplete.peakPerMinute).toBeLessThanOrEqual(perMinute)
  })

  it('answers 503 7001 until midnight Pacific when it is the daily quota, at every worker', async () => {
    for (let n = 0; n < perDay; n += 1) {
      const outcome = await observe(() => stack.details(downingStreet))
      const seen = JSON.stringify([outcome.answer?.body, await stack.sandbox.usage()])
      expect(inShort(outcome), seen).toBe('200')
    }
    for (let n = 0; n < 5; n += 1) {
      const outcome = await observe(() => stack.details(downingStreet))
      expect(inShort(outcome)).toBe('503 7001')
      expect(Math.abs(retryAfterOf(outcome) - secondsToPacificMidnight())).toBeLessThan(10)
    }
    expect((await stack.sandbox.usage()).details.calls).toBe(perDay)
  })
})
