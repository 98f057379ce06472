import type { LimitsData } from '../api/limits.ts'
import { type Batches, batchCalls } from './batches.ts'
import { type CheckoutClient, checkoutCalls } from './checkout-client.ts'
import { type CallOptions, connect, type ServiceOptions } from './connection.ts'
import { type StoredAddresses, storedAddressCalls } from './stored-addresses.ts'
import { type AccessToken, type GetToken, keepToken } from './token.ts'

/** Every call of the service's API. */
export interface AddressClient extends CheckoutClient {
  /** Quotas and budgets, with what is left of each. */
  limits(options?: CallOptions): Promise<LimitsData>
  batches: Batches
  stored: StoredAddresses
}

export type AddressClientOptions = ServiceOptions &
  (
    | {
        /** For servers only: whoever has the API key acts as the client. */
        apiKey: string
      }
    | {
        /**
         * For pages: fetches a token from the shop's own backend. A token of `tokenForPages` is
         * accepted by `autocomplete`, `details` and `validate` only.
         */
        getToken: GetToken
      }
  )

/** A client for the whole API. It fetches access tokens with an API key, or through `getToken`. */
export function createAddressClient(options: AddressClientOptions): AddressClient {
  const getToken = 'apiKey' in options ? tokenWith(options, options.apiKey) : options.getToken
  const connection = connect(options, keepToken(getToken))
  return {
    ...checkoutCalls(connection),
    limits: (call) => connection.request({ ...call, method: 'GET', path: '/api/limits' }),
    batches: batchCalls(connection),
    stored: storedAddressCalls(connection),
  }
}

export interface PageTokenOptions {
  /** The only origin whose pages may use the token. Absent: any origin of the client. */
  origin?: string
}

/**
 * How long one page token is shared between pages, in milliseconds. Sharing keeps repeated calls to
 * the shop's backend from using up the key's token limit. The time is short so that a revoked token
 * is not handed out for long.
 */
const sharedForMs = 60_000

/**
 * Page tokens for a shop's backend to hand out. Everybody who asks within a minute gets the same
 * token. It is valid for minutes, for autocomplete, details and validate only, and only with the
 * `Origin` of a page. Each network that uses it has limits of its own.
 */
export function tokenForPages(
  service: ServiceOptions,
  apiKey: string,
  page: PageTokenOptions = {},
): GetToken {
  const fetchToken = pageTokenWith(service, apiKey, page)
  let shared: { token: Promise<AccessToken>; sinceMs: number } | undefined
  return () => {
    const nowMs = Date.now()
    // The clock may have been set back by hours.
    if (shared && Math.abs(nowMs - shared.sinceMs) < sharedForMs) return shared.token
    const own = { token: fetchToken(), sinceMs: nowMs }
    shared = own
    own.token.catch(() => {
      if (shared === own) shared = undefined
    })
    return own.token
  }
}

/** Fetches page tokens with an API key. */
function pageTokenWith(service: ServiceOptions, apiKey: string, json: PageTokenOptions): GetToken {
  const { request } = connect(service)
  return () =>
    request<AccessToken>({
      method: 'POST',
      path: '/api/authentication/page',
      headers: { 'x-service-api-key': apiKey },
      json,
    })
}

/** Fetches access tokens with an API key. See `shared/api/README.md`. */
export const tokenWith = (service: ServiceOptions, apiKey: string): GetToken => {
  const { request } = connect(service)
  return () =>
    request<AccessToken>({
      method: 'GET',
      path: '/api/authentication',
      headers: { 'x-service-api-key': apiKey },
    })
}
