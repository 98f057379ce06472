import type { WrittenAddress } from '../../../shared/address/written-address.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import type { Candidate } from '../../../shared/verdict/found.ts'
import { judgeBeforeSecondSearch } from '../../../shared/verdict/judge.ts'
import { beginning, type Query, queryOf } from '../../../shared/verdict/search/query.ts'
import { cleanFields } from '../../../shared/verdict/stored/fields.ts'
import { paidOnce } from '../call-context.ts'
import type {
  AddressValidation,
  AddressValidationQuery,
} from '../provider/address-validation/address-validation.ts'
import { coveredCountries } from '../provider/address-validation/covered.ts'
import type { ProviderCall } from '../provider/call.ts'
import type { FurtherSearches } from './places.ts'
import type { Strategy } from './strategy.ts'

/**
 * One call, and a second one without the country if nothing was confirmed in it. The Address
 * Validation API reads the whole address, with flat and floor. It covers about forty countries. In
 * the others `placesSearch` looks the address up, without a call of this API where the country is
 * stored. This API has one answer only. So where it guessed, or where the stored code or town is
 * not that of the place, `placesSearch` searches for other places that may be meant. The API leaves
 * out a code that it can't confirm, so `placesSearch` reads the right one. A retry does not pay for
 * that again.
 */
export const addressValidationStrategy = (
  validation: AddressValidation,
  providerCall: ProviderCall,
  placesSearch: Strategy & FurtherSearches,
): Strategy => ({
  async look(stored, context) {
    const search = queryOf(stored)
    if (!search) return { candidates: [] }
    const query = validationQueryOf(stored, search)
    const { regionCode, ...wider } = query
    if (regionCode && !coveredCountries.has(regionCode)) return placesSearch.look(stored, context)
    const ask = (asked: AddressValidationQuery) =>
      paidOnce(context, `validation ${JSON.stringify(asked)}`, async () => {
        const { data } = await providerCall({ sku: 'validation' }, context, (signal) =>
          validation.validate(asked, signal),
        )
        return data
      })
    const validated = async () => (await ask(query)) ?? (regionCode ? ask(wider) : undefined)
    const place = await validated().catch(refusedOrFail)
    if (place === refused) return placesSearch.look(stored, context)
    if (!place) return { candidates: [] }
    // An unconfirmed code sends the address to a person anyway, who should see what else it may be.
    const { isCodeUnconfirmed, ...known } = place.isCodeUnconfirmed
      ? await placesSearch.withCode(stored, place, context)
      : place
    const beside = isRefusedGuess(stored, known)
      ? (await placesSearch.look(stored, context)).candidates.filter(isOther(known))
      : await placesSearch.searchWholeAddress(stored, { candidates: [known] }, context)
    const candidates = await placesSearch.withOtherName(stored, [known, ...beside], context)
    const again = await placesSearch.searchByCodeOrTown(stored, { candidates }, context)
    const [first = known, ...others] = candidates
    // The API takes no language: its texts are in that of the address.
    context.cost.language = search.language
    return {
      candidates: [
        { ...first, ...(isCodeUnconfirmed && { isCodeUnconfirmed }) },
        ...others,
        ...again,
      ],
    }
  },
  async probe(stored, context) {
    const search = queryOf(stored)
    if (!search) return
    const query = validationQueryOf(stored, search)
    await providerCall({ sku: 'validation' }, context, (signal) =>
      validation.validate(query, signal),
    )
    await placesSearch.look(stored, context)
  },
})

const isOther =
  (known: Candidate) =>
  ({ placeId }: Candidate): boolean =>
    placeId !== known.placeId

/** The API says that it guessed, and the guess would not be accepted: a search may find better. */
function isRefusedGuess(stored: WrittenAddress, place: Candidate): boolean {
  if (!place.partialMatch) return false
  const { verdict } = judgeBeforeSecondSearch(stored, { candidates: [place] })
  return verdict === 'needs_review' || verdict === 'undeliverable'
}

const refused = 'refused'

/** A country that Google no longer covers, or finds in an address without one. */
function refusedOrFail(error: unknown): typeof refused {
  if (isRefused(error)) return refused
  throw error
}

/** Google's limit for all fields together. */
const maxCharacters = 280

/**
 * The country as a field, the rest as lines: so parts in the wrong fields do no harm. Without
 * telephones and remarks for whoever delivers, which the API takes for parts of the address.
 */
function validationQueryOf(
  stored: WrittenAddress,
  { countries: [regionCode] = [] }: Query,
): AddressValidationQuery {
  const { line1, line2, text, city, region, postalCode, country } = cleanFields(stored)
  const area = [city, region, postalCode, regionCode ? '' : country].filter(Boolean).join(', ')
  let left = maxCharacters - (regionCode?.length ?? 0)
  const clip = (line: string) => {
    const clipped = beginning(line.replace(/\s+/g, ' ').trim(), left)
    left -= clipped.length
    return clipped
  }
  // The second line says least of the place: it gets what the others leave.
  const [lastLine, street, whole, beside] = [clip(area), clip(line1), clip(text), clip(line2)]
  const addressLines = [street, beside, whole, lastLine].filter(Boolean)
  return { addressLines, ...(regionCode && { regionCode }), ...(region && { region }) }
}

/**
 * The API has no error of its own for a country that it doesn't cover. It never refuses a
 * well-formed address in a country that it covers.
 */
const isRefused = (error: unknown): boolean =>
  error instanceof AppError && error.error === 'REQUEST_INVALID'
