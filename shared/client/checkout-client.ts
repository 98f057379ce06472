import type { AutocompleteData, AutocompleteRequest } from '../api/autocomplete.ts'
import type { DetailsQuery, PlaceDetails } from '../api/details.ts'
import type { ValidateData, ValidateRequest } from '../api/validate.ts'
import { type CallOptions, type Connection, connect, type ServiceOptions } from './connection.ts'
import { type GetToken, keepToken } from './token.ts'

/** What a checkout needs of the service. */
export interface CheckoutClient {
  /** Suggestions for what has been typed so far; `createAutocompleteSession` is the easier way to them. */
  autocomplete(request: AutocompleteRequest, options?: CallOptions): Promise<AutocompleteData>
  /** Address and coordinates of a place. With `only: 'placeId'` nothing but its current id, free of charge. */
  details(query: Omit<DetailsQuery, 'refresh'>, options?: CallOptions): Promise<PlaceDetails>
  /** The verdict on one address: `address` as free text, or its parts. */
  validate(address: ValidateRequest, options?: CallOptions): Promise<ValidateData>
}

export interface CheckoutOptions extends ServiceOptions {
  /** Asks the shop's own backend for a token: an API key has no place in a page. */
  getToken: GetToken
}

/** The part of the client that a checkout page needs, without batches and stored addresses: small enough for any page. */
export const createCheckoutClient = ({ getToken, ...service }: CheckoutOptions): CheckoutClient =>
  checkoutCalls(connect(service, keepToken(getToken)))

/** Each of these calls may be billed, and once more when it is sent once more after an answer that was lost: that is for the caller to decide. */
export const checkoutCalls = ({ ask }: Connection): CheckoutClient => ({
  autocomplete: (json, options) =>
    ask({ ...options, method: 'POST', path: '/api/address/autocomplete', json, repeat: 'refused' }),
  details: (query, options) =>
    ask({
      ...options,
      method: 'GET',
      path: '/api/address/details',
      query,
      repeat: query.only === 'placeId' ? 'always' : 'refused',
    }),
  validate: (json, options) =>
    ask({ ...options, method: 'POST', path: '/api/address/validate', json, repeat: 'refused' }),
})
