import type { Candidate } from '../../../../shared/verdict/found.ts'
import { createGoogleRest } from '../google-rest.ts'
import type { Answer, Connected, ProviderAccess } from '../port.ts'
import { readValidation } from './wire.ts'

export interface AddressValidationQuery {
  /** The address without the country, 280 characters at most. */
  addressLines: string[]
  /** ISO 3166-1 alpha-2. */
  regionCode?: string
  /** The state or province as written in the lines, because Google returns only its code. */
  region?: string
}

/**
 * How Google reads a postal address. Makes exactly one call.
 * @throws {ProviderError} `invalid` for a country that the API doesn't cover
 */
export interface AddressValidation extends Connected {
  validate(
    query: AddressValidationQuery,
    signal: AbortSignal,
  ): Promise<Answer<Candidate | undefined>>
}

/** Countries whose addresses the postal service of the United States can confirm. */
const ofUsps = new Set(['US', 'PR'])

const googleUrl = 'https://addressvalidation.googleapis.com'

/** The Address Validation API over plain HTTP. */
export function createAddressValidation({
  apiKey,
  url = googleUrl,
  connections,
  timeoutMs,
}: ProviderAccess): AddressValidation {
  const google = createGoogleRest({ apiKey, url, connections, timeoutMs })
  return {
    validate: ({ region, ...address }, signal) => {
      const request = {
        method: 'POST',
        path: '/v1:validateAddress',
        body: {
          address,
          ...(ofUsps.has(address.regionCode ?? '') && { enableUspsCass: true }),
        },
        texts: address.addressLines,
      } as const
      return google.ask(request, (body) => readValidation(body, region), signal)
    },
    warm: google.warm,
    close: google.close,
  }
}
