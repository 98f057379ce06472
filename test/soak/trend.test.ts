import { describe, expect, it } from 'vitest'
import { isFlat, type Rule, type Series, slope, trendOf } from './trend.ts'

const series = (values: number[], rule: Rule = 'count'): Series => ({
  name: 'keys',
  unit: '',
  rule,
  points: values.map((value, index) => ({ at: index * 10, value })),
})

describe('A trend of measurements', () => {
  it('compares the first third with the last one, after the warm-up', () => {
    const trend = trendOf(series([900, 500, 1, 2, 3, 70, 80, 90, 4, 5, 60]), 20)
    expect(trend).toMatchObject({ first: 2, last: 5, flat: true })
  })

  it('has the slope of the regression line, per hour', () => {
    expect(trendOf(series([0, 1, 2, 3, 4]), 0).perHour).toBeCloseTo(360)
    expect(trendOf(series([9999, 7, 7, 7, 7]), 10).perHour).toBe(0)
    // By hand: mean 2 at 10 s, covariance 10 × 1 + 10 × 2 = 30, variance 200.
    expect(
      slope([
        { at: 0, value: 1 },
        { at: 10, value: 1 },
        { at: 20, value: 4 },
      ]),
    ).toBeCloseTo(0.15)
  })

  it('leaves out values that could not be read', () => {
    expect(trendOf(series([1, Number.NaN, 1, 1]), 0)).toMatchObject({
      first: 1,
      last: 1,
      perHour: 0,
    })
  })

  it('notices a leak of 3 MB a minute in the heap, and one of a socket a minute', () => {
    const afterEachMinute = (value: (minute: number) => number) =>
      Array.from({ length: 12 }, (_, minute) => value(minute))
    const noise = (minute: number) => [0, 3, -2, 1][minute % 4] ?? 0
    const heap = (leak: number) =>
      series(
        afterEachMinute((minute) => (60 + noise(minute) + leak * minute) * 1e6),
        'memory',
      )
    expect(trendOf(heap(0), 0).flat).toBe(true)
    expect(trendOf(heap(3), 0).flat).toBe(false)
    const sockets = (leak: number) => series(afterEachMinute((minute) => 20 + leak * minute))
    expect(trendOf(sockets(0), 0).flat).toBe(true)
    expect(trendOf(sockets(1), 0).flat).toBe(false)
  })

  describe('of delays', () => {
    /** Fifteen readings of a product, beside neighbours who come after two thirds. */
    const delays = (values: number[], disturbed: (index: number) => boolean): Series => {
      const { points, ...rest } = series(values, 'delay')
      return {
        ...rest,
        points: points.map((point, index) => ({ ...point, disturbed: disturbed(index) })),
      }
    }
    const slowedByNeighbours = Array.from({ length: 15 }, (_, index) => (index < 10 ? 10 : 100))

    it('judges those that no neighbours disturbed', () => {
      expect(
        trendOf(
          delays(slowedByNeighbours, () => false),
          0,
        ).flat,
      ).toBe(false)
      expect(
        trendOf(
          delays(slowedByNeighbours, (index) => index >= 10),
          0,
        ),
      ).toMatchObject({
        last: 10,
        flat: true,
      })
      const slowedByItself = slowedByNeighbours.map((_, index) => 10 + 5 * index)
      expect(
        trendOf(
          delays(slowedByItself, (index) => index >= 10),
          0,
        ).flat,
      ).toBe(false)
    })

    it('says nothing where neighbours disturbed nearly all', () => {
      const trend = trendOf(
        delays(slowedByNeighbours, (index) => index >= 8),
        0,
      )
      expect(trend).toMatchObject({ last: 100, disturbed: true })
      expect(trend).not.toHaveProperty('flat')
    })

    it('judges the connections of a pool in the same way', () => {
      const pool = (disturbed: boolean) => ({
        ...delays(slowedByNeighbours, () => disturbed),
        rule: 'pool' as const,
      })
      expect(trendOf(pool(false), 0).flat).toBe(false)
      expect(trendOf(pool(true), 0)).toMatchObject({ disturbed: true })
    })

    it('are no excuse for memory', () => {
      const { points, ...rest } = delays(slowedByNeighbours, () => true)
      const kept = points.map((point) => ({ ...point, value: point.value * 1e6 }))
      expect(trendOf({ ...rest, rule: 'memory', points: kept }, 0).flat).toBe(false)
    })
  })

  it('has no verdict where no limit is set', () => {
    expect(trendOf(series([1, 1000, 2000], 'shown'), 0)).not.toHaveProperty('flat')
  })

  it('is not flat where there are no values', () => {
    expect(trendOf(series([1, 2]), 1000).flat).toBe(false)
  })

  it.each<[Exclude<Rule, 'shown'>, first: number, last: number, flat: boolean]>([
    ['memory', 200e6, 219e6, true],
    ['memory', 200e6, 221e6, false],
    ['memory', 10e6, 14.9e6, true],
    ['memory', 10e6, 15.1e6, false],
    ['memory', 200e6, 50e6, true],
    ['resident', 200e6, 239e6, true],
    ['resident', 200e6, 241e6, false],
    ['resident', 50e6, 79e6, true],
    ['count', 8, 13, true],
    ['count', 8, 14, false],
    ['count', 100, 110, true],
    ['count', 100, 111, false],
    ['keys', 40, 90, true],
    ['keys', 40, 91, false],
    ['delay', 100, 150, true],
    ['delay', 100, 151, false],
    ['delay', 2, 7, true],
    ['delay', 2, 7.5, false],
  ])('of %s from %d to %d: flat is %s', (rule, first, last, flat) => {
    expect(isFlat(first, last, rule)).toBe(flat)
  })
})
