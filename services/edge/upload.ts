import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'
import { MIMEType } from 'node:util'
import { AppError } from '../../shared/errors.ts'
import type { Mapping } from '../../shared/ingest/columns.ts'
import { IngestError } from '../../shared/ingest/ingest-error.ts'
import { type Part, parts } from '../../shared/ingest/row.ts'
import type { Filling } from '../../shared/store/upload.ts'
import { InProgress } from '../../shared/store/upload.ts'
import { parsedJson } from './parsed-json.ts'

/** The longest that an upload may stand still, and the longest that it may take in all, in milliseconds. */
const idleMs = 30_000
const longestMs = 3_600_000
/** How long PostgreSQL may take for what is left to do once all bytes are there. */
const finishMs = 300_000

/** The bytes of an upload on their way. */
export interface Upload {
  bytes: AsyncIterable<Uint8Array>
  /** Aborted when the upload stands still or has to end; its reason is an AppError. */
  signal: AbortSignal
  /** SHA-256 of what has passed by, and of what the request says besides; undefined when nobody wants it. */
  hash(): string | undefined
  close(): void
}

interface WatchOptions {
  mostBytes: number
  /** What belongs to the request besides its body; absent when no hash is wanted. */
  besides: string | undefined
  /** Ends the upload when this process ends. */
  closing: AbortSignal
}

/** Watches a request's body while it is read. */
export function watchUpload(body: IncomingMessage, { mostBytes, besides, closing }: WatchOptions): Upload {
  const hash = besides === undefined ? undefined : createHash('sha256').update(besides)
  const watch = new AbortController()
  const stop = (error: AppError) => watch.abort(error)
  // What has come and isn't taken waits for our own database.
  const standsStill = () =>
    stop(new AppError(body.readableLength > 0 || body.complete ? 'STORE_UNAVAILABLE' : 'UPLOAD_INCOMPLETE'))
  const close = () => stop(new AppError('OVERLOADED'))
  let idle = setTimeout(standsStill, idleMs)
  const whole = setTimeout(() => stop(new AppError('UPLOAD_INCOMPLETE')), longestMs)
  let total = 0
  const bytes = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      idle.refresh()
      total += chunk.length
      if (total > mostBytes)
        return done(new IngestError('FILE_TOO_LARGE', `The file has more than ${mostBytes} bytes.`))
      hash?.update(chunk)
      done(null, chunk)
    },
    flush(done) {
      clearTimeout(idle)
      idle = setTimeout(standsStill, finishMs)
      done()
    },
  })
  body.pipe(bytes)
  body.once('close', () => {
    if (!body.complete) bytes.destroy(new AppError('UPLOAD_INCOMPLETE'))
  })
  watch.signal.addEventListener('abort', () => bytes.destroy(watch.signal.reason))
  // Whoever reads hears of it; if nobody reads any more, nobody needs to.
  bytes.on('error', () => {})
  closing.addEventListener('abort', close)

  return {
    bytes,
    signal: watch.signal,
    hash: () => hash?.copy().digest('base64'),
    close() {
      clearTimeout(idle)
      clearTimeout(whole)
      closing.removeEventListener('abort', close)
      // The rest of a body that is refused is read away, so that its sender gets to see the answer.
      body.unpipe(bytes)
      bytes.destroy()
      body.resume()
    },
  }
}

/** The media type of a body and its charset. Without a body, Fastify hasn't looked at it yet. @throws {AppError} MEDIA_TYPE_UNSUPPORTED */
export function mediaTypeOf(header: string | undefined): { type: string; charset: string | undefined } {
  try {
    const { essence, params } = new MIMEType(header ?? '')
    return { type: essence, charset: params.get('charset') ?? undefined }
  } catch (cause) {
    throw new AppError('MEDIA_TYPE_UNSUPPORTED', { cause })
  }
}

/** The rest of the bytes, from the first that is no space on. Blank ones are not kept, however many there are. */
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

async function* fromFirst(iterator: AsyncIterator<Uint8Array>, first?: Uint8Array): AsyncGenerator<Uint8Array> {
  if (first) yield first
  yield* { [Symbol.asyncIterator]: () => iterator }
}

/** All of a small body. @throws {AppError} BODY_TOO_LARGE, BODY_MALFORMED */
export async function readJson(bytes: AsyncIterable<Uint8Array>, mostBytes: number): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let total = 0
  for await (const chunk of bytes) {
    total += chunk.length
    if (total > mostBytes) throw new AppError('BODY_TOO_LARGE')
    chunks.push(chunk)
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)))
  } catch (cause) {
    throw new AppError('BODY_MALFORMED', { cause })
  }
}

/** Names of columns by the field that each is, from JSON the other way round; `null` is for one that is none. @throws {AppError} REQUEST_INVALID */
export function mappingOf(json: string | undefined): Mapping | undefined {
  if (json === undefined) return undefined
  const mapping = parsedJson(json)
  if (typeof mapping !== 'object' || mapping === null || Array.isArray(mapping))
    throw invalidMapping('FORMAT', 'must be a JSON object of names and fields')
  const unused = Object.keys(mapping).filter((name) => mapping[name as keyof typeof mapping] === null)
  const entries = Object.entries(mapping).filter(([, part]) => part !== null)
  if (!entries.every(([, part]) => parts.includes(part as Part)))
    throw invalidMapping('ENUM', `fields are: ${parts.join(', ')}`)
  if (new Set(entries.map(([, part]) => part)).size < entries.length)
    throw invalidMapping('FORMAT', 'must name each field once at most')
  return { ...Object.fromEntries(entries.map(([name, part]) => [part, name])), ...(unused.length > 0 && { unused }) }
}

const invalidMapping = (code: string, message: string) =>
  new AppError('REQUEST_INVALID', { details: [{ field: 'mapping', code, message }] })

/** What a caller sees of the problems at once. */
export const firstProblems = 100

/** An upload of bad rows only makes no batch. @throws {AppError} UPLOAD_INVALID */
export function needGoodRows({ total, problems, kept }: Filling): void {
  if (total > 0) return
  if (problems === 0)
    throw new AppError('UPLOAD_INVALID', { details: [{ code: 'NO_ROWS', message: 'No stored address is selected.' }] })
  const details = kept.slice(0, firstProblems).map(({ line, field, code, message }) => ({
    ...(field && { field }),
    code,
    message: `line ${line}: ${message}`,
  }))
  throw new AppError('UPLOAD_INVALID', {
    details: [{ code: 'NO_GOOD_ROWS', message: 'No row can be used.' }, ...details],
  })
}

/** The error of the catalogue for what ends the reading of an upload. */
export function uploadFailure(error: unknown): unknown {
  if (error instanceof InProgress) return new AppError('IDEMPOTENCY_IN_PROGRESS')
  if (!(error instanceof IngestError)) return error
  const { code, message } = error
  const isTooLarge = code === 'FILE_TOO_LARGE' || code === 'TOO_MANY_ROWS'
  const name = isTooLarge ? 'UPLOAD_TOO_LARGE' : code === 'INCOMPLETE' ? 'UPLOAD_INCOMPLETE' : 'UPLOAD_INVALID'
  return new AppError(name, { details: [{ code, message }] })
}
