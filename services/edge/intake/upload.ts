import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type Readable, Transform } from 'node:stream'
import { MIMEType } from 'node:util'
import { AppError } from '../../../shared/errors/catalogue.ts'
import type { Mapping } from '../../../shared/ingest/columns.ts'
import { type Part, parts } from '../../../shared/ingest/row.ts'
import { parsedJson } from '../../../shared/runtime/parsed-json.ts'
import { startPeriodicTask } from '../../../shared/runtime/periodic-task.ts'
import { isStoreUnavailable } from '../../../shared/store/is-unavailable.ts'
import { UploadInProgress } from '../../../shared/store/uploads.ts'

/** How long an upload may pause, and how long it may take in all, in milliseconds. */
const maxIdleMs = 30_000
const maxTotalMs = 3_600_000
/**
 * How long its reader may still take after the last byte, in milliseconds. Exported for the test
 * that compares it with the time that HAProxy waits.
 */
export const finishMs = 300_000
/** The minimum throughput is an average over this many milliseconds. */
const windowMs = 30_000
const sampleEveryMs = 1000

/** An upload that arrives. */
export interface Upload {
  bytes: Readable
  /** Aborted when the upload is too slow, pauses or must end. Its reason is an AppError. */
  signal: AbortSignal
  /**
   * SHA-256 of the fingerprint and of the bytes so far, or of this body in their place, as base64;
   * undefined without a fingerprint.
   */
  hash(body?: string): string | undefined
  close(): void
}

interface WatchOptions {
  maxBytes: number
  /** The minimum throughput. */
  minBytesPerSecond: number
  /** The request fingerprint without the body; undefined when no hash is needed. */
  fingerprint: string | undefined
  /** Aborted at shutdown: then the upload ends. */
  closing: AbortSignal
}

/** Watches the body of a request while it is read. */
export function watchUpload(
  body: IncomingMessage,
  { maxBytes, minBytesPerSecond, fingerprint, closing }: WatchOptions,
): Upload {
  const empty = fingerprint === undefined ? undefined : createHash('sha256').update(fingerprint)
  const hash = empty?.copy()
  const watch = new AbortController()
  const stop = (error: AppError) => watch.abort(error)
  // Bytes that arrived and are not taken wait for the database: a reader that hangs is ended
  // earlier.
  const onIdle = () =>
    stop(
      new AppError(
        body.readableLength > 0 || body.complete ? 'STORE_UNAVAILABLE' : 'UPLOAD_INCOMPLETE',
      ),
    )
  const close = () => stop(new AppError('OVERLOADED'))
  let idle = setTimeout(onIdle, maxIdleMs)
  const whole = setTimeout(() => stop(new AppError('UPLOAD_INCOMPLETE')), maxTotalMs)
  const throughput = watchThroughput(body, minBytesPerSecond, stop)
  let total = 0
  const bytes = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      idle.refresh()
      throughput.add(chunk.length)
      total += chunk.length
      if (total > maxBytes) return done(tooLarge(maxBytes))
      hash?.update(chunk)
      done(null, chunk)
    },
    flush(done) {
      clearTimeout(idle)
      throughput.stop()
      idle = setTimeout(onIdle, finishMs)
      done()
    },
  })
  body.pipe(bytes)
  body.once('close', () => {
    if (!body.complete) stop(new AppError('UPLOAD_INCOMPLETE'))
  })
  watch.signal.addEventListener('abort', () => bytes.destroy(watch.signal.reason))
  // Readers of the stream get the error. Without a reader nobody needs it.
  bytes.on('error', () => {})
  if (closing.aborted) close()
  else closing.addEventListener('abort', close)

  return {
    bytes,
    signal: watch.signal,
    hash: (body) =>
      (body === undefined ? hash : empty?.copy().update(body))?.copy().digest('base64'),
    close() {
      clearTimeout(idle)
      clearTimeout(whole)
      throughput.stop()
      closing.removeEventListener('abort', close)
      // The rest of a refused body is read and dropped, so that its sender sees the response.
      body.unpipe(bytes)
      bytes.destroy()
      body.resume()
    },
  }
}

const tooLarge = (maxBytes: number) =>
  new AppError('UPLOAD_TOO_LARGE', {
    details: [{ code: 'FILE_TOO_LARGE', message: `The file has more than ${maxBytes} bytes.` }],
  })

