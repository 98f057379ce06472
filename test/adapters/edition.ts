import type { Places } from '../../services/worker/places/places.ts'

/** One edition of the provider, and what the contract suite has to know to drive and judge its adapter. */
export interface Edition {
  name: 'new' | 'legacy'
  create(options: { apiKey: string; url: string; connections: number; timeoutMs: number }): ClosablePlaces
  /** What the sandbox's log says that a call for details asked for: the cheapest tier that holds an address. */
  detailsFields: string
  /** The same for the id alone. */
  idFields: string
  /** List price of one call for details with the address: provider-contract §8. */
  detailsUsd: number
  /** An answer to autocomplete with this one prediction. */
  predictionBody(description: string, match: { offset: number; length: number }): unknown
  /** Answers with HTTP 200 that have none of the provider's forms, for autocomplete and for details. */
  nonsense: { autocomplete: unknown[]; details: unknown[] }
}

export type ClosablePlaces = Places & { close(): Promise<void> }

/** A signal that nobody aborts. */
export const unhurried = () => new AbortController().signal
