import type { BillingSku } from '../billing/prices.ts'
import type { Sku } from '../billing/skus.ts'

/**
 * All keys share one hash slot, because one script reads and writes all of them (Redis Cluster).
 *
 * Some names in Redis (`lines`, `opening`) are older than the words of the code, and must not
 * change: while a new version is rolled out, both versions use them.
 */
const slot = '{quota}'

/** Hash with the quota state of a SKU: its windows, and whether it is paused. */
export const stateKey = (sku: Sku) => `${slot}:${sku}`
/**
 * Sorted set of the clients of the last minute, by the time up to which each has used its fair
 * share of a SKU.
 */
export const fairShareKey = (sku: Sku) => `${slot}:${sku}:lines`
/** Hash with the calls and costs of the service, or of a client, today and this month. */
export const spentKey = (scope: string) => `${slot}:spent:${scope}`
/**
 * Hash with a worker's ledger entries. They stay after the worker died, until another worker has
 * written them to the ledger.
 */
export const recorderKey = (workerId: string) => `${slot}:recorder:${workerId}`
/** The field of that hash for the calls of one day, client and SKU. */
export const recorderField = ({
  day,
  clientId,
  billed,
}: {
  day: string
  clientId: string
  billed: BillingSku
}) => `${day}|${clientId}|${billed}`
/** Set of the workers that have a recorder. */
export const recordersKey = `${slot}:recorders`
/**
 * The timeline: an id of the clock by which the quota state was written. Each jump of Redis' clock
 * gives a new one.
 */
export const clockKey = `${slot}:clock`
/** Whether the quota state is the sandbox's or a live provider's. */
export const modeKey = `${slot}:mode`
/** The lock of the worker that rebuilds the quota state after Redis lost its data. */
export const rebuildLockKey = `${slot}:opening`

/** The scope of the service's own budget, which all clients share. */
export const serviceScope = 'service'
/** The client id of trial calls to the provider, in the ledger. The service pays for them. */
export const probeScope = 'outage-probe'
