import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis, Result } from 'ioredis'
import { type Sku, skus } from '../billing/skus.ts'
import { batched, endOfTurn } from '../runtime/batched.ts'
import type { Clock } from '../runtime/clock.ts'
import { fairShareKey, recorderKey, spentKey, stateKey } from './keys.ts'
import type { Limits } from './limits.ts'
import type { Entry, Permit, Refusal, Wanted } from './permit.ts'
import type { SkuPauseReason } from './quota.ts'
import { limitsFor, permitRequest, refundsOf, refusalOf, scopesOf } from './script-requests.ts'
import {
  allowsNothing,
  bulkLeadUs,
  type CalendarName,
  createPeriods,
  maxIntervalUs,
  permitHoldsMs,
  smoothWindows,
  unlimitedWaitMs,
} from './windows.ts'

declare module 'ioredis' {
  interface RedisCommander<Context> {
    acquirePermits(
      numberOfKeys: number,
      ...keysAndArgs: string[]
    ): Result<(string | number)[], Context>
    refundCharges(numberOfKeys: number, ...keysAndArgs: string[]): Result<null, Context>
    pauseSku(key: string, request: string): Result<[number, number, number], Context>
  }
}

interface RefusedCall {
  permit: Permit
  /** The `Retry-After` of the provider, in milliseconds. */
  retryAfterMs?: number | undefined
}

/** The pause of a SKU that is in effect after a refusal by the provider. */
interface Pause {
  /** False when a longer pause was in effect, or when the refusal belongs to the previous pause. */
  isNew: boolean
  /** How long the SKU is paused from now on, in milliseconds. */
  forMs: number
}

/**
 * Grants permits from the quota and the budgets, for all workers and queues. It fails closed:
 * without Redis there are no permits.
 */
export interface Limiter {
  /**
   * Acquires a permit for one call. Its part of a second and a minute is not refunded. Its
   * charge can be refunded, and so can its part of a day and a month.
   */
  acquire(wanted: Wanted): Promise<Permit | Refusal>
  /**
   * Refunds a call that was not made, not billed, or cheaper. `calls` and `microUsd` of the entry
   * are 0 or negative. Calls that were not made count in no quota of a day or a month any more.
   */
  refund(entry: Entry): void
  /** Pauses a SKU for all workers, after the provider refused a call. */
  pause(sku: Sku, reason: 'day' | 'denied', forMs: number): Promise<Pause>
  /**
   * The provider refused a call for its rate. The SKU is paused and its pace is lowered, for all
   * workers. Refusals of calls that were in flight at the same time count once.
   */
  slowDown(sku: Sku, refused: RefusedCall): Promise<Pause>
  /**
   * The provider accepted the call. Other workers see this after this worker's next request for a
   * permit.
   */
  noteAccepted(sku: Sku, permit: Permit): void
  /**
   * Checks a permit right before its call. Undefined if the SKU was paused since the permit was
   * granted, and still is: then the call must not be made. After that pause the permit counts for
   * the time after it.
   */
  revalidate(sku: Sku, permit: Permit): Permit | undefined
  /** Ends a pause, because the key is accepted again. */
  resume(sku: Sku): Promise<unknown>
}

interface Dependencies {
  redis: Redis
  now: Clock
  limits(): Limits
  workerId: string
  /** Receives every charge and refund at once. */
  note(entry: Entry): void
  /**
   * Rebuilds the quota state when Redis has none, and follows a jump of Redis' clock. Resolves when
   * another attempt is useful.
   */
  rebuildQuotaState(): Promise<void>
  /** From 0 to 1: the jitter of pauses. */
  random?(): number
}

/** When a call cannot wait for the rebuild of the quota state, it may ask again after this time. */
const retryRebuildMs = 1000
/** How often a denied key gets a trial call, in milliseconds. */
export const trialEveryMs = 30_000

const script = (name: string) => readFileSync(new URL(`./${name}.lua`, import.meta.url), 'utf8')

