import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editions, skus } from '../../shared/billing/skus.ts'
import { defaultQuotas, type Quota } from '../../shared/quota/quota.ts'
import {
  allowsNothing,
  createPeriods,
  emptyAfterMs,
  maxIntervalUs,
  periodAt,
  permitHoldsMs,
  smoothWindows,
  untilPeriodEnds,
} from '../../shared/quota/windows.ts'
import { emptyQuotaState, limitsWith, maxInWindow, takeFromModel, wanted } from './quota-model.ts'

const secondUs = 1_000_000
const minuteUs = 60 * secondUs
const lengthsUs = { second: secondUs, minute: minuteUs }
/**
 * What `windows.ts` promises to allow for: calls that reach the provider so much later than
 * planned.
 */
const latestUs = 100_000
/** What steady demand gets of a window's limit at least. */
const usedShare = { second: 0.9, minute: 0.98 }
const startUs = Date.UTC(2026, 10, 20, 12) * 1000

interface Ask {
  gapUs: number
  maxWaitMs: number
  bulk: boolean
  clientId: string
}

/**
 * When the calls start that are asked for after these pauses; those that are refused are left out.
 */
function plannedTimes(quota: Quota, asks: Partial<Ask>[]) {
  const quotaState = emptyQuotaState()
  const limits = limitsWith(quota)
  let nowUs = startUs
  return asks.flatMap(({ gapUs = 0, ...asked }) => {
    nowUs += gapUs
    const [answer] = takeFromModel(quotaState, limits, nowUs, [wanted(asked)])
    return answer?.granted ? [nowUs + answer.waitMs * 1000] : []
  })
}

/** Crowds, trickles and pauses, of both classes. */
const asks = fc.array(
  fc.record({
    gapUs: fc.oneof(fc.constant(0), fc.nat(2000), fc.nat(200_000), fc.nat(3 * secondUs)),
    maxWaitMs: fc.oneof(fc.constant(0), fc.nat(5000)),
    bulk: fc.boolean(),
    clientId: fc.constantFrom('ann', 'ben'),
  }),
  { minLength: 1, maxLength: 600, size: 'max' },
)

