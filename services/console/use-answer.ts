import { useEffect, useState } from 'preact/hooks'

export interface Answer<Value> {
  /** Undefined until it arrives, or if it failed. */
  value: Value | undefined
  failure: unknown
  retry(): void
}

/** Fetches data from the service, again at each change of `key`. */
export function useAnswer<Value>(
  ask: (signal: AbortSignal) => Promise<Value>,
  key: string,
): Answer<Value> {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ key: string; value?: Value; failure?: unknown }>({ key })
  // `key` identifies the request.
  useEffect(() => {
    const ending = new AbortController()
    setAnswer({ key })
    ask(ending.signal).then(
      (value) => setAnswer({ key, value }),
      (failure) => ending.signal.aborted || setAnswer({ key, failure }),
    )
    return () => ending.abort()
  }, [key, attempt])
  const { value, failure } = answer.key === key ? answer : {}
  return { value, failure, retry: () => setAttempt((last) => last + 1) }
}
