import type { AutocompleteState } from '../autocomplete-session.ts'
import { AddressServiceError, ConnectionError } from '../errors.ts'
import type { Texts } from './texts.ts'

/** How long a response has been pending: too short for a message, a while, or longer than usual. */
export type Wait = 'none' | 'loading' | 'slow'

interface Situation {
  state: AutocompleteState
  wait: Wait
  /** The details of the chosen suggestion could not be fetched. */
  hasDetailsFailed: boolean
  /** What the browser says. */
  isOnline: boolean
}

/** The message beside the suggestions, if any. */
export function noteOf(situation: Situation, texts: Texts): string {
  const { state, wait, hasDetailsFailed, isOnline } = situation
  if (hasDetailsFailed) return texts.detailsFailed
  if (state.status === 'error') return messageOf(state.error, isOnline, texts)
  if (wait === 'slow') return texts.slow
  if (state.status === 'empty') return texts.empty
  return wait === 'loading' && state.predictions.length === 0 ? texts.searching : ''
}

function messageOf(error: unknown, isOnline: boolean, texts: Texts): string {
  if (error instanceof ConnectionError || !isOnline) return texts.offline
  return isOverLimit(error) ? texts.overLimit : texts.failed
}

/** The catalogue's 7000 to 7004: too many requests, or a quota or budget used up. */
const isOverLimit = (error: unknown) =>
  error instanceof AddressServiceError &&
  (error.status === 429 || Math.floor((error.statusCode ?? 0) / 1000) === 7)
