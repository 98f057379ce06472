import type { WrittenAddress } from '../../../shared/address/written-address.ts'
import { AppError } from '../../../shared/errors.ts'
import { queryOf } from '../../../shared/verdict/query.ts'
import type { AddressValidation, AddressValidationQuery } from '../address-validation.ts'
import type { ProviderCall } from '../provider-call.ts'
import type { Strategy } from './strategy.ts'

/**
 * One call, and one more without the country if nothing is confirmed in it. This provider reads the whole address, flat and floor
 * too; it covers some forty countries.
 */
export const addressValidationStrategy = (validation: AddressValidation, providerCall: ProviderCall): Strategy => ({
  async look(stored, errand) {
    const query = validationQueryOf(stored)
    if (!query) return { candidates: [] }
    const ask = async (asked: AddressValidationQuery) =>
      (await providerCall({ sku: 'validation' }, errand, (signal) => validation.validate(asked, signal)).catch(refused))
        .data
    const near = await ask(query)
    const { regionCode, ...wider } = query
    const place = near ?? (regionCode && (await ask(wider)))
    return { candidates: place ? [place] : [] }
  },
})

/** All fields together (provider-contract §6). */
const mostCharacters = 280

/** The country as its field, the rest as lines: parts in the wrong fields do no harm there. */
function validationQueryOf(stored: WrittenAddress): AddressValidationQuery | undefined {
  const query = queryOf(stored)
  if (!query) return undefined
  const [regionCode] = query.countries ?? []
  const { line1, line2, text, city, region, postalCode, country } = stored
  const area = [city, region, postalCode, regionCode ? undefined : country].filter((part) => part?.trim())
  let left = mostCharacters - (regionCode?.length ?? 0)
  const addressLines = [line1, line2, text, area.join(', ')].flatMap((line) => {
    const clipped = (line ?? '').replace(/\s+/g, ' ').trim().slice(0, left)
    left -= clipped.length
    return clipped ? [clipped] : []
  })
  return { addressLines, ...(regionCode && { regionCode }), ...(region && { region }) }
}

/** It doesn't say by a code what it refuses; a well-formed address in a country that it covers isn't refused. */
function refused(error: unknown): never {
  if (error instanceof AppError && error.error === 'REQUEST_INVALID')
    throw new AppError('REQUEST_INVALID', {
      cause: error,
      details: [
        { field: 'country', code: 'NOT_COVERED', message: 'is probably not covered by the Address Validation API' },
      ],
    })
  throw error
}
