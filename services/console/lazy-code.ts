import { useEffect, useState } from 'preact/hooks'

interface UsedCode<T> {
  /** Undefined until it is there. */
  code: T | undefined
  /** Why it could not be had: a lost connection, or a newer console is served by now. */
  failure: unknown
  again(): void
}

/** Code that comes when it is first wanted. */
export interface LazyCode<T> {
  useCode(): UsedCode<T>
  /** Gets it early: what comes of it is seen when it is used. */
  preload(): void
}

export function lazyCode<T>(load: () => Promise<T>): LazyCode<T> {
  let code: { is: T } | undefined
  const get = async () => {
    code ??= { is: await load() }
  }

  function useCode(): UsedCode<T> {
    const [isThere, setThere] = useState(code !== undefined)
    const [attempt, setAttempt] = useState(0)
    const [failure, setFailure] = useState<unknown>()
    // `attempt` says when
    useEffect(() => {
      get().then(() => setThere(true), setFailure)
    }, [attempt])
    const again = () => {
      setFailure(undefined)
      setAttempt(attempt + 1)
    }
    return { code: isThere ? code?.is : undefined, failure, again }
  }
  return { useCode, preload: () => void get().catch(() => {}) }
}
