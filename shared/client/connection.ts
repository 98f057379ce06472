import type { Auth, ErrorEnvelope, Metadata } from '../api/envelope.ts'
import { AddressServiceError, ConnectionError, TimeoutError } from './errors.ts'
import { abortable, pause } from './pause.ts'
import { isRenewalRefused, isTokenRefused, pauseAfter, type Repeat } from './retry.ts'
import type { TokenKeeper } from './token.ts'

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

interface Envelope {
  metadata: Metadata
  data: unknown
  auth?: Auth
}

const usualTimeoutMs = 10_000
/** `setTimeout` takes no more. */
const longestTimeoutMs = 2 ** 31 - 1

/** Sends requests with the token that `tokens` keeps, again where that helps, and tells failures apart. */
export function connect(service: ServiceOptions, tokens?: TokenKeeper): Connection {
  const baseUrl = service.baseUrl.replace(/\/+$/, '')

  async function ask<Data>(call: Call): Promise<Data> {
    const { data } = await insist(call, call.timeoutMs ?? usualTimeoutMs, async (signal) => {
      const response = await send(call, signal, true)
      return learn((await readJson(response, signal)) as Envelope)
    })
    return data as Data
  }

  async function open(call: Call): Promise<ReadableStream<Uint8Array>> {
    const { body } = await insist(call, call.timeoutMs ?? Infinity, (signal) => send(call, signal, false))
    return body ?? new Blob([]).stream()
  }

  async function send(call: Call, signal: AbortSignal | undefined, mayRefresh: boolean): Promise<Response> {
    const pass = tokens && (await abortable(tokens.pass(), signal))
    const refresh = mayRefresh && pass?.refresh === true
    try {
      return await exchange(call, signal, pass?.token, refresh)
    } catch (failure) {
      if (pass && isTokenRefused(failure)) tokens.drop(pass.token)
      if (refresh && isRenewalRefused(failure)) return exchange(call, signal, pass.token, false)
      throw failure
    }
  }

  async function exchange(
    call: Call,
    signal: AbortSignal | undefined,
    token: string | undefined,
    refresh: boolean,
  ): Promise<Response> {
    const fetch = call.fetch ?? service.fetch ?? globalThis.fetch
    const url = baseUrl + call.path + queryOf({ ...call.query, ...(refresh && { refresh }) })
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(service.version && { 'accept-version': service.version }),
      ...(call.json !== undefined && { 'content-type': 'application/json' }),
      ...call.headers,
    }
    const body = call.body?.(signal) ?? (call.json === undefined ? null : JSON.stringify(call.json))
    const init: RequestInit = { method: call.method, headers, body, signal: signal ?? null }
    // A stream is sent while the service may answer already: `fetch` wants to be told.
    if (call.body) init.duplex = 'half'
    const response = await fetch(url, init).catch((cause) => lose(cause, signal))
    if (response.ok) return response
    const envelope = (await readJson(response, signal)) as Partial<ErrorEnvelope>
    throw new AddressServiceError(response, learn(envelope))
  }

  function learn<E extends Partial<Envelope>>(envelope: E): E {
    if (envelope.metadata) tokens?.learnTime(envelope.metadata.timestamp)
    if (envelope.auth) tokens?.replace(envelope.auth)
    return envelope
  }

  return { ask, open }
}

/** Attempts until one succeeds, or until `pauseAfter` or the time that is left says that no other is worth it. */
async function insist<T>(
  { signal, repeat = 'always' }: Call,
  timeoutMs: number,
  attempt: (signal: AbortSignal | undefined) => Promise<T>,
): Promise<T> {
  const endsAt = Date.now() + timeoutMs
  const { ending, stop } = endAfter(timeoutMs, signal)
  const failures: unknown[] = []
  try {
    for (;;)
      try {
        return await attempt(ending)
      } catch (failure) {
        failures.push(failure)
        const pauseMs = pauseAfter(failures, repeat)
        if (pauseMs === undefined || Date.now() + pauseMs >= endsAt) throw failure
        if (pauseMs > 0) await pause(pauseMs, ending)
      }
  } finally {
    stop()
  }
}

function endAfter(timeoutMs: number, signal: AbortSignal | undefined) {
  if (timeoutMs > longestTimeoutMs) return { ending: signal, stop() {} }
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new TimeoutError(timeoutMs)), timeoutMs)
  return { ending: AbortSignal.any([late.signal, ...(signal ? [signal] : [])]), stop: () => clearTimeout(timer) }
}

/** What is no JSON, a proxy's page for example, is an answer without content. */
async function readJson(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  const text = await response.text().catch((cause) => lose(cause, signal))
  try {
    return JSON.parse(text) ?? {}
  } catch {
    if (response.ok) throw new AddressServiceError(response, {})
    return {}
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
  return parameters.size > 0 ? `?${parameters}` : ''
}
