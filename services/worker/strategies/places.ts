import { randomUUID } from 'node:crypto'
import type { WrittenAddress } from '../../../shared/address/written-address.ts'
import type { Prediction } from '../../../shared/api/autocomplete.ts'
import { inputBilledAs, inputRefund, sessionRefund } from '../../../shared/billing/charges.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Edition } from '../../../shared/quota/quota.ts'
import type { Candidate } from '../../../shared/verdict/found.ts'
import { likeliest } from '../../../shared/verdict/judge.ts'
import { type Query, queryOf, widerQueryOf } from '../../../shared/verdict/query.ts'
import { mayBeBilled, type Places } from '../places/places.ts'
import type { Errand } from '../processors/work.ts'
import type { ProviderCall } from '../provider-call.ts'
import type { Strategy } from './strategy.ts'

interface Search {
  /** None once it may be spent: a spent token is never sent again (provider-contract §8). */
  session: string | undefined
  predictions: Prediction[]
  /** Calls that it took. */
  inputs: number
}
const keptSearch = 'search'

/**
 * Autocomplete, in the whole world if nothing is found in the country, then the details of the likeliest prediction: a key for the
 * Places API is enough. Legacy bills a session of its own less than the calls one by one, unless a fifth of the addresses aren't
 * found; New bills the same either way (provider-contract §8).
 */
export function placesStrategy(edition: Edition, places: Places, providerCall: ProviderCall): Strategy {
  async function predict(query: Query, session: string | undefined, input: number, errand: Errand) {
    const { data, refund } = await providerCall(
      { sku: 'autocomplete', session: session !== undefined },
      errand,
      (signal) => places.autocomplete({ ...query, ...(session && { session }) }, signal),
    )
    if (session) refund(inputBilledAs(edition), inputRefund(edition, input))
    return data
  }

  async function detailsOf(
    { placeId }: Prediction,
    language: string,
    search: Search,
    errand: Errand,
  ): Promise<Candidate | undefined> {
    try {
      const { data, refund } = await providerCall({ sku: 'details', idOnly: false }, errand, (signal) => {
        const { session } = search
        return places
          .details({ placeId, language, idOnly: false, ...(session && { session }) }, signal)
          .catch((error) => {
            if (mayBeBilled(error)) search.session = undefined
            throw error
          })
      })
      if (search.session) refund(inputBilledAs(edition), sessionRefund(edition, search.inputs))
      const { formattedAddress = '', types = [], addressComponents: _, attributions: __, ...place } = data
      return { ...place, formattedAddress, types }
    } catch (error) {
      // Autocomplete may offer a place for some days after it is gone (provider-contract §9).
      if (error instanceof AppError && error.error === 'PLACE_NOT_FOUND') return undefined
      throw error
    }
  }

  /** What was found is kept: when details fail for a while, it isn't bought again. */
  async function search(stored: WrittenAddress, query: Query, errand: Errand): Promise<Search> {
    const known = errand.kept?.get(keptSearch)
    if (known) return known as Search
    const session = edition === 'legacy' ? randomUUID() : undefined
    const near = await predict(query, session, 1, errand)
    const wider = near.length === 0 ? widerQueryOf(stored) : undefined
    const predictions = wider ? await predict({ ...wider, language: query.language }, session, 2, errand) : near
    const found = { session, predictions, inputs: wider ? 2 : 1 }
    errand.kept?.set(keptSearch, found)
    return found
  }

  return {
    async look(stored, errand) {
      const query = queryOf(stored)
      if (!query) return { candidates: [] }
      const language = errand.language ?? query.language
      const found = await search(stored, { ...query, language }, errand)
      const { predictions } = found
      const chosen = likeliest(
        stored,
        predictions.map(({ description }) => description),
      )
      const prediction = predictions[chosen]
      const place = prediction && (await detailsOf(prediction, language, found, errand))
      return {
        candidates: predictions.map(
          ({ placeId, description, types }, index) =>
            (index === chosen && place) || { placeId, formattedAddress: description, types },
        ),
      }
    },
  }
}
