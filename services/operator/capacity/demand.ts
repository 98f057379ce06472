import type { Edition } from '../../../shared/billing/skus.ts'
import type { Quotas } from '../../../shared/quota/quota.ts'
import type { StrategyName } from '../../../shared/verdict/strategies.ts'

/** What a service is to bear. */
export interface Demand {
  /** Suggestions and details, at the peak of a day. */
  requestsPerSecond: number
  /** Addresses of batches, spread evenly over the day. */
  rowsPerDay: number
  edition: Edition
  strategy: StrategyName
  /** What the provider allows. */
  quotas: Quotas
  /** Requests for suggestions of one checkout. One request for details follows them. */
  inputsPerCheckout: number
  /** Clients that share the requests evenly. Each has limits of its own. */
  clients: number
  /** The average of a day as a share of its peak. */
  averageShare: number
  /** How long the provider takes for a call, in seconds. */
  providerSeconds: number
}

export const defaultDemand = {
  rowsPerDay: 0,
  inputsPerCheckout: 5,
  clients: 1,
  averageShare: 0.25,
  providerSeconds: 0.1,
} as const

export const secondsPerDay = 86_400
export const daysPerMonth = 365 / 12
