import { type Query, queryOf, widerQueryOf } from '../../../shared/verdict/query.ts'
import type { Geocoding } from '../geocoding.ts'
import type { Errand } from '../processors/work.ts'
import type { ProviderCall } from '../provider-call.ts'
import type { Strategy } from './strategy.ts'

/** One call, and one more in the whole world if nothing is found in the country. Says how precise the coordinates are. */
export function geocodingStrategy(geocoding: Geocoding, providerCall: ProviderCall): Strategy {
  async function geocode({ input: address, language, countries: [country] = [] }: Query, errand: Errand) {
    const query = { address, language: errand.language ?? language, ...(country && { country }) }
    const { data } = await providerCall({ sku: 'geocoding' }, errand, (signal) => geocoding.geocode(query, signal))
    return data
  }
  return {
    async look(stored, errand) {
      const query = queryOf(stored)
      const near = query ? await geocode(query, errand) : []
      const wider = near.length === 0 ? widerQueryOf(stored) : undefined
      return { candidates: wider ? await geocode(wider, errand) : near }
    },
  }
}
