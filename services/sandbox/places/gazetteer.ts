import type { Area, Point } from './area.ts'
import type { Place } from './place.ts'

export type SearchQuery = {
  input: string
  /** BCP 47. */
  language: string
  /** ISO 3166-1 alpha-2, upper case. Empty: the whole world. */
  countries: readonly string[]
  /** Ranks places inside or near it first. If `strict`, only those inside. */
  area?: Area
  strict?: boolean
  /** Whether a place with these types is wanted. */
  accepts?: (types: readonly string[]) => boolean
  /**
   * Whether the last word may be incomplete: true while typing, false for geocoding. Default true.
   */
  typing?: boolean
  limit: number
}

export type Hit = {
  place: Place
  /** True if part of the input matches nothing in this place, or is misspelt. */
  partial: boolean
  score: number
}

export type Lookup =
  | { state: 'found'; place: Place }
  | { state: 'unknown' }
  | { state: 'malformed' }

/** All places of the sandbox. Deterministic: the same query has the same result. */
export type Gazetteer = {
  /** The ids of the recorded addresses, always in the same order. */
  recordIds: readonly string[]
  /** The place of the special ids in test-inputs.ts. */
  testPlace: Place
  search(query: SearchQuery): readonly Hit[]
  lookup(placeId: string): Lookup
  /** The code of a country, by its name in English or its own language. */
  countryCode(name: string): string | undefined
  /** The result of a search for a country only. */
  country(code: string): readonly Place[]
  /** The address at a point, its street and the areas around it, the smallest first. */
  at(point: Point): readonly Place[]
}
