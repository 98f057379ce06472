import { setTimeout as sleep } from 'node:timers/promises'
import { batched } from '../../../shared/runtime/batched.ts'
import type { Logger } from '../../../shared/runtime/log.ts'
import { type Metrics, metricsIn, startAtZero } from '../../../shared/runtime/metrics.ts'
import type { RowResult } from '../../../shared/store/batch-work.ts'
import { type Outcome, writeOutcomes } from '../../../shared/store/batch-work.ts'
import type { Database } from '../../../shared/store/database.ts'
import { verdicts } from '../../../shared/verdict/verdicts.ts'

/** Resolves once the outcome is committed, however long that takes. */
export type WriteOutcome = (outcome: Outcome) => Promise<unknown>

/** Results are committed in groups. A group waits this long for more, up to this many results. */
const groupMs = 30
const maxGroup = 500
const retryMs = 500

interface Dependencies {
  db: Database
  log: Logger
  metrics: Metrics
}

/** Writes results in groups. Retries while PostgreSQL is unavailable, as results are paid for. */
export function createResultWriter({ db, log, metrics }: Dependencies): WriteOutcome {
  startAtZero(metrics.bulkRows, { verdict: verdicts })

  async function write(outcomes: Outcome[], isRetry = false): Promise<Outcome[]> {
    try {
      const started = performance.now()
      const written = await writeOutcomes(db, outcomes, isRetry)
      metrics.bulkCommitSeconds.observe((performance.now() - started) / 1000)
      const testBatches = new Set(
        outcomes.flatMap(({ item }) => (item.mode === 'test' ? [item.batchId] : [])),
      )
      for (const { batchId, verdict } of written)
        metricsIn(metrics, testBatches.has(batchId) ? 'test' : 'live').bulkRows.inc({ verdict })
      metrics.bulkRepeatedRows.inc(outcomes.filter(({ result }) => result).length - written.length)
      return outcomes
    } catch (error) {
      log.warn(
        { cause: String(error), results: outcomes.length },
        'results could not be written; they are retried',
      )
      const isReplaced = outcomes.every(({ result }) => result === refusedResult)
      if (isRefused(error) && !isReplaced) return writeOneByOne(outcomes)
      await sleep(retryMs)
      return write(outcomes, true)
    }
  }

  /** A result that PostgreSQL refuses must not keep the others of its group from being written. */
  async function writeOneByOne(outcomes: Outcome[]): Promise<Outcome[]> {
    const [only] = outcomes
    if (outcomes.length === 1 && only) return write([{ ...only, result: refusedResult }], true)
    await Promise.all(outcomes.map((outcome) => write([outcome])))
    return outcomes
  }

  return batched(write, (flush) => setTimeout(flush, groupMs), maxGroup)
}

/** SQLSTATE classes 22 and 23: the data is invalid, so a retry fails too. */
const isRefused = (error: unknown) => /^2[23]/.test(String((error as { code?: unknown }).code))

/** The result of a row that could not be validated because of an error. It can be retried. */
export const failedResult = (code: string): RowResult => ({
  verdict: 'failed',
  nextAction: 'retry',
  reasons: [{ code }],
  confidence: 0,
  changes: [],
})

/** In place of a result that PostgreSQL refuses. */
const refusedResult = failedResult('internal')
