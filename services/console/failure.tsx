import { AddressServiceError, ConnectionError, TimeoutError } from '../../shared/client/errors.ts'

/** An error in words for the person at the console. */
export function wordsOf(failure: unknown): string {
  if (failure instanceof AddressServiceError) {
    const fields = failure.errors.map(({ field, message }) =>
      field ? `${field} ${message}` : message,
    )
    const wait =
      failure.retryAfterMs === undefined
        ? []
        : [`Try again in ${Math.ceil(failure.retryAfterMs / 1000)} s.`]
    return [fields.length > 0 ? `${failure.message}:` : failure.message, ...fields, ...wait].join(
      ' ',
    )
  }
  if (failure instanceof ConnectionError)
    return 'The service cannot be reached. Is it running, and are you online?'
  if (failure instanceof TimeoutError) return 'The service took too long to answer.'
  return failure instanceof Error ? failure.message : String(failure)
}

/** The same upload, whose connection broke, is still being read. */
const isStillRead = (statusCode: number) => statusCode === 4021

/**
 * Whether asking again can help: not where the key lacks a scope, or the request is wrong. An
 * answer without our code comes from something on the way.
 */
export const mayPass = (failure: unknown) =>
  !(failure instanceof AddressServiceError) ||
  failure.statusCode === undefined ||
  isStillRead(failure.statusCode) ||
  failure.status >= 500 ||
  failure.status === 429

/** Shows an error, with an action where it can help. */
export function Failure({ failure, onRetry }: { failure: unknown; onRetry?: () => void }) {
  const id = failure instanceof AddressServiceError ? failure.requestId : undefined
  return (
    <div class="notice bad" role="alert">
      <p>{wordsOf(failure)}</p>
      {id && (
        <p class="small soft">
          Request <code>{id}</code>
        </p>
      )}
      {onRetry && mayPass(failure) && (
        <button type="button" class="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  )
}
