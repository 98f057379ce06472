import type { StrategyName } from '../verdict/strategies.ts'
import { rowBilledAs } from './charges.ts'
import { listMicroUsd, rowCalls } from './prices.ts'
import type { Edition } from './skus.ts'

/** How much of a budget is used, from 0. A budget of 0 is used up. */
export const usedShare = (used: number, budget: number): number =>
  budget === 0 ? 1 : used / budget

/**
 * The list price of the dearest call of an edition and a strategy, in millionths of a US dollar.
 * Such calls are refused when less is left of a budget.
 */
export const dearestMicroUsd = (edition: Edition, strategy: StrategyName): number =>
  Math.max(
    ...['autocomplete' as const, 'details' as const, ...rowCalls[strategy]].map((sku) =>
      listMicroUsd(rowBilledAs(edition, sku)),
    ),
  )
