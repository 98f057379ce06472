import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { serviceScope } from '../../shared/quota/keys.ts'
import type { Limits } from '../../shared/quota/limits.ts'
import type { Wanted } from '../../shared/quota/permit.ts'
import { smoothWindows } from '../../shared/quota/windows.ts'
import {
  type Answer,
  budgetOf,
  emptyQuotaState,
  leadUs,
  limitsWith,
  takeFromModel,
  wanted,
} from './quota-model.ts'

/** A caller that repeats its request. */
interface JobClient extends Partial<Wanted> {
  /** The wait between an answer and the next request, in microseconds; finite. */
  pauseUs(answer: Answer): number
}

/** Until it is refused; then as soon as it was told to. */
const asTold = (answer: Answer) => (answer.granted ? 0 : Math.max(1, answer.waitMs * 1000))
/** Until it is refused; then soon again, whatever it was told. */
const impatient = (everyUs: number) => (answer: Answer) => (answer.granted ? 0 : everyUs)

const noonUs = Date.UTC(2026, 10, 20, 20) * 1000

/** The answers for each caller, without the first tenth of the time, until the state is steady. */
function play(limits: Limits, lengthUs: number, askers: JobClient[]): Answer[][] {
  const quotaState = emptyQuotaState()
  const answers = askers.map((): Answer[] => [])
  const next = askers.map((_, index) => index)
  for (;;) {
    const at = Math.min(...next)
    if (at >= lengthUs) return answers
    const index = next.indexOf(at)
    const { pauseUs, ...asked } = askers[index] ?? expect.fail()
    const [answer] = takeFromModel(quotaState, limits, Math.floor(noonUs + at), [wanted(asked)])
    if (!answer) return answers
    if (at >= lengthUs / 10) answers[index]?.push(answer)
    next[index] = at + pauseUs(answer)
  }
}

const countGranted = (answers: Answer[] = []) => answers.filter(({ granted }) => granted).length
const intervalUs = (minute: number) => smoothWindows({ minute })[0]?.intervalUs ?? 0
const minutes = fc.integer({ min: 60, max: 12_000 })
const bulk = { bulk: true, clientId: 'back office', maxWaitMs: 60_000 }
/** The approximate number of simulated calls. */
const playedCalls = 400
const seeds = fc.integer({ min: 1, max: 2 ** 31 - 2 })

/**
 * Numbers from 0 to 1 that look like chance (Park and Miller's generator): evenly spread, which a
 * property's own are not.
 */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % (2 ** 31 - 1)
    return state / (2 ** 31 - 1)
  }
}
/** From half of that to one and a half. */
const about = (us: number, random: () => number) => () => us * (0.5 + random())

