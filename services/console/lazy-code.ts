import { useEffect, useState } from 'preact/hooks'

interface UsedCode<T> {
  /** Undefined until loaded. */
  code: T | undefined
  /** Why loading failed: a lost connection, or a newer console is deployed and the file is gone. */
  failure: unknown
  /**
   * Loads it again. If that fails, too, the document is loaded anew: browsers such as Chromium 150
   * keep a failed import for as long as it lives, and after an update of the service it names files
   * that are gone. Without a network it stays, and the failure is shown again.
   */
  again(): void
}

/** What to do where code could not be loaded. */
export const notLoadedHelp = 'Are you online? After an update of the service, reload the page.'

/** Code could not be loaded. The message is for the person at the console. */
export class CodeNotLoaded extends Error {}

/**
 * Loads code that is needed now.
 * @throws {CodeNotLoaded}
 */
export const loadCode = <T>(what: string, load: () => Promise<T>): Promise<T> =>
  load().catch((cause) => {
    throw new CodeNotLoaded(`${what} could not be loaded. ${notLoadedHelp}`, { cause })
  })

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
    const [failure, setFailure] = useState<unknown>()
    const tryLoading = (onFailure: (failure: unknown) => void) =>
      get().then(() => setThere(true), onFailure)
    useEffect(() => void tryLoading(setFailure), [])
    const again = () => {
      setFailure(undefined)
      tryLoading((failure) => (navigator.onLine ? location.reload() : setFailure(failure)))
    }
    return { code: isThere ? code?.is : undefined, failure, again }
  }
  return { useCode, preload: () => void get().catch(() => {}) }
}
