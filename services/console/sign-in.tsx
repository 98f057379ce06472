import { useState } from 'preact/hooks'
import { wordsOf } from './failure.tsx'
import { isKeyRefused, useSignIn } from './session.tsx'

/** Stands for every page that needs a key, until there is one. */
export function SignIn() {
  const { signIn, ended } = useSignIn()
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const apiKey = String(new FormData(event.currentTarget as HTMLFormElement).get('key')).trim()
    if (apiKey === '') return setFault('Enter an API key.')
    if (!/^[\x21-\x7e]+$/.test(apiKey)) return setFault('An API key has letters, digits, - and _ only: copy it again.')
    setBusy(true)
    setFault(undefined)
    try {
      await signIn(apiKey)
    } catch (failure) {
      setFault(isKeyRefused(failure) ? 'This API key is not known, or holds no longer.' : wordsOf(failure))
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
            It stays in this page's memory: nothing is stored, and closing or reloading the page forgets it.
          </p>
        </div>
        <button type="submit" class="button primary" disabled={isBusy}>
          {isBusy ? 'Signing in…' : 'Sign in'}
        </button>
      </form>
    </main>
  )
}
