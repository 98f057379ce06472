import { useSignIn } from './session.tsx'
import { SignIn } from './sign-in.tsx'

/** What there is to do here. */
export function Start() {
  const { session } = useSignIn()
  if (!session) return <SignIn />
  return (
    <main id="content" class="page">
      <h1>What would you like to see?</h1>
      <div class="doors">
        <a class="card door" href="/console/checkout">
          <h2>Checkout</h2>
          <p class="soft">A shipping form that finds the address while you type, and what each answer took and cost.</p>
        </a>
        <a class="card door" href="/console/batches">
          <h2>Back office</h2>
          <p class="soft">Upload stored addresses, watch them being validated, judge the doubtful ones, export.</p>
        </a>
      </div>
    </main>
  )
}
