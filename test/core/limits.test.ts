import { describe, expect, it } from 'vitest'
import { serviceScope } from '../../shared/quota/keys.ts'
import { limitsOf, microUsdOf } from '../../shared/quota/limits.ts'

const quotas = {
  autocomplete: { minute: 10 },
  details: {},
  geocoding: {},
  validation: {},
  photon: {},
  nominatim: {},
}

describe('the limits of the environment', () => {
  it.each([
    ['none', {}, {}],
    ['a day', { budgetUsdPerDay: 2.5 }, { day: { microUsd: 2_500_000 } }],
    ['a month', { budgetUsdPerMonth: 40 }, { month: { microUsd: 40_000_000 } }],
    [
      'both',
      { budgetUsdPerDay: 2.5, budgetUsdPerMonth: 40 },
      { day: { microUsd: 2_500_000 }, month: { microUsd: 40_000_000 } },
    ],
    // A hard stop, which is not the same as no limit.
    ['nothing for a day', { budgetUsdPerDay: 0 }, { day: { microUsd: 0 } }],
  ])('include a budget for %s', (_, budgets, own) => {
    expect(
      limitsOf({ quotas, ...budgets, interactiveReservePercent: 20, bulkFloorPercent: 5 }),
    ).toEqual({
      quotas,
      budgets: new Map([[serviceScope, own]]),
      interactiveReserve: 0.2,
      bulkFloor: 0.05,
    })
  })
})

it.each([
  [1, 1_000_000],
  [0.00283, 2830],
  // Whole millionths, though 1.005 has no exact binary form.
  [1.005, 1_005_000],
])('budgets are read exactly: %d US dollars are %i millionths', (usd, microUsd) => {
  expect(microUsdOf(usd)).toBe(microUsd)
})