export function createLimiter(deps: Dependencies): Limiter {
  const { redis, limits, workerId, note, rebuildQuotaState, random = Math.random } = deps
  defineScripts(redis)
  const recorder = recorderKey(workerId)
  const pauses = createPauses()
  const accepted = createAcceptedCalls()
  const acquireTogether = createAcquireTogether(deps, recorder, pauses, accepted)

  const acquirers = Object.fromEntries(
    skus.map((sku) => [
      sku,
      batched((wanted: Wanted[]) => acquireTogether(sku, wanted), endOfTurn),
    ]),
  ) as Record<Sku, (wanted: Wanted) => Promise<Permit | Refusal>>

  const refundTogether = createRefundTogether(redis, recorder)

  async function pauseFor(sku: Sku, request: object): Promise<Pause> {
    const [isNew, pausedUs, step] = await redis.pauseSku(stateKey(sku), JSON.stringify(request))
    pauses.note(sku, step, pausedUs / 1000)
    return { isNew: isNew === 1, forMs: pausedUs / 1000 }
  }

  return {
    acquire: async (wanted) =>
      allowsNothing(limits().quotas[wanted.sku])
        ? { granted: false, because: 'wait_too_long', waitMs: unlimitedWaitMs }
        : acquireOrRebuild(wanted, acquirers[wanted.sku], rebuildQuotaState),

    refund(entry) {
      note(entry)
      // The ledger has the refund in any case. The budget counts too much until the quota state
      // is rebuilt.
      refundTogether(entry).catch(() => {})
    },

    pause: (sku, reason, forMs) => pauseFor(sku, { reason, forUs: Math.round(forMs * 1000) }),
    slowDown: (sku, { permit, retryAfterMs }) =>
      pauseFor(sku, {
        reason: 'rate',
        step: permit.step,
        askedUs: retryAfterMs === undefined ? -1 : Math.round(retryAfterMs * 1000),
        jitter: random(),
        intervalUs: maxIntervalUs(limits().quotas[sku]),
      }),
    noteAccepted: (sku, { step }) => accepted.add(sku, step),
    revalidate(sku, permit) {
      const step = pauses.stepNow(sku, permit.step)
      if (step === undefined) return undefined
      return step === permit.step ? permit : { ...permit, step }
    },
    resume: (sku) => resumeSku(redis, sku),
  }
}

function defineScripts(redis: Redis): void {
  redis.defineCommand('acquirePermits', { lua: script('pace') + script('acquire') })
  redis.defineCommand('refundCharges', { lua: script('refund') })
  redis.defineCommand('pauseSku', { numberOfKeys: 1, lua: script('pace') + script('pause') })
}

/** Acquires a permit. While Redis has no quota state, it is rebuilt and the call asks again. */
async function acquireOrRebuild(
  wanted: Wanted,
  acquire: (wanted: Wanted) => Promise<Permit | Refusal>,
  rebuildQuotaState: () => Promise<void>,
): Promise<Permit | Refusal> {
  const askedAt = performance.now()
  const leftMs = () => wanted.maxWaitMs - (performance.now() - askedAt)
  for (;;) {
    const decision = await acquire({ ...wanted, maxWaitMs: leftMs() })
    if (decision.granted || !isWithoutState(decision)) return decision
    const waitMs = leftMs()
    if (waitMs <= 0) return { ...decision, waitMs: retryRebuildMs }
    // The rebuild can take longer than the call can wait.
    const rebuilt = new AbortController()
    const { signal } = rebuilt
    await Promise.race([rebuildQuotaState(), sleep(waitMs, undefined, { signal })]).finally(() =>
      rebuilt.abort(),
    )
  }
}

const isWithoutState = (refusal: Refusal): boolean =>
  refusal.because === 'paused' && refusal.reason === 'restart' && refusal.waitMs === 0

/** Refunds of the same moment share one run of the script. */
const createRefundTogether = (redis: Redis, recorder: string) =>
  batched(async (entries: Entry[]) => {
    const { scopes, skus, refunds } = refundsOf(entries)
    const keys = [recorder, ...scopes.map(spentKey), ...skus.map(stateKey)]
    await redis.refundCharges(keys.length, ...keys, JSON.stringify(refunds))
    return entries
  }, endOfTurn)