describe('a paced window', () => {
  it('never has more calls than its limit in any sliding second, even when calls are late', () => {
    const second = fc.integer({ min: 1, max: 500 })
    const late = fc.infiniteStream(fc.nat(latestUs))
    fc.assert(
      fc.property(second, asks, late, (second, asked, late) => {
        const planned = plannedTimes({ second }, asked)
        expect(maxInWindow(planned, secondUs)).toBeLessThanOrEqual(second)
        const actual = planned.map((at) => at + (late.next().value ?? 0))
        expect(maxInWindow(actual, secondUs)).toBeLessThanOrEqual(second)
      }),
      { numRuns: 100 },
    )
  })
  it('holds together with a second one: neither limit is passed, even when calls are late', () => {
    const late = fc.infiniteStream(fc.nat(latestUs))
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 300 }),
        asks,
        late,
        (second, minute, asked, late) => {
          const actual = plannedTimes({ second, minute }, asked).map(
            (at) => at + (late.next().value ?? 0),
          )
          expect(maxInWindow(actual, secondUs)).toBeLessThanOrEqual(second)
          expect(maxInWindow(actual, minuteUs)).toBeLessThanOrEqual(minute)
        },
      ),
      { numRuns: 100 },
    )
  })
  it('lets a permit wait half of that before its call is sent, and without limit where there is no window', () => {
    expect(permitHoldsMs(smoothWindows({ minute: 600 }))).toBe(latestUs / 2000)
    expect(permitHoldsMs([])).toBe(Infinity)
  })
  it.each([
    ...skus.flatMap((sku) =>
      editions.flatMap((edition) => {
        const { minute } = defaultQuotas[edition][sku]
        return minute === undefined ? [] : [['minute', minute] as const]
      }),
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
    'per %s of %i is used by steady demand to 98 per cent of a minute or 90 of a second, without its first burst',
    (window, limit) => {
      const asked = Array.from({ length: limit + 200 }, () => ({ maxWaitMs: 1e9 }))
      const planned = plannedTimes({ [window]: limit }, asked)
      const steady = planned.filter((at) => at > startUs)
      const [first = 0, last = 0] = [steady[0], steady.at(-1)]
      const perWindow = ((steady.length - 1) / (last - first)) * lengthsUs[window]
      expect(perWindow / limit).toBeGreaterThanOrEqual(usedShare[window])
      expect(maxInWindow(planned, lengthsUs[window])).toBeLessThanOrEqual(limit)
    },
  )
  it('is absent where the quota has none', () => {
    expect(smoothWindows({ day: 5, month: 6 })).toEqual([])
  })
  it('is absent where a window allows no calls at all, as nothing is paced', () => {
    expect(smoothWindows({ second: 0, minute: 0 })).toEqual([])
  })
  it.each<[Quota, number]>([
    [{}, 0],
    [{ day: 5 }, 0],
    [{ second: 1 }, 1_100_000],
    [{ second: 1, minute: 600 }, 1_100_000],
    [{ second: 100, minute: 6 }, 10_016_667],
  ])('of %j has %i microseconds between two calls at an even pace', (quota, us) => {
    expect(maxIntervalUs(quota)).toBe(us)
  })
  it.each<[Quota, number]>([
    [{}, 0],
    [{ day: 5 }, 0],
    [{ second: 5 }, 1100],
    [{ minute: 5 }, 60_100],
    [{ second: 5, minute: 5 }, 60_100],
  ])('of %j is certainly empty %i ms after the last call', (quota, ms) => {
    expect(emptyAfterMs(quota)).toBe(ms)
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

describe("the provider's day", () => {
  it.each([
    ['2026-11-20T07:59:59.999Z', '2026-11-19', '2026-11'],
    ['2026-11-20T08:00:00.000Z', '2026-11-20', '2026-11'],
    ['2026-07-01T06:59:59.999Z', '2026-06-30', '2026-06'],
    ['2026-07-01T07:00:00.000Z', '2026-07-01', '2026-07'],
    ['2026-03-08T09:59:00.000Z', '2026-03-08', '2026-03'],
    ['2026-11-01T08:30:00.000Z', '2026-11-01', '2026-11'],
    ['2027-01-01T07:59:59.999Z', '2026-12-31', '2026-12'],
  ])('is in Pacific time: at %s it is %s', (at, day, month) => {
    expect(periodAt('day', Date.parse(at)).names[1]).toBe(day)
    expect(periodAt('month', Date.parse(at)).names[1]).toBe(month)
  })
  it('has its month beside it', () => {
    const at = Date.parse('2026-12-01T12:00:00Z')
    expect(periodAt('day', at)).toEqual({
      begins: Date.parse('2026-12-01T08:00:00Z'),
      ends: Date.parse('2026-12-02T08:00:00Z'),
      names: ['2026-11-30', '2026-12-01', '2026-12-02'],
    })
    expect(periodAt('month', at)).toEqual({
      begins: Date.parse('2026-12-01T08:00:00Z'),
      ends: Date.parse('2027-01-01T08:00:00Z'),
      names: ['2026-11', '2026-12', '2027-01'],
    })
  })
  it('is the same when it was computed before, also after it has ended or the clock was set back', () => {
    const periodsAt = createPeriods()
    const times = [
      '2026-11-30T12:00:00Z',
      '2026-12-01T07:59:59.999Z',
      '2026-12-01T08:00:00Z',
      '2026-11-29T00:00:00Z',
    ]
    for (const at of times.map(Date.parse))
      expect(periodsAt(at)).toEqual({ day: periodAt('day', at), month: periodAt('month', at) })
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
    ['minute', '2026-12-31T08:00:30.000Z', 60_000],
    ['second', '2026-12-31T08:00:00.500Z', 1000],
  ] as const)('(or month, or window): the %s of %s ends in %i ms', (name, at, ms) => {
    expect(untilPeriodEnds(name, Date.parse(at))).toBe(ms)
  })
  it('ends exactly when another begins, at any time', () => {
    const times = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2031, 0, 1) })
    fc.assert(
      fc.property(times, fc.constantFrom('day', 'month'), (at, name) => {
        const period = (time: number) => periodAt(name, time).names[1]
        const endsAt = at + untilPeriodEnds(name, at)
        expect(period(endsAt - 1)).toBe(period(at))
        expect(period(endsAt)).not.toBe(period(at))
        expect(periodAt(name, endsAt).begins).toBe(endsAt)
        expect(periodAt(name, at).names[2]).toBe(period(endsAt))
        expect(periodAt(name, endsAt).names[0]).toBe(period(at))
      }),
      { numRuns: 50 },
    )
  })
})
