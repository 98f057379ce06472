import { useEffect } from 'preact/hooks'

/** The page that asks before it is left. */
let asking: { href: string; confirmation: string } | undefined

/**
 * Asks before this page is left by a link, Back or Forward within the console, or by signing out.
 * Where the tab itself leaves, the browser asks in its own words. Undefined: it does not ask.
 */
export function useLeaveConfirmation(confirmation: string | undefined): void {
  useEffect(() => {
    if (confirmation === undefined) return
    const own = { href: location.href, confirmation }
    asking = own
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => {
      // A part of the page may ask by now.
      if (asking === own) asking = undefined
      window.removeEventListener('beforeunload', ask)
    }
  }, [confirmation])
}

/**
 * Makes `useLeaveConfirmation` hear of links, Back and Forward. Call it before the router is drawn:
 * for Back, listeners of the window are called in the order in which they were added.
 */
export function watchNavigation(): void {
  window.addEventListener(
    'click',
    (event) => {
      const url = routedTo(event)
      if (url === undefined || mayLeaveFor(url)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
  window.addEventListener('popstate', (event) => {
    if (!asking || mayLeaveFor(location.href)) return
    event.stopImmediatePropagation()
    // The browser has changed its URL already.
    history.pushState(null, '', asking.href)
  })
}

/** Whether this page may be left. Asks, where the page asks before that. */
export const mayLeave = (): boolean => !asking || confirm(asking.confirmation)
const mayLeaveFor = (url: string): boolean =>
  pageOf(url) === (asking && pageOf(asking.href)) || mayLeave()
const pageOf = (url: string): string => url.replace(/#.*/, '')

/** The URL that a click shows in this tab, as the router decides. Undefined when it shows none. */
function routedTo(event: MouseEvent): string | undefined {
  const { button, ctrlKey, metaKey, altKey, shiftKey } = event
  if (button !== 0 || ctrlKey || metaKey || altKey || shiftKey) return undefined
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
  if (!link?.href || link.download || !/^(_?self)?$/i.test(link.target)) return undefined
  return link.origin === location.origin ? link.href : undefined
}
