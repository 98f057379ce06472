import { OPERATIONS, type Operation } from './operations.ts'
import { type Charge, PRICES, type Sku } from './prices.ts'
import { type BilledCall, type Session, step } from './sessions.ts'
import { type SlidingWindow, slidingWindow } from './sliding-window.ts'

/** What reached the sandbox for one operation since the start or the last reset. */
type OperationUsage = {
  /** All calls, including refused and failed ones. */
  calls: number
  /** Refused: key, quota, invalid request. Never billed. */
  refused: number
  /** Failed because of a scripted fault. Never billed. */
  failed: number
  /** US dollars at list price. Open sessions count as abandoned. */
  billedUsd: number
  /** The largest number of calls in any 1,000 ms, and in any 60,000 ms. */
  peakPerSecond: number
  peakPerMinute: number
  /** Billed calls (or sessions) per SKU. */
  skus: Partial<Record<Sku, number>>
}

type Usage = Record<Operation, OperationUsage>

export type Ledger = {
  arrive(operation: Operation, now: number): void
  refuse(operation: Operation): void
  fail(operation: Operation): void
  bill(call: BilledCall): void
  usage(): Usage
  reset(): void
}

type Counts = {
  calls: number
  refused: number
  failed: number
  peakPerSecond: number
  peakPerMinute: number
}
type Windows = { second: SlidingWindow; minute: SlidingWindow }

/**
 * The largest number of sessions kept. The oldest are dropped; they are already charged as
 * abandoned.
 */
const MAX_SESSIONS = 200_000

export function createLedger(): Ledger {
  const windows = perOperation<Windows>(() => ({
    second: slidingWindow(1_000),
    minute: slidingWindow(60_000),
  }))
  const sessions = new Map<string, Session>()
  const billed = new Map<Sku, number>()
  let counts = perOperation(noCounts)
  return {
    arrive(operation, now) {
      const count = counts[operation]
      count.calls += 1
      count.peakPerSecond = Math.max(count.peakPerSecond, windows[operation].second.add(now))
      count.peakPerMinute = Math.max(count.peakPerMinute, windows[operation].minute.add(now))
    },
    refuse(operation) {
      counts[operation].refused += 1
    },
    fail(operation) {
      counts[operation].failed += 1
    },
    bill(call) {
      const key = `${call.edition}:${call.token}`
      const { charges, session } = step(call, sessions.get(key))
      for (const { sku, count } of charges) billed.set(sku, (billed.get(sku) ?? 0) + count)
      if (session) remember(sessions, key, session)
    },
    usage: () => perOperation((operation) => usageOf(operation, counts[operation], billed)),
    reset() {
      counts = perOperation(noCounts)
      for (const { second, minute } of Object.values(windows)) {
        second.clear()
        minute.clear()
      }
      sessions.clear()
      billed.clear()
    },
  }
}

/** US dollars, exact to the millionth. */
function costUsd(charges: Iterable<Charge>): number {
  let microUsd = 0
  for (const { sku, count } of charges) microUsd += PRICES[sku].microUsdPerCall * count
  return microUsd / 1_000_000
}

function usageOf(
  operation: Operation,
  counts: Counts,
  billed: ReadonlyMap<Sku, number>,
): OperationUsage {
  const own = [...billed].filter(
    ([sku, count]) => PRICES[sku].operation === operation && count !== 0,
  )
  const billedUsd = costUsd(own.map(([sku, count]) => ({ sku, count })))
  return { ...counts, billedUsd, skus: Object.fromEntries(own) }
}

function remember(sessions: Map<string, Session>, key: string, session: Session): void {
  sessions.set(key, session)
  if (sessions.size <= MAX_SESSIONS) return
  for (const oldest of sessions.keys()) {
    sessions.delete(oldest)
    return
  }
}

const noCounts = (): Counts => ({
  calls: 0,
  refused: 0,
  failed: 0,
  peakPerSecond: 0,
  peakPerMinute: 0,
})

function perOperation<T>(make: (operation: Operation) => T): Record<Operation, T> {
  return Object.fromEntries(OPERATIONS.map((operation) => [operation, make(operation)])) as Record<
    Operation,
    T
  >
}
