import { plainRequest } from '../support/raw-http.ts'
import type { Answer } from '../support/stack.ts'

/** A call as a page makes it. `fetch` does not let callers set `Origin`. */
export interface PageCall {
  origin?: string | undefined
  /** The address that a trusted proxy reports. */
  from?: string
  method?: string
  path?: string
  body?: object | undefined
}

/** Calls an edge with this token: suggestions for a short input, which cost nothing. */
export function callFrom(url: string, token: string, options: PageCall = {}): Promise<Answer> {
  const { origin, from, method, path, body } = {
    origin: 'https://shop.example',
    method: 'POST',
    path: '/api/address/autocomplete',
    ...options,
  }
  const sent = body ?? (method === 'POST' ? { input: 'x' } : undefined)
  return plainRequest(url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(sent && { 'content-type': 'application/json' }),
      ...(origin !== undefined && { origin }),
      ...(from && { 'x-forwarded-for': from }),
    },
    ...(sent && { body: JSON.stringify(sent) }),
  })
}

/** Requests a page token: as a shop's server, or as a page if `origin` is set. */
export const askPageToken = (
  url: string,
  apiKey: string,
  body?: object,
  path = '/api/authentication/page',
  origin?: string,
): Promise<Answer> =>
  plainRequest(url + path, {
    method: 'POST',
    headers: {
      'x-service-api-key': apiKey,
      ...(body && { 'content-type': 'application/json' }),
      ...(origin && { origin }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })

/** The remaining requests of one limit. */
export const left = ({ headers }: Answer, limit: string): number =>
  Number(new RegExp(`"${limit}";r=(\\d+)`).exec(headers.get('ratelimit') ?? '')?.[1])
