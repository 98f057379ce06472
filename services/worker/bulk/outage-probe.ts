import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '../../../shared/errors/catalogue.ts'
import { noCost } from '../../../shared/jobs/jobs.ts'
import { probeScope } from '../../../shared/quota/keys.ts'
import type { Logger } from '../../../shared/runtime/log.ts'
import type { Database } from '../../../shared/store/database.ts'
import { extendOutage, resumeAfterOutage, strategyToProbe } from '../../../shared/store/feeding.ts'
import type { StrategyName } from '../../../shared/verdict/strategies.ts'
import { partOf, probeOf, type Strategy } from '../strategies/strategy.ts'
import { maxPauseMs, minPauseMs } from './after-fault.ts'

/**
 * Makes the calls of this strategy, to find out whether its providers answer. @throws {AppError} if
 * one does not
 */
export type Probe = (name: StrategyName | undefined) => Promise<unknown>

/** A well-known address, which belongs to no client. */
const probeAddress = {
  line1: '1600 Amphitheatre Parkway',
  city: 'Mountain View',
  region: 'CA',
  postalCode: '94043',
  country: 'US',
}
const probeDeadlineMs = 60_000
/**
 * How long an answer is shared, in milliseconds. Less than the time in which a row fails four
 * times: so the provider answered while the row failed.
 */
const sharedForMs = 5000

/**
 * Rows that fail at about the same time share a probe and its answer, because the service pays for
 * it, whatever the budgets of their clients are.
 */
export function createProbe(strategy: Strategy): Probe {
  const shared = new Map<Strategy, Promise<unknown>>()
  return (name) => {
    const part = partOf(strategy, name)
    const known = shared.get(part)
    if (known) return known
    const probe = lookUp(part)
    shared.set(part, probe)
    const forget = () => setTimeout(() => shared.delete(part), sharedForMs).unref()
    probe.then(forget, forget)
    return probe
  }
}

/** Asks for the address of the probe as for a row. */
function lookUp(part: Strategy): Promise<unknown> {
  return probeOf(part)(probeAddress, {
    clientId: probeScope,
    deadlineAt: performance.now() + probeDeadlineMs,
    cost: noCost(),
    microUsd: 0,
    bulk: true,
    throwIfCancelled: async () => {},
  })
}

/** How many batches one statement changes. */
const maxTogether = 1000

interface Dependencies {
  db: Database
  probe: Probe
  log: Logger
}

/**
 * Resumes batches that paused for an outage. When one of them is due, the providers of its strategy
 * are probed: a batch that needs one provider does not wait for the other. If they answer, all
 * batches of that strategy resume. If not, those that are due wait twice as long.
 */
export function createOutageEnd({ db, probe, log }: Dependencies) {
  let probing: Promise<void> | undefined

  async function probeOnce(strategy: StrategyName): Promise<void> {
    const waiting = { strategy, limit: maxTogether }
    const isOut = await probe(strategy).then(() => false, isOutage)
    if (isOut) {
      await extendOutage(db, { ...waiting, minMs: minPauseMs, maxMs: maxPauseMs })
      log.warn({ strategy }, 'the provider is still unavailable: batches stay paused')
      return
    }
    let resumed: unknown[]
    do {
      resumed = await resumeAfterOutage(db, waiting)
      log.info({ strategy, batches: resumed.length }, 'the provider answers again: batches resumed')
    } while (resumed.length === maxTogether)
  }

  return {
    /** Starts a probe if a batch is due. Does not wait for the probe. */
    async check(): Promise<void> {
      const strategy = probing ? undefined : await strategyToProbe(db)
      if (!strategy) return
      probing = probeOnce(strategy)
        .catch((error) =>
          log.warn({ cause: String(error) }, 'the provider was not probed: the next check retries'),
        )
        .finally(() => {
          probing = undefined
        })
    },
    /** Resolves when no probe is under way, or after `maxMs` milliseconds. */
    stopped: (maxMs: number) => Promise.race([probing, sleep(maxMs, undefined, { ref: false })]),
  }
}

/** Another error is not an outage: batches resume, and their rows get the error. */
const isOutage = (error: unknown) =>
  error instanceof AppError && error.error === 'PROVIDER_UNAVAILABLE'
