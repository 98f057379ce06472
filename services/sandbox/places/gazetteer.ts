import type { Area } from './area.ts'
import type { Place } from './place.ts'

export type SearchQuery = {
  input: string
  /** BCP 47. */
  language: string
  /** ISO 3166-1 alpha-2, upper case; empty: the whole world. */
  countries: readonly string[]
  /** Ranks what lies inside, or near, first; leaves the rest out if `strict`. */
  area?: Area
  strict?: boolean
  /** Whether a place of these types is wanted. */
  accepts?: (types: readonly string[]) => boolean
  /** The last word may be unfinished; so it is while typing, not when geocoding. Default true. */
  typing?: boolean
  limit: number
}

export type Hit = {
  place: Place
  /** Part of the input fits nothing in this place, or only misspelt. */
  partial: boolean
  score: number
}

export type Lookup = { state: 'found'; place: Place } | { state: 'unknown' } | { state: 'malformed' }

/** All the places that the sandbox knows. Deterministic: the same query has the same answer. */
export type Gazetteer = {
  /** What the documented special ids lead to. */
  testPlace: Place
  search(query: SearchQuery): readonly Hit[]
  lookup(placeId: string): Lookup
  /** A country's code by its name in English or its own language. */
  countryCode(name: string): string | undefined
  /** What a search for nothing but the country finds. */
  country(code: string): readonly Place[]
  /** The nearest real address and the nearest city. */
  near(latitude: number, longitude: number): readonly Place[]
}
