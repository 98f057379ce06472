import { useState } from 'preact/hooks'
import { wordsOf } from './failure.tsx'
import { useSignIn } from './session.tsx'
import { isKeyRefused } from './session-calls.ts'

/** Shown in place of pages that need a key. */
export function SignIn() {
  const { signIn, ended } = useSignIn()
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const apiKey = String(new FormData(event.currentTarget as HTMLFormElement).get('key')).trim()
    if (apiKey === '') return setFault('Enter an API key.')
    if (!/^[\x21-\x7e]+$/.test(apiKey))
      return setFault('An API key has letters, digits, - and _ only: copy it again.')
    setBusy(true)
    setFault(undefined)
    try {
      await signIn(apiKey)
    } catch (failure) {
      setFault(
        isKeyRefused(failure) ? 'This API key is not known, or has expired.' : wordsOf(failure),
      )
      setBusy(false)
    }
  }

  return (
    <main id="content" class="page sign-in">
      <form class="card stack" onSubmit={submit} noValidate>
        <h1>Sign in</h1>
        <p class="lead">
          With an API key of your shop. <code>npm start</code> prints one for trying it out.
        </p>
        {ended && (
          <p class="notice doubt" role="status">
            {ended}
          </p>
        )}
        <div class="field">
          <label for="key">API key</label>
          <input
            id="key"
            name="key"
            type="password"
            autocomplete="off"
            spellcheck={false}
            autofocus
            aria-invalid={fault !== undefined}
            aria-describedby="key-hint"
          />
          {fault && (
            <p class="fault" role="alert">
              {fault}
            </p>
          )}
          <p class="hint" id="key-hint">
            The key is not kept. A cookie that scripts cannot read keeps you signed in for eight
            hours.
          </p>
        </div>
        <button type="submit" class="button primary" disabled={isBusy}>
          {isBusy ? 'Signing in…' : 'Sign in'}
        </button>
      </form>
    </main>
  )
}
