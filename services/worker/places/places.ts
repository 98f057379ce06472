import type { Prediction } from '../../../shared/api/autocomplete.ts'
import type { PlaceDetails } from '../../../shared/api/details.ts'

export interface AutocompleteQuery {
  input: string
  language: string
  countries?: string[]
  near?: { latitude: number; longitude: number; radius: number }
  /** The provider's session (provider-contract §8). */
  session?: string
}

export interface DetailsQuery {
  placeId: string
  language: string
  session?: string
  /** Only the current id, which is free. */
  idOnly: boolean
}

/** What the provider answered, and who it says it is: the sandbox says so, Google doesn't. */
export interface Reply<Data> {
  data: Data
  provider?: string
}

/** The places provider: one port, an adapter for each edition. Each method makes exactly one call. @throws {PlacesError} */
export interface Places {
  autocomplete(query: AutocompleteQuery, signal: AbortSignal): Promise<Reply<Prediction[]>>
  details(query: DetailsQuery, signal: AbortSignal): Promise<Reply<PlaceDetails>>
}

/** Why there is no answer, told by the provider's codes alone (provider-contract §7). */
export type PlacesFailure =
  /** Too many calls in a short time. */
  | 'over_rate'
  /** The quota of the day is used up, or a limit that does not pass by itself. */
  | 'over_day'
  /** The key is wrong, restricted, or without billing. */
  | 'denied'
  /** The request, or the place id in it, is malformed. */
  | 'invalid'
  | 'not_found'
  /** The id was right, but the place is there no more: an answer, and billed as one. */
  | 'gone'
  /** The provider's side failed, or can't be reached. */
  | 'unavailable'
  /** The connection broke before the answer was whole. It may be billed all the same, as after a timeout and with nonsense. */
  | 'broken'
  | 'timeout'
  /** The answer isn't one of the provider's forms. */
  | 'nonsense'

/** A call without an answer. Its cause is not the library's error object, which may hold the key. */
export class PlacesError extends Error {
  override name = 'PlacesError'
  readonly failure: PlacesFailure
  readonly retryAfterMs: number | undefined

  constructor(failure: PlacesFailure, message: string, retryAfterMs?: number) {
    super(message)
    this.failure = failure
    this.retryAfterMs = retryAfterMs
  }
}

/** Without a whole answer nobody knows what was billed: it counts as billed. That a place is gone is an answer. */
const perhapsBilled = new Set<PlacesFailure>(['timeout', 'broken', 'nonsense', 'gone'])
export const mayBeBilled = (error: unknown) => error instanceof PlacesError && perhapsBilled.has(error.failure)

/** A timeout by the caller's deadline. With less than half of the usual time it says nothing about the provider. */
export class CutOff extends PlacesError {
  readonly hadTime: boolean

  constructor(message: string, hadTime: boolean) {
    super('timeout', message)
    this.hadTime = hadTime
  }
}

/** Reads an answer of HTTP 200. One that can't be read isn't in the provider's form: its fault, not ours. @throws {PlacesError} */
export function readAnswer<Data>(read: (body: unknown) => Data, body: unknown): Data {
  try {
    return read(body)
  } catch (error) {
    throw error instanceof PlacesError ? error : new PlacesError('nonsense', 'an answer in no known form')
  }
}

/** What a `Retry-After` header says, in milliseconds, a day at most; nothing where it says nothing that makes sense. */
export function readRetryAfter(header: unknown): number | undefined {
  const seconds = Number(header)
  return seconds > 0 && seconds <= 86_400 ? seconds * 1000 : undefined
}

/** A connection to the provider is there by then, or the call has failed. */
export const connectTimeoutMs = 1000

/** The request was never sent: nothing is billed. */
const neverSent =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CONNECT_TIMEOUT)$/
const late = /^(AbortError|TimeoutError|ECONNABORTED|ETIMEDOUT|ERR_CANCELED|UND_ERR_(HEADERS|BODY)_TIMEOUT)$/

/** What an error code of the connection comes to. */
export function failureWithoutAnswer(code: string): PlacesFailure {
  if (neverSent.test(code)) return 'unavailable'
  return late.test(code) ? 'timeout' : 'broken'
}

/** How a worker reaches the provider. */
export interface ProviderAccess {
  apiKey: string
  /** Base address; Google's own when absent. */
  url?: string | undefined
  /** Connections to the provider at most. */
  connections: number
  timeoutMs: number
}
