import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Batch } from '../../../shared/api/batch.ts'
import type { System } from '../systems.ts'

/** A back office's client of the product. */
export function batchClient({ urls, token }: Pick<System, 'urls' | 'token'>) {
  const ask = async (
    path: string,
    init: RequestInit & { duplex?: 'half' } = {},
  ): Promise<Batch> => {
    const headers = { authorization: `Bearer ${token}`, ...init.headers }
    const response = await fetch(`${urls[0]}/api/address/batches${path}`, { ...init, headers })
    const { data, ...rest } = (await response.json()) as { data?: Batch }
    if (!response.ok || !data)
      throw new Error(`batches${path}: HTTP ${response.status} ${JSON.stringify(rest)}`)
    return data
  }
  const read = (id: string) => ask(`/${id}`)
  return {
    upload: (file: string) =>
      ask('', {
        method: 'POST',
        headers: { 'content-type': 'text/csv' },
        body: Readable.toWeb(createReadStream(file, { highWaterMark: 256_000 })) as ReadableStream,
        duplex: 'half',
      }),
    read,
    cancel: (id: string) => ask(`/${id}/cancel`, { method: 'POST' }),
    /** Waits until a batch has ended; `look` is called four times a second meanwhile. */
    async untilEnded(id: string, look: (batch: Batch) => unknown): Promise<Batch> {
      for (;;) {
        const batch = await read(id)
        await look(batch)
        if (['completed', 'cancelled', 'failed'].includes(batch.status)) return batch
        await sleep(250)
      }
    },
  }
}
