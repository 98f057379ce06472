import type { Batches, ResultFilter } from '../../../shared/client/batches.ts'
import { linesOf } from '../../../shared/client/lines.ts'

/** The largest number of rows in memory: about 80 MB of text. */
export const maxRows = 200_000

/**
 * The rows loaded so far, as JSON texts that are parsed when shown. The array grows while loading.
 */
export interface LoadedRows {
  rows: readonly string[]
  /** The number of rows at this moment. */
  count: number
  /** `cut`: there are more rows than the limit. */
  phase: 'loading' | 'whole' | 'cut'
}

/**
 * In milliseconds. After this much work the page gets control back, so that it stays responsive.
 */
const stretchMs = 8
/** Time between progress reports, in milliseconds. */
const tellMs = 120

/**
 * Loads results with their stored texts in one stream. Reports progress, the last time when
 * complete.
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
    if (rows.length === maxRows) {
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
