import type { AutocompleteData } from '../../api/autocomplete.ts'
import { type CheckoutClient, checkoutCalls } from '../checkout-client.ts'
import { type Call, connect, type Fetch } from '../connection.ts'
import { type AccessToken, type GetToken, keepToken } from '../token.ts'

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

/**
 * A client for a page. It also reports which provider a list of predictions, or a place, is from:
 * `osm`, `sandbox`, or null for Google.
 */
export function createPageClient(
  { service, tokenUrl, getToken, fetch }: PageAccess,
  onAnswer: (answer: object, provider: string | null) => void,
): CheckoutClient {
  const token = keepToken(getToken ?? (() => tokenFrom(tokenUrl)))
  const connection = connect({ baseUrl: service }, token)
  return checkoutCalls({
    ...connection,
    async request<Data>(call: Call) {
      let provider: string | null = null
      const noting: Fetch = async (url, init) => {
        const response = await (fetch ?? globalThis.fetch)(url, init)
        provider = response.headers.get('x-provider')
        return response
      }
      const data = await connection.request<Data>({ ...call, fetch: noting })
      onAnswer((data as Partial<AutocompleteData>).predictions ?? (data as object), provider)
      return data
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
