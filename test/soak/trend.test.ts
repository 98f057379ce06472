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

  it('counts memory as flat if it returns to where it was, and as grown if it does not', () => {
    const collected = [100, 200, 300, 100, 200, 300, 100, 300, 300].map((value) => value * 1e6)
    expect(trendOf(series(collected, 'memory'), 0)).toMatchObject({
      first: 200e6,
      last: 300e6,
      flat: true,
    })
    const kept = [100, 200, 300, 150, 250, 350, 200, 300, 400].map((value) => value * 1e6)
    expect(trendOf(series(kept, 'memory'), 0)).toMatchObject({
      first: 200e6,
      last: 300e6,
      flat: false,
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
