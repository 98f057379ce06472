import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useSession } from '../session.tsx'
import { type Call, withCall } from './calls.ts'
import { CallsPanel } from './calls-panel.tsx'
import { destinations, type Example, examples, languages } from './examples.ts'
import { OrderForm } from './order-form.tsx'
import { recordCalls } from './record-calls.ts'
import { typeInto } from './type-example.ts'
import './checkout.css'

/** A made-up shop's checkout with the element that real ones use, and beside it what the service did for it. */
export function CheckoutPage() {
  const { getToken } = useSession()
  const [calls, setCalls] = useState<readonly Call[]>([])
  const [countries, setCountries] = useState('')
  const [language, setLanguage] = useState('')
  const fetch = useMemo(() => recordCalls((call) => setCalls((before) => withCall(before, call))), [])
  const field = useRef<HTMLInputElement>(null)
  const typing = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => typing.current?.abort(), [])

  function tryOut({ text, language = '' }: Example) {
    typing.current?.abort()
    typing.current = new AbortController()
    setCountries('')
    setLanguage(language)
    if (field.current) typeInto(field.current, text, typing.current.signal).catch(() => {})
  }

  return (
    <main id="content" class="page checkout">
      <div class="checkout-head">
        <h1>Checkout</h1>
        <p class="lead">
          A shop's form with <code>&lt;address-autocomplete&gt;</code>. A real shop's page gets its token from the
          shop's own backend; here your session stands for that backend.
        </p>
      </div>
      <section class="card stack" aria-labelledby="examples-title">
        <h2 id="examples-title">Try an address</h2>
        <div class="row">
          {examples.map((example) => (
            <button key={example.name} type="button" class="chip" dir="auto" onClick={() => tryOut(example)}>
              {example.name}
            </button>
          ))}
        </div>
        <div class="pair">
          <div class="field">
            <label for="ships-to">The shop ships to</label>
            <select id="ships-to" value={countries} onChange={(event) => setCountries(event.currentTarget.value)}>
              {destinations.map((one) => (
                <option key={one.countries} value={one.countries}>
                  {one.name}
                </option>
              ))}
            </select>
          </div>
          <div class="field">
            <label for="language">Suggestions in</label>
            <select id="language" value={language} onChange={(event) => setLanguage(event.currentTarget.value)}>
              {languages.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        </div>
      </section>
      <div class="checkout">
        <div class="stack">
          <Summary />
          <OrderForm countries={countries} language={language} getToken={getToken} fetch={fetch} field={field} />
        </div>
        <CallsPanel calls={calls} onClear={() => setCalls([])} />
      </div>
    </main>
  )
}

const Summary = () => (
  <section class="card summary" aria-labelledby="summary-title">
    <h2 id="summary-title">Lindenholz &amp; Co.</h2>
    <dl>
      <div>
        <dt>Bookshelf, oak, small</dt>
        <dd class="number">€189.00</dd>
      </div>
      <div>
        <dt>Reading lamp</dt>
        <dd class="number">€54.00</dd>
      </div>
      <div class="sum">
        <dt>Together</dt>
        <dd class="number">€243.00</dd>
      </div>
    </dl>
  </section>
)
