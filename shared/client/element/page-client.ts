import { type CheckoutClient, createCheckoutClient } from '../checkout-client.ts'
import type { Fetch } from '../connection.ts'
import type { AccessToken, GetToken } from '../token.ts'

/** How a shop's page reaches the service. */
export interface PageAccess {
  /** The service's base address. */
  service: string
  /** Of the shop's own backend: answers `{ token, exp }`. */
  tokenUrl: string | null
  /** Instead of `tokenUrl`. */
  getToken: GetToken | undefined
  /** Instead of the global one. */
  fetch: Fetch | undefined
}

/** A client for a page that also tells which provider answered: `sandbox`, or null for Google. */
export function createPageClient(
  { service, tokenUrl, getToken, fetch }: PageAccess,
  onProvider: (provider: string | null) => void,
): CheckoutClient {
  return createCheckoutClient({
    baseUrl: service,
    getToken: getToken ?? (() => tokenFrom(tokenUrl)),
    fetch: async (url, init) => {
      const response = await (fetch ?? globalThis.fetch)(url, init)
      if (response.ok) onProvider(response.headers.get('x-provider'))
      return response
    },
  })
}

async function tokenFrom(url: string | null): Promise<AccessToken> {
  if (url === null) throw new TypeError('<address-autocomplete> needs token-url or getToken')
  const response = await globalThis.fetch(url, { credentials: 'same-origin', cache: 'no-store' })
  if (!response.ok) throw new Error(`${url} gave no token: HTTP ${response.status}`)
  return response.json() as Promise<AccessToken>
}
