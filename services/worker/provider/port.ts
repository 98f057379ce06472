import type { Prediction } from '../../../shared/api/autocomplete.ts'
import type { PlaceDetails } from '../../../shared/api/details.ts'
import { dayMs } from '../../../shared/runtime/clock.ts'

/** The parameters of an autocomplete call, for each edition alike. */
export interface AutocompleteCall {
  input: string
  language: string
  countries?: string[]
  near?: { latitude: number; longitude: number; radius: number }
  /** The provider's session token (./README.md, Formats and Prices). */
  session?: string
}

/** The parameters of a details call, for each edition alike. */
export interface DetailsCall {
  placeId: string
  language: string
  session?: string
  /** Only the current id, which is free. */
  idOnly: boolean
}

/** What the provider answered to one call. `provider`: its name for `X-Provider`, if it has one. */
export interface Answer<Data> {
  data: Data
  provider?: string
}

/**
 * The places provider, with an adapter for each edition. Each method makes exactly one call.
 * @throws {ProviderError}
 */
export interface Places {
  autocomplete(query: AutocompleteCall, signal: AbortSignal): Promise<Answer<Prediction[]>>
  details(query: DetailsCall, signal: AbortSignal): Promise<Answer<PlaceDetails>>
}

/** Connections to a provider. */
export interface Connected {
  /** Opens or keeps a few connections, so that calls need no handshake. Never fails. */
  warm(): Promise<void>
  close(): Promise<void>
}

/** Why a call failed, by the provider's codes (./README.md, Errors). */
export type ProviderFailure =
  /** Too many calls in a short time. */
  | 'over_rate'
  /** The quota of the day is used up. */
  | 'over_day'
  /** The key is wrong, restricted, or without billing. */
  | 'denied'
  /** The request is malformed. */
  | 'invalid'
  /** A server on the way takes no request of this length. It says nothing of the provider. */
  | 'too_long'
  /** The place id is malformed. */
  | 'bad_place_id'
  /** The provider does not support the language. */
  | 'bad_language'
  | 'not_found'
  /** The id was valid, but the place no longer exists. Billed like an answer. */
  | 'gone'
  /** The provider failed, or can't be reached. */
  | 'unavailable'
  /** The connection broke before the end of the answer. The call may be billed. */
  | 'broken'
  | 'timeout'
  /** The answer is not in the provider's format. The call may be billed. */
  | 'nonsense'

/** A failed call. It has no `cause`, because the library's error may hold the key. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly failure: ProviderFailure
  readonly retryAfterMs: number | undefined

  constructor(failure: ProviderFailure, message: string, retryAfterMs?: number) {
    super(message)
    this.failure = failure
    this.retryAfterMs = retryAfterMs
  }
}

/**
 * A failed call that was never sent, whatever its failure: it is not billed, and counts in no quota
 * of a day or a month.
 */
export class UnsentError extends ProviderError {}

/** Failures that count as billed, because the provider may have billed the call. */
const perhapsBilled = new Set<ProviderFailure>(['timeout', 'broken', 'nonsense', 'gone'])
export const mayBeBilled = (error: unknown) =>
  error instanceof ProviderError &&
  !(error instanceof UnsentError) &&
  perhapsBilled.has(error.failure)

/**
 * A timeout at the caller's deadline, before the usual timeout. `hadTime` is false with less than
 * half of the usual time, or of its share (CallContext): then it says nothing about the provider.
 */
export class CallerDeadlineError extends ProviderError {
  readonly hadTime: boolean

  constructor(message: string, hadTime: boolean) {
    super('timeout', message)
    this.hadTime = hadTime
  }
}

/** Reads an answer with HTTP 200. @throws {ProviderError} `nonsense` if it can't be read */
export function readAnswer<Data>(read: (body: unknown) => Data, body: unknown): Data {
  try {
    return read(body)
  } catch (error) {
    throw error instanceof ProviderError
      ? error
      : new ProviderError('nonsense', 'an answer in no known form')
  }
}

/** The wait if it is more than 0 and at most a day, in milliseconds. */
const sensibleWait = (ms: number) => (ms > 0 && ms <= dayMs ? ms : undefined)

/** What a `Retry-After` header says, seconds or a date, in milliseconds, a day at most. */
export const readRetryAfter = (header: unknown): number | undefined => {
  const seconds = Number(header)
  return sensibleWait(
    Number.isNaN(seconds) ? Date.parse(String(header)) - Date.now() : seconds * 1000,
  )
}

/** A server refuses a request with these for its length, whatever it asks for. */
const statusesOfLength = new Set([413, 414, 431])

/**
 * The failure for a response that is not in the provider's error format: it comes from a proxy, a
 * firewall or a load balancer. It says nothing about a place or the key, only that the provider is
 * unreachable. A 429 counts from any sender, because further calls would make it worse. A request
 * that is too long is its own fault: others reach the provider.
 */
export const foreignFailure = (httpStatus: number): ProviderFailure => {
  if (statusesOfLength.has(httpStatus)) return 'too_long'
  return httpStatus === 429 ? 'over_rate' : 'unavailable'
}

/** A duration as proto3 JSON writes it ("3.5s"), in whole milliseconds, a day at most. */
export const readDuration = (text: string): number | undefined =>
  sensibleWait(Math.ceil(Number(/^(\d+(?:\.\d+)?)s$/.exec(text)?.[1]) * 1000))

/** The answer if it has this form. @throws {ProviderError} `nonsense` if not */
export function inForm<Form>(
  form: { Check(value: unknown): value is Form },
  answer: unknown,
): Form {
  if (form.Check(answer)) return answer
  throw new ProviderError('nonsense', 'an answer in no known form')
}

/** Failures whose message operators need. */
const refusals = new Set<ProviderFailure>(['denied', 'over_rate', 'over_day'])
const maxMessageLength = 300

/** The codes, and for a refusal also the provider's message, without the hidden texts. */
export function failureMessage(
  failure: ProviderFailure,
  codes: string,
  message: string | undefined,
  hidden: readonly string[],
): string {
  if (!message || !refusals.has(failure)) return codes
  const byLength = hidden.filter((text) => text.length > 2).sort((a, b) => b.length - a.length)
  const text = byLength
    .reduce((rest, word) => rest.replaceAll(word, '[hidden]'), message)
    .replace(/AIza[\w-]+/g, '[hidden]')
    // A URL may hold the whole request.
    .replace(/\?\S+/g, '?[hidden]')
    .replace(/\s+/g, ' ')
  return `${codes}: ${text.slice(0, maxMessageLength)}`
}

/** Google's hosts answer this path with an empty body. It needs no key and costs nothing. */
export const touchPath = '/generate_204'

/** How a worker reaches the provider. */
export interface ProviderAccess {
  apiKey: string
  /** Base address; Google's own when absent. */
  url?: string | undefined
  /** Base addresses of Photon's and Nominatim's hosts, for the edition `osm`. */
  photonUrls?: readonly string[]
  nominatimUrls?: readonly string[]
  /** The maximum number of connections. */
  connections: number
  timeoutMs: number
}
