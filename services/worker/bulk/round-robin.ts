import { chunkRows } from '../../../shared/jobs/bulk-job.ts'
import type { FedBatch } from '../../../shared/store/feeding.ts'

/** When each client and batch was served last, by id. A higher number is later. */
export type Served = Map<string, number>

/**
 * Distributes the next chunks: to the client that has the fewest on the queue and in flight, then
 * to the batch of that client that has the fewest. Of equals the one that was served longest ago
 * comes first. A client that has none gets one, also beyond `chunks`. So a batch that waits for its
 * provider's quota holds its share of the workers, and not all of them. Returns the number of
 * chunks of each batch, and updates `served`.
 * @param outstanding chunks on the queue and in flight, by batch
 */
export function roundRobin(
  batches: FedBatch[],
  chunks: number,
  served: Served,
  outstanding: ReadonlyMap<string, number> = new Map(),
): Map<FedBatch, number> {
  const known = new Set(batches.flatMap(({ id, clientId }) => [id, clientId]))
  for (const id of served.keys()) if (!known.has(id)) served.delete(id)
  let latest = Math.max(0, ...served.values())
  const held = new Map<string, number>()
  const heldBy = (id: string) => held.get(id) ?? 0
  const hold = ({ id, clientId }: FedBatch, more: number) =>
    held.set(id, heldBy(id) + more).set(clientId, heldBy(clientId) + more)
  for (const batch of batches) hold(batch, outstanding.get(batch.id) ?? 0)
  const chunksOf = new Map<FedBatch, number>()
  const waiting = new Set(batches)
  const compared = (a: string, b: string) =>
    heldBy(a) - heldBy(b) || (served.get(a) ?? -1) - (served.get(b) ?? -1)
  const comesBefore = (a: FedBatch, b: FedBatch) =>
    (compared(a.clientId, b.clientId) || compared(a.id, b.id)) < 0

  for (let left = chunks; waiting.size > 0; left -= 1) {
    const next = [...waiting].reduce((first, batch) => (comesBefore(batch, first) ? batch : first))
    if (left <= 0 && heldBy(next.clientId) > 0) break
    const count = (chunksOf.get(next) ?? 0) + 1
    chunksOf.set(next, count)
    hold(next, 1)
    latest += 1
    served.set(next.clientId, latest).set(next.id, latest)
    if (count * chunkRows >= next.total - next.fedTo) waiting.delete(next)
  }
  return chunksOf
}
