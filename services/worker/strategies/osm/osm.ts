import type { WrittenAddress } from '../../../../shared/address/written-address.ts'
import type { Candidate } from '../../../../shared/verdict/found.ts'
import { type Query, queryOf, widerQueriesOf } from '../../../../shared/verdict/search/query.ts'
import { secondSearch } from '../../../../shared/verdict/search/second-search.ts'
import type { CallContext } from '../../call-context.ts'
import type { ProviderCall } from '../../provider/call.ts'
import type { InLanguage } from '../../provider/in-language.ts'
import type { OsmGeocoder } from '../../provider/osm/geocoder.ts'
import type { Strategy } from '../strategy.ts'

/**
 * Nominatim by the parts of the address. Where it knows no such house, Photon by the whole text: it
 * forgives misspelt words. That search is worldwide where the country has nothing like it. Where
 * the stored town and code contradict each other, Photon is asked for the other place.
 */
export function osmStrategy(
  geocoder: OsmGeocoder,
  providerCall: ProviderCall,
  inLanguage: InLanguage,
): Strategy {
  async function geocode(stored: WrittenAddress, query: Query, context: CallContext) {
    const language = context.language ?? query.language
    const { countries } = query
    const search = { ...partsOf(stored, query), language, ...(countries && { countries }) }
    const { data } = await providerCall({ sku: 'nominatim' }, context, (signal) =>
      geocoder.geocode(search, signal),
    )
    return data
  }
  async function search({ input, language, countries }: Query, context: CallContext) {
    const { data } = await inLanguage(context.language ?? language, context, (accepted) =>
      providerCall({ sku: 'photon' }, context, (signal) =>
        geocoder.search({ input, language: accepted, countries }, signal),
      ),
    )
    return data
  }
  return {
    async look(stored, context) {
      const query = queryOf(stored)
      if (!query) return { candidates: [] }
      const exact = await geocode(stored, query, context)
      if (exact.some(isHouse)) {
        const second = secondSearch(stored, { candidates: exact })
        if (!second) return { candidates: exact }
        const others = second.alike(await search(second.query, context)).filter(second.fits)
        return { candidates: [...exact, ...others] }
      }
      const [wider] = exact.length === 0 ? widerQueriesOf(stored) : []
      const alike = await search(wider ?? query, context)
      return { candidates: bestFirst([...exact, ...alike]) }
    },
    async probe(stored, context) {
      const query = queryOf(stored)
      if (!query) return
      await geocode(stored, query, context)
      await search(query, context)
    },
  }
}

/** Whether the house itself was found. Of a street or a town only the middle is known. */
const isHouse = ({ precision }: Candidate): boolean => precision !== 'approximate'

/** Each place once, houses before streets and towns. */
function bestFirst(candidates: readonly Candidate[]): Candidate[] {
  const byId = new Map(candidates.map((candidate) => [candidate.placeId, candidate]))
  return [...byId.values()].toSorted((a, b) => Number(isHouse(b)) - Number(isHouse(a)))
}

/** The parts that Nominatim takes. An address in one text is sent as one text. */
function partsOf(stored: WrittenAddress, { input }: Query) {
  const { line1, line2, city, region, postalCode } = stored
  const street = queryOf({ line1: line1 ?? '', line2: line2 ?? '' })?.input
  if (!street || !(city?.trim() || postalCode?.trim())) return { text: input }
  return { street, city: city?.trim(), state: region?.trim(), postalCode: postalCode?.trim() }
}
