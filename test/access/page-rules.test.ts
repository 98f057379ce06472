import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { claimsOf, newPage, pageIn } from '../../services/edge/access/page.ts'
import { pageLimits } from '../../services/edge/access/page-limits.ts'
import { createUnknownTokens } from '../../services/edge/access/unknown-tokens.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }))
afterEach(() => void vi.useRealTimers())

describe('a page token’s page', () => {
  it('is read from the claims of the token unchanged', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 60, max: 86_400 }),
        fc.option(fc.webUrl(), { nil: undefined }),
        (lifeSeconds, origin) => {
          const page = newPage(lifeSeconds, origin, Date.now())
          expect(pageIn(JSON.parse(JSON.stringify(claimsOf(page))))).toEqual(page)
          expect(page.untilMs - Date.now()).toBeLessThanOrEqual(lifeSeconds * 1000)
        },
      ),
    )
  })

  it('ends at its own expiry, whatever the expiry of the token', () => {
    const claims = claimsOf(newPage(60, undefined, Date.now()))
    vi.advanceTimersByTime(61_000)
    expect(() => pageIn({ ...claims, exp: Date.now() })).toThrow('The page has ended')
  })

  it('is required in full by a token with the page scope, and not read from a token with another scope', () => {
    const { page_until: _, ...incomplete } = claimsOf(newPage(60, undefined, Date.now()))
    expect(() => pageIn(incomplete)).toThrow()
    expect(pageIn({ ...incomplete, scope: 'address' })).toBeUndefined()
  })
})

describe('the rate limits of a page', () => {
  const rates = { page: 1, pageDay: 2, pageNetwork: 3, pageNetworkDay: 4 }
  const page = newPage(60, undefined, 0)
  const who = (clientId: string, ip: string) =>
    pageLimits({ clientId, page, ip }, rates)
      .flat()
      .map((limit) => `${limit.name} ${limit.who}`)

  it('are those of its network, whichever address of the network calls', () => {
    expect(who('shop', '2001:db8::1')).toEqual(who('shop', '2001:db8::2'))
  })

  it.each([
    ['another network', who('shop', '198.18.0.2')],
    ['another client', who('rival', '198.18.0.1')],
  ])('are separate from those of %s', (_, others) => {
    expect(new Set([...who('shop', '198.18.0.1'), ...others]).size).toBe(8)
  })
})

describe('the verification of unknown tokens', () => {
  it('fails no more often in a minute than the limit, and valid tokens do not count', () => {
    const events = fc.array(
      fc.record({
        network: fc.constantFrom('one', 'other'),
        isGood: fc.boolean(),
        passMs: fc.constantFrom(0, 0, 0, 7000, 61_000),
      }),
      { maxLength: 200 },
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), events, (max, shown) => {
        const unknownTokens = createUnknownTokens(max)
        const minutes = new Map<string, { endsAtMs: number; failed: number }>()
        for (const { network, isGood, passMs } of shown) {
          vi.advanceTimersByTime(passMs)
          const nowMs = performance.now()
          const last = minutes.get(network)
          const minute =
            last && nowMs < last.endsAtMs ? last : { endsAtMs: nowMs + 60_000, failed: 0 }
          minutes.set(network, minute)
          const { isOver, resetMs } = unknownTokens.count(network)
          expect(isOver).toBe(minute.failed === max)
          expect(resetMs).toBeCloseTo(minute.endsAtMs - nowMs)
          if (isGood && !isOver) unknownTokens.refund(network)
          else if (!isOver) minute.failed += 1
        }
      }),
    )
  })
})