/** Checks the minimum throughput. Only the time in which this edge waits for the sender counts. */
function watchThroughput(
  body: IncomingMessage,
  minBytesPerSecond: number,
  stop: (error: AppError) => void,
) {
  let bytes = 0
  let waitedMs = 0
  function sample(): void {
    if (body.readableLength === 0) waitedMs += sampleEveryMs
    if (waitedMs < windowMs) return
    if (bytes < (minBytesPerSecond * windowMs) / 1000) stop(tooSlow(minBytesPerSecond))
    bytes = 0
    waitedMs = 0
  }

  const sampling = startPeriodicTask(sample, {
    everyMs: sampleEveryMs,
    onFailure: (cause) => stop(new AppError('INTERNAL', { cause })),
  })
  return {
    add(more: number) {
      bytes += more
    },
    stop: () => void sampling.stop(),
  }
}

const tooSlow = (minBytesPerSecond: number) =>
  new AppError('UPLOAD_TOO_SLOW', {
    details: [
      {
        code: 'TOO_SLOW',
        message: `fewer than ${minBytesPerSecond} bytes/s came over ${windowMs / 1000} seconds`,
      },
    ],
  })

/**
 * The media type of a body and its charset. Fastify does not check the header of a request without
 * a body.
 * @throws {AppError} MEDIA_TYPE_UNSUPPORTED
 */
export function mediaTypeOf(header: string | undefined): {
  type: string
  charset: string | undefined
} {
  try {
    const { essence, params } = new MIMEType(header ?? '')
    return { type: essence, charset: params.get('charset') ?? undefined }
  } catch (cause) {
    throw new AppError('MEDIA_TYPE_UNSUPPORTED', { cause })
  }
}

/**
 * Skips blanks at the beginning of a text. Returns the first other character, and the bytes from
 * its chunk on. However many blanks there are, they are not kept.
 */
export async function afterBlanks(
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ first: string | undefined; bytes: AsyncIterable<Uint8Array> }> {
  const iterator = bytes[Symbol.asyncIterator]()
  for (;;) {
    const { value, done } = await iterator.next()
    if (done) return { first: undefined, bytes: fromFirst(iterator) }
    const text = Buffer.from(value.buffer, value.byteOffset, value.length)
      .toString('latin1')
      .replace(/^\xEF\xBB\xBF/, '')
    const first = text.trimStart()[0]
    if (first !== undefined) return { first, bytes: fromFirst(iterator, value) }
  }
}

async function* fromFirst(
  iterator: AsyncIterator<Uint8Array>,
  first?: Uint8Array,
): AsyncGenerator<Uint8Array> {
  if (first) yield first
  yield* { [Symbol.asyncIterator]: () => iterator }
}

/** Reads and parses a small JSON body. @throws {AppError} BODY_TOO_LARGE, BODY_MALFORMED */
export async function readJson(
  bytes: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let total = 0
  for await (const chunk of bytes) {
    total += chunk.length
    if (total > maxBytes) throw new AppError('BODY_TOO_LARGE')
    chunks.push(chunk)
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)))
  } catch (cause) {
    throw new AppError('BODY_MALFORMED', { cause })
  }
}

/**
 * Turns the JSON of `mapping` (column to field) into column names by field. Columns with `null` are
 * left out, those with `own` are own columns.
 * @throws {AppError} REQUEST_INVALID
 */
export function mappingOf(json: string | undefined): Mapping | undefined {
  if (json === undefined) return undefined
  const mapping = parsedJson(json)
  if (typeof mapping !== 'object' || mapping === null || Array.isArray(mapping))
    throw invalidMapping('FORMAT', 'must be a JSON object of names and fields')
  const namesWith = (use: unknown) =>
    Object.entries(mapping).flatMap(([name, part]) => (part === use ? [name] : []))
  const [unused, own] = [namesWith(null), namesWith('own')]
  const entries = Object.entries(mapping).filter(([, part]) => part !== null && part !== 'own')
  if (!entries.every(([, part]) => parts.includes(part as Part)))
    throw invalidMapping('ENUM', `fields are: ${parts.join(', ')}; or own, or null`)
  if (new Set(entries.map(([, part]) => part)).size < entries.length)
    throw invalidMapping('FORMAT', 'must name each field once at most')
  return {
    ...Object.fromEntries(entries.map(([name, part]) => [part, name])),
    ...(unused.length > 0 && { unused }),
    ...(own.length > 0 && { own }),
  }
}

const invalidMapping = (code: string, message: string) =>
  new AppError('REQUEST_INVALID', { details: [{ field: 'mapping', code, message }] })

/** The error of the catalogue for a failed upload. */
export function uploadFailure(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof UploadInProgress) return new AppError('IDEMPOTENCY_IN_PROGRESS')
  return new AppError(isStoreUnavailable(error) ? 'STORE_UNAVAILABLE' : 'INTERNAL', {
    cause: error,
  })
}
