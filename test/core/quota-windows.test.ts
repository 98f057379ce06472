import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultQuotas, skus } from '../../shared/quota/quota.ts'
import { allowsNothing, calendarWindows, smoothWindows, untilPeriodEnds } from '../../shared/quota/windows.ts'
import { emptyQuota, mostInWindow, takeFromModel } from './quota-model.ts'

const secondUs = 1_000_000
const minuteUs = 60 * secondUs
const lengthsUs = { second: secondUs, minute: minuteUs }
/** What `windows.ts` promises to allow for: calls that start so much later than planned. */
const lateUs = { second: 100_000, minute: 100_000 }
/** What steady demand gets of a window's limit at least. */
const usedShare = { second: 0.9, minute: 0.98 }
const startUs = Date.UTC(2026, 10, 20) * 1000

/** When the calls start that are asked for after these pauses; those that are refused are left out. */
function plannedTimes(quota: { second?: number; minute?: number }, asks: { gapUs: number; longestWaitUs: number }[]) {
  const state = emptyQuota()
  const smooth = smoothWindows(quota)
  let nowUs = startUs
  return asks.flatMap(({ gapUs, longestWaitUs }) => {
    nowUs += gapUs
    const [outcome, wait] = takeFromModel(state, { nowUs, longestWaitUs, smooth, calendar: [] })
    return outcome === 1 ? [nowUs + wait] : []
  })
}

/** Crowds, trickles and pauses. */
const asks = fc.array(
  fc.record({
    gapUs: fc.oneof(fc.constant(0), fc.nat(2000), fc.nat(200_000), fc.nat(3 * secondUs)),
    longestWaitUs: fc.oneof(fc.constant(0), fc.nat(5 * secondUs)),
  }),
  { minLength: 1, maxLength: 600 },
)

describe('a smooth window', () => {
  it('never has more calls than its limit in any sliding second, even when calls are late', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        asks,
        fc.infiniteStream(fc.nat(lateUs.second)),
        (second, asked, late) => {
          const planned = plannedTimes({ second }, asked)
          expect(mostInWindow(planned, secondUs)).toBeLessThanOrEqual(second)
          const actual = planned.map((at) => at + (late.next().value ?? 0))
          expect(mostInWindow(actual, secondUs)).toBeLessThanOrEqual(second)
        },
      ),
      { numRuns: 150 },
    )
  })
  it('holds beside a second one: neither limit is passed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 300 }), asks, (second, minute, asked) => {
        const planned = plannedTimes({ second, minute }, asked)
        expect(mostInWindow(planned, secondUs)).toBeLessThanOrEqual(second)
        expect(mostInWindow(planned, minuteUs)).toBeLessThanOrEqual(minute)
      }),
      { numRuns: 100 },
    )
  })
  it.each([
    ...skus.flatMap((sku) =>
      (['new', 'legacy'] as const).map((edition) => ['minute', defaultQuotas[edition][sku].minute ?? 0] as const),
    ),
    ['minute', 1],
    ['minute', 99],
    ['minute', 100],
    ['minute', 100_000],
    ['second', 1],
    ['second', 10],
    ['second', 25],
    ['second', 199],
  ] as const)(
    'per %s of %i is used by steady demand to 98 %% of a minute, 90 %% of a second, its first burst left out',
    (window, limit) => {
      const asked = Array.from({ length: limit + 200 }, () => ({ gapUs: 0, longestWaitUs: Number.POSITIVE_INFINITY }))
      const planned = plannedTimes({ [window]: limit }, asked)
      const steady = planned.filter((at) => at > startUs)
      const [first = 0, last = 0] = [steady[0], steady.at(-1)]
      const perWindow = ((steady.length - 1) / (last - first)) * lengthsUs[window]
      expect(perWindow / limit).toBeGreaterThanOrEqual(usedShare[window])
      expect(mostInWindow(planned, lengthsUs[window])).toBeLessThanOrEqual(limit)
    },
  )
  it('is absent where the quota names none', () => {
    expect(smoothWindows({ day: 5, month: 6 })).toEqual([])
  })
})

describe('a quota', () => {
  it.each([
    [{}, false],
    [{ minute: 1 }, false],
    [{ second: 0 }, true],
    [{ minute: 600, day: 0 }, true],
    [{ month: 0 }, true],
  ])('of %j allows nothing: %s', (quota, nothing) => {
    expect(allowsNothing(quota)).toBe(nothing)
  })
})

describe('a day of the provider', () => {
  it.each([
    ['2026-11-20T07:59:59.999Z', '2026-11-19', '2026-11'],
    ['2026-11-20T08:00:00.000Z', '2026-11-20', '2026-11'],
    ['2026-07-01T06:59:59.999Z', '2026-06-30', '2026-06'],
    ['2026-07-01T07:00:00.000Z', '2026-07-01', '2026-07'],
    ['2026-03-08T09:59:00.000Z', '2026-03-08', '2026-03'],
    ['2026-11-01T08:30:00.000Z', '2026-11-01', '2026-11'],
    ['2027-01-01T07:59:59.999Z', '2026-12-31', '2026-12'],
  ])('is told in Pacific time: at %s it is %s', (at, day, month) => {
    const windows = calendarWindows({ minute: 5, day: 100, month: 1000 }, Date.parse(at))
    expect(windows).toEqual([
      { name: 'day', limit: 100, period: day },
      { name: 'month', limit: 1000, period: month },
    ])
  })

  const hour = 3_600_000
  it.each([
    ['day', '2026-11-20T07:59:59.999Z', 1],
    ['day', '2026-11-20T08:00:00.000Z', 24 * hour],
    ['day', '2026-07-04T06:59:00.000Z', 60_000],
    // The clocks go forward at 2 in the morning of 8 March, back on 1 November.
    ['day', '2026-03-07T08:00:00.000Z', 24 * hour],
    ['day', '2026-03-08T08:00:00.000Z', 23 * hour],
    ['day', '2026-03-08T10:30:00.000Z', 20.5 * hour],
    ['day', '2026-11-01T07:00:00.000Z', 25 * hour],
    ['day', '2026-11-01T09:30:00.000Z', 22.5 * hour],
    ['day', '2026-11-02T08:00:00.000Z', 24 * hour],
    ['day', '2028-02-29T08:00:00.000Z', 24 * hour],
    ['month', '2026-02-28T09:00:00.000Z', 23 * hour],
    ['month', '2026-03-01T08:00:00.000Z', 31 * 24 * hour - hour],
    ['month', '2026-11-01T07:00:00.000Z', 30 * 24 * hour + hour],
    ['month', '2026-12-31T08:00:00.000Z', 24 * hour],
  ] as const)('(or month): the %s of %s ends in %i ms', (name, at, ms) => {
    expect(untilPeriodEnds(name, Date.parse(at))).toBe(ms)
  })
  it('ends exactly when another begins, at any time', () => {
    const times = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2031, 0, 1) })
    fc.assert(
      fc.property(times, fc.constantFrom('day', 'month'), (at, name) => {
        const period = (time: number) => calendarWindows({ [name]: 1 }, time)[0]?.period
        const endsAt = at + untilPeriodEnds(name, at)
        expect(period(endsAt - 1)).toBe(period(at))
        expect(period(endsAt)).not.toBe(period(at))
      }),
      { numRuns: 50 },
    )
  })
})
