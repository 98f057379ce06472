import type { LimitsData } from '../api/limits.ts'
import { listMicroUsd } from '../billing/prices.ts'

const cheapestUsd = listMicroUsd('newAutocomplete') / 1_000_000

/** Whether a budget has less left than the cheapest call costs: then no billed call is made. */
export const isUsedUp = ({ calls, usd }: LimitsData['budgets'][number]): boolean =>
  calls?.left === 0 || (usd !== undefined && usd.left < cheapestUsd)