describe('bulk work', () => {
  it('uses all of a quota that nothing else needs', () => {
    fc.assert(
      fc.property(minutes, (minute) => {
        const lengthUs = playedCalls * intervalUs(minute)
        const [answers] = play(limitsWith({ minute }), lengthUs, [{ ...bulk, pauseUs: asTold }])
        expect(countGranted(answers)).toBeGreaterThanOrEqual(0.9 * playedCalls - 1)
      }),
      { numRuns: 20 },
    )
  })
  it('uses what interactive calls leave', () => {
    fc.assert(
      fc.property(
        minutes,
        fc.double({ min: 0.1, max: 0.8, noNaN: true }),
        seeds,
        (minute, share, seed) => {
          const interval = intervalUs(minute)
          const interactive = {
            maxWaitMs: 4500,
            pauseUs: about(interval / share, chance(seed)),
          }
          const [own, others] = play(limitsWith({ minute }), playedCalls * interval, [
            { ...bulk, pauseUs: asTold },
            interactive,
          ])
          expect(countGranted(own) + countGranted(others)).toBeGreaterThanOrEqual(
            0.97 * 0.9 * playedCalls,
          )
        },
      ),
      { numRuns: 20 },
    )
  })
  it('delays an interactive call by at most one interval plus the time that it reserves ahead', () => {
    fc.assert(
      fc.property(minutes, fc.integer({ min: 0, max: 20 }), seeds, (minute, spread, seed) => {
        const interval = intervalUs(minute)
        const random = chance(seed)
        // Four calls in five intervals at most: more would be beyond the burst.
        const pauseUs = () => interval * (1.25 + spread * random())
        const askers = [
          { ...bulk, pauseUs: impatient(interval / 3) },
          { maxWaitMs: 60_000, pauseUs },
        ]
        const [, answers = []] = play(limitsWith({ minute }), playedCalls * interval, askers)
        for (const answer of answers) {
          expect(answer.granted).toBe(true)
          const aheadUs = leadUs(smoothWindows({ minute }))
          expect(answer.waitMs * 1000).toBeLessThanOrEqual(aheadUs + interval)
        }
      }),
      { numRuns: 30 },
    )
  })
  it.each([10, 25, 50, 100, 150])(
    'delays an interactive call by three calls at most where a second allows %i and no burst',
    (second) => {
      const interval = smoothWindows({ second })[0]?.intervalUs ?? 0
      const random = chance(second)
      const pauseUs = () => interval * (1.25 + 20 * random())
      const askers = [
        { ...bulk, pauseUs: impatient(interval / 3) },
        { maxWaitMs: 60_000, pauseUs },
      ]
      const [, answers = []] = play(limitsWith({ second }), playedCalls * interval, askers)
      const waits = answers.map(({ waitMs }) => waitMs * 1000)
      expect(waits.length).toBeGreaterThan(10)
      expect(Math.max(...waits)).toBeLessThanOrEqual(Math.max(3 * interval, 50_000 + interval))
    },
  )
  it('does not delay an interactive call where the burst is longer than that', () => {
    const minute = 6000
    const askers = [
      { ...bulk, pauseUs: impatient(1000) },
      { pauseUs: () => 10 * intervalUs(minute) },
    ]
    const [, answers] = play(limitsWith({ minute }), 1000 * intervalUs(minute), askers)
    expect(new Set(answers?.map(({ granted, waitMs }) => granted && waitMs === 0))).toEqual(
      new Set([true]),
    )
  })

  const shareBesides = (minute: number, floor: number, maxWaitMs: number) => {
    const interval = intervalUs(minute)
    const flood = { maxWaitMs, pauseUs: impatient(interval / 3) }
    // Long enough for bulk to have some calls.
    const lengthUs = Math.max(2 * playedCalls * interval, 20 * maxWaitMs * 1000)
    const [own, others] = play(limitsWith({ minute }, { bulkFloor: floor }), lengthUs, [
      { ...bulk, pauseUs: asTold },
      { ...flood, clientId: 'ann' },
    ])
    return countGranted(own) / (countGranted(own) + countGranted(others))
  }
  it.each([0.05, 0.1, 0.2])(
    'gets its floor of %f beside interactive calls that use up the quota and cannot wait',
    (floor) => {
      for (const minute of [600, 6000]) {
        expect(shareBesides(minute, floor, 0)).toBeGreaterThanOrEqual(0.8 * floor)
        expect(shareBesides(minute, floor, 0)).toBeLessThanOrEqual(1.1 * floor)
      }
    },
  )
  it.each([0.05, 0.1, 0.2])(
    'gets its floor of %f beside many waiting interactive calls',
    (floor) => {
      for (const minute of [600, 6000])
        expect(shareBesides(minute, floor, 4500)).toBeGreaterThanOrEqual(0.8 * floor)
    },
  )

  /** Pacific midnight before and after noon of 20 November. */
  const dayBeganUs = Date.UTC(2026, 10, 20, 8) * 1000
  const dayUs = 86_400_000_000
  const limitsOfDay = fc.constantFrom(
    ['a quota of calls', (limit: number) => limitsWith({ day: limit })],
    [
      'a budget of calls',
      (limit: number) => limitsWith({}, budgetOf(serviceScope, { day: { calls: limit } })),
    ],
    [
      'a budget of money',
      (limit: number) => limitsWith({}, budgetOf('ann', { day: { microUsd: 5000 * limit } })),
    ],
  )
  it('leaves the daily reserve to interactive calls, and the reserve shrinks towards midnight', () => {
    const moments = fc.array(
      fc.record({
        share: fc.double({ min: 0, max: 0.9999, noNaN: true }),
        bulk: fc.boolean(),
        calls: fc.nat(40),
      }),
      { minLength: 5, maxLength: 40 },
    )
    // Sixty-fourths are exact in binary: of hundredths the limiter may round one call away.
    const reserves = fc.integer({ min: 1, max: 64 }).map((value) => value / 64)
    fc.assert(
      fc.property(
        limitsOfDay,
        fc.integer({ min: 1, max: 300 }),
        reserves,
        moments,
        ([, limitsOf], limit, reserve, asked) => {
          const limits = { ...limitsOf(limit), interactiveReserve: reserve }
          const quotaState = emptyQuotaState()
          let used = 0
          for (const { share, bulk, calls } of asked.toSorted((a, b) => a.share - b.share)) {
            const nowUs = Math.floor(dayBeganUs + share * dayUs)
            const left = (dayBeganUs + dayUs - nowUs) / dayUs
            const most = bulk ? Math.floor(limit * (1 - reserve * left)) : limit
            const answers = takeFromModel(
              quotaState,
              limits,
              nowUs,
              Array.from({ length: calls }, () => wanted({ bulk })),
            )
            expect(countGranted(answers)).toBe(Math.max(0, Math.min(calls, most - used)))
            used += countGranted(answers)
          }
        },
      ),
      { numRuns: 100 },
    )
  })
})

