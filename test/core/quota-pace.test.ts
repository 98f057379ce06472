import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limitsWith, maxInWindow } from './quota-model.ts'
import { playRefusals, realLimit } from './refusing-provider.ts'

const minuteUs = 60_000_000
const seeds = fc.integer({ min: 1, max: 2 ** 31 - 2 })

/** Numbers from 0 to 1 that look like chance (Park and Miller's generator). */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % (2 ** 31 - 1)
    return state / (2 ** 31 - 1)
  }
}

const within = (times: number[], fromUs: number, toUs: number) =>
  times.filter((at) => at >= fromUs && at < toUs).length
const usual = { latencyUs: 80_000, callers: 30 }

/**
 * Plays a provider that accepts a part of the quota. `check` gets the share of that which was used
 * between two minutes, and the refused calls for each accepted one.
 */
function forAnyLimit(
  part: { from: number; to: number },
  [from, to]: readonly [number, number],
  check: (used: number, refused: number) => void,
): void {
  const parts = fc.double({ min: part.from, max: part.to, noNaN: true })
  fc.assert(
    fc.property(parts, fc.constantFrom(1, 0.5), seeds, (share, refuseShare, seed) => {
      const random = chance(seed)
      const minute = 1200
      const limit = Math.round(minute * share)
      const { accepted, refused } = playRefusals(limitsWith({ minute }), {
        ...usual,
        refuses: realLimit(limit, refuseShare, random),
        random,
        lengthUs: to * minuteUs,
      })
      const got = within(accepted, from * minuteUs, to * minuteUs)
      check(got / ((to - from) * limit), within(refused, from * minuteUs, to * minuteUs) / got)
    }),
    { numRuns: 12 },
  )
}

describe('the pace of calls to a provider that refuses some', () => {
  it.each([
    { from: 0.3, to: 0.95, used: 0.85, refused: 0.12 },
    { from: 0.1, to: 0.3, used: 0.8, refused: 0.16 },
  ])('reaches the real limit and stays near it: $from to $to of the quota', (row) => {
    forAnyLimit(row, [3, 7], (used, refused) => {
      expect(used).toBeGreaterThan(row.used)
      expect(refused).toBeLessThan(row.refused)
    })
  })

  it('finds the real limit within a minute, with few calls that are refused', () => {
    forAnyLimit({ from: 0.3, to: 0.95 }, [1, 2.5], (used, refused) => {
      expect(used).toBeGreaterThan(0.8)
      expect(refused).toBeLessThan(0.04)
    })
  })

  it('loses less than two seconds of calls, and a twentieth of the pace, after a single refusal', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 2000 }), seeds, (nth, seed) => {
        let calls = 0
        const played = playRefusals(limitsWith({ minute: 1200 }), {
          ...usual,
          refuses: () => ++calls === nth,
          random: chance(seed),
          lengthUs: 3 * minuteUs,
        })
        expect(played.refused).toHaveLength(1)
        expect(Math.min(...played.paces.map(({ pace }) => pace))).toBeGreaterThanOrEqual(0.949)
        expect(played.closures).toHaveLength(1)
        const at = played.refused[0] ?? 0
        expect(played.accepted.some((call) => call > at + 80_000 && call < at + 2e6)).toBe(true)
      }),
      { numRuns: 20 },
    )
  })

  it('does not fall below what the provider accepted before it refused calls for minutes', () => {
    const { accepted, refused, closures, paces } = playRefusals(limitsWith({ minute: 1200 }), {
      ...usual,
      refuses: (at) => at > 2 * minuteUs && at < 5 * minuteUs,
      random: chance(7),
      lengthUs: 8 * minuteUs,
    })
    // Few calls are lost meanwhile: pauses grow to ten seconds, and after a minute to a minute.
    expect(refused.length).toBeLessThan(40)
    expect(closures.length).toBeLessThan(19)
    expect(Math.max(...closures.map(({ forUs }) => forUs))).toBeLessThanOrEqual(minuteUs)
    expect(within(accepted, 6 * minuteUs, 7 * minuteUs)).toBeGreaterThan(1000)
    expect(Math.min(...paces.map(({ pace }) => pace))).toBeGreaterThan(0.9)
    expect(paces.at(-1)?.pace).toBe(1)
  })

  it('never allows more calls in a sliding minute than the quota', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 60, max: 1200 }),
        fc.double({ min: 0, max: 0.2, noNaN: true }),
        seeds,
        (minute, refuseShare, seed) => {
          const random = chance(seed)
          const { accepted, refused } = playRefusals(limitsWith({ minute }), {
            ...usual,
            refuses: () => random() < refuseShare,
            random,
            lengthUs: 3 * minuteUs,
          })
          expect(maxInWindow([...accepted, ...refused], minuteUs)).toBeLessThanOrEqual(minute)
        },
      ),
      { numRuns: 20 },
    )
  })
})
