import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Failure } from './failure.tsx'

/** A page whose code comes when it is first wanted. */
export interface LazyPage {
  (): preact.JSX.Element
  /** Gets the code early: what comes of it is seen when the page is opened. */
  preload(): void
}

/** Where the code cannot be had, by a lost connection or since a newer console is served, the page says so, and tries again when it is asked. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let Page: ComponentType | undefined
  const get = async () => {
    Page ??= await load()
  }

  function LazyPage() {
    const [isThere, setThere] = useState(Page !== undefined)
    const [attempt, setAttempt] = useState(0)
    const [failure, setFailure] = useState<unknown>()
    useEffect(() => {
      get().then(() => setThere(true), setFailure)
    }, [attempt])
    if (isThere && Page) return <Page />
    return (
      <main id="content" class="page">
        {failure === undefined ? (
          <p class="soft">Loading…</p>
        ) : (
          <Failure
            failure="This page could not be loaded. Are you online? If the service was updated meanwhile, reload the console and sign in again."
            onRetry={() => {
              setFailure(undefined)
              setAttempt(attempt + 1)
            }}
          />
        )}
      </main>
    )
  }
  return Object.assign(LazyPage, { preload: () => void get().catch(() => {}) })
}
