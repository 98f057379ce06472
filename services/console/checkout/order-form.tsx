import { useMemo, useRef, useState } from 'preact/hooks'
import { alpha3Codes } from '../../../shared/address/data/country-codes.ts'
import type { ValidateData, ValidateRequest } from '../../../shared/api/validate.ts'
import {
  type CheckoutClient,
  createCheckoutClient,
} from '../../../shared/client/checkout-client.ts'
import { createFormFill } from '../../../shared/client/element/form-fields.ts'
import { Failure } from '../failure.tsx'
import { AddressField, type AddressFieldProperties } from './address-field.tsx'
import { type Ordered, ResultCard } from './result-card.tsx'
import { VerdictNote } from './verdict-note.tsx'

type Step =
  | { name: 'filling' | 'checking' }
  | { name: 'ordered'; ordered: Ordered }
  | { name: 'asked'; validation: ValidateData }
  | { name: 'failed'; failure: unknown }

/** The shop's form. "Place order" validates the address before the order is placed. */
export function OrderForm({ field, ...access }: AddressFieldProperties) {
  const { getToken, fetch } = access
  const [step, setStep] = useState<Step>({ name: 'filling' })
  const form = useRef<HTMLFormElement>(null)
  const client = useMemo(
    () => createCheckoutClient({ baseUrl: location.origin, getToken, fetch }),
    [getToken, fetch],
  )
  function order(validation?: ValidateData) {
    if (form.current)
      setStep({ name: 'ordered', ordered: { address: addressIn(form.current), validation } })
  }

  async function check(event?: SubmitEvent) {
    event?.preventDefault()
    if (!form.current || step.name === 'checking') return
    const checking: Step = { name: 'checking' }
    setStep(checking)
    const judged = await judge(client, addressIn(form.current))
    setStep((now) => (now === checking ? judged : now))
  }

  /** A verdict, also one that is still to come, is about another text. */
  function onInput({ target }: Event) {
    const isAddress = (addressNames as readonly string[]).includes(
      (target as HTMLInputElement).name,
    )
    if (isAddress && step.name !== 'filling') setStep({ name: 'filling' })
  }

  function take(validation: ValidateData) {
    const { placeId = '', components, formattedAddress } = validation
    if (!field.current || !components) return
    const place = { placeId, components, ...(formattedAddress && { formattedAddress }) }
    createFormFill(field.current, place, new WeakMap(), new WeakSet()).fill()
    order({ ...validation, verdict: 'confirmed' })
  }

  if (step.name === 'ordered')
    return <ResultCard ordered={step.ordered} onAgain={() => setStep({ name: 'filling' })} />
  return (
    <form class="card stack order" ref={form} onSubmit={check} onInput={onInput}>
      <h2>Where shall it go?</h2>
      <AddressField {...access} field={field} />
      <AddressRest shipsTo={access.countries} />
      <Contact />
      <Delivery />
      <Total />
      {step.name === 'asked' && (
        <VerdictNote
          validation={step.validation}
          onTake={() => take(step.validation)}
          onChange={() => field.current?.focus()}
          onKeep={() => order(step.validation)}
        />
      )}
      {step.name === 'failed' && (
        <>
          <Failure failure={step.failure} onRetry={() => check()} />
          <button type="button" class="button" onClick={() => order()}>
            Order without the check
          </button>
        </>
      )}
      <SubmitButton step={step.name} />
    </form>
  )
}

/** The question about the address comes before a second validation. */
const SubmitButton = ({ step }: { step: Step['name'] }) => (
  <button
    type="submit"
    class={`button ${step === 'asked' ? '' : 'primary'}`}
    disabled={step === 'checking'}
  >
    {step === 'checking'
      ? 'Checking the address…'
      : step === 'asked'
        ? 'Check again'
        : 'Place order'}
  </button>
)

async function judge(client: CheckoutClient, address: ValidateRequest): Promise<Step> {
  try {
    const validation = await client.validate(address)
    return validation.verdict === 'confirmed'
      ? { name: 'ordered', ordered: { address, validation } }
      : { name: 'asked', validation }
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
const countries = Object.keys(alpha3Codes)
  .map((code) => [code, countryName.of(code) ?? ''] as const)
  .sort(([, a], [, b]) => a.localeCompare(b, 'en'))
/** Countries that the shop ships to; all if it names none. */
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

const Contact = () => (
  <div class="pair">
    <div class="field">
      <label for="name">Full name</label>
      <input id="name" name="name" autocomplete="shipping name" dir="auto" />
    </div>
    <div class="field">
      <label for="email">Email</label>
      <input id="email" name="email" type="email" autocomplete="email" />
    </div>
  </div>
)

const Total = () => (
  <dl class="total">
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
)
