import { setTimeout as sleep } from 'node:timers/promises'
import { batched } from '../../../shared/batched.ts'
import type { Logger } from '../../../shared/log.ts'
import type { Metrics } from '../../../shared/metrics.ts'
import { type Outcome, writeOutcomes } from '../../../shared/store/batch-work.ts'
import type { Database } from '../../../shared/store/database.ts'
import { failedResult } from './failed-result.ts'

/** Resolves once the outcome is committed, however long that takes. */
export type WriteOutcome = (outcome: Outcome) => Promise<unknown>

/** How long a result waits for others, and how many make a group at most: the cost of a commit is shared. */
const gatherMs = 30
const mostTogether = 500
const retryMs = 500

interface Dependencies {
  db: Database
  log: Logger
  metrics: Metrics
}

/** Writes results in groups. While PostgreSQL is away they wait: they were paid for. */
export function createResultWriter({ db, log, metrics }: Dependencies): WriteOutcome {
  async function write(outcomes: Outcome[], again = false): Promise<Outcome[]> {
    try {
      const started = performance.now()
      const written = await writeOutcomes(db, outcomes, again)
      metrics.bulkCommitSeconds.observe((performance.now() - started) / 1000)
      for (const { verdict } of written) metrics.bulkRows.inc({ verdict })
      metrics.bulkRepeatedRows.inc(outcomes.filter(({ result }) => result).length - written.length)
      return outcomes
    } catch (error) {
      log.warn({ cause: String(error), results: outcomes.length }, 'results are not written yet')
      if (isRefused(error)) return writeOneByOne(outcomes)
      await sleep(retryMs)
      return write(outcomes, true)
    }
  }

  /** One that PostgreSQL won't take must not keep the others out. */
  async function writeOneByOne(outcomes: Outcome[]): Promise<Outcome[]> {
    const [only] = outcomes
    if (outcomes.length === 1 && only) return write([{ ...only, result: failedResult('internal') }], true)
    await Promise.all(outcomes.map((outcome) => write([outcome])))
    return outcomes
  }

  return batched(write, (flush) => setTimeout(flush, gatherMs), mostTogether)
}

/** SQLSTATE classes 22 and 23: the data is at fault, and will be the next time too. */
const isRefused = (error: unknown) => /^2[23]/.test(String((error as { code?: unknown }).code))
