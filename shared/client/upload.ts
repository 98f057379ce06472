import type { UploadQuery } from '../api/batch.ts'
import type { Part } from '../ingest/row.ts'
import type { Call, CallOptions } from './connection.ts'
import { newKey } from './idempotency-key.ts'
import { hasXhr, type UploadProgress, xhrFetch } from './xhr-fetch.ts'

/** A file that can be sent again: text, bytes, a Blob or a File. */
type WholeFile = string | Uint8Array<ArrayBuffer> | Blob
/** A file as a stream, such as a Node stream. Browsers cannot send one. */
type FileStream = AsyncIterable<string | Uint8Array>

/** A file of addresses. */
export type UploadSource = WholeFile | FileStream

export interface UploadOptions
  extends CallOptions,
    Omit<UploadQuery, 'mapping' | 'dryRun' | 'refresh'> {
  /**
   * The media type: `text/csv`, `application/x-ndjson` or `application/json`, with `;
   * charset=windows-1252` where that is known.
   */
  type: `${'text/csv' | 'application/x-ndjson' | 'application/json'}${'' | `;${string}`}`
  /**
   * Maps names of columns or keys to fields, to `own` for an own column, or to null to leave it
   * out: `{ 'Kd-Nr': 'reference', Land: null }`.
   */
  mapping?: Record<string, Part | 'own' | null>
  /**
   * The same upload with the same key creates one batch, however often it is sent. Absent: a new
   * key for each call.
   */
  idempotencyKey?: string
  /** Called with the progress of sending. */
  onProgress?: (progress: UploadProgress) => void
}

/** The request of an upload. A stream is sent once; a whole file is retried where that helps. */
export function uploadCall(source: UploadSource, options: UploadOptions, dryRun: boolean): Call {
  const {
    type,
    mapping,
    idempotencyKey = newKey(),
    onProgress,
    signal,
    timeoutMs,
    ...query
  } = options
  const isWhole =
    typeof source === 'string' || source instanceof Uint8Array || source instanceof Blob
  const inPage = isWhole && onProgress && hasXhr()
  return {
    method: 'POST',
    path: '/api/address/batches',
    query: {
      ...query,
      ...(mapping && { mapping: JSON.stringify(mapping) }),
      ...(dryRun && { dryRun }),
    },
    headers: { 'content-type': type, 'idempotency-key': idempotencyKey },
    body: (ending) =>
      isWhole && (inPage || !onProgress) ? source : streamOf(source, onProgress, ending),
    retry: isWhole ? 'always' : 'never',
    timeoutMs: timeoutMs ?? Infinity,
    signal,
    ...(inPage && { fetch: xhrFetch(onProgress) }),
  }
}

/** The bytes of a source, counted as they are read for sending. */
function streamOf(
  source: UploadSource,
  onProgress: UploadOptions['onProgress'],
  ending: AbortSignal | undefined,
): ReadableStream<Uint8Array> {
  const whole =
    typeof source === 'string' || source instanceof Uint8Array ? new Blob([source]) : source
  const total = whole instanceof Blob ? { totalBytes: whole.size } : {}
  const report = (sentBytes: number) => onProgress?.({ sentBytes, ...total })
  return streamFrom(counted(whole instanceof Blob ? whole.stream() : whole, report, ending))
}

/** Replaces `ReadableStream.from`, which browsers of 2022 do not have. */
const streamFrom = <T>(chunks: AsyncGenerator<T, void>): ReadableStream<T> =>
  new ReadableStream(
    {
      async pull(controller) {
        const { value, done } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value as T)
      },
      cancel: async () => void (await chunks.return()),
    },
    { highWaterMark: 0 },
  )

async function* counted(
  chunks: FileStream,
  report: (sentBytes: number) => void,
  ending: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let sentBytes = 0
  for await (const chunk of chunks) {
    // After an abort Node's `fetch` reads on. This ends it and closes the source.
    ending?.throwIfAborted()
    const bytes = typeof chunk === 'string' ? encoder.encode(chunk) : chunk
    yield bytes
    sentBytes += bytes.length
    report(sentBytes)
  }
}
