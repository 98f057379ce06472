import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { type Dispatcher, Pool } from 'undici'
import { parsedJson } from '../../../shared/runtime/parsed-json.ts'
import { errorCode } from '../error-code.ts'
import {
  type Answer,
  ProviderError,
  type ProviderFailure,
  readAnswer,
  UnsentError,
} from './port.ts'

interface HttpRequest extends Pick<Dispatcher.RequestOptions, 'method' | 'path'> {
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: object
}

export interface HttpAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** The parsed body; undefined if it is no JSON. */
  body: unknown
}

/** Connections to a host that answers with JSON. */
export interface JsonHost {
  /** Makes one request. @throws {ProviderError} if there is no answer, or one that is too large */
  request(request: HttpRequest, signal: AbortSignal): Promise<HttpAnswer>
  /**
   * Opens or keeps a few connections, so that calls need no handshake: requests a path of the
   * origin, not of the base, and ignores the answers. Never fails.
   */
  warm(path: string, headers?: HttpRequest['headers']): Promise<void>
  close(): Promise<void>
}

interface Options {
  /** The base address; its path precedes that of each request. */
  url: string
  /** The maximum number of connections. */
  connections: number
  timeoutMs: number
}

/** The largest answer in bytes, decompressed. Real answers have a few thousand. */
const maxAnswerBytes = 2 * 1024 * 1024
/** The timeout for connecting to the provider. */
const connectTimeoutMs = 1000
/** How many connections are kept open without calls. More are opened when needed. */
const warmConnections = 4
/** How long an idle connection stays open, in milliseconds. Google closes it after 4 minutes. */
const keepAliveMs = 120_000

export function openJsonHost({ url, connections, timeoutMs }: Options): JsonHost {
  const { origin, pathname } = new URL(url)
  const base = pathname.replace(/\/$/, '')
  const pool = new Pool(origin, {
    connections,
    // Else all calls wait for one handshake at a time, which tells whether the host has HTTP/2.
    allowH2: false,
    connectTimeout: Math.min(connectTimeoutMs, timeoutMs),
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    keepAliveTimeout: keepAliveMs,
    maxResponseSize: maxAnswerBytes,
  })
  return {
    async request({ method, path, headers = {}, body: json }, signal) {
      const body = json && JSON.stringify(json)
      const options = { method, path: base + path, headers, ...(body && { body }) }
      try {
        const { status, headers, bytes } = await send(pool, options, signal)
        const text = await decompressed(bytes, headers['content-encoding'])
        return { status, headers, body: parsedJson(text) }
      } catch (error) {
        throw withoutAnswer(error as Error)
      }
    },
    async warm(path, headers = {}) {
      const count = Math.min(warmConnections, connections)
      const request = { method: 'GET', path, headers } as const
      const requests = Array.from({ length: count }, () => send(pool, request))
      await Promise.allSettled(requests)
    },
    close: () => pool.close(),
  }
}

interface RawAnswer {
  status: number
  headers: HttpAnswer['headers']
  bytes: Buffer
}

/**
 * Sends a request and collects its answer. By undici's innermost interface: `request`, with its
 * streams, allocates half as much again, and a quarter of that lives until a full collection.
 */
function send(
  pool: Pool,
  options: Dispatcher.DispatchOptions,
  signal?: AbortSignal,
): Promise<RawAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>()
  const answer = { status: 0, headers: {} as HttpAnswer['headers'] }
  const chunks: Buffer[] = []
  let started: Dispatcher.DispatchController | undefined
  const abort = () => {
    started?.abort(signal?.reason)
    reject(started ? signal?.reason : new UnsentError('timeout', errorCode(signal?.reason)))
  }
  if (signal?.aborted) {
    abort()
    return promise
  }
  signal?.addEventListener('abort', abort)
  const end = () => signal?.removeEventListener('abort', abort)
  pool.dispatch(options, {
    onRequestStart(controller) {
      if (signal?.aborted) return controller.abort(signal.reason)
      started = controller
    },
    onResponseStart(_controller, status, headers) {
      Object.assign(answer, { status, headers })
    },
    onResponseData(_controller, chunk) {
      chunks.push(chunk)
    },
    onResponseEnd() {
      end()
      resolve({ ...answer, bytes: Buffer.concat(chunks) })
    },
    onResponseError(_controller, error) {
      end()
      // No connection, or no handshake.
      reject(started ? error : new UnsentError('unavailable', errorCode(error)))
    },
  })
  return promise
}

const decompressors = new Map([
  ['gzip', promisify(gunzip)],
  ['x-gzip', promisify(gunzip)],
  ['deflate', promisify(inflate)],
  ['br', promisify(brotliDecompress)],
])

/** The decompressed text of an answer. Encodings are listed in the order they were applied. */
async function decompressed(bytes: Buffer, encodings: string | string[] = ''): Promise<string> {
  const names = String(encodings).toLowerCase().split(',')
  let text = bytes
  for (const name of names.map((part) => part.trim()).reverse()) {
    const decompress = decompressors.get(name)
    if (decompress) text = Buffer.from(await decompress(text, { maxOutputLength: maxAnswerBytes }))
  }
  return text.toString()
}

const timedOut = /^(AbortError|TimeoutError|ETIMEDOUT|ERR_CANCELED|UND_ERR_(HEADERS|BODY)_TIMEOUT)$/

/** The answer is too large, or can't be decompressed. */
const unreadable = new RegExp(
  '^(UND_ERR_RES_EXCEEDED_MAX_SIZE|ERR_BUFFER_TOO_LARGE|' +
    'Z_\\w+|ERR__ERROR\\w+|ERR_PADDING\\w+)$',
)

/** The failure for an error code of a connection over which the request was sent. */
function failureWithoutAnswer(code: string): ProviderFailure {
  if (unreadable.test(code)) return 'nonsense'
  return timedOut.test(code) ? 'timeout' : 'broken'
}

/** Reads the answer to a call. The sandbox names itself in `X-Provider`. @throws {ProviderError} */
export function answerOf<Data>(
  { headers, body }: HttpAnswer,
  read: (body: unknown) => Data,
): Answer<Data> {
  const provider = headers['x-provider']
  return { data: readAnswer(read, body), ...(typeof provider === 'string' && { provider }) }
}

/** The failure of a call that got no answer. The error itself may hold the key. */
export function withoutAnswer(error: Error): ProviderError {
  if (error instanceof ProviderError) return error
  const code = errorCode(error)
  return new ProviderError(failureWithoutAnswer(code), code)
}
