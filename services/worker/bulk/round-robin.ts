import { chunkRows } from '../../../shared/jobs/bulk-job.ts'
import type { FedBatch } from '../../../shared/store/feeding.ts'

/** When each client and batch was served last, by id. A higher number is later. */
export type Served = Map<string, number>

/**
 * Distributes the next chunks: round-robin among clients, then among the batches of each client.
 * The one that was served longest ago comes first. Returns the number of chunks of each batch, and
 * updates `served`.
 */
export function roundRobin(
  batches: FedBatch[],
  chunks: number,
  served: Served,
): Map<FedBatch, number> {
  const known = new Set(batches.flatMap(({ id, clientId }) => [id, clientId]))
  for (const id of served.keys()) if (!known.has(id)) served.delete(id)
  let latest = Math.max(0, ...served.values())
  const chunksOf = new Map<FedBatch, number>()
  const waiting = new Set(batches)
  const lastServed = (id: string) => served.get(id) ?? -1
  const comesBefore = (a: FedBatch, b: FedBatch) =>
    lastServed(a.clientId) - lastServed(b.clientId) || lastServed(a.id) - lastServed(b.id)

  for (let left = chunks; left > 0 && waiting.size > 0; left -= 1) {
    const next = [...waiting].reduce((first, batch) =>
      comesBefore(batch, first) < 0 ? batch : first,
    )
    const count = (chunksOf.get(next) ?? 0) + 1
    chunksOf.set(next, count)
    latest += 1
    served.set(next.clientId, latest).set(next.id, latest)
    if (count * chunkRows >= next.total - next.fedTo) waiting.delete(next)
  }
  return chunksOf
}
