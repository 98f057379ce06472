/** Entry for checkout pages. `client.ts` exports the whole client. */
export type { Prediction } from '../api/autocomplete.ts'
export type { PlaceDetails } from '../api/details.ts'
export type { ValidateData } from '../api/validate.ts'
export {
  type AutocompleteOptions,
  type AutocompleteSession,
  type AutocompleteState,
  createAutocompleteSession,
} from './autocomplete-session.ts'
export {
  type CheckoutClient,
  type CheckoutOptions,
  createCheckoutClient,
} from './checkout-client.ts'
export type { CallOptions, Fetch, ServiceOptions } from './connection.ts'
export {
  AddressServiceError,
  ConnectionError,
  type ErrorCode,
  type ErrorDetail,
  TimeoutError,
} from './errors.ts'
export { isConverting } from './input-method.ts'
export type { AccessToken, GetToken } from './token.ts'
