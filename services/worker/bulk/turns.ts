import { chunkRows } from '../../../shared/jobs/bulk-job.ts'
import type { FedBatch } from '../../../shared/store/feeding.ts'

/** When each client and batch was served last, by id: higher is later. */
export type Served = Map<string, number>

/**
 * Who gets the next chunks: the clients take turns, and the batches of each client; who was served longest ago comes first. Gives the
 * number of chunks of each batch, and notes them in `served`.
 */
export function takeTurns(batches: FedBatch[], chunks: number, served: Served): Map<FedBatch, number> {
  const known = new Set(batches.flatMap(({ id, clientId }) => [id, clientId]))
  for (const id of served.keys()) if (!known.has(id)) served.delete(id)
  let turn = Math.max(0, ...served.values())
  const given = new Map<FedBatch, number>()
  const waiting = new Set(batches)
  const lastServed = (id: string) => served.get(id) ?? -1
  const comesBefore = (a: FedBatch, b: FedBatch) =>
    lastServed(a.clientId) - lastServed(b.clientId) || lastServed(a.id) - lastServed(b.id)

  for (let left = chunks; left > 0 && waiting.size > 0; left -= 1) {
    const next = [...waiting].reduce((first, batch) => (comesBefore(batch, first) < 0 ? batch : first))
    const count = (given.get(next) ?? 0) + 1
    given.set(next, count)
    turn += 1
    served.set(next.clientId, turn).set(next.id, turn)
    if (count * chunkRows >= next.total - next.fedTo) waiting.delete(next)
  }
  return given
}
