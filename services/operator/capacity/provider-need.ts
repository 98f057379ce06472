import { type BillableCall, billedAs, billedInputs } from '../../../shared/billing/charges.ts'
import { type BillingSku, monthMicroUsd, prices, rowCalls } from '../../../shared/billing/prices.ts'
import { type Sku, skus } from '../../../shared/billing/skus.ts'
import { type QuotaWindow, quotaWindows } from '../../../shared/quota/quota.ts'
import { partsOf } from '../../../shared/verdict/strategies.ts'
import { type Demand, daysPerMonth, secondsPerDay } from './demand.ts'
import { measured } from './measured.ts'

/** Calls of one kind that a demand makes, in each window, and what the provider allows. */
export interface QuotaNeed {
  sku: Sku
  window: QuotaWindow
  calls: number
  /** Absent where there is no limit. */
  quota?: number
}

/** Calls for one unit of demand, a request or a row. */
interface Calls {
  sku: Sku
  billed: BillingSku
  /** Of them, those with a price: inputs beyond the twelfth of a session have none. */
  billedShare: number
  perUnit: number
}

/** What the provider must allow, and what it costs a month after free calls and discounts. */
export function providerNeed(demand: Demand): { quotas: QuotaNeed[]; usdPerMonth: number } {
  const { requestsPerSecond, rowsPerDay, averageShare } = demand
  const requests = callsOfRequest(demand).map((calls) => ({
    ...calls,
    peak: requestsPerSecond * calls.perUnit,
    perDay: requestsPerSecond * calls.perUnit * averageShare * secondsPerDay,
  }))
  const rows = callsOfRow(demand).map((calls) => ({
    ...calls,
    peak: (rowsPerDay * calls.perUnit) / secondsPerDay,
    perDay: rowsPerDay * calls.perUnit,
  }))
  const all = [...requests, ...rows]
  const quotas = skus.flatMap((sku) => {
    const ofSku = all.filter((calls) => calls.sku === sku)
    const peak = sum(ofSku.map((calls) => calls.peak))
    const perDay = sum(ofSku.map((calls) => calls.perDay))
    const needed = {
      second: peak,
      minute: peak * 60,
      day: perDay,
      month: perDay * daysPerMonth,
    }
    return peak === 0
      ? []
      : quotaWindows.map((window): QuotaNeed => {
          const quota = demand.quotas[sku][window]
          return { sku, window, calls: needed[window], ...(quota !== undefined && { quota }) }
        })
  })
  const billed = Map.groupBy(all, (calls) => calls.billed)
  const microUsd = [...billed].map(([sku, calls]) =>
    monthMicroUsd(
      sku,
      sum(calls.map(({ perDay, billedShare }) => perDay * billedShare)) * daysPerMonth,
    ),
  )
  return { quotas, usdPerMonth: sum(microUsd) / 1e6 }
}

/** A checkout makes some inputs and one details call; the session's inputs are billed as such. */
function callsOfRequest({ edition, inputsPerCheckout }: Demand): Calls[] {
  const requests = inputsPerCheckout + 1
  const input = callsFor(edition, { sku: 'autocomplete', session: true })
  const details = callsFor(edition, { sku: 'details', idOnly: false })
  const billedShare =
    edition === 'legacy' ? 0 : Math.min(1, billedInputs / Math.max(1, inputsPerCheckout))
  return [
    { ...input, billedShare, perUnit: inputsPerCheckout / requests },
    { ...details, perUnit: 1 / requests },
  ]
}

/** A row's suggestions and details are one session, too. */
function callsOfRow({ edition, strategy }: Demand): Calls[] {
  const isCascade = partsOf(strategy).length > 1
  return rowCalls[strategy].map((sku) => {
    const perUnit = isCascade && sku !== 'nominatim' ? 1 - measured.settledFree.value : 1
    if (sku === 'autocomplete') {
      const billedShare = edition === 'legacy' ? 0 : 1
      return { ...callsFor(edition, { sku, session: true }), billedShare, perUnit }
    }
    const call: BillableCall = sku === 'details' ? { sku, idOnly: false } : { sku }
    return { ...callsFor(edition, call), perUnit }
  })
}

function callsFor(edition: Demand['edition'], call: BillableCall): Calls {
  const billed = billedAs(edition, call)
  return { sku: prices[billed].sku, billed, billedShare: 1, perUnit: 1 }
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
