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

describe('the pace of calls to a provider that refuses some', () => {
  it('reaches the real limit, where that is a tenth of the quota or more, and stays near it', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 0.95, noNaN: true }),
        fc.constantFrom(1, 0.5),
        seeds,
        (part, refuseShare, seed) => {
          const random = chance(seed)
          const minute = 1200
          const limit = Math.round(minute * part)
          const refuses = realLimit(limit, refuseShare, random)
          const { accepted, refused } = playRefusals(limitsWith({ minute }), {
            ...usual,
            refuses,
            random,
            lengthUs: 7 * minuteUs,
          })
          const from = 3 * minuteUs
          const got = within(accepted, from, 7 * minuteUs)
          expect(got / (4 * limit)).toBeGreaterThan(0.8)
          expect(within(refused, from, 7 * minuteUs) / got).toBeLessThan(0.16)
        },
      ),
      { numRuns: 12 },
    )
  })

  it('finds the real limit within a minute, with few calls that are refused', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.3, max: 0.95, noNaN: true }),
        fc.constantFrom(1, 0.5),
        seeds,
        (part, refuseShare, seed) => {
          const random = chance(seed)
          const minute = 1200
          const limit = Math.round(minute * part)
          const { accepted, refused } = playRefusals(limitsWith({ minute }), {
            ...usual,
            refuses: realLimit(limit, refuseShare, random),
            random,
            lengthUs: 2.5 * minuteUs,
          })
          const got = within(accepted, minuteUs, 2.5 * minuteUs)
          expect(got / (1.5 * limit)).toBeGreaterThan(0.8)
          expect(within(refused, minuteUs, 2.5 * minuteUs) / got).toBeLessThan(0.04)
        },
      ),
      { numRuns: 12 },
    )
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
    const { accepted, closures, paces } = playRefusals(limitsWith({ minute: 1200 }), {
      ...usual,
      refuses: (at) => at > 2 * minuteUs && at < 5 * minuteUs,
      random: chance(7),
      lengthUs: 8 * minuteUs,
    })
    // Few calls are lost meanwhile: each pause is up to twice as long as the one before.
    expect(closures.length).toBeLessThan(20)
    expect(Math.max(...closures.map(({ forUs }) => forUs))).toBeLessThanOrEqual(minuteUs)
    expect(within(accepted, 6 * minuteUs, 7 * minuteUs)).toBeGreaterThan(1000)
    expect(Math.min(...paces.map(({ pace }) => pace))).toBeGreaterThan(0.9)
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
