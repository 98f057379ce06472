import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useSession } from '../session.tsx'
import { type Call, withCall } from './calls.ts'
import { CallsPanel } from './calls-panel.tsx'
import { destinations, type Example, examples, languages } from './examples.ts'
import { OrderForm } from './order-form.tsx'
import { recordCalls } from './record-calls.ts'
import { typeInto } from './type-example.ts'
import './checkout.css'

/** A demo checkout with the element that shops use. Beside it are the requests to the service. */
export function CheckoutPage() {
  const { getToken } = useSession()
  const [calls, setCalls] = useState<readonly Call[]>([])
  const [countries, setCountries] = useState('')
  const [language, setLanguage] = useState('')
  const fetch = useMemo(
    () => recordCalls((call) => setCalls((before) => withCall(before, call))),
    [],
  )
  const field = useRef<HTMLInputElement>(null)
  const [example, setExample] = useState<Example>()
  const [orders, setOrders] = useState(0)

  // After an order the form stands there again, empty, before anything is typed into it.
  useEffect(() => {
    if (!example || !field.current) return
    const typing = new AbortController()
    typeInto(field.current, example.text, typing.signal).catch(() => {})
    return () => typing.abort()
  }, [example])

  function tryOut(chosen: Example) {
    setCountries('')
    setLanguage(chosen.language ?? '')
    if (!field.current) setOrders(orders + 1)
    // A copy, so that the same example can be tried twice.
    setExample({ ...chosen })
  }

  return (
    <main id="content" class="page checkout">
      <div class="checkout-head">
        <h1>Checkout</h1>
        <p class="lead">
          A shop's form with <code>&lt;address-autocomplete&gt;</code>. Beside it: what each
          keystroke takes and costs. A real shop's page gets its token from the shop's own backend.
        </p>
        <div class="row tries">
          <span class="soft small">Try</span>
          {examples.map((one) => (
            <button
              key={one.name}
              type="button"
              class="chip"
              dir="auto"
              onClick={() => tryOut(one)}
            >
              {one.name}
            </button>
          ))}
        </div>
      </div>
      <div class="checkout">
        <div class="stack">
          <OrderForm
            key={orders}
            countries={countries}
            language={language}
            getToken={getToken}
            fetch={fetch}
            field={field}
          />
          <ShopSettings
            countries={countries}
            language={language}
            onCountries={setCountries}
            onLanguage={setLanguage}
          />
        </div>
        <CallsPanel calls={calls} onClear={() => setCalls([])} />
      </div>
    </main>
  )
}

interface Settings {
  countries: string
  language: string
  onCountries: (countries: string) => void
  onLanguage: (language: string) => void
}

const ShopSettings = ({ countries, language, onCountries, onLanguage }: Settings) => (
  <section class="pair settings" aria-label="Settings of the shop">
    <div class="field">
      <label for="ships-to">The shop ships to</label>
      <select
        id="ships-to"
        value={countries}
        onChange={(event) => onCountries(event.currentTarget.value)}
      >
        {destinations.map((one) => (
          <option key={one.countries} value={one.countries}>
            {one.name}
          </option>
        ))}
      </select>
    </div>
    <div class="field">
      <label for="language">Suggestions in</label>
      <select
        id="language"
        value={language}
        onChange={(event) => onLanguage(event.currentTarget.value)}
      >
        {languages.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  </section>
)
