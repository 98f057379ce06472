import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis, Result } from 'ioredis'
import { atOnce, batched } from '../batched.ts'
import type { BillingSku } from '../billing/prices.ts'
import type { Clock } from '../clock.ts'
import { linesKey, recorderKey, serviceScope, spentKey, stateKey } from './keys.ts'
import type { Limits } from './limits.ts'
import { type Sku, skus } from './quota.ts'
import {
  allowsNothing,
  type CalendarName,
  calendarNames,
  createPeriods,
  neverMs,
  permitHoldsMs,
  smoothWindows,
} from './windows.ts'

declare module 'ioredis' {
  interface RedisCommander<Context> {
    takePermits(numberOfKeys: number, ...keysAndArgs: string[]): Result<(string | number)[], Context>
    correctCharges(numberOfKeys: number, ...keysAndArgs: string[]): Result<null, Context>
    closeSku(key: string, ...args: (string | number)[]): Result<number, Context>
  }
}

/** A call that wants a permit. */
export interface Wanted {
  sku: Sku
  clientId: string
  /** What it is billed as, and the most it can cost, in millionths of a US dollar. */
  billed: BillingSku
  microUsd: number
  /** How long it may wait, in milliseconds. */
  longestWaitMs: number
  /** Bulk takes what interactive calls leave over. */
  bulk?: boolean
}

/** The call leaves in `waitMs`. After `endsAt` (this process's performance.now()) its place in the windows is gone, and it takes another permit. */
export interface Permit {
  granted: true
  waitMs: number
  endsAt: number
  /** Not later than the grant itself, on the same clock. */
  grantedAt: number
  /** The day at the provider that the call belongs to. */
  day: string
  /** The key was denied lately: this call tries whether it still is. */
  trial: boolean
}

/** Why a SKU takes no calls: the provider refuses more per minute, or today, or the key; or Redis lost what it knew. */
export type Closure = 'rate' | 'day' | 'denied' | 'restart'

/** No call. `waitMs` says when it is worth asking again. */
export type Refusal = { granted: false; waitMs: number } & (
  | { because: 'line' }
  | { because: 'quota'; window: CalendarName }
  | { because: 'budget'; of: 'service' | 'client'; window: CalendarName; unit: 'calls' | 'money' }
  | { because: 'closed'; reason: Closure }
)

/** A permit's charge, or what it is corrected by. */
export interface Entry {
  day: string
  clientId: string
  billed: BillingSku
  calls: number
  microUsd: number
}

/** The provider quota and the budgets, one for all workers and queues. It fails closed: without Redis there is no permit. */
export interface Limiter {
  /** A permit for one call. Its place in the quota is taken for good, its charge may be corrected. */
  take(wanted: Wanted): Promise<Permit | Refusal>
  /** Gives back what was charged for a call that wasn't made or billed, or that came cheaper. Calls and money are negative then. */
  correct(entry: Entry): void
  /** Closes a SKU everywhere: the provider said so. */
  close(sku: Sku, reason: Exclude<Closure, 'restart'>, forMs: number): Promise<unknown>
  /** The key is taken again. */
  reopen(sku: Sku): Promise<unknown>
}

interface Dependencies {
  redis: Redis
  now: Clock
  limits(): Limits
  workerId: string
  /** Hears every charge and correction as it happens. */
  note(entry: Entry): void
  /** Opens the books: Redis has none, since it is new or lost its data. Resolves once it is worth asking again. */
  openBooks(): Promise<void>
}

/** How far ahead bulk books, in microseconds: enough that none of the quota is lost, too little to stand in an interactive call's way. */
const leadUs = 250_000
/** After a refusal calls come gently for as long as the SKU was closed, a minute at most. */
const gentleUs = 60_000_000
const longestWaitUs = neverMs * 1000
/** How often a denied key is tried again, in milliseconds. */
export const trialEveryMs = 30_000

const script = (name: string) => readFileSync(new URL(`./${name}.lua`, import.meta.url), 'utf8')

