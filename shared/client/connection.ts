import type { Auth, ErrorEnvelope, Metadata } from '../api/envelope.ts'
import { AddressServiceError, ConnectionError, TimeoutError } from './errors.ts'
import { abortable, abortWith, pause } from './pause.ts'
import { isRenewalRefused, isTokenRefused, type RetryRule, retryDelayMs } from './retry.ts'
import type { Credentials, TokenKeeper } from './token.ts'

/** Sends one request, as `fetch` does. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export interface ServiceOptions {
  /** The service's base URL, such as `https://addresses.example.com`. */
  baseUrl: string
  /** The API version, `1.x`. Absent: the newest. */
  version?: string
  /** Replaces the global `fetch`. */
  fetch?: Fetch
}

export interface CallOptions {
  /** Aborts the call with its waits and retries. The call then rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /**
   * Milliseconds for the whole call, retries included; default 10,000. Uploads, new batches,
   * erasing everything and streams have no default. For a stream it is the time until its first
   * byte.
   */
  timeoutMs?: number
}

/** One request, described by its endpoint. */
export interface Call extends CallOptions {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  query?: object
  headers?: Record<string, string>
  /** The body as a value. */
  json?: unknown
  /** The body, created anew for each attempt and released when the signal is aborted. */
  body?: (signal: AbortSignal | undefined) => NonNullable<RequestInit['body']>
  /** Default `always`. */
  retry?: RetryRule
  /** Replaces `fetch` for this request. */
  fetch?: Fetch
}

/**
 * All calls reject with AddressServiceError, ConnectionError, TimeoutError, the signal's reason, or
 * what `getToken` rejected with.
 */
export interface Connection {
  /** Resolves to `data` of the response. */
  request<Data>(call: Call): Promise<Data>
  /** Resolves to the body as a stream, once its head has arrived. */
  open(call: Call): Promise<ReadableStream<Uint8Array>>
}

/** The envelope of a response, of a success or a failure. */
interface Envelope extends Partial<ErrorEnvelope> {
  metadata: Metadata
  data?: unknown
  auth?: Auth
}

const defaultTimeoutMs = 10_000
/** The longest delay that `setTimeout` accepts, in milliseconds. */
const maxTimeoutMs = 2 ** 31 - 1

/**
 * Sends requests with the token of `tokens`, retries where that helps, and turns failures into
 * errors.
 * @throws {TypeError} when the base URL has no scheme
 */
export function connect(service: ServiceOptions, tokens?: TokenKeeper): Connection {
  const baseUrl = checkedBaseUrl(service.baseUrl)

  async function request<Data>(call: Call): Promise<Data> {
    const deadline = startDeadline(call.timeoutMs ?? defaultTimeoutMs, call.signal)
    try {
      const { data } = await withRetries(call, deadline, async (signal) => {
        const response = await send(call, signal, true)
        const envelope = await readEnvelope(response, signal, tokens)
        if (envelope?.data === undefined) throw new AddressServiceError(response, {})
        return envelope
      })
      return data as Data
    } finally {
      deadline.release()
    }
  }

  async function open(call: Call): Promise<ReadableStream<Uint8Array>> {
    const deadline = startDeadline(call.timeoutMs ?? Infinity, call.signal)
    const { body } = await withRetries(call, deadline, (signal) => send(call, signal, false)).catch(
      (failure) => {
        deadline.release()
        throw failure
      },
    )
    const stream = body ?? new Blob([]).stream()
    // The caller can still abort the stream.
    return deadline.signal === call.signal ? stream : whenEnded(stream, deadline.release)
  }

  async function send(
    call: Call,
    signal: AbortSignal | undefined,
    readsResponse: boolean,
  ): Promise<Response> {
    // A stream cannot be sent twice, so it must not fail because a token renewal is refused.
    const mayRenew = readsResponse && call.retry !== 'never'
    const credentials = tokens && (await abortable(() => tokens.credentials(mayRenew), signal))
    try {
      return await exchange(call, signal, credentials)
    } catch (failure) {
      if (!credentials?.refresh || !isRenewalRefused(failure)) throw failure
      return exchange(call, signal, { ...credentials, refresh: false })
    }
  }

  async function exchange(
    call: Call,
    signal: AbortSignal | undefined,
    credentials: Credentials | undefined,
  ): Promise<Response> {
    const fetch = call.fetch ?? service.fetch ?? globalThis.fetch
    const { token, refresh } = credentials ?? {}
    const url = baseUrl + call.path + queryOf({ ...call.query, ...(refresh && { refresh }) })
    const init = initOf(call, signal, token, service.version)
    const response = await fetch(url, init).catch((cause) => failConnection(cause, signal))
    if (isRedirect(response)) {
      await response.body?.cancel()
      throw new AddressServiceError(response, { message: redirectMessage })
    }
    if (response.ok) return response
    const failure = new AddressServiceError(
      response,
      (await readEnvelope(response, signal, tokens)) ?? {},
    )
    if (token && isTokenRefused(failure)) tokens?.discard(token)
    throw failure
  }

  return { request, open }
}

