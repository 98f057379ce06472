import { listMicroUsd } from '../billing/prices.ts'

const cheapestUsd = listMicroUsd('newAutocomplete') / 1_000_000

/** What is left of a budget: calls, and US dollars at list price. */
interface Left {
  calls?: { left: number }
  usd?: { left: number }
}

/** Whether a budget has less left than the cheapest call costs: then no billed call is made. */
export const isUsedUp = ({ calls, usd }: Left): boolean =>
  calls?.left === 0 || (usd !== undefined && usd.left < cheapestUsd)