export function createLimiter({ redis, now, limits, workerId, note, openBooks }: Dependencies): Limiter {
  redis.defineCommand('takePermits', { lua: script('take') })
  redis.defineCommand('correctCharges', { lua: script('correct') })
  redis.defineCommand('closeSku', { numberOfKeys: 1, lua: script('close') })
  const periodsAt = createPeriods()
  const recorder = recorderKey(workerId)

  /** Calls that are asked for in the same moment get their permits from one run of the script. */
  async function takeTogether(sku: Sku, wanted: Wanted[]): Promise<(Permit | Refusal)[]> {
    const { quotas, budgets, interactiveReserve, bulkFloor } = limits()
    const smooth = smoothWindows(quotas[sku])
    const scopes = [serviceScope, ...new Set(wanted.map(({ clientId }) => clientId))]
    const request = {
      smooth,
      periods: periodsAt(now()),
      quota: { day: quotas[sku].day, month: quotas[sku].month },
      budgets: scopes.map((scope) => budgets.get(scope) ?? {}),
      clients: scopes,
      leadUs,
      gentleUs,
      trialUs: trialEveryMs * 1000,
      reserve: interactiveReserve,
      floor: bulkFloor,
      permits: wanted.map(({ longestWaitMs, bulk, microUsd, clientId, billed }) => [
        Math.min(longestWaitUs, Math.max(0, Math.round(longestWaitMs * 1000))),
        bulk ? 1 : 0,
        microUsd,
        scopes.indexOf(clientId, 1) + 1,
        billed,
      ]),
    }
    const keys = [stateKey(sku), linesKey(sku), recorder, ...scopes.map(spentKey)]
    // The script ran after this moment: no clock but this process's own says how late a call is.
    const sentAt = performance.now()
    const [, day = '', ...answers] = await redis.takePermits(keys.length, ...keys, JSON.stringify(request))
    const reason = answers.at(-1) as Closure
    return wanted.map((one, index): Permit | Refusal => {
      if (day === '') return { granted: false, because: 'closed', reason: 'restart', waitMs: 0 }
      const [outcome, value] = [Number(answers[2 * index]), Number(answers[2 * index + 1])]
      if (outcome < 1) return refusal(outcome, value, reason)
      note({ day: String(day), clientId: one.clientId, billed: one.billed, calls: 1, microUsd: one.microUsd })
      const waitMs = value / 1000
      const endsAt = sentAt + waitMs + permitHoldsMs(smooth)
      return { granted: true, waitMs, endsAt, grantedAt: sentAt, day: String(day), trial: outcome === 2 }
    })
  }

  const untilEnd = (window: CalendarName) => periodsAt(now())[window].ends - now()

  function refusal(outcome: number, value: number, reason: Closure): Refusal {
    if (outcome === -1) {
      const window = calendarNames[value - 1] ?? 'day'
      return { granted: false, because: 'quota', window, waitMs: untilEnd(window) }
    }
    if (outcome === -2) {
      const window = value & 2 ? 'month' : 'day'
      const over = { of: value & 4 ? 'client' : 'service', window, unit: value & 1 ? 'money' : 'calls' } as const
      return { granted: false, because: 'budget', ...over, waitMs: untilEnd(window) }
    }
    const waitMs = value / 1000
    return outcome === -3
      ? { granted: false, because: 'closed', reason, waitMs }
      : { granted: false, because: 'line', waitMs }
  }

  const takers = Object.fromEntries(
    skus.map((sku) => [sku, batched((wanted: Wanted[]) => takeTogether(sku, wanted), atOnce)]),
  ) as Record<Sku, (wanted: Wanted) => Promise<Permit | Refusal>>

  const correctTogether = batched(async (entries: Entry[]) => {
    const scopes = [serviceScope, ...new Set(entries.map(({ clientId }) => clientId))]
    const corrections = entries.map(({ day, clientId, billed, calls, microUsd }) => [
      `${day}|${clientId}|${billed}`,
      day,
      1,
      scopes.indexOf(clientId, 1) + 1,
      calls,
      microUsd,
    ])
    const keys = [recorder, ...scopes.map(spentKey)]
    await redis.correctCharges(keys.length, ...keys, JSON.stringify(corrections))
    return entries
  }, atOnce)

  return {
    async take(wanted) {
      if (allowsNothing(limits().quotas[wanted.sku])) return { granted: false, because: 'line', waitMs: neverMs }
      const asked = now()
      for (;;) {
        const answer = await takers[wanted.sku]({ ...wanted, longestWaitMs: wanted.longestWaitMs - (now() - asked) })
        const isOpening =
          !answer.granted && answer.because === 'closed' && answer.reason === 'restart' && answer.waitMs === 0
        if (!isOpening) return answer
        const leftMs = wanted.longestWaitMs - (now() - asked)
        if (leftMs <= 0) return { ...answer, waitMs: 1000 }
        // Whoever can't wait for that long isn't kept.
        await Promise.race([openBooks(), sleep(leftMs)])
      }
    },

    correct(entry) {
      note(entry)
      // The ledger has it in any case; the budget counts too much until the books are opened anew.
      correctTogether(entry).catch(() => {})
    },

    close: (sku, reason, forMs) =>
      redis.closeSku(stateKey(sku), forMs * 1000, reason, reason === 'rate' ? Math.min(forMs * 1000, gentleUs) : 0),
    reopen: (sku) => reopenSku(redis, sku),
  }
}

/** Forgets the provider's word on a SKU: calls go on at once, for all workers. */
export const reopenSku = (redis: Redis, sku: Sku): Promise<unknown> =>
  redis.hdel(stateKey(sku), 'closed', 'reason', 'gentle')
