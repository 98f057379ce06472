import type { ComponentType } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Failure } from './failure.tsx'
import { lazyCode, notLoadedHelp } from './lazy-code.ts'
import { SkeletonPage } from './skeleton.tsx'

/**
 * A page whose code is loaded when it is first opened, or before. If loading fails, it shows an
 * error and a button to retry.
 */
export function lazyPage(load: () => Promise<ComponentType>) {
  const { useCode, preload } = lazyCode(load)
  function LazyPage() {
    const { code: Page, failure, again } = useCode()
    const isLate = useRef(Page === undefined)
    // When the route changed, the heading did not exist yet.
    useEffect(() => {
      if (Page && isLate.current) focusHeading()
    }, [Page])
    if (Page) return <Page />
    if (failure === undefined) return <SkeletonPage />
    return (
      <main id="content" class="page">
        <h1>This page could not be loaded</h1>
        <Failure failure={notLoadedHelp} onRetry={again} />
      </main>
    )
  }
  return Object.assign(LazyPage, { preload })
}

/** Focuses the page's heading, so that screen readers announce the page. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#content h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}
