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
  /** The provider's side failed, or can't be reached. */
  | 'unavailable'
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

/** Reads an answer of HTTP 200. One that can't be read isn't in the provider's form: its fault, not ours. @throws {PlacesError} */
export function readAnswer<Data>(read: (body: unknown) => Data, body: unknown): Data {
  try {
    return read(body)
  } catch (error) {
    throw error instanceof PlacesError ? error : new PlacesError('nonsense', 'an answer in no known form')
  }
}
