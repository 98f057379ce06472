import { isTooShort, searchText } from '../address/short-input.ts'
import type { AutocompleteRequest, Prediction } from '../api/autocomplete.ts'
import type { PlaceDetails } from '../api/details.ts'
import type { CheckoutClient } from './checkout-client.ts'
import { AddressServiceError } from './errors.ts'
import { afterPause, restMs, unknownRhythm } from './typing-rhythm.ts'

/** What an address field shows. */
export type AutocompleteState = {
  /** What the field holds. */
  text: string
  /** While `loading`, those of the newest text that has been answered. */
  predictions: readonly Prediction[]
} & (
  | {
      /** `idle`: too little to search for; `loading`: suggestions are on their way; `empty`: there are none. */
      status: 'idle' | 'loading' | 'ready' | 'empty'
    }
  | {
      status: 'error'
      /** AddressServiceError, ConnectionError, TimeoutError, or what `getToken` rejected with. The next input tries again. */
      error: unknown
    }
)

export interface AutocompleteOptions extends Pick<AutocompleteRequest, 'countries' | 'language' | 'near' | 'limit'> {
  /** Hears of each new state, one after the other. */
  onChange?: (state: AutocompleteState) => void
}

/** One address field: from the first key to the chosen place, and again. For other options, close it and make another. */
export interface AutocompleteSession {
  readonly state: AutocompleteState
  /** The field has changed. While an input method composes (`event.isComposing`), nothing is asked. */
  input(text: string, event?: { composing?: boolean }): void
  /** The buyer takes a suggestion. Rejects as `details` does; the session then goes on. */
  choose(placeId: string): Promise<PlaceDetails>
  /** Ends what is under way, without another state. */
  close(): void
}

/** How many answers are at hand for somebody who corrects what was typed. */
const mostKept = 50
/** The catalogue's OVERTAKEN: of two requests, the older one came later. */
const overtaken = 6002

/** Where a page isn't secure the service makes the first one. */
const newToken = (): string | undefined => crypto.randomUUID?.()

/**
 * Suggestions while somebody types, for as few calls as it takes: asked once the keyboard rests for a while that follows the typist's own
 * rhythm, overtaken requests aborted, no text asked twice, all of them and the details tied together for the provider's bill.
 */
export function createAutocompleteSession(
  client: Pick<CheckoutClient, 'autocomplete' | 'details'>,
  { onChange, ...search }: AutocompleteOptions = {},
): AutocompleteSession {
  let state: AutocompleteState = { status: 'idle', text: '', predictions: [] }
  let sessionToken = newToken()
  let rhythm = unknownRhythm
  let lastKeyAt: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked: { query: string; request: AbortController } | undefined
  const answered = new Map<string, readonly Prediction[]>()

  function show(next: AutocompleteState): void {
    state = next
    onChange?.(next)
  }
  const showAnswer = (text: string, predictions: readonly Prediction[]) =>
    show({ status: predictions.length > 0 ? 'ready' : 'empty', text, predictions })

  function stop(): void {
    clearTimeout(timer)
    asked?.request.abort()
    asked = undefined
  }

  function noteKey(): void {
    const now = Date.now()
    if (lastKeyAt !== undefined) rhythm = afterPause(rhythm, now - lastKeyAt)
    lastKeyAt = now
  }

  function input(text: string, { composing = false } = {}): void {
    clearTimeout(timer)
    if (composing) return
    noteKey()
    const query = searchText(text)
    const known = answered.get(query)
    if (isTooShort(query)) {
      stop()
      show({ status: 'idle', text, predictions: [] })
    } else if (known) {
      stop()
      showAnswer(text, known)
    } else {
      show({ status: 'loading', text, predictions: state.predictions })
      if (asked?.query !== query) timer = setTimeout(ask, restMs(rhythm), query)
    }
  }

  async function ask(query: string): Promise<void> {
    stop()
    const request = new AbortController()
    asked = { query, request }
    try {
      const answer = await predictionsOf(query, request.signal)
      if (!request.signal.aborted) take(query, answer)
    } catch (error) {
      if (request.signal.aborted) return
      asked = undefined
      if (searchText(state.text) === query) show({ status: 'error', text: state.text, predictions: [], error })
    }
  }

  async function predictionsOf(input: string, signal: AbortSignal, isRepeat = false) {
    try {
      return await client.autocomplete({ ...search, input, ...(sessionToken && { sessionToken }) }, { signal })
    } catch (error) {
      if (isRepeat || !(error instanceof AddressServiceError) || error.statusCode !== overtaken) throw error
      return predictionsOf(input, signal, true)
    }
  }

  function take(query: string, answer: { sessionToken: string; predictions: readonly Prediction[] }): void {
    const { predictions } = answer
    asked = undefined
    sessionToken = answer.sessionToken
    answered.set(query, predictions)
    const [oldest] = answered.keys()
    if (answered.size > mostKept && oldest !== undefined) answered.delete(oldest)
    if (searchText(state.text) === query) showAnswer(state.text, predictions)
    // A newer text waits for the keyboard to rest: better these than older ones.
    else show({ status: 'loading', text: state.text, predictions })
  }

  return {
    get state() {
      return state
    },
    input,
    async choose(placeId) {
      stop()
      show({ status: 'idle', text: state.text, predictions: [] })
      const { language } = search
      const place = await client.details({
        placeId,
        ...(language && { language }),
        ...(sessionToken && { sessionToken }),
      })
      sessionToken = newToken()
      answered.clear()
      return place
    },
    close: stop,
  }
}
