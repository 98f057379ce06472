import type { Auth, ErrorEnvelope, Metadata } from '../api/envelope.ts'
import { AddressServiceError, ConnectionError, TimeoutError } from './errors.ts'
import { abortable, abortWith, pause } from './pause.ts'
import { isRenewalRefused, isTokenRefused, pauseAfter, type Repeat } from './retry.ts'
import type { Pass, TokenKeeper } from './token.ts'

/** Sends one request: what `fetch` does. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export interface ServiceOptions {
  /** The service's base address, `https://addresses.example.com`. */
  baseUrl: string
  /** The version of the API, `1.x`; the newest when absent. */
  version?: string
  /** Instead of the global one. */
  fetch?: Fetch
}

export interface CallOptions {
  /** Ends the call, its waiting and its repeats; it then rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /**
   * For the whole call, repeats included, in milliseconds; 10,000 when absent. What may take long has no limit unless it is given one:
   * uploads, new batches, erasing everything, and streams, for which it is the time to their beginning.
   */
  timeoutMs?: number
}

/** One request, as its endpoint describes it. */
export interface Call extends CallOptions {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  query?: object
  headers?: Record<string, string>
  /** The body, as a value. */
  json?: unknown
  /** The body, made for each attempt, and given up when the signal is aborted. */
  body?: (signal: AbortSignal | undefined) => NonNullable<RequestInit['body']>
  /** `always` when absent. */
  repeat?: Repeat
  /** Sends this one request in another way. */
  fetch?: Fetch
}

/** All calls reject with AddressServiceError, ConnectionError, TimeoutError, the signal's reason, or as `getToken` does. */
export interface Connection {
  /** `data` of the answer. */
  ask<Data>(call: Call): Promise<Data>
  /** The answer's body, from its first bytes on. */
  open(call: Call): Promise<ReadableStream<Uint8Array>>
}

/** What the service answers, a success or a failure. */
interface Answer extends Partial<ErrorEnvelope> {
  metadata: Metadata
  data?: unknown
  auth?: Auth
}

const usualTimeoutMs = 10_000
/** `setTimeout` takes no more. */
const longestTimeoutMs = 2 ** 31 - 1

/** Sends requests with the token that `tokens` keeps, again where that helps, and tells failures apart. */
export function connect(service: ServiceOptions, tokens?: TokenKeeper): Connection {
  const baseUrl = service.baseUrl.replace(/\/+$/, '')

  async function ask<Data>(call: Call): Promise<Data> {
    const ending = endAfter(call.timeoutMs ?? usualTimeoutMs, call.signal)
    try {
      const { data } = await insist(call, ending, async (signal) => {
        const response = await send(call, signal, true)
        const answer = await readAnswer(response, signal)
        if (answer?.data === undefined) throw new AddressServiceError(response, {})
        return answer
      })
      return data as Data
    } finally {
      ending.leave()
    }
  }

  async function open(call: Call): Promise<ReadableStream<Uint8Array>> {
    const ending = endAfter(call.timeoutMs ?? Infinity, call.signal)
    const { body } = await insist(call, ending, (signal) => send(call, signal, false)).catch((failure) => {
      ending.leave()
      throw failure
    })
    const stream = body ?? new Blob([]).stream()
    // The caller may still end the stream.
    return ending.signal === call.signal ? stream : atEnd(stream, ending.leave)
  }

  async function send(call: Call, signal: AbortSignal | undefined, readsAnswer: boolean): Promise<Response> {
    // A stream has been read in part when a renewal is refused: it can't be sent without one then.
    const mayRenew = readsAnswer && call.repeat !== 'never'
    const pass = tokens && (await abortable(tokens.pass(mayRenew), signal))
    try {
      return await exchange(call, signal, pass)
    } catch (failure) {
      if (!pass?.refresh || !isRenewalRefused(failure)) throw failure
      return exchange(call, signal, { ...pass, refresh: false })
    }
  }

  async function exchange(call: Call, signal: AbortSignal | undefined, pass: Pass | undefined): Promise<Response> {
    const fetch = call.fetch ?? service.fetch ?? globalThis.fetch
    const { token, refresh } = pass ?? {}
    const url = baseUrl + call.path + queryOf({ ...call.query, ...(refresh && { refresh }) })
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(service.version && { 'accept-version': service.version }),
      ...(call.json !== undefined && { 'content-type': 'application/json' }),
      ...call.headers,
    }
    const body = call.body?.(signal) ?? (call.json === undefined ? null : JSON.stringify(call.json))
    // A key or a token must not follow to another host. With `error`, a redirect would look like a lost connection.
    const init: RequestInit & { duplex?: 'half' } = {
      method: call.method,
      headers,
      body,
      signal: signal ?? null,
      redirect: 'manual',
    }
    // A stream is sent while the service may answer already: `fetch` wants to be told.
    if (call.body) init.duplex = 'half'
    const response = await fetch(url, init).catch((cause) => lose(cause, signal))
    if (isRedirect(response)) {
      await response.body?.cancel()
      throw new AddressServiceError(response, { message: redirectMessage })
    }
    if (response.ok) return response
    const failure = new AddressServiceError(response, (await readAnswer(response, signal)) ?? {})
    if (token && isTokenRefused(failure)) tokens?.drop(token)
    throw failure
  }

  /** The envelope, and what it says about the clock and the token; undefined when the answer is not the service's. */
  async function readAnswer(response: Response, signal: AbortSignal | undefined): Promise<Answer | undefined> {
    const text = await response.text().catch((cause) => lose(cause, signal))
    const answer = answerIn(text)
    if (answer) tokens?.learnTime(answer.metadata.timestamp)
    if (answer?.auth) tokens?.replace(answer.auth)
    return answer
  }

  return { ask, open }
}

