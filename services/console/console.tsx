import { useState } from 'preact/hooks'
import { ErrorBoundary, LocationProvider, lazy, Route, Router, useLocation } from 'preact-iso'
import { Failure } from './failure.tsx'
import mark from './mark.svg'
import { SessionProvider, useSignIn } from './session.tsx'
import { SignIn } from './sign-in.tsx'
import { Start } from './start.tsx'

const Checkout = lazy(() => import('./checkout/page.tsx').then(({ CheckoutPage }) => CheckoutPage))
const Batches = lazy(() => import('./batches/page.tsx').then(({ BatchesPage }) => BatchesPage))
const NewBatch = lazy(() => import('./upload/page.tsx').then(({ UploadPage }) => UploadPage))
const Batch = lazy(() => import('./batch/page.tsx').then(({ BatchPage }) => BatchPage))
const Review = lazy(() => import('./review/page.tsx').then(({ ReviewPage }) => ReviewPage))

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
  const { path, route } = useLocation()
  const [failure, setFailure] = useState<unknown>()
  if (!session && path.replace(/\/$/, '') !== '/console') return <SignIn />
  if (failure !== undefined)
    return (
      <main id="content" class="page">
        <Failure
          failure={failure}
          onRetry={() => {
            setFailure(undefined)
            route(path, true)
          }}
        />
      </main>
    )
  return (
    <ErrorBoundary onError={setFailure}>
      <Router>
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
