import type { AutocompleteState } from '../autocomplete-session.ts'
import { AddressServiceError, ConnectionError } from '../errors.ts'
import type { Texts } from './texts.ts'

/** How long an answer has been waited for: not so long that it is worth a word, a while, or longer than usual. */
export type Wait = 'none' | 'loading' | 'slow'

interface Situation {
  state: AutocompleteState
  wait: Wait
  /** The address of the suggestion that was chosen could not be had. */
  hasDetailsFailed: boolean
}

/** What is said beside the suggestions, if anything. */
export function noteOf({ state, wait, hasDetailsFailed }: Situation, texts: Texts): string {
  if (hasDetailsFailed) return texts.detailsFailed
  if (state.status === 'error') return wordsOf(state.error, texts)
  if (wait === 'slow') return texts.slow
  if (state.status === 'empty') return texts.empty
  return wait === 'loading' && state.predictions.length === 0 ? texts.searching : ''
}

function wordsOf(error: unknown, texts: Texts): string {
  if (error instanceof ConnectionError) return texts.offline
  return isOverLimit(error) ? texts.overLimit : texts.failed
}

/** The catalogue's 7000 to 7004: too many requests, or a quota or budget used up. */
const isOverLimit = (error: unknown) =>
  error instanceof AddressServiceError && (error.status === 429 || Math.floor((error.statusCode ?? 0) / 1000) === 7)
