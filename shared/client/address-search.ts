import type { AutocompleteRequest, Prediction } from '../api/autocomplete.ts'
import type { PlaceDetails } from '../api/details.ts'
import type { CheckoutClient } from './checkout-client.ts'
import { AddressServiceError } from './errors.ts'

export type SearchClient = Pick<CheckoutClient, 'autocomplete' | 'details'>
export type SearchOptions = Pick<AutocompleteRequest, 'countries' | 'language' | 'near' | 'limit'>

/** One search after the other. A search ends when a place is chosen. */
interface AddressSearch {
  /** The predictions of an earlier request of this search. */
  cached(query: string): readonly Prediction[] | undefined
  /** Requests predictions. A response that comes after the abort changes nothing. */
  find(query: string, signal: AbortSignal): Promise<readonly Prediction[]>
  /** Requests the details of a place and begins a new search. Rejects as `details` does. */
  choose(placeId: string): Promise<PlaceDetails>
}

/** How many responses are cached, for a buyer who deletes and corrects. */
const maxCached = 50
/** The catalogue's SUPERSEDED: a newer request arrived before this one. */
const superseded = 6002

/**
 * In an insecure context `crypto.randomUUID` is missing; the service then creates the first token.
 */
const newToken = (): string | undefined => crypto.randomUUID?.()

/**
 * One session token ties all requests of a search together on the provider's bill. No text is
 * requested twice in a search.
 */
export function createAddressSearch(client: SearchClient, options: SearchOptions): AddressSearch {
  let sessionToken = newToken()
  const cache = new Map<string, readonly Prediction[]>()
  /** Counts the searches. An answer that comes after the end of its search is not this one's. */
  let search = 0

  async function ask(input: string, signal: AbortSignal, isRetry = false) {
    try {
      return await client.autocomplete(
        { ...options, input, ...(sessionToken && { sessionToken }) },
        { signal },
      )
    } catch (error) {
      if (isRetry || !(error instanceof AddressServiceError) || error.statusCode !== superseded)
        throw error
      return ask(input, signal, true)
    }
  }

  return {
    cached: (query) => cache.get(query),
    async find(query, signal) {
      const own = search
      const { predictions, sessionToken: current } = await ask(query, signal)
      if (!signal.aborted && own === search) {
        sessionToken = current
        cache.set(query, predictions)
        const [oldest] = cache.keys()
        if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest)
      }
      return predictions
    },
    async choose(placeId) {
      const { language } = options
      const place = await client.details({
        placeId,
        ...(language && { language }),
        ...(sessionToken && { sessionToken }),
      })
      search += 1
      sessionToken = newToken()
      cache.clear()
      return place
    },
  }
}
