import type { Behaviour } from './behaviour.ts'
import { OPERATIONS, type Operation } from './operations.ts'
import { type SlidingWindow, slidingWindow } from './sliding-window.ts'

export type QuotaWindow = 'perSecond' | 'perMinute' | 'perDay'

type Refusal = { window: QuotaWindow; limit: number }

/** The provider's own quota: provider-contract §12. Refused calls use none of it. */
export type Quota = {
  /** Admits the call (`undefined`), or says which limit it meets. */
  admit(operation: Operation, now: number, behaviour: Behaviour): Refusal | undefined
  reset(): void
}

type Counters = { second: SlidingWindow; minute: SlidingWindow; day: string; today: number }

/** Sliding windows, stricter than fixed ones: a caller that passes here passes any choice of window. */
export function createQuota(): Quota {
  const dayOf = pacificDay()
  let counters = fresh()
  return {
    admit(operation, now, behaviour) {
      const counter = counters[operation]
      startDay(counter, dayOf(now))
      const refusal = refusalOf(counter, operation, now, behaviour)
      if (refusal) return refusal
      counter.second.add(now)
      counter.minute.add(now)
      counter.today += 1
      return undefined
    },
    reset() {
      counters = fresh()
    },
  }
}

function refusalOf(counter: Counters, operation: Operation, now: number, behaviour: Behaviour): Refusal | undefined {
  const used: [QuotaWindow, number | undefined, number][] = [
    ['perDay', behaviour.quotaPerDay[operation], counter.today],
    ['perMinute', behaviour.quotaPerMinute[operation], counter.minute.count(now)],
    ['perSecond', behaviour.quotaPerSecond[operation], counter.second.count(now)],
  ]
  for (const [window, limit, count] of used) if (limit !== undefined && count >= limit) return { window, limit }
  return undefined
}

/** Days reset at midnight Pacific. Formatting a date is slow, and it can change only at a quarter of an hour. */
function pacificDay(): (now: number) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' })
  let quarter = Number.NaN
  let day = ''
  return (now) => {
    if (Math.floor(now / 900_000) === quarter) return day
    quarter = Math.floor(now / 900_000)
    day = format.format(now)
    return day
  }
}

function startDay(counter: Counters, day: string): void {
  if (counter.day === day) return
  counter.day = day
  counter.today = 0
}

function fresh(): Record<Operation, Counters> {
  const counter = (): Counters => ({ second: slidingWindow(1_000), minute: slidingWindow(60_000), day: '', today: 0 })
  return Object.fromEntries(OPERATIONS.map((operation) => [operation, counter()])) as Record<Operation, Counters>
}
