import type { LimitsData } from '../api/limits.ts'
import { type Batches, batchCalls } from './batches.ts'
import { type CheckoutClient, checkoutCalls } from './checkout-client.ts'
import { type CallOptions, connect, type ServiceOptions } from './connection.ts'
import { type StoredAddresses, storedAddressCalls } from './stored-addresses.ts'
import { type AccessToken, type GetToken, keepToken } from './token.ts'

/** Everything that the service does for a client. */
export interface AddressClient extends CheckoutClient {
  /** Quotas and budgets, and what is left of them. */
  limits(options?: CallOptions): Promise<LimitsData>
  batches: Batches
  stored: StoredAddresses
}

export type AddressClientOptions = ServiceOptions &
  (
    | {
        /** On a server only: whoever has it is the client. */
        apiKey: string
      }
    | {
        /** In a page: asks the shop's own backend. */
        getToken: GetToken
      }
  )

/** A client of the whole service. It gets its tokens itself, with an API key or from `getToken`. */
export function createAddressClient(options: AddressClientOptions): AddressClient {
  const getToken = 'apiKey' in options ? tokenWith(options, options.apiKey) : options.getToken
  const connection = connect(options, keepToken(getToken))
  return {
    ...checkoutCalls(connection),
    limits: (call) => connection.ask({ ...call, method: 'GET', path: '/api/limits' }),
    batches: batchCalls(connection),
    stored: storedAddressCalls(connection),
  }
}

/** How long a page's token is given to other pages too: a key gets 60 a minute, and a token that was withdrawn must not be given for long. */
const sharedForMs = 60_000

/** What a shop's backend answers its pages with: a token, the same for all who ask within a minute. */
export function tokenForPages(service: ServiceOptions, apiKey: string): GetToken {
  const fetchToken = tokenWith(service, apiKey)
  let shared: { token: Promise<AccessToken>; untilMs: number } | undefined
  return () => {
    if (shared && Date.now() < shared.untilMs) return shared.token
    const own = { token: fetchToken(), untilMs: Date.now() + sharedForMs }
    shared = own
    own.token.catch(() => {
      if (shared === own) shared = undefined
    })
    return own.token
  }
}

/** Gets tokens for an API key (specification §4.1). */
export const tokenWith = (service: ServiceOptions, apiKey: string): GetToken => {
  const { ask } = connect(service)
  return () =>
    ask<AccessToken>({ method: 'GET', path: '/api/authentication', headers: { 'x-service-api-key': apiKey } })
}
