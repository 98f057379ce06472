import { type Dispatcher, Pool } from 'undici'
import type { AutocompleteData, AutocompleteRequest } from '../../../shared/api/autocomplete.ts'
import type { DetailsQuery } from '../../../shared/api/details.ts'
import type { Fetch, GetToken } from '../../../shared/client/checkout.ts'

/** What the pages of a shop ask the product, over HTTP. */
export interface Shop {
  /** Undefined when it was aborted, superseded or failed: the last two are noted. */
  suggest(request: AutocompleteRequest, signal: AbortSignal): Promise<AutocompleteData | undefined>
  details(query: DetailsQuery): Promise<void>
  /** For pages with the typed client: counted and noted just so. */
  fetch: Fetch
  getToken: GetToken
  /** Autocomplete requests so far. */
  requests(): number
  /**
   * How many were answered 409: of two requests of a session, the older one may arrive last, and
   * the newer one counts as superseded.
   */
  superseded(): number
  /** What else than HTTP 200 and 409 came back. */
  failures: string[]
  close(): Promise<void>
}

const autocompletePath = '/api/address/autocomplete'

/**
 * Hears of each request: its path without the query; its outcome (`outcomeOf`, `aborted` or what
 * broke); and what it took in milliseconds.
 */
export type Note = (path: string, outcome: string, ms: number) => void

/** `200`, or from 500 on `503 7002`: the error's code says what went wrong. */
export function outcomeOf(status: number, body: string): string {
  if (status < 500) return String(status)
  return `${status} ${/"statusCode":(\d+)/.exec(body)?.[1] ?? 'without a code'}`
}

export function openShop(url: string, token: string, note: Note = () => {}): Shop {
  const pool = new Pool(url, { pipelining: 1 })
  const authorization = `Bearer ${token}`
  const failures: string[] = []
  let requests = 0
  let superseded = 0

  /** Undefined when it was aborted or failed. */
  async function send(options: Dispatcher.RequestOptions) {
    const startedAt = performance.now()
    const noted = (outcome: string) =>
      note(options.path.replace(/\?.*/, ''), outcome, performance.now() - startedAt)
    try {
      const { statusCode, headers, body } = await pool.request(options)
      const text = await body.text()
      noted(outcomeOf(statusCode, text))
      if (statusCode === 409) superseded += 1
      else if (statusCode !== 200) failures.push(`${statusCode} ${text}`)
      return { statusCode, retryAfter: String(headers['retry-after'] ?? ''), text }
    } catch (error) {
      const aborted = (options.signal as AbortSignal | undefined)?.aborted
      noted(aborted ? 'aborted' : String(error))
      if (!aborted) failures.push(String(error))
      return undefined
    }
  }

  async function ask<Data>(options: Dispatcher.RequestOptions): Promise<Data | undefined> {
    const answer = await send(options)
    return answer?.statusCode === 200 ? (JSON.parse(answer.text) as { data: Data }).data : undefined
  }

  return {
    suggest(request, signal) {
      requests += 1
      const headers = { authorization, 'content-type': 'application/json' }
      const body = JSON.stringify(request)
      return ask({ method: 'POST', path: autocompletePath, headers, body, signal })
    },
    async details({ placeId, language = '', sessionToken }) {
      const query = new URLSearchParams({
        placeId,
        language,
        ...(sessionToken && { sessionToken }),
      })
      await ask({
        method: 'GET',
        path: `/api/address/details?${query}`,
        headers: { authorization },
      })
    },
    async fetch(path, { method, headers, body, signal }) {
      if (path === autocompletePath) requests += 1
      const answer = await send({
        method,
        path,
        headers,
        body,
        signal,
      } as Dispatcher.RequestOptions)
      signal?.throwIfAborted()
      if (!answer) throw new TypeError('no answer')
      return new Response(answer.text, {
        status: answer.statusCode,
        headers: { 'retry-after': answer.retryAfter },
      })
    },
    getToken: async () => ({ token, exp: Infinity }),
    requests: () => requests,
    superseded: () => superseded,
    failures,
    close: () => pool.destroy(),
  }
}
