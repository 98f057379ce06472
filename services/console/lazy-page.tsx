import type { ComponentType } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Failure } from './failure.tsx'
import { focusHeading } from './heading.ts'
import { lazyCode } from './lazy-code.ts'

/** A page whose code comes when it is first opened, or before. Where it can't be had, the page says so, and tries again when it is asked. */
export function lazyPage(load: () => Promise<ComponentType>) {
  const { useCode, preload } = lazyCode(load)
  function LazyPage() {
    const { code: Page, failure, again } = useCode()
    const isLate = useRef(Page === undefined)
    // When the route changed there was no heading yet.
    useEffect(() => {
      if (Page && isLate.current) focusHeading()
    }, [Page])
    if (Page) return <Page />
    return (
      <main id="content" class="page">
        {failure === undefined ? (
          <p class="soft">Loading…</p>
        ) : (
          <>
            <h1>This page could not be loaded</h1>
            <Failure
              failure="Are you online? If the service was updated meanwhile, reload the console and sign in again."
              onRetry={again}
            />
          </>
        )}
      </main>
    )
  }
  return Object.assign(LazyPage, { preload })
}
