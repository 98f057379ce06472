import { LRUCache } from 'lru-cache'
import { type Clock, dayMs } from '../../../shared/runtime/clock.ts'
import type { OpenItem } from '../../../shared/store/batch-work.ts'

type Row = Pick<OpenItem, 'batchId' | 'position'>
type Answers = Map<string, unknown>

/** As many rows as some pauses leave unfinished. */
const maxRows = 1000
/** A batch that waits for the budget of a day goes on in time. Addresses should not stay longer. */
const maxMs = dayMs

/**
 * Paid answers of rows that wait for the end of a pause, so that this worker goes on with them. In
 * memory alone: another worker, or a new process, pays for these answers again.
 */
export function createHeldAnswers(now: Clock) {
  const held = new LRUCache<string, Answers>({
    ...{ max: maxRows, ttlAutopurge: true },
    perf: { now },
  })
  const firstHeldAt = new WeakMap<Answers, number>()
  const keyOf = ({ batchId, position }: Row) => `${batchId} ${position}`
  return {
    /** The answers for a row that begins, which are not held any more. */
    take(row: Row): Answers {
      const answers = held.get(keyOf(row)) ?? new Map()
      held.delete(keyOf(row))
      return answers
    },
    /** Beyond the maximum the oldest ones are given up. A row that is held again gains no time. */
    hold(row: Row, answers: Answers): void {
      const heldAt = firstHeldAt.get(answers) ?? now()
      firstHeldAt.set(answers, heldAt)
      const ttl = heldAt + maxMs - now()
      if (answers.size > 0 && ttl > 0) held.set(keyOf(row), answers, { ttl })
    },
  }
}
