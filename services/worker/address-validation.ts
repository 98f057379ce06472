import type { Candidate } from '../../shared/verdict/found.ts'
import { readValidation } from './address-validation-wire.ts'
import { createGoogleRest } from './google-rest.ts'
import type { ProviderAccess, Reply } from './places/places.ts'

export interface AddressValidationQuery {
  /** All of the address but the country; 280 characters at most. */
  addressLines: string[]
  /** ISO 3166-1 alpha-2. */
  regionCode?: string
  /** The state or province as the lines have it: Google answers with its code alone. */
  region?: string
}

/** What Google makes of a postal address. Makes exactly one call. @throws {PlacesError} `invalid` for a country that it doesn't cover */
export interface AddressValidation {
  validate(query: AddressValidationQuery, signal: AbortSignal): Promise<Reply<Candidate | undefined>>
  close(): Promise<void>
}

const googleUrl = 'https://addressvalidation.googleapis.com'

/** The Address Validation API over plain HTTP (provider-contract §6). */
export function createAddressValidation({
  apiKey,
  url = googleUrl,
  connections,
  timeoutMs,
}: ProviderAccess): AddressValidation {
  const google = createGoogleRest({ apiKey, url, connections, timeoutMs })
  return {
    validate: ({ region, ...address }, signal) => {
      const request = { method: 'POST', path: '/v1:validateAddress', body: { address } } as const
      return google.ask(request, (body) => readValidation(body, region), signal)
    },
    close: () => google.close(),
  }
}
