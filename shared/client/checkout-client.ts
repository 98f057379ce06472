import type { AutocompleteData, AutocompleteRequest } from '../api/autocomplete.ts'
import type { DetailsQuery, PlaceDetails } from '../api/details.ts'
import type { ValidateData, ValidateRequest } from '../api/validate.ts'
import { type CallOptions, type Connection, connect, type ServiceOptions } from './connection.ts'
import { type GetToken, keepToken } from './token.ts'

/** The calls that a checkout needs. */
export interface CheckoutClient {
  /** Suggestions for the text typed so far. `createAutocompleteSession` is easier to use. */
  autocomplete(request: AutocompleteRequest, options?: CallOptions): Promise<AutocompleteData>
  /**
   * Address and coordinates of a place. With `only: 'placeId'` only its current id, free of charge.
   */
  details(query: Omit<DetailsQuery, 'refresh'>, options?: CallOptions): Promise<PlaceDetails>
  /** The verdict on one address, given as free text or in parts. */
  validate(address: ValidateRequest, options?: CallOptions): Promise<ValidateData>
}

export interface CheckoutOptions extends ServiceOptions {
  /**
   * Fetches a page token from the shop's own backend (`tokenForPages`). An API key must not be in a
   * page.
   */
  getToken: GetToken
}

/**
 * The part of the client for checkout pages: without batches and stored addresses, so it is small.
 */
export const createCheckoutClient = ({ getToken, ...service }: CheckoutOptions): CheckoutClient =>
  checkoutCalls(connect(service, keepToken(getToken)))

/**
 * Each call may be billed, so it is retried only where the service says that nothing happened.
 * Beyond that the caller decides.
 */
export const checkoutCalls = ({ request }: Connection): CheckoutClient => ({
  autocomplete: (json, options) =>
    request({
      ...options,
      method: 'POST',
      path: '/api/address/autocomplete',
      json,
      retry: 'refused',
    }),
  details: (query, options) =>
    request({
      ...options,
      method: 'GET',
      path: '/api/address/details',
      query,
      retry: query.only === 'placeId' ? 'always' : 'refused',
    }),
  validate: (json, options) =>
    request({ ...options, method: 'POST', path: '/api/address/validate', json, retry: 'refused' }),
})
