import type { WrittenAddress } from '../../../shared/address/written-address.ts'
import type { Candidate } from '../../../shared/verdict/found.ts'
import {
  houseQueriesOf,
  type Query,
  queryOf,
  widerQueriesOf,
} from '../../../shared/verdict/search/query.ts'
import { otherNameOf, secondSearch } from '../../../shared/verdict/search/second-search.ts'
import { type CallContext, paidOnce } from '../call-context.ts'
import type { ProviderCall } from '../provider/call.ts'
import type { Geocoding } from '../provider/geocoding/geocoding.ts'
import type { InLanguage } from '../provider/in-language.ts'
import { linkedAt } from './places.ts'
import { areStreets, type Strategy } from './strategy.ts'

/**
 * One call, and a second one in the whole world if the country has no such address: the stored
 * country may be the error. Or a second one without the stored town or code where the other of them
 * is not that of the place that was found. Or one for the house alone where only its street was
 * found. Each answer is kept, so that a retry after a failed call does not pay for it again.
 */
export function geocodingStrategy(
  geocoding: Geocoding,
  providerCall: ProviderCall,
  inLanguage: InLanguage,
): Strategy {
  async function geocode(
    { input: address, language, countries: [country] = [] }: Query,
    context: CallContext,
  ) {
    const asked = context.language ?? language
    return paidOnce(context, `geocodes ${JSON.stringify([address, asked, country])}`, async () => {
      const { data } = await inLanguage(asked, context, (accepted) =>
        providerCall({ sku: 'geocoding' }, context, (signal) =>
          geocoding.geocode({ address, language: accepted, ...(country && { country }) }, signal),
        ),
      )
      return data
    })
  }
  async function withOtherName(
    stored: WrittenAddress,
    near: Candidate[],
    context: CallContext,
  ): Promise<Candidate[]> {
    const other = otherNameOf(stored, { candidates: near })
    if (!other) return near
    const answers = await geocode(other.query, context)
    return other.isLinked(answers) ? linkedAt(near, other.index) : near
  }
  /** The areas that were found, and what the first query finds that finds more. */
  async function searchWider(
    stored: WrittenAddress,
    near: Candidate[],
    context: CallContext,
  ): Promise<Candidate[]> {
    const found = [...near]
    for (const query of widerQueriesOf(stored)) {
      const known = new Set(found.map(({ placeId }) => placeId))
      const others = (await geocode(query, context)).filter(({ placeId }) => !known.has(placeId))
      found.push(...others)
      if (!others.every(isOnlyArea)) break
    }
    return found
  }
  /** The houses of the streets that were found, before them, where a plainer query finds any. */
  async function withHouses(
    stored: WrittenAddress,
    streets: Candidate[],
    context: CallContext,
  ): Promise<Candidate[]> {
    for (const query of houseQueriesOf(stored)) {
      const houses = await geocode(query, context)
      const isFound = houses.length > 0 && !areStreets(houses) && !houses.every(isOnlyArea)
      if (isFound) return [...houses, ...streets]
    }
    return streets
  }
  return {
    async look(stored, context) {
      const query = queryOf(stored)
      const near = query ? await geocode(query, context) : []
      if (near.every(isOnlyArea)) return { candidates: await searchWider(stored, near, context) }
      const found = areStreets(near) ? await withHouses(stored, near, context) : near
      const second = secondSearch(stored, { candidates: found })
      if (!second) return { candidates: await withOtherName(stored, found, context) }
      const others = second.alike(await geocode(second.query, context)).filter(second.fits)
      return { candidates: [...found, ...others] }
    },
  }
}

/** Whether the provider found only the area around the address, and misses the rest. */
const isOnlyArea = ({ partialMatch = false, components = {}, types }: Candidate): boolean =>
  partialMatch &&
  !components.street &&
  !components.houseNumber &&
  !components.postBox &&
  types.every((type) => !places.has(type))

/** Types of results that are more than an area. */
const places = new Set(['street_address', 'premise', 'subpremise', 'establishment', 'route'])
