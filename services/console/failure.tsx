import { AddressServiceError, ConnectionError, TimeoutError } from '../../shared/client/errors.ts'

/** What went wrong, in words for whoever sits before the page. */
export function wordsOf(failure: unknown): string {
  if (failure instanceof AddressServiceError) {
    const fields = failure.errors.map(({ field, message }) => (field ? `${field} ${message}` : message))
    const wait = failure.retryAfterMs === undefined ? [] : [`Try again in ${Math.ceil(failure.retryAfterMs / 1000)} s.`]
    return [fields.length > 0 ? `${failure.message}:` : failure.message, ...fields, ...wait].join(' ')
  }
  if (failure instanceof ConnectionError) return 'The service cannot be reached. Is it running, and are you online?'
  if (failure instanceof TimeoutError) return 'The service took too long to answer.'
  return failure instanceof Error ? failure.message : String(failure)
}

/** A failure, and a way out where there is one. */
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
      {onRetry && (
        <button type="button" class="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  )
}
