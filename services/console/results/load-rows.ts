import type { Batches, ResultFilter } from '../../../shared/client/batches.ts'
import { linesOf } from '../../../shared/client/lines.ts'

/** More are not held: about 80 MB of text. */
export const mostRows = 200_000

/** What has been loaded: results as their JSON texts, which are read when they are shown. The list grows while it loads. */
export interface LoadedRows {
  rows: readonly string[]
  /** How many of them there are now. */
  count: number
  /** `cut`: there are more than are held. */
  phase: 'loading' | 'whole' | 'cut'
}

/** The longest stretch of work, in milliseconds, before the page may do something else: it never stands still. */
const stretchMs = 8
/** How often the page is told what there is, in milliseconds. */
const tellMs = 120

/**
 * Loads results with their stored texts, in one stream, and tells what there is so far; the last time when all is there.
 * @throws as the client does, or the signal's reason
 */
export async function loadRows(
  batches: Batches,
  batchId: string,
  filter: ResultFilter,
  signal: AbortSignal,
  tell: (loaded: LoadedRows) => void,
): Promise<void> {
  const stream = await batches.download(
    batchId,
    'application/x-ndjson',
    { ...filter, include: ['address', 'decision'] },
    { signal },
  )
  const rows: string[] = []
  let isCut = false
  let began = performance.now()
  let told = Number.NEGATIVE_INFINITY
  for await (const line of linesOf(stream, signal)) {
    if (line === '') continue
    if (rows.length === mostRows) {
      isCut = true
      break
    }
    rows.push(line)
    if (performance.now() - began < stretchMs) continue
    if (performance.now() - told > tellMs) {
      tell({ rows, count: rows.length, phase: 'loading' })
      told = performance.now()
    }
    await new Promise((resolve) => setTimeout(resolve))
    signal.throwIfAborted()
    began = performance.now()
  }
  signal.throwIfAborted()
  tell({ rows, count: rows.length, phase: isCut ? 'cut' : 'whole' })
}
