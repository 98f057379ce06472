import { type Dispatcher, Pool } from 'undici'
import type { AutocompleteData, AutocompleteRequest } from '../../../shared/api/autocomplete.ts'
import type { DetailsQuery } from '../../../shared/api/details.ts'

/** What the pages of a shop ask the product, over HTTP. */
export interface Shop {
  /** Undefined when it was aborted, overtaken or failed: the last two are noted. */
  suggest(request: AutocompleteRequest, signal: AbortSignal): Promise<AutocompleteData | undefined>
  details(query: DetailsQuery): Promise<void>
  /** Autocomplete requests so far. */
  requests(): number
  /** How many were answered 409: of two requests of a session, the older one may arrive last, and the newer one counts as overtaken. */
  overtaken(): number
  /** What else than HTTP 200 and 409 came back. */
  failures: string[]
  close(): Promise<void>
}

export function openShop(url: string, token: string): Shop {
  const pool = new Pool(url, { pipelining: 1 })
  const authorization = `Bearer ${token}`
  const failures: string[] = []
  let requests = 0
  let overtaken = 0

  async function ask<Data>(options: Dispatcher.RequestOptions): Promise<Data | undefined> {
    try {
      const { statusCode, body } = await pool.request(options)
      const text = await body.text()
      if (statusCode === 200) return (JSON.parse(text) as { data: Data }).data
      if (statusCode === 409) overtaken += 1
      else failures.push(`${statusCode} ${text}`)
    } catch (error) {
      if (!(options.signal as AbortSignal | undefined)?.aborted) failures.push(String(error))
    }
    return undefined
  }

  return {
    suggest(request, signal) {
      requests += 1
      const headers = { authorization, 'content-type': 'application/json' }
      const body = JSON.stringify(request)
      return ask({ method: 'POST', path: '/api/address/autocomplete', headers, body, signal })
    },
    async details({ placeId, language = '', sessionToken }) {
      const query = new URLSearchParams({ placeId, language, ...(sessionToken && { sessionToken }) })
      await ask({ method: 'GET', path: `/api/address/details?${query}`, headers: { authorization } })
    },
    requests: () => requests,
    overtaken: () => overtaken,
    failures,
    close: () => pool.destroy(),
  }
}
