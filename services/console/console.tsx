import { useEffect, useState } from 'preact/hooks'
import { ErrorBoundary, LocationProvider, Route, Router, useLocation } from 'preact-iso'
import { Failure } from './failure.tsx'
import { focusHeading } from './heading.ts'
import { lazyPage } from './lazy-page.tsx'
import mark from './mark.svg'
import { SessionProvider, useSignIn } from './session.tsx'
import { SignIn } from './sign-in.tsx'
import { Start } from './start.tsx'
import { titleOf } from './title.ts'

const Checkout = lazyPage(() => import('./checkout/page.tsx').then(({ CheckoutPage }) => CheckoutPage))
const Batches = lazyPage(() => import('./batches/page.tsx').then(({ BatchesPage }) => BatchesPage))
const NewBatch = lazyPage(() => import('./upload/page.tsx').then(({ UploadPage }) => UploadPage))
const Batch = lazyPage(() => import('./batch/page.tsx').then(({ BatchPage }) => BatchPage))
const Review = lazyPage(() => import('./review/page.tsx').then(({ ReviewPage }) => ReviewPage))
const lazyPages = [Checkout, Batches, NewBatch, Batch, Review]

const pages = [
  { path: '/console/checkout', name: 'Checkout' },
  { path: '/console/batches', name: 'Back office' },
]

/** The whole console: its frame, and the page that the address names. */
export function Console() {
  return (
    <LocationProvider>
      <SessionProvider>
        <a class="skip" href="#content">
          To the content
        </a>
        <Bar />
        <Pages />
      </SessionProvider>
    </LocationProvider>
  )
}

function Bar() {
  const { path } = useLocation()
  const { session } = useSignIn()
  return (
    <header class="bar">
      <a class="brand" href="/console/">
        <img src={mark} alt="" width="24" height="24" />
        Address console
      </a>
      <nav aria-label="Pages">
        {pages.map(({ path: to, name }) => (
          <a key={to} href={to} {...(path.startsWith(to) && { 'aria-current': 'page' })}>
            {name}
          </a>
        ))}
      </nav>
      {session && (
        <div class="end">
          <span class="soft small">
            Key <code>{session.keyName}</code>
          </span>
          <button type="button" class="button quiet" onClick={() => session.signOut()}>
            Sign out
          </button>
        </div>
      )}
    </header>
  )
}

function Pages() {
  const { session } = useSignIn()
  const { path } = useLocation()
  const isSignedIn = session !== undefined
  // With the code at hand, pages open at once, also while the service is away.
  useEffect(() => {
    if (isSignedIn) for (const page of lazyPages) page.preload()
  }, [isSignedIn])
  const [broken, setBroken] = useState<{ path: string; failure: unknown }>()
  if (!session && path.replace(/\/$/, '') !== '/console') return <SignIn />
  if (broken?.path === path)
    return (
      <main id="content" class="page">
        <h1>Something went wrong in this page</h1>
        <Failure failure={broken.failure} onRetry={() => setBroken(undefined)} />
      </main>
    )
  return (
    <ErrorBoundary onError={(failure) => setBroken({ path, failure })}>
      <Router onRouteChange={announce}>
        <Route path="/console" component={Start} />
        <Route path="/console/checkout" component={Checkout} />
        <Route path="/console/batches" component={Batches} />
        <Route path="/console/batches/new" component={NewBatch} />
        <Route path="/console/batches/:id" component={Batch} />
        <Route path="/console/batches/:id/review" component={Review} />
        <Route default component={NotFound} />
      </Router>
    </ErrorBoundary>
  )
}

/** Another page has another title, and the focus at its heading: screen readers say so. */
function announce(url: string): void {
  document.title = `${titleOf(new URL(url, location.origin).pathname)} · Address console`
  focusHeading()
}

function NotFound() {
  return (
    <main id="content" class="page">
      <div class="card empty">
        <h1>There is no such page</h1>
        <a class="button" href="/console/">
          To the start
        </a>
      </div>
    </main>
  )
}
