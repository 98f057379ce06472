import type { Sku } from './quota.ts'

/** All in one hash slot: one script sees a SKU's windows, who waits, and what was spent (Redis Cluster). */
const slot = '{quota}'

/** What the limiter keeps of a SKU: its windows, and whether it is closed. */
export const stateKey = (sku: Sku) => `${slot}:${sku}`
/** Clients of the last minute, by when each had its share of a long line for a SKU. */
export const linesKey = (sku: Sku) => `${slot}:${sku}:lines`
/** What the service, or a client, has spent today and this month. */
export const spentKey = (scope: string) => `${slot}:spent:${scope}`
/** A worker's own entries, as its ledger has them: they outlive the worker, until another has written them down. */
export const recorderKey = (workerId: string) => `${slot}:recorder:${workerId}`
/** Workers whose recorders there are. */
export const recordersKey = `${slot}:recorders`
/** Held by the worker that opens the books after Redis lost them. */
export const openingKey = `${slot}:opening`

/** The scope of the owner's budget: all clients together. */
export const serviceScope = 'service'
