import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { inventedRows, type TestRow } from '../support/batches.ts'
import type { Dispatch } from './history.ts'
import type { Plant } from './plant.ts'

/** A text in all that buyers type and in all rows. It must be found nowhere else. */
export const personal = 'Quokkaweg'

const tickMs = 20

/** Callers at both edges: most type, some choose a place. */
export function startCallers({ stack }: Plant, callers: number) {
  const asked: Dispatch[] = []
  // An overloaded machine delays everything, which is not the service's fault.
  let stalledMs = 0
  let tickedAt = performance.now()
  const ticking = setInterval(() => {
    const now = performance.now()
    stalledMs += Math.max(0, now - tickedAt - 2 * tickMs)
    tickedAt = now
  }, tickMs)
  let isOver = false
  let count = 0

  async function call(): Promise<void> {
    const edge = count++ % stack.urls.length
    const number = count
    const body = {
      input: `${number} ${personal} rue de la paix`,
      ...(number % 3 === 0 && { sessionToken: randomUUID() }),
    }
    const request: [string, RequestInit] =
      number % 5 === 0
        ? [`/api/address/details?placeId=SBX_gb-10-downing-street`, {}]
        : ['/api/address/autocomplete', { method: 'POST', body: JSON.stringify(body) }]
    const sentAt = performance.now()
    const stalledBefore = stalledMs
    const requestId = randomUUID()
    const times = () => ({
      edge,
      requestId,
      sentAt,
      doneAt: performance.now(),
      stalledMs: stalledMs - stalledBefore,
    })
    try {
      const response = await stack.at(edge).raw(request[0], {
        ...request[1],
        signal: AbortSignal.timeout(60_000),
        headers: {
          'x-request-id': requestId,
          ...(request[1].body && { 'content-type': 'application/json' }),
        },
      })
      const { statusCode, metadata } = (await response.json()) as {
        statusCode: number
        metadata: { requestId: string }
      }
      const answer = { status: response.status, code: statusCode, requestId: metadata.requestId }
      asked.push({ ...times(), answer })
    } catch (error) {
      const { message, cause } = error as Error
      asked.push({ ...times(), failure: `${message} ${cause ?? ''}` })
      await sleep(50)
    }
  }
  const calling = Array.from({ length: callers }, async () => {
    while (!isOver) {
      await call()
      await sleep(20)
    }
  })
  return {
    asked,
    stop: async () => {
      isOver = true
      await Promise.all(calling)
      clearInterval(ticking)
    },
  }
}

export interface Uploaded {
  id: string
  rows: number
}

/** A back office that uploads one file after the other, each until it is taken. */
export function startBackOffice({ stack }: Plant, rowsOfFile: number) {
  const uploaded: Uploaded[] = []
  let isOver = false

  async function upload(rows: TestRow[], key: string): Promise<Uploaded> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const response = await stack.at(attempt % stack.urls.length).raw('/api/address/batches', {
          method: 'POST',
          body: rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
          headers: { 'content-type': 'application/x-ndjson', 'idempotency-key': key },
          signal: AbortSignal.timeout(20_000),
        })
        const { data } = (await response.json()) as { data?: { id: string; total: number } }
        if (response.status === 202 && data) return { id: data.id, rows: rows.length }
      } catch {
        // Sent again below: the key makes one batch of it.
      }
      await sleep(500)
    }
  }
  const working = (async () => {
    for (let file = 0; !isOver; file += 1) {
      const rows = inventedRows(rowsOfFile, file * rowsOfFile).map((row) => ({
        ...row,
        reference: `${personal}-${row.reference}`,
      }))
      uploaded.push(await upload(rows, `file-${file}`))
      await sleep(2000)
    }
  })()
  return {
    uploaded,
    stop: async () => {
      isOver = true
      await working
    },
  }
}
