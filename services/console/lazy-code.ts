import { useEffect, useState } from 'preact/hooks'

interface UsedCode<T> {
  /** Undefined until loaded. */
  code: T | undefined
  /** Why loading failed: a lost connection, or a newer console is deployed and the file is gone. */
  failure: unknown
  again(): void
}

/** Code that is loaded when it is first needed. */
export interface LazyCode<T> {
  useCode(): UsedCode<T>
  /** Starts loading early. Errors are reported when the code is used. */
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
    // `attempt` starts another attempt.
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
