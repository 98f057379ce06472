import { isTooShort, maxInputLength, searchText } from '../address/short-input.ts'
import type { Prediction } from '../api/autocomplete.ts'
import type { PlaceDetails } from '../api/details.ts'
import { createAddressSearch, type SearchClient, type SearchOptions } from './address-search.ts'
import { createTypingRhythm } from './typing-rhythm.ts'

/** The state of one address field. */
export type AutocompleteState = {
  /** The text of the field. */
  text: string
  /** While `loading`, the suggestions for the last text that was answered. */
  predictions: readonly Prediction[]
} & (
  | {
      /**
       * `idle`: too little text to search. `loading`: a request is pending. `empty`: no
       * suggestions.
       */
      status: 'idle' | 'loading' | 'ready' | 'empty'
    }
  | {
      status: 'error'
      /**
       * AddressServiceError, ConnectionError, TimeoutError, or what `getToken` rejected with. The
       * next input tries again.
       */
      error: unknown
    }
)

export interface AutocompleteOptions extends SearchOptions {
  /**
   * Below this number of letters and digits nothing is requested; default 3. Where the service has
   * another `SHORTEST_INPUT`, the same.
   */
  shortestInput?: number
  /** Called with each new state, in order. */
  onChange?: (state: AutocompleteState) => void
}

/**
 * Autocomplete of one address field. After a place is chosen, the next input starts a new search.
 * For other options, close it and create another.
 */
export interface AutocompleteSession {
  readonly state: AutocompleteState
  /**
   * To call when the text changes, and on `compositionend`. While an input method will still
   * convert it (`isConverting(event)`), no request is sent.
   */
  input(text: string, event?: { composing?: boolean }): void
  /**
   * To call when the buyer chooses a suggestion. Rejects as `details` does; the session then
   * continues.
   */
  choose(placeId: string): Promise<PlaceDetails>
  /** Aborts what is in flight. `onChange` is not called any more. */
  close(): void
}

/**
 * Suggestions while somebody types, with few calls. It asks after a pause in typing that fits the
 * typist's rhythm. Superseded requests are aborted and no text is asked twice. One session token
 * ties all inputs and the details together on the provider's bill.
 */
export function createAutocompleteSession(
  client: SearchClient,
  { onChange, shortestInput, ...options }: AutocompleteOptions = {},
): AutocompleteSession {
  const search = createAddressSearch(client, options)
  const rhythm = createTypingRhythm()
  let state: AutocompleteState = { status: 'idle', text: '', predictions: [] }
  let timer: ReturnType<typeof setTimeout> | undefined
  let pending: { query: string; request: AbortController } | undefined

  function show(next: AutocompleteState): void {
    state = next
    onChange?.(next)
  }
  const showPredictions = (text: string, predictions: readonly Prediction[]) =>
    show({ status: predictions.length > 0 ? 'ready' : 'empty', text, predictions })

  function stop(): void {
    clearTimeout(timer)
    pending?.request.abort()
    pending = undefined
  }

  function input(text: string, { composing = false } = {}): void {
    clearTimeout(timer)
    if (composing) return
    rhythm.recordKey()
    const query = queryOf(text)
    const cached = search.cached(query)
    if (isTooShort(query, shortestInput)) {
      stop()
      show({ status: 'idle', text, predictions: [] })
    } else if (cached) {
      stop()
      showPredictions(text, cached)
    } else {
      show({ status: 'loading', text, predictions: state.predictions })
      if (pending?.query !== query) timer = setTimeout(fetchSuggestions, rhythm.waitMs(), query)
    }
  }

  async function fetchSuggestions(query: string): Promise<void> {
    stop()
    const request = new AbortController()
    pending = { query, request }
    const isCurrent = () => queryOf(state.text) === query
    try {
      const predictions = await search.find(query, request.signal)
      if (request.signal.aborted) return
      pending = undefined
      if (isCurrent()) showPredictions(state.text, predictions)
      // A request for a newer text is about to be sent: show these suggestions until then.
      else show({ status: 'loading', text: state.text, predictions })
    } catch (error) {
      if (request.signal.aborted) return
      pending = undefined
      if (isCurrent()) show({ status: 'error', text: state.text, predictions: [], error })
    }
  }

  return {
    get state() {
      return state
    },
    input,
    async choose(placeId) {
      stop()
      show({ status: 'idle', text: state.text, predictions: [] })
      return search.choose(placeId)
    },
    close: stop,
  }
}

/** Of a longer text, such as one that was pasted, what the service takes. */
const queryOf = (text: string): string => searchText(text).slice(0, maxInputLength).trim()