/** Attempts until one succeeds, or until `pauseAfter` or the time that is left says that no other is worth it. */
async function insist<T>(
  { repeat = 'always' }: Call,
  { signal, endsAt, inTime }: Ending,
  attempt: (signal: AbortSignal | undefined) => Promise<T>,
): Promise<T> {
  const failures: unknown[] = []
  try {
    for (;;)
      try {
        return await attempt(signal)
      } catch (failure) {
        failures.push(failure)
        const pauseMs = pauseAfter(failures, repeat)
        if (pauseMs === undefined || Date.now() + pauseMs >= endsAt) throw failure
        if (pauseMs > 0) await pause(pauseMs, signal)
      }
  } finally {
    inTime()
  }
}

/** What ends a call: its caller, or the time. */
interface Ending {
  signal: AbortSignal | undefined
  /** Unix time in milliseconds. */
  endsAt: number
  /** From now on, only the caller ends it. */
  inTime(): void
  /** From now on, nobody ends it. */
  leave(): void
}

function endAfter(timeoutMs: number, caller: AbortSignal | undefined): Ending {
  const endsAt = Date.now() + timeoutMs
  if (timeoutMs > longestTimeoutMs) return { signal: caller, endsAt, inTime() {}, leave() {} }
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(new TimeoutError(timeoutMs)), timeoutMs)
  return { signal: ending.signal, endsAt, inTime: () => clearTimeout(timer), leave: abortWith(caller, ending) }
}

/** The same bytes; acts once they have ended, whoever ended them. */
function atEnd(body: ReadableStream<Uint8Array>, act: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (!done) return controller.enqueue(value)
        act()
        controller.close()
      } catch (failure) {
        act()
        throw failure
      }
    },
    cancel(reason) {
      act()
      return reader.cancel(reason)
    },
  })
}

const redirectMessage = 'The address service never redirects, and this answer does: is `baseUrl` right?'
/** Pages are told nothing of a redirect but that it is one. */
const isRedirect = ({ type, status, redirected }: Response) =>
  type === 'opaqueredirect' || (status >= 300 && status < 400) || redirected

/** A proxy's page is none, nor is the JSON of another server. */
function answerIn(text: string): Answer | undefined {
  try {
    const answer = JSON.parse(text) as Partial<Answer> | null
    return typeof answer?.metadata?.timestamp === 'number' ? (answer as Answer) : undefined
  } catch {
    return undefined
  }
}

/** `fetch` rejects with the signal's reason when that was what ended it, and with a TypeError for whatever else. */
function lose(cause: unknown, signal: AbortSignal | undefined): never {
  signal?.throwIfAborted()
  throw new ConnectionError(cause)
}

/** A list is one parameter for each of its entries. */
function queryOf(query: object): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined) parameters.append(name, String(one))
  return `?${parameters}`.replace(/\?$/, '')
}