/** Without its slash at the end. In a page it may also be a path on the page's own host. */
function checkedBaseUrl(baseUrl: string): string {
  const isPath = 'location' in globalThis && /^(\/|$)/.test(baseUrl)
  if (!isPath && !/^https?:\/\//i.test(baseUrl))
    throw new TypeError(`baseUrl "${baseUrl}" must begin with https:// or http://`)
  return baseUrl.replace(/\/+$/, '')
}

/** What `fetch` gets for a request. */
function initOf(
  call: Call,
  signal: AbortSignal | undefined,
  token: string | undefined,
  version: string | undefined,
): RequestInit {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(version && { 'accept-version': version }),
    ...(call.json !== undefined && { 'content-type': 'application/json' }),
    ...call.headers,
  }
  const body = call.body?.(signal) ?? (call.json === undefined ? null : JSON.stringify(call.json))
  // `manual`: a key or token must not follow a redirect to another host. With `error`, a redirect
  // would look like a lost connection.
  const init: RequestInit & { duplex?: 'half' } = {
    method: call.method,
    headers,
    body,
    signal: signal ?? null,
    redirect: 'manual',
  }
  // `fetch` requires this for a stream: the service may respond before all of it is sent.
  if (call.body) init.duplex = 'half'
  return init
}

/**
 * Reads the envelope, and tells `tokens` the service's clock and a renewed token. Undefined when
 * the response is not the service's.
 */
async function readEnvelope(
  response: Response,
  signal: AbortSignal | undefined,
  tokens: TokenKeeper | undefined,
): Promise<Envelope | undefined> {
  const text = await response.text().catch((cause) => failConnection(cause, signal))
  const envelope = parseEnvelope(text)
  if (envelope) tokens?.setServiceTime(envelope.metadata.timestamp)
  if (envelope?.auth) tokens?.replace(envelope.auth)
  return envelope
}

/**
 * Retries until an attempt succeeds, `retryDelayMs` says to give up, or the time left is too short.
 */
async function withRetries<T>(
  { retry = 'always' }: Call,
  { signal, endsAt, stopTimer }: Deadline,
  attempt: (signal: AbortSignal | undefined) => Promise<T>,
): Promise<T> {
  const failures: unknown[] = []
  try {
    for (;;)
      try {
        return await attempt(signal)
      } catch (failure) {
        failures.push(failure)
        const delayMs = retryDelayMs(failures, retry)
        if (delayMs === undefined || Date.now() + delayMs >= endsAt) throw failure
        if (delayMs > 0) await pause(delayMs, signal)
      }
  } finally {
    stopTimer()
  }
}

/** What ends a call: the caller's signal or the timeout. */
interface Deadline {
  signal: AbortSignal | undefined
  /** Unix time in milliseconds. */
  endsAt: number
  /** Removes the timeout; the caller's signal remains. */
  stopTimer(): void
  /** Removes the timeout and the caller's signal. */
  release(): void
}

function startDeadline(timeoutMs: number, caller: AbortSignal | undefined): Deadline {
  const endsAt = Date.now() + timeoutMs
  if (timeoutMs > maxTimeoutMs) return { signal: caller, endsAt, stopTimer() {}, release() {} }
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(new TimeoutError(timeoutMs)), timeoutMs)
  return {
    signal: deadline.signal,
    endsAt,
    stopTimer: () => clearTimeout(timer),
    release: abortWith(caller, deadline),
  }
}

/** Passes the bytes through and calls `onEnd` when the stream ends or is cancelled. */
function whenEnded(
  body: ReadableStream<Uint8Array>,
  onEnd: () => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (!done) return controller.enqueue(value)
        onEnd()
        controller.close()
      } catch (failure) {
        onEnd()
        throw failure
      }
    },
    cancel(reason) {
      onEnd()
      return reader.cancel(reason)
    },
  })
}

const redirectMessage =
  'The address service never redirects, and this answer does: is `baseUrl` right?'
/** A page sees of a redirect only that it is one. */
const isRedirect = ({ type, status, redirected }: Response) =>
  type === 'opaqueredirect' || (status >= 300 && status < 400) || redirected

/** False for a proxy's HTML page, and for JSON of another server. */
function parseEnvelope(text: string): Envelope | undefined {
  try {
    const envelope = JSON.parse(text) as Partial<Envelope> | null
    return typeof envelope?.metadata?.timestamp === 'number' ? (envelope as Envelope) : undefined
  } catch {
    return undefined
  }
}

/**
 * `fetch` rejects with the signal's reason after an abort, and with a TypeError for everything
 * else.
 */
function failConnection(cause: unknown, signal: AbortSignal | undefined): never {
  signal?.throwIfAborted()
  throw new ConnectionError(cause)
}

/** A list becomes one parameter for each entry. */
function queryOf(query: object): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined) parameters.append(name, String(one))
  return `?${parameters}`.replace(/\?$/, '')
}
