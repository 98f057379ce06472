import { useMemo, useRef, useState } from 'preact/hooks'
import { countryCodes } from '../../../shared/address/data/country-codes.ts'
import type { ValidateData, ValidateRequest } from '../../../shared/api/validate.ts'
import { type CheckoutClient, createCheckoutClient } from '../../../shared/client/checkout-client.ts'
import { fillFields } from '../../../shared/client/element/form-fields.ts'
import { Failure } from '../failure.tsx'
import { AddressField, type AddressFieldProperties } from './address-field.tsx'
import { VerdictNote } from './verdict-note.tsx'

type Step =
  | { name: 'filling' | 'checking' | 'ordered' }
  | { name: 'asked'; validation: ValidateData }
  | { name: 'failed'; failure: unknown }

/** The shop's form; "Place order" asks the service about the address before it goes on. */
export function OrderForm({ field, ...access }: AddressFieldProperties) {
  const { getToken, fetch } = access
  const [step, setStep] = useState<Step>({ name: 'filling' })
  const form = useRef<HTMLFormElement>(null)
  const client = useMemo(() => createCheckoutClient({ baseUrl: location.origin, getToken, fetch }), [getToken, fetch])
  const order = () => setStep({ name: 'ordered' })

  async function check(event?: SubmitEvent) {
    event?.preventDefault()
    if (!form.current || step.name === 'checking') return
    setStep({ name: 'checking' })
    setStep(await judge(client, addressIn(form.current)))
  }

  /** What was said of another address says nothing of this one. */
  function onInput({ target }: Event) {
    const isAddress = (addressNames as readonly string[]).includes((target as HTMLInputElement).name)
    if (isAddress && (step.name === 'asked' || step.name === 'failed')) setStep({ name: 'filling' })
  }

  async function take({ placeId = '', components, formattedAddress }: ValidateData) {
    if (!field.current || !components) return
    const place = { placeId, components, ...(formattedAddress && { formattedAddress }) }
    await fillFields(field.current, place, new WeakMap())
    order()
  }

  if (step.name === 'ordered')
    return (
      <div class="card empty" role="status">
        <h2>Thank you for your order</h2>
        <p>This shop is made up: nothing is sent, and nothing was kept.</p>
        <button type="button" class="button primary" onClick={() => setStep({ name: 'filling' })}>
          Order again
        </button>
      </div>
    )
  return (
    <form class="card stack order" ref={form} onSubmit={check} onInput={onInput}>
      <h2>Shipping</h2>
      <div class="field">
        <label for="email">Email</label>
        <input id="email" name="email" type="email" autocomplete="email" />
      </div>
      <div class="field">
        <label for="name">Full name</label>
        <input id="name" name="name" autocomplete="shipping name" dir="auto" />
      </div>
      <AddressField {...access} field={field} />
      <AddressRest shipsTo={access.countries} />
      <Delivery />
      {step.name === 'asked' && (
        <VerdictNote
          validation={step.validation}
          onTake={() => take(step.validation)}
          onChange={() => field.current?.focus()}
          onKeep={order}
        />
      )}
      {step.name === 'failed' && (
        <>
          <Failure failure={step.failure} onRetry={() => check()} />
          <button type="button" class="button" onClick={order}>
            Order without the check
          </button>
        </>
      )}
      <SubmitButton step={step.name} />
    </form>
  )
}

/** What is asked about the address comes before another check of it. */
const SubmitButton = ({ step }: { step: Step['name'] }) => (
  <button type="submit" class={`button ${step === 'asked' ? '' : 'primary'}`} disabled={step === 'checking'}>
    {step === 'checking' ? 'Checking the address…' : step === 'asked' ? 'Check again' : 'Place order'}
  </button>
)

async function judge(client: CheckoutClient, address: ValidateRequest): Promise<Step> {
  try {
    const validation = await client.validate(address)
    return validation.verdict === 'confirmed' ? { name: 'ordered' } : { name: 'asked', validation }
  } catch (failure) {
    return { name: 'failed', failure }
  }
}

const addressNames = ['line1', 'line2', 'city', 'region', 'postalCode', 'country'] as const

function addressIn(form: HTMLFormElement): ValidateRequest {
  const data = new FormData(form)
  const written = addressNames.map((name) => [name, String(data.get(name) ?? '').trim()])
  return Object.fromEntries(written.filter(([, text]) => text !== ''))
}

const AddressRest = ({ shipsTo }: { shipsTo: string }) => (
  <>
    <div class="field">
      <label for="line2">Flat, floor, company (optional)</label>
      <input id="line2" name="line2" autocomplete="shipping address-line2" dir="auto" />
    </div>
    <div class="pair">
      <div class="field">
        <label for="city">Town</label>
        <input id="city" name="city" autocomplete="shipping address-level2" dir="auto" />
      </div>
      <div class="field">
        <label for="postal-code">Postal code</label>
        <input id="postal-code" name="postalCode" autocomplete="shipping postal-code" />
      </div>
    </div>
    <div class="pair">
      <div class="field">
        <label for="region">State or region</label>
        <input id="region" name="region" autocomplete="shipping address-level1" dir="auto" />
      </div>
      <div class="field">
        <label for="country">Country</label>
        <select id="country" name="country" autocomplete="shipping country">
          <option value="">Choose</option>
          {countriesIn(shipsTo).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </div>
  </>
)

const countryName = new Intl.DisplayNames(['en'], { type: 'region' })
const countries = countryCodes
  .split(' ')
  .map((pair) => [pair.slice(0, 2), countryName.of(pair.slice(0, 2)) ?? ''] as const)
  .sort(([, a], [, b]) => a.localeCompare(b, 'en'))
/** Those that the shop ships to, all when it doesn't say. */
const countriesIn = (shipsTo: string) =>
  countries.filter(([code]) => shipsTo === '' || shipsTo.toUpperCase().includes(code))

const Delivery = () => (
  <fieldset class="delivery">
    <legend>Delivery</legend>
    <label>
      <input type="radio" name="delivery" value="standard" defaultChecked />
      <span>
        Standard <span class="soft">3 to 5 days</span>
      </span>
      <span class="number">Free</span>
    </label>
    <label>
      <input type="radio" name="delivery" value="express" />
      <span>
        Express <span class="soft">tomorrow</span>
      </span>
      <span class="number">€12.00</span>
    </label>
  </fieldset>
)
