import type { Behaviour } from './behaviour.ts'
import { OPERATIONS, type Operation } from './operations.ts'
import type { Random } from './random.ts'
import { type SlidingWindow, slidingWindow } from './sliding-window.ts'

export type QuotaWindow = 'perSecond' | 'perMinute' | 'perDay'

type Refusal = { window: QuotaWindow; limit: number }

/** The provider's quota. Refused calls use none of it. */
export type Quota = {
  /** Admits the call (`undefined`), or returns the limit that it exceeds. */
  admit(
    operation: Operation,
    now: number,
    behaviour: Behaviour,
    random: Random,
  ): Refusal | undefined
  reset(): void
}

type Counters = { second: SlidingWindow; minute: SlidingWindow; day: string; today: number }

/**
 * Sliding windows, which are stricter than fixed ones: a caller that passes here passes wherever
 * fixed windows begin.
 */
export function createQuota(): Quota {
  const dayOf = pacificDay()
  let counters = fresh()
  return {
    admit(operation, now, behaviour, random) {
      const counter = counters[operation]
      startDay(counter, dayOf(now))
      const refusal =
        refusalOf(counter, operation, now, behaviour) ??
        refusalAboveRealLimit(counter, operation, now, behaviour, random)
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

function refusalOf(
  counter: Counters,
  operation: Operation,
  now: number,
  behaviour: Behaviour,
): Refusal | undefined {
  const used: [QuotaWindow, number | undefined, number][] = [
    ['perDay', behaviour.quotaPerDay[operation], counter.today],
    ['perMinute', behaviour.quotaPerMinute[operation], counter.minute.count(now)],
    ['perSecond', behaviour.quotaPerSecond[operation], counter.second.count(now)],
  ]
  for (const [window, limit, count] of used)
    if (limit !== undefined && count >= limit) return { window, limit }
  return undefined
}

/** Calls that are admitted above the real limit count like others. */
function refusalAboveRealLimit(
  counter: Counters,
  operation: Operation,
  now: number,
  { realLimitPerMinute, refuseShare }: Behaviour,
  random: Random,
): Refusal | undefined {
  const limit = realLimitPerMinute[operation]
  if (limit === undefined || counter.minute.count(now) < limit) return undefined
  return random() < refuseShare ? { window: 'perMinute', limit } : undefined
}

/**
 * The day in Pacific time, since quotas reset at midnight there. Formatting a date is slow. The day
 * can change only at a quarter of an hour.
 */
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
  const counter = (): Counters => ({
    second: slidingWindow(1_000),
    minute: slidingWindow(60_000),
    day: '',
    today: 0,
  })
  return Object.fromEntries(OPERATIONS.map((operation) => [operation, counter()])) as Record<
    Operation,
    Counters
  >
}
