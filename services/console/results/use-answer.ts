import { useEffect, useState } from 'preact/hooks'
import { AddressServiceError } from '../../../shared/client/errors.ts'

interface Answer<Value> {
  value?: Value
  failure?: unknown
  /** The service says that there is no such thing. */
  isMissing: boolean
  retry(): void
}

export const isNotFound = (failure: unknown) => failure instanceof AddressServiceError && failure.status === 404

/** What the service answers; asked again with each change of `key`. */
export function useAnswer<Value>(ask: (signal: AbortSignal) => Promise<Value>, key: string): Answer<Value> {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ key: string; value?: Value; failure?: unknown }>({ key })
  // `key` says what is asked for
  useEffect(() => {
    const ending = new AbortController()
    setAnswer({ key })
    ask(ending.signal).then(
      (value) => setAnswer({ key, value }),
      (failure) => ending.signal.aborted || setAnswer({ key, failure }),
    )
    return () => ending.abort()
  }, [key, attempt])
  const retry = () => setAttempt((last) => last + 1)
  return { ...(answer.key === key && answer), isMissing: isNotFound(answer.failure), retry }
}
