import { type Dispatcher, Pool } from 'undici'
import { readNewError } from './places/new-wire.ts'
import {
  connectTimeoutMs,
  failureWithoutAnswer,
  PlacesError,
  type ProviderAccess,
  type Reply,
  readAnswer,
} from './places/places.ts'

interface Request extends Pick<Dispatcher.RequestOptions, 'method' | 'path'> {
  /** Sent as JSON. */
  body?: object
  fieldMask?: string
}

/** One call, its answer read. @throws {PlacesError} */
export interface GoogleRest {
  ask<Data>(request: Request, read: (body: unknown) => Data, signal: AbortSignal): Promise<Reply<Data>>
  close(): Promise<void>
}

/** Google's REST interfaces of the New style, which have one way to fail (provider-contract §7). */
export function createGoogleRest({
  apiKey,
  url,
  connections,
  timeoutMs,
}: ProviderAccess & { url: string }): GoogleRest {
  const { origin, pathname } = new URL(url)
  const base = pathname.replace(/\/$/, '')
  const pool = new Pool(origin, {
    connections,
    connectTimeout: Math.min(connectTimeoutMs, timeoutMs),
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  })

  return {
    async ask({ method, path, body: json, fieldMask }, read, signal) {
      const {
        statusCode,
        headers: received,
        body,
      } = await pool
        .request({
          method,
          path: base + path,
          headers: {
            'content-type': 'application/json',
            'x-goog-api-key': apiKey,
            ...(fieldMask && { 'x-goog-fieldmask': fieldMask }),
          },
          ...(json && { body: JSON.stringify(json) }),
          signal,
        })
        .catch(unreachable)
      const answer = parse(await body.text().catch(unreachable))
      if (statusCode !== 200) throw readNewError(statusCode, answer, received['retry-after'])
      const provider = received['x-provider']
      return { data: readAnswer(read, answer), ...(typeof provider === 'string' && { provider }) }
    },
    close: () => pool.close(),
  }
}

function unreachable(error: Error & { code?: unknown }): never {
  // An aborted signal's error has a number for a code, which says nothing.
  const code = typeof error.code === 'string' ? error.code : error.name
  throw new PlacesError(failureWithoutAnswer(code), code)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
