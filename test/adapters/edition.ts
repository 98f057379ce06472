import type { Places, ProviderFailure } from '../../services/worker/provider/port.ts'
import type { RealPlace } from './real-places.ts'

/**
 * One edition of the provider, and what the contract suite has to know to drive and judge its
 * adapter.
 */
export interface Edition {
  name: string
  create(options: {
    apiKey: string
    url: string
    connections: number
    timeoutMs: number
  }): ClosablePlaces
  /**
   * Starts a server that speaks the provider's format, with the places and faults of a sandbox.
   * Absent where the sandbox itself speaks it.
   */
  serve?(sandboxUrl: string): Promise<Served>
  /** The place id of a place of the sandbox, by its id there. */
  placeId(sandboxId: string): string
  /** What the details of 10 Downing Street are, without components. */
  downing: { formattedAddress: string; attributions?: string[] }
  /** The type of the country among the provider's own components. */
  countryTypes: string[]
  /** Places whose components are known. */
  realPlaces: RealPlace[]
  /** What tells whose answer it is, with and without the sandbox's `X-Provider`. */
  names: [string | undefined, string | undefined]
  /** Whether calls have sessions. */
  hasSessions: boolean
  /** Where the provider tells of places that were replaced or have moved. */
  moves: 'none' | 'replaced' | 'moved'
  /** Faults that this provider reports otherwise than Google does. */
  otherFaults: Record<string, ProviderFailure>
  /** A well-formed place id, and others with what they are. */
  anyPlaceId: string
  badPlaceIds: [string, ProviderFailure][]
  /** How many calls a malformed id costs. */
  callsForMalformed: number
  /**
   * What the sandbox's log says that a call for details asked for: the cheapest tier that holds an
   * address.
   */
  detailsFields: string | undefined
  /** The same for the id alone. */
  idFields: string | undefined
  /**
   * List price of one call for details with the address, in US dollars per 1,000
   * (services/worker/provider/README.md).
   */
  detailsUsd: number
  /** An answer to autocomplete with this one prediction. */
  predictionBody(description: string, match: { offset: number; length: number }): unknown
  /** An answer to autocomplete without predictions. */
  emptyAnswer: unknown
  /**
   * Answers with HTTP 200 that have none of the provider's forms, for autocomplete and for details.
   */
  nonsense: { autocomplete: unknown[]; details: unknown[] }
}

export interface Served {
  url: string
  close(): Promise<void>
}

export type ClosablePlaces = Places & { close(): Promise<void> }

/** A signal that is never aborted. */
export const unhurried = () => new AbortController().signal

/** What both editions of Google have in common. */
export const googlePlaces = {
  placeId: (sandboxId: string) => sandboxId,
  downing: { formattedAddress: '10 Downing St, London SW1A 2AA, UK' },
  countryTypes: ['country', 'political'],
  names: ['sandbox', undefined] as [string, undefined],
  hasSessions: true,
  otherFaults: {},
  anyPlaceId: 'x',
  badPlaceIds: [
    ['SBX_obsolete', 'not_found'],
    ['ChIJN1t_tDeuEmsRUsoyG83frY4', 'not_found'],
    ['SBX_gb-10-downing-stree', 'bad_place_id'],
    ['a/../b?c=d&key=e#f', 'bad_place_id'],
    ['100%', 'bad_place_id'],
    ['..', 'bad_place_id'],
  ] satisfies [string, ProviderFailure][] as [string, ProviderFailure][],
  callsForMalformed: 1,
}
