import { type CheckoutClient, createCheckoutClient } from '../checkout-client.ts'
import type { Fetch } from '../connection.ts'
import type { AccessToken, GetToken } from '../token.ts'

/** How a shop's page reaches the service. */
export interface PageAccess {
  /** The service's base URL. */
  service: string
  /** URL of the shop's own backend that returns `{ token, exp }`. */
  tokenUrl: string | null
  /** Used in place of `tokenUrl`. */
  getToken: GetToken | undefined
  /** Replaces the global `fetch`. */
  fetch: Fetch | undefined
}

/** A client for a page. It also reports which provider replied: `sandbox`, or null for Google. */
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
  if (!url) throw new TypeError('token-url is missing')
  const fail = (what: string): never => {
    throw new TypeError(`token-url ${url} ${what}`)
  }
  const response = await globalThis
    .fetch(url, { credentials: 'same-origin', cache: 'no-store' })
    .catch(() => fail('cannot be reached'))
  if (!response.ok) fail(`answers HTTP ${response.status}`)
  const token = await response.json().catch(() => fail('does not answer with JSON'))
  return token?.token ? token : fail('answers without { token, exp }')
}
