import type { BillingSku } from '../billing/prices.ts'
import type { Sku } from '../billing/skus.ts'
import type { SkuPauseReason } from './quota.ts'
import type { CalendarName } from './windows.ts'

/** A call that needs a permit. */
export interface Wanted {
  sku: Sku
  clientId: string
  /** The billing SKU, and the highest possible cost in millionths of a US dollar. */
  billed: BillingSku
  microUsd: number
  /** How long the call can wait for its permit, in milliseconds. */
  maxWaitMs: number
  /** A call of a batch. It uses only what interactive calls leave. */
  bulk?: boolean
}

/**
 * The right to make one call in `waitMs` milliseconds. After `endsAt` (performance.now() of this
 * process) the permit is lost, and the call needs another one.
 */
export interface Permit {
  granted: true
  waitMs: number
  endsAt: number
  /** How often the SKU had been paused when the permit was granted, or the call made. */
  step: number
  /** The provider's day that the call counts in, as an ISO date. */
  day: string
  /** A trial call, which finds out whether a denied key is accepted again. */
  trial: boolean
}

/**
 * No permit. After `waitMs` milliseconds another attempt can succeed. `wait_too_long`: there will
 * be a permit, but later than the call can wait.
 */
export type Refusal = { granted: false; waitMs: number } & (
  | { because: 'wait_too_long' }
  | { because: 'quota'; window: CalendarName }
  | { because: 'budget'; of: 'service' | 'client'; window: CalendarName; unit: 'calls' | 'money' }
  | { because: 'paused'; reason: SkuPauseReason }
)

/** A charge for a permit, or a refund: then `calls` and `microUsd` are 0 or negative. */
export interface Entry {
  day: string
  clientId: string
  billed: BillingSku
  calls: number
  microUsd: number
}
