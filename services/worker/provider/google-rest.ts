import { readNewError } from './google-new/errors.ts'
import { answerOf, openJsonHost } from './json-host.ts'
import { type Answer, type Connected, type ProviderAccess, touchPath } from './port.ts'

interface RestRequest {
  method: 'GET' | 'POST'
  path: string
  /** Sent as JSON. */
  body?: object
  fieldMask?: string
  /** The texts of the request. They must not be logged. */
  texts: readonly string[]
  /** Whether it asks for a place by its id. */
  asksPlace?: boolean
}

/** Makes one call and reads the answer. @throws {ProviderError} */
export interface GoogleRest extends Connected {
  ask<Data>(
    request: RestRequest,
    read: (body: unknown) => Data,
    signal: AbortSignal,
  ): Promise<Answer<Data>>
}

/** Google's REST APIs of the New style. They share one error format (./README.md, Errors). */
export function createGoogleRest({
  apiKey,
  url,
  connections,
  timeoutMs,
}: ProviderAccess & { url: string }): GoogleRest {
  const host = openJsonHost({ url, connections, timeoutMs })

  return {
    async ask({ method, path, body: json, fieldMask, texts, asksPlace = false }, read, signal) {
      const headers = {
        'content-type': 'application/json',
        'x-goog-api-key': apiKey,
        ...(fieldMask && { 'x-goog-fieldmask': fieldMask }),
      }
      const answer = await host.request(
        { method, path, headers, ...(json && { body: json }) },
        signal,
      )
      if (answer.status !== 200)
        throw readNewError({
          httpStatus: answer.status,
          body: answer.body,
          retryAfter: answer.headers['retry-after'],
          asksPlace,
          hidden: [apiKey, ...texts],
        })
      return answerOf(answer, read)
    },
    warm: () => host.warm(touchPath),
    close: host.close,
  }
}
