import { readBulkJobId } from '../../../shared/jobs/bulk-job.ts'
import type { FedBatch } from '../../../shared/store/feeding.ts'

/**
 * How long a batch waits after a pause, in milliseconds. By then each worker has reported the jobs
 * of the round before that it still has in flight.
 */
const settleMs = 2500

/**
 * Tells when a batch that goes on after a pause can be fed. Rows that are still in flight from the
 * round before must not go to a second worker.
 */
export function createSettledRounds() {
  const rounds = new Map<string, { round: number; since: number }>()

  return {
    /** `jobIds` are all jobs that are in flight. */
    isSettled({ id, round }: FedBatch, jobIds: string[]): boolean {
      if (round === 0) return true
      const known = rounds.get(id)
      if (known?.round !== round) rounds.set(id, { round, since: performance.now() })
      const since = known?.round === round ? known.since : performance.now()
      const jobs = jobIds.map(readBulkJobId)
      return (
        performance.now() - since >= settleMs &&
        !jobs.some((job) => job.batchId === id && job.round !== round)
      )
    },
    forgetAllBut(ids: Set<string>): void {
      for (const id of rounds.keys()) if (!ids.has(id)) rounds.delete(id)
    },
  }
}