/** The last known pause of each SKU. */
function createPauses() {
  /** `pausedUntil` is by performance.now(). */
  const known = new Map<Sku, { step: number; pausedUntil: number }>()
  return {
    note(sku: Sku, step: number, pausedMs: number): void {
      known.set(sku, { step, pausedUntil: performance.now() + pausedMs })
    },
    /** The step now. Undefined if the SKU was paused after this one, and still is. */
    stepNow(sku: Sku, step: number): number | undefined {
      const pause = known.get(sku)
      if (!pause || pause.step === step) return step
      return performance.now() < pause.pausedUntil ? undefined : pause.step
    },
  }
}

/** Calls that the provider accepted since the last run of the script. */
function createAcceptedCalls() {
  const bySku = new Map<Sku, { calls: number; step: number }>()
  return {
    add(sku: Sku, step: number): void {
      const { calls = 0, step: latest = step } = bySku.get(sku) ?? {}
      bySku.set(sku, { calls: calls + 1, step: Math.max(step, latest) })
    },
    drain(sku: Sku): { calls: number; step: number } {
      const drained = bySku.get(sku) ?? { calls: 0, step: 0 }
      bySku.delete(sku)
      return drained
    },
  }
}

/** Calls of the same moment get their permits from one run of the script. */
function createAcquireTogether(
  { redis, now, limits, note }: Dependencies,
  recorder: string,
  pauses: ReturnType<typeof createPauses>,
  accepted: ReturnType<typeof createAcceptedCalls>,
) {
  const periodsAt = createPeriods()
  const untilEnd = (window: CalendarName) => periodsAt(now())[window].ends - now()

  return async (sku: Sku, wanted: Wanted[]): Promise<(Permit | Refusal)[]> => {
    const smooth = smoothWindows(limits().quotas[sku])
    const scopes = scopesOf(wanted)
    const request = {
      now: Math.round(now() * 1000),
      smooth,
      periods: periodsAt(now()),
      ...limitsFor(sku, scopes, limits()),
      accepted: accepted.drain(sku),
      leadUs: bulkLeadUs(smooth),
      trialUs: trialEveryMs * 1000,
      permits: wanted.map((one) => permitRequest(one, scopes)),
    }
    const keys = [stateKey(sku), fairShareKey(sku), recorder, ...scopes.map(spentKey)]
    // The script ran after this moment. Lateness is measured only by this process's own clock.
    const startedAt = performance.now()
    const [, dayName = '', stepNumber, pausedUs, ...results] = await redis.acquirePermits(
      keys.length,
      ...keys,
      JSON.stringify(request),
    )
    const [day, step, reason] = [
      String(dayName),
      Number(stepNumber),
      results.at(-1) as SkuPauseReason,
    ]
    if (day === '')
      return wanted.map(() => ({
        granted: false,
        because: 'paused',
        reason: 'restart',
        waitMs: 0,
      }))
    pauses.note(sku, step, Number(pausedUs) / 1000)
    return wanted.map(({ clientId, billed, microUsd }, index) => {
      const [outcome, value] = [Number(results[2 * index]), Number(results[2 * index + 1])]
      if (outcome < 1) return refusalOf(outcome, value, reason, untilEnd)
      note({ day, clientId, billed, calls: 1, microUsd })
      const waitMs = value / 1000
      const endsAt = startedAt + waitMs + permitHoldsMs(smooth)
      return { granted: true, waitMs, endsAt, step, day, trial: outcome === 2 }
    })
  }
}

/**
 * Ends the pause of a SKU for all workers: calls continue at once and at full pace. The field
 * `closed` has the end of the pause. Its name in Redis is older than the word pause, and must not
 * change: while a new version is rolled out, both versions use it.
 */
export const resumeSku = (redis: Redis, sku: Sku): Promise<unknown> =>
  redis.hdel(stateKey(sku), 'closed', 'reason', 'refusals', 'pace', 'paceAt')