describe('the fair share among many waiting clients', () => {
  /** Maximum waits in intervals: with less there is no queue. */
  const patience = fc.integer({ min: 20, max: 100 })
  const everyIntervals = fc.double({ min: 0.2, max: 0.6, noNaN: true })
  /** Repeats its request until it is refused, then retries soon. */
  const flood = (clientId: string, maxWaitMs: number, retryUs: () => number): JobClient => ({
    clientId,
    maxWaitMs,
    pauseUs: ({ granted }) => (granted ? 0 : retryUs()),
  })

  it('gives a client that asks for less than its share everything, whatever the others ask for', () => {
    const share = fc.double({ min: 0.05, max: 0.4, noNaN: true })
    // Even at the slowest pace it has more than one request a minute, so it stays known.
    const minutes = fc.integer({ min: 100, max: 12_000 })
    fc.assert(
      fc.property(
        minutes,
        patience,
        everyIntervals,
        share,
        seeds,
        (minute, intervals, every, share, seed) => {
          const interval = intervalUs(minute)
          const maxWaitMs = (intervals * interval) / 1000
          const random = chance(seed)
          const modest = {
            clientId: 'modest',
            maxWaitMs,
            pauseUs: about(interval / share, random),
          }
          const askers = [modest, flood('flooding', maxWaitMs, about(every * interval, random))]
          const [answers = []] = play(limitsWith({ minute }), playedCalls * interval, askers)
          expect(countGranted(answers)).toBeGreaterThanOrEqual(0.95 * answers.length)
        },
      ),
      { numRuns: 40 },
    )
  })
  it('soon admits a client that comes for the first time, however long another one was alone', () => {
    const minute = 600
    const maxWaitMs = 4500
    let asked = 0
    // It makes no request for two minutes, then one every half second for ten.
    const pauseUs = () => (asked++ % 21 === 0 ? 120_000_000 : 500_000)
    const askers = [
      flood('flooding', maxWaitMs, () => intervalUs(minute) / 5),
      { clientId: 'newcomer', maxWaitMs, pauseUs },
    ]
    const [, answers = []] = play(limitsWith({ minute }), 900_000_000, askers)
    const refused = answers.length - countGranted(answers)
    const visits = answers.length / 21
    expect(visits).toBeGreaterThan(4)
    // Never for longer than one call may wait.
    expect(refused / visits).toBeLessThanOrEqual(maxWaitMs / 500)
  })
  it('costs a client that is alone nothing of the quota', () => {
    fc.assert(
      fc.property(minutes, patience, everyIntervals, seeds, (minute, intervals, every, seed) => {
        const interval = intervalUs(minute)
        const alone = flood(
          'alone',
          (intervals * interval) / 1000,
          about(every * interval, chance(seed)),
        )
        const [answers] = play(limitsWith({ minute }), playedCalls * interval, [alone])
        expect(countGranted(answers)).toBeGreaterThanOrEqual(0.98 * 0.9 * playedCalls)
      }),
      { numRuns: 20 },
    )
  })
  it('gives each of several clients that ask for too much about the same share', () => {
    const clients = fc.array(everyIntervals, { minLength: 2, maxLength: 5 })
    fc.assert(
      fc.property(minutes, patience, clients, seeds, (minute, intervals, clients, seed) => {
        const interval = intervalUs(minute)
        const maxWaitMs = (intervals * interval) / 1000
        const random = chance(seed)
        const askers = clients.map((every, n) =>
          flood(`${n}`, maxWaitMs, about(every * interval, random)),
        )
        const granted = play(limitsWith({ minute }), 2 * playedCalls * interval, askers).map(
          countGranted,
        )
        const fair = (2 * 0.9 * playedCalls) / clients.length
        for (const count of granted) expect(count).toBeGreaterThanOrEqual(0.9 * fair)
      }),
      { numRuns: 40 },
    )
  })
})
