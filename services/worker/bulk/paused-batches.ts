import type { Logger } from '../../../shared/runtime/log.ts'
import type { PauseReason } from '../../../shared/store/batch-work.ts'
import type { Database } from '../../../shared/store/database.ts'
import {
  completeBatch,
  type PausedBatch,
  readPaused,
  resumeEarly,
} from '../../../shared/store/feeding.ts'
import type { StrategyName } from '../../../shared/verdict/strategies.ts'
import { maxPauseMs } from './after-fault.ts'

interface Dependencies {
  db: Database
  /** Whether the quotas and budgets have headroom for a client's rows. */
  hasHeadroomFor(clientId: string, strategy: StrategyName): Promise<boolean>
  log: Logger
}

/** How many batches one call of `check` reads. */
const pageSize = 1000
/** A client without headroom for a strategy is checked again after this time, in milliseconds. */
const recheckMs = 10_000
/**
 * Reasons that may end before the batch is due: the interactive reserve shrinks during the day,
 * and an operator may raise a limit.
 */
const waitsForHeadroom = new Set<PauseReason>([
  'quota',
  'quota_day',
  'quota_month',
  'budget_day',
  'budget_month',
])

/**
 * Checks the paused batches, one page in each call, so that a call costs the same however many
 * there are. Completes batches whose last results came after the pause. Resumes batches that wait
 * for headroom when there is some.
 */
export function createPausedBatches({ db, hasHeadroomFor, log }: Dependencies) {
  let after: string | undefined
  let countedNow = 0
  let counted: number | undefined
  let recheckAt = new Map<string, number>()

  async function hasHeadroom(key: string, { clientId, strategy }: PausedBatch): Promise<boolean> {
    if ((recheckAt.get(key) ?? 0) > performance.now()) return false
    if (await hasHeadroomFor(clientId, strategy)) return true
    recheckAt.set(key, performance.now() + recheckMs)
    return false
  }

  async function resumeWithHeadroom(page: PausedBatch[]): Promise<void> {
    const waiting = page.filter(
      ({ pausedReason }) => pausedReason && waitsForHeadroom.has(pausedReason),
    )
    const keyOf = ({ clientId, strategy }: PausedBatch) => `${clientId} ${strategy}`
    for (const [key, batches] of Map.groupBy(waiting, keyOf)) {
      const [first] = batches
      if (!first || !(await hasHeadroom(key, first))) continue
      for (const batch of batches) await resumeEarly(db, batch)
      // They may pause again at once, for a SKU that few of their rows need. So these are not
      // checked again before this time, which doubles with each pause that brought no result.
      const pauses = Math.max(...batches.map((batch) => batch.pauses))
      recheckAt.set(key, performance.now() + Math.min(maxPauseMs, recheckMs * 2 ** pauses))
      log.info(
        { batchIds: batches.map(({ id }) => id) },
        'batches resumed before their pause ended',
      )
    }
  }

  return {
    /** Checks the next page. Returns how many batches are paused, as of the last full pass. */
    async check(): Promise<number> {
      const page = await readPaused(db, after, pageSize)
      for (const batch of page.filter(
        ({ processed, erased, total }) => processed + erased >= total,
      ))
        if (await completeBatch(db, batch))
          log.info({ batchId: batch.id, rows: batch.total }, 'batch completed')
      await resumeWithHeadroom(page)
      countedNow += page.length
      after = page.at(-1)?.id
      if (page.length < pageSize) {
        after = undefined
        counted = countedNow
        countedNow = 0
        recheckAt = new Map([...recheckAt].filter(([, until]) => until > performance.now()))
      }
      return counted ?? countedNow
    },
    /** To be called when the limits have changed: there may be headroom now. */
    limitsChanged(): void {
      recheckAt.clear()
    },
  }
}
