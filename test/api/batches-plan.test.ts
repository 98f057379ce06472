import { describe, expect, it } from 'vitest'
import { planOf } from '../../services/edge/batches/plan.ts'
import type { LimitsData } from '../../shared/api/limits.ts'

const now = Date.UTC(2026, 10, 20, 20)
const hourMs = 3_600_000
const daySeconds = 86_400
/** Midnight is four hours away. */
const resetsAt = now + 4 * hourMs

const limits = (...quotas: LimitsData['quotas']) => ({
  quotas,
  budgets: [] as LimitsData['budgets'],
  interactiveReserve: 0,
})
const minute = (calls: LimitsData['quotas'][number]['calls'], limit: number) => ({
  calls,
  window: 'minute' as const,
  limit,
})
const day = (limit: number, left: number) => ({
  calls: 'details' as const,
  window: 'day' as const,
  limit,
  used: limit - left,
  left,
  resetsAt,
})
const secondsOf = (rows: number, ...quotas: LimitsData['quotas']) =>
  planOf(rows, 'places', 'new', limits(...quotas), now).seconds

describe('the plan of a batch', () => {
  it.each([
    ['places', 'new', 7.83, ['Autocomplete Requests 2.83', 'Place Details Essentials 5']],
    [
      'places',
      'legacy',
      17,
      [
        'Autocomplete without Place Details, per session (legacy) 0',
        'Places Details with Basic Data (legacy) 17',
      ],
    ],
    ['geocoding', 'new', 5, ['Geocoding 5']],
    ['address-validation', 'legacy', 17, ['Address Validation Pro 17']],
  ] as const)(
    'with %s and the %s edition costs %d dollars for a thousand rows',
    (strategy, edition, usd, calls) => {
      const plan = planOf(1000, strategy, edition, limits(), now)
      expect(plan.usd).toBeCloseTo(usd)
      expect(plan.calls.map(({ billedAs, usd }) => `${billedAs} ${usd}`)).toEqual(calls)
      expect(plan.calls.every(({ calls }) => calls === 1000)).toBe(true)
    },
  )

  it('with a cascade costs nothing for rows that the free provider settles', () => {
    const plan = planOf(1000, 'cascade-geocoding', 'new', limits(), now)
    expect(plan).toMatchObject({ usd: 5, leastUsd: 0 })
    expect(planOf(1000, 'geocoding', 'new', limits(), now)).not.toHaveProperty('leastUsd')
  })
  it('with prices that have no exact binary form is exact to the millionth', () => {
    expect(planOf(3, 'places', 'new', limits(), now).usd).toBe(0.02349)
  })

  it.each<[string, number, LimitsData['quotas'], number | undefined]>([
    ['nothing', 0, [minute('details', 600)], 0],
    ['nothing, even when no call is allowed', 0, [minute('details', 0)], 0],
    ['as fast as we are, without a quota', 10_000, [], 10],
    [
      'as fast as its slowest call',
      1200,
      [minute('autocomplete', 12_000), minute('details', 600)],
      120,
    ],
    [
      'as fast as a quota per second',
      1000,
      [{ calls: 'details', window: 'second', limit: 50 }],
      20,
    ],
    ['without a look at quotas of other calls', 1000, [minute('geocoding', 1)], 1],
    ['within the day', 6000, [minute('details', 600), day(125_000, 125_000)], 600],
    [
      'until tomorrow, when the day is used up',
      600,
      [minute('details', 600), day(125_000, 0)],
      4 * 3600 + 60,
    ],
    ['the rest tomorrow', 1200, [minute('details', 600), day(125_000, 600)], 4 * 3600 + 60],
    [
      'days whose quota is more than its pace allows',
      900_000,
      [minute('details', 600), day(1_000_000, 0)],
      4 * 3600 + daySeconds + 3600,
    ],
    ['several days', 2500, [minute('details', 600), day(1000, 500)], 4 * 3600 + daySeconds + 100],
    [
      'several months',
      2500,
      [minute('details', 600), { ...day(1000, 0), window: 'month' }],
      4 * 3600 + 60 * daySeconds + 50,
    ],
    ['until the last call of today', 600, [minute('details', 600), day(1000, 600)], 60],
    ['for ever, when no call is allowed', 1, [minute('details', 0)], undefined],
    ['for ever, when no day has any', 1, [minute('details', 600), day(0, 0)], undefined],
  ])('takes %s', (_, rows, quotas, seconds) => {
    expect(secondsOf(rows, ...quotas)).toBe(seconds)
  })

  const budget = (
    window: 'day' | 'month',
    of: 'calls' | 'usd',
    limit: number,
    left: number,
  ): LimitsData['budgets'][number] => ({
    ...{ window, warning: false, resetsAt },
    [of]: { limit, used: limit - left, left },
  })
  it.each<[string, number, LimitsData['budgets'], number | undefined]>([
    [
      'as long as its slowest call, where a budget is enough',
      1200,
      [budget('day', 'usd', 20, 10)],
      120,
    ],
    [
      'as long as that, where what is left is enough to the cent',
      1000,
      [budget('day', 'usd', 10, 7.83)],
      100,
    ],
    [
      'until tomorrow, when the money of the day is used up',
      1000,
      [budget('day', 'usd', 10, 0)],
      4 * 3600 + 100,
    ],
    [
      'several days, at so many dollars a day',
      1000,
      [budget('day', 'usd', 3.915, 0)],
      4 * 3600 + daySeconds + 50,
    ],
    ['several months', 1000, [budget('month', 'usd', 3.915, 0)], 4 * 3600 + 30 * daySeconds + 50],
    [
      'several days, at so many calls a day',
      1000,
      [budget('day', 'calls', 1000, 0)],
      4 * 3600 + daySeconds + 50,
    ],
    [
      'as long as the smallest of several budgets asks for',
      1000,
      [budget('day', 'usd', 100, 100), budget('day', 'usd', 10, 0)],
      4 * 3600 + 100,
    ],
    ['for ever, when a budget allows nothing', 1, [budget('month', 'usd', 0, 0)], undefined],
    ['for ever, when a budget is less than a call', 1, [budget('day', 'usd', 0.004, 0)], undefined],
    ['nothing, when there is nothing to do', 0, [budget('month', 'usd', 0, 0)], 0],
  ])('with a budget takes %s', (_, rows, budgets, seconds) => {
    const given = { ...limits(minute('details', 600)), budgets }
    expect(planOf(rows, 'places', 'new', given, now).seconds).toBe(seconds)
  })

  describe('where checkouts have a reserve of a fifth, which shrinks,', () => {
    const secondsOf = (
      rows: number,
      quotas: LimitsData['quotas'],
      budgets: LimitsData['budgets'] = [],
    ) => {
      const given = { quotas, budgets, interactiveReserve: 0.2 }
      return planOf(rows, 'places', 'new', given, now).seconds
    }
    const perMinute = minute('details', 600)
    it.each([
      // At this hour a sixth of the fifth is left.
      ['as long as its calls, where they leave it', 960, [day(1000, 1000)], 96],
      ['until it is small enough', 990, [day(1000, 1000)], 4 * 3600 - 0.01 * 5 * daySeconds],
      ['until midnight, where it needs the last call', 600, [day(1000, 600)], 4 * 3600],
      ['until it is small enough tomorrow', 900, [day(1000, 0)], 16 * 3600],
      ['as long as its calls tomorrow, where they leave it', 800, [day(1000, 0)], 4 * 3600 + 80],
      [
        'until it is small enough this month',
        990,
        [{ ...day(1000, 1000), window: 'month' as const, resetsAt: now + 10 * daySeconds * 1000 }],
        (10 - 0.01 * 5 * 30) * daySeconds,
      ],
    ])('takes %s', (_, rows, quotas, seconds) => {
      expect(secondsOf(rows, [perMinute, ...quotas])).toBe(seconds)
    })
    it.each([
      ['as long as its calls, where they leave it', budget('day', 'usd', 20, 10), 100],
      ['until midnight for the last cent', budget('day', 'usd', 10, 7.83), 4 * 3600],
      ['until midnight for the last call', budget('day', 'calls', 2000, 2000), 4 * 3600],
    ])('with a budget takes %s', (_, given, seconds) => {
      expect(secondsOf(1000, [perMinute], [given])).toBe(seconds)
    })
  })

  it('of a strategy that costs nothing needs no money', () => {
    const given = { ...limits(), budgets: [budget('day', 'usd', 0, 0)] }
    expect(planOf(1000, 'osm', 'new', given, now)).toMatchObject({ seconds: 1, withinBudget: true })
  })

  it.each([
    ['no budget', [], true],
    ['enough of both', [{ calls: 2000, usd: 7.83 }], true],
    ['enough calls, whatever they cost', [{ calls: 2000 }], true],
    ['a call too few', [{ calls: 1999, usd: 8 }], false],
    ['a cent too little in one of them', [{ usd: 100 }, { usd: 7.82 }], false],
  ])('with %s says whether the budget is enough', (_, lefts, isEnough) => {
    const part = (left: number | undefined) =>
      left === undefined ? undefined : { limit: left, used: 0, left }
    const budgets = (lefts as { calls?: number; usd?: number }[]).map(({ calls, usd }) => ({
      window: 'day' as const,
      warning: false,
      resetsAt,
      ...(calls !== undefined && { calls: part(calls) }),
      ...(usd !== undefined && { usd: part(usd) }),
    })) as LimitsData['budgets']
    expect(planOf(1000, 'places', 'new', { ...limits(), budgets }, now).withinBudget).toBe(isEnough)
  })
})
