import { useEffect, useState } from 'preact/hooks'
import { ErrorBoundary, LocationProvider, Route, Router, useLocation } from 'preact-iso'
import type { Scope } from '../../shared/api/client-rules.ts'
import { Bar } from './bar.tsx'
import { Failure } from './failure.tsx'
import { focusHeading, lazyPage } from './lazy-page.tsx'
import { ScopeMissing } from './scope-missing.tsx'
import { SessionProvider, useSignIn } from './session.tsx'
import { SignIn } from './sign-in.tsx'
import { SkeletonPage } from './skeleton.tsx'

const Start = lazyPage(() => import('./start/page.tsx').then(({ StartPage }) => StartPage))
const Checkout = lazyPage(() =>
  import('./checkout/page.tsx').then(({ CheckoutPage }) => CheckoutPage),
)
const Batches = lazyPage(() => import('./batches/page.tsx').then(({ BatchesPage }) => BatchesPage))
const NewBatch = lazyPage(() => import('./upload/page.tsx').then(({ UploadPage }) => UploadPage))
const Batch = lazyPage(() => import('./batch/page.tsx').then(({ BatchPage }) => BatchPage))
const Review = lazyPage(() => import('./review/page.tsx').then(({ ReviewPage }) => ReviewPage))
const lazyPages = [Start, Checkout, Batches, NewBatch, Batch, Review]

/** The console: its frame, and the page of the present URL. */
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

function Pages() {
  const { session, isResuming, failure, resume } = useSignIn()
  const { path } = useLocation()
  const isSignedIn = session !== undefined
  // Loads the code of all pages early, so that they open at once, also while the service is
  // unavailable.
  useEffect(() => {
    if (isSignedIn) for (const page of lazyPages) page.preload()
  }, [isSignedIn])
  const title = isSignedIn || isResuming ? titleOf(path) : 'Sign in'
  useEffect(() => {
    document.title = `${title} · Address console`
  }, [title])
  if (isResuming) return <SkeletonPage />
  if (failure !== undefined) return <Broken failure={failure} onRetry={resume} />
  if (!session) return <SignIn />
  const scope = neededScope(path)
  if (scope && !session.scopes.includes(scope)) return <ScopeMissing scope={scope} />
  return <Routes path={path} />
}

function Routes({ path }: { path: string }) {
  const [broken, setBroken] = useState<{ path: string; failure: unknown }>()
  if (broken?.path === path)
    return <Broken failure={broken.failure} onRetry={() => setBroken(undefined)} />
  return (
    <ErrorBoundary onError={(failure) => setBroken({ path, failure })}>
      {/* Screen readers announce the page by its heading. */}
      <Router onRouteChange={focusHeading}>
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

const Broken = ({ failure, onRetry }: { failure: unknown; onRetry: () => void }) => (
  <main id="content" class="page">
    <h1>Something went wrong</h1>
    <Failure failure={failure} onRetry={onRetry} />
  </main>
)

const nameOf = (path: string) => path.replace(/^\/console\/?|\/$/g, '')

/** The scope that a page needs; undefined for those that need none. */
function neededScope(path: string): Scope | undefined {
  const name = nameOf(path)
  if (name === 'checkout') return 'address'
  return /^batches(\/|$)/.test(name) ? 'batch' : undefined
}

const titles: [RegExp, string][] = [
  [/^$/, 'Back office'],
  [/^checkout$/, 'Checkout'],
  [/^batches$/, 'Batches'],
  [/^batches\/new$/, 'New batch'],
  [/^batches\/[^/]+$/, 'Batch'],
  [/^batches\/[^/]+\/review$/, 'Review desk'],
]

/** The title of the page at this path. A page that knows a better one sets it itself. */
const titleOf = (path: string): string =>
  titles.find(([pattern]) => pattern.test(nameOf(path)))?.[1] ?? 'No such page'

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
