import { prices } from '../../../shared/billing/prices.ts'
import type { Sku } from '../../../shared/billing/skus.ts'
import { recorderField } from '../../../shared/quota/keys.ts'
import type { Entry } from '../../../shared/quota/permit.ts'
import type { LedgerRow } from '../../../shared/store/ledger-entries.ts'

/** What is not in PostgreSQL yet. */
export interface Unwritten {
  rows: LedgerRow[]
  /** When each SKU was last called, by performance.now(). */
  lastCalls: Map<Sku, number>
}

/** The sums of what this worker charged, in memory. */
export interface Charges {
  /** `atMs` is by performance.now(). */
  add(entry: Entry, atMs: number): void
  /** What was added since the last call. The caller writes it, or puts it back. */
  takeUnwritten(): Unwritten
  putBack(unwritten: Unwritten): void
  /** The recorder's fields of days before `day`. */
  fieldsBefore(day: string): string[]
  remove(fields: string[]): void
  /** The rows of all days that are not settled. */
  all(): LedgerRow[]
}

export function createCharges(): Charges {
  /** By field of the recorder. */
  const rows = new Map<string, LedgerRow>()
  const changed = new Set<LedgerRow>()
  const lastCalls = new Map<Sku, number>()

  return {
    add({ day, clientId, billed, calls, microUsd }, atMs) {
      const field = recorderField({ day, clientId, billed })
      const row = rows.get(field) ?? { day, clientId, billed, calls: 0, microUsd: 0, entries: 0 }
      row.calls += calls
      row.microUsd += microUsd
      row.entries += 1
      rows.set(field, row)
      changed.add(row)
      if (calls > 0) lastCalls.set(prices[billed].sku, atMs)
    },
    takeUnwritten() {
      const unwritten = { rows: [...changed], lastCalls: new Map(lastCalls) }
      changed.clear()
      lastCalls.clear()
      return unwritten
    },
    putBack(unwritten) {
      for (const row of unwritten.rows) changed.add(row)
      // A call that was noted meanwhile is later.
      for (const [sku, at] of unwritten.lastCalls) if (!lastCalls.has(sku)) lastCalls.set(sku, at)
    },
    fieldsBefore: (day) => [...rows].filter(([, row]) => row.day < day).map(([field]) => field),
    remove(fields) {
      for (const field of fields) rows.delete(field)
    },
    all: () => [...rows.values()],
  }
}
