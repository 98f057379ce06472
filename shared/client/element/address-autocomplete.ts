import type { AutocompleteRequest, Prediction } from '../../api/autocomplete.ts'
import type { PlaceDetails } from '../../api/details.ts'
import { type AutocompleteSession, type AutocompleteState, createAutocompleteSession } from '../autocomplete-session.ts'
import type { CheckoutClient } from '../checkout-client.ts'
import type { Fetch } from '../connection.ts'
import type { GetToken } from '../token.ts'
import { attributionText } from './attribution-text.ts'
import { type Filled, fillFields } from './form-fields.ts'
import { noteOf, type Wait } from './note.ts'
import { createPageClient } from './page-client.ts'
import { createPanel, element, type Panel } from './panel.ts'
import { adoptStyles } from './style-sheet.ts'
import { englishTexts, type Texts } from './texts.ts'
import { typedUnit } from './typed-unit.ts'

export type { AccessToken, GetToken } from '../token.ts'
export type { Fetch, PlaceDetails, Prediction, Texts }

/** Details of the events; all of them bubble, and cross shadow roots. */
export interface AddressEvents {
  /** There is something else to show. */
  'address-suggestions': CustomEvent<{ status: AutocompleteState['status']; predictions: readonly Prediction[] }>
  /** The buyer took a suggestion. Cancelable: then the page fills its fields itself. */
  'address-chosen': CustomEvent<{ place: PlaceDetails }>
  /** `error` is an AddressServiceError, a ConnectionError, a TimeoutError, or what `getToken` rejected with. */
  'address-failed': CustomEvent<{ error: unknown; step: 'suggestions' | 'details' }>
}

declare global {
  interface GlobalEventHandlersEventMap extends AddressEvents {}
  interface HTMLElementTagNameMap {
    'address-autocomplete': AddressAutocompleteElement
  }
}

/** Nothing is shown of what takes less than this, so that nothing flickers; in milliseconds. */
const patientMs = 150
const slowMs = 3000
/** Google's own answers don't name their provider, the sandbox's do. */
const googleMark = 'Google Maps'
const settable = ['getToken', 'texts', 'near', 'fetch'] as const
const idle: AutocompleteState = { status: 'idle', text: '', predictions: [] }

let made = 0

/** Where there is no DOM, a server may import this all the same. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement

/**
 * `<address-autocomplete>`: suggestions for the address field that it stands around, and the fields of the form filled in. The field stays the
 * page's own. Attributes: `service` (base address; absent: where the script came from), `token-url` (of the page's own backend, answers
 * `{ token, exp }`), `countries` (codes, by commas), `language` (BCP 47; absent: the browser's).
 */
export class AddressAutocompleteElement extends Base {
  static observedAttributes = ['service', 'token-url', 'countries', 'language']

  #id = `address-autocomplete-${++made}`
  #getToken: GetToken | undefined
  #texts: Texts = englishTexts
  #near: AutocompleteRequest['near']
  #fetch: Fetch | undefined

  #input: HTMLInputElement | undefined
  #panel: Panel | undefined
  #source: HTMLElement | undefined
  /** Ends with its stay in the page. */
  #stay: AbortController | undefined
  #client: CheckoutClient | undefined
  #session: AutocompleteSession | undefined

  #active = -1
  #isClosed = true
  #isFilling = false
  #wait: Wait = 'none'
  #endWait = () => {}
  #hasDetailsFailed = false
  #hasFilled = false
  #provider: string | null = null
  /** Goes up with each change: what was asked before is overtaken. */
  #change = 0
  #filled: Filled = new WeakMap()

  /** Asks the page's own backend for a token, instead of `token-url`. */
  get getToken(): GetToken | undefined {
    return this.#getToken
  }
  set getToken(getToken: GetToken | undefined) {
    this.#getToken = getToken
    this.#restart()
  }

  /** What it says, in place of English; what is left out stays English. */
  get texts(): Texts {
    return this.#texts
  }
  set texts(texts: Partial<Texts>) {
    this.#texts = { ...englishTexts, ...texts }
    this.#panel?.list.setAttribute('aria-label', this.#texts.suggestions)
    this.#draw()
  }

  /** Places in this circle come first. */
  get near(): AutocompleteRequest['near'] {
    return this.#near
  }
  set near(near: AutocompleteRequest['near']) {
    this.#near = near
    this.#endSession()
  }

  /** Sends the requests to the service, instead of the global one. */
  get fetch(): Fetch | undefined {
    return this.#fetch
  }
  set fetch(fetch: Fetch | undefined) {
    this.#fetch = fetch
    this.#restart()
  }

  connectedCallback(): void {
    // What was set before this class was there.
    for (const name of settable) {
      if (!Object.hasOwn(this, name)) continue
      const { [name]: value } = this
      delete this[name]
      Object.assign(this, { [name]: value })
    }
    adoptStyles(this.getRootNode())
    this.#stay = new AbortController()
    const { signal } = this.#stay
    this.#panel = createPanel(this.#id, this.#texts.suggestions)
    this.#source = element('div', 'source', { hidden: '' })
    this.append(this.#panel.root, this.#panel.status, this.#source)
    this.#takeInput()
    this.addEventListener('input', (event) => this.#onInput(event as InputEvent), { signal })
    this.addEventListener('compositionend', (event) => this.#onInput(event), { signal })
    this.addEventListener('keydown', (event) => this.#onKey(event), { signal })
    this.addEventListener('focusin', () => this.#takeInput(), { signal })
    this.addEventListener('focusout', () => this.#close(), { signal })
    // The field keeps the focus, whichever button or finger.
    this.#panel.root.addEventListener('mousedown', (event) => event.preventDefault(), { signal })
    this.#panel.root.addEventListener('click', ({ target }) => this.#choose(this.#panel?.indexOf(target) ?? -1), {
      signal,
    })
    window.addEventListener('resize', () => this.#draw(), { signal })
  }

  disconnectedCallback(): void {
    this.#stay?.abort()
    this.#restart()
    this.#isClosed = true
    this.#panel?.root.remove()
    this.#panel?.status.remove()
    this.#source?.remove()
    this.#giveInputBack()
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now) return
    if (name === 'countries' || name === 'language') this.#endSession()
    else this.#restart()
  }

  /** The field may come, or be another, after the element. */
  #takeInput(): void {
    const input = this.querySelector('input') ?? undefined
    if (input === this.#input) return
    this.#giveInputBack()
    this.#input = input
    for (const [name, value] of Object.entries(this.#comboboxAttributes())) input?.setAttribute(name, value)
    this.#draw()
  }

  #giveInputBack(): void {
    for (const name of ['aria-activedescendant', ...Object.keys(this.#comboboxAttributes())])
      this.#input?.removeAttribute(name)
    this.#input = undefined
  }

  /** ARIA Authoring Practices, combobox with list autocomplete. */
  #comboboxAttributes(): Record<string, string> {
    return {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': 'false',
      'aria-controls': this.#panel?.list.id ?? '',
    }
  }

  get #predictions(): readonly Prediction[] {
    return this.#session?.state.predictions ?? []
  }

  #onInput(event: UIEvent): void {
    const input = this.#input
    if (!input || event.target !== input || this.#isFilling) return
    this.#changed()
    this.#source?.replaceChildren()
    this.#source?.setAttribute('hidden', '')
    // Something else may write into the field: a browser that fills in a form, a script.
    this.#isClosed = !isEditable(input) || !input.matches(':focus')
    if (this.#isClosed) this.#draw()
    else this.#getSession().input(input.value, { composing: (event as InputEvent).isComposing === true })
  }

  #changed(): void {
    this.#change += 1
    this.#active = -1
    this.#hasDetailsFailed = false
    this.#hasFilled = false
  }

  #onKey(event: KeyboardEvent): void {
    // 229: the key that ends a composition, which Safari sends after its end.
    const isOfComposition = event.isComposing || event.keyCode === 229
    if (event.target !== this.#input || isOfComposition || !isEditable(this.#input)) return
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') this.#onArrow(event, key === 'ArrowDown' ? 1 : -1)
    else if (key === 'Enter') {
      if (this.#active >= 0) event.preventDefault()
      if (this.#active >= 0) this.#choose(this.#active)
      else this.#close()
    } else if (key === 'Escape' && this.#panel?.root.hidden === false) {
      event.preventDefault()
      // A dialog around it stays open.
      event.stopPropagation()
      this.#close()
    } else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key)) this.#activate(-1)
  }

  #onArrow(event: KeyboardEvent, step: 1 | -1): void {
    const count = this.#predictions.length
    if (count === 0 || event.shiftKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    // With Alt, the list is opened and closed only.
    this.#isClosed = event.altKey && step < 0
    const from = this.#active < 0 && step < 0 ? 0 : this.#active
    this.#activate(event.altKey ? -1 : (from + step + count) % count)
  }

  #activate(index: number): void {
    this.#active = index
    this.#draw()
  }

  #close(): void {
    this.#isClosed = true
    this.#activate(-1)
  }

  async #choose(index: number): Promise<void> {
    const [prediction, session, input] = [this.#predictions[index], this.#session, this.#input]
    if (!prediction || !session || !input) return
    this.#changed()
    const change = this.#change
    const unit = typedUnit(input.value)
    try {
      const place = await session.choose(prediction.placeId)
      if (change === this.#change) await this.#take(place, input, unit)
    } catch (error) {
      if (change !== this.#change) return
      this.#hasDetailsFailed = true
      this.#tell('address-failed', { error, step: 'details' })
      // The suggestions are at hand: they come back without another request.
      session.input(input.value)
    }
  }

  async #take(place: PlaceDetails, input: HTMLInputElement, unit: string | undefined): Promise<void> {
    this.#close()
    this.#showSource(place)
    if (!this.#tell('address-chosen', { place })) return
    this.#isFilling = true
    try {
      // A house that was found has the flat that was typed.
      const components = { ...(unit !== undefined && { unit }), ...place.components }
      await fillFields(input, { ...place, components }, this.#filled)
    } finally {
      this.#isFilling = false
    }
    this.#hasFilled = true
    this.#draw()
  }

  /** The provider's terms: its mark near its content, and whom else it names. */
  #showSource({ attributions = [] }: PlaceDetails): void {
    const names = [...this.#marks(), ...attributions.map(attributionText)].filter((name) => name !== '')
    if (!this.#source) return
    this.#source.textContent = names.join(' · ')
    this.#source.toggleAttribute('hidden', names.length === 0)
  }

  #marks(): string[] {
    return this.#provider === null ? [googleMark] : []
  }

  #getSession(): AutocompleteSession {
    if (this.#session) return this.#session
    this.#client ??= createPageClient(
      {
        service: this.getAttribute('service') ?? new URL(import.meta.url).origin,
        tokenUrl: this.getAttribute('token-url'),
        getToken: this.#getToken,
        fetch: this.#fetch,
      },
      (provider) => {
        this.#provider = provider
      },
    )
    const { autocomplete, details } = this.#client
    const countries = (this.getAttribute('countries') ?? '').toUpperCase().match(/[A-Z]{2}/g)
    const language = this.getAttribute('language')
    const stay = this.#stay?.signal
    this.#session = createAutocompleteSession(
      {
        autocomplete: (request, options) => this.#awaited(autocomplete(request, options)),
        details: (query) => this.#awaited(details(query, { signal: stay })),
      },
      {
        ...(countries && { countries }),
        ...(language && { language }),
        ...(this.#near && { near: this.#near }),
        onChange: (state) => this.#onState(state),
      },
    )
    return this.#session
  }

  #onState(state: AutocompleteState): void {
    this.#active = -1
    this.#draw()
    const { status, predictions } = state
    this.#tell('address-suggestions', { status, predictions })
    if (status === 'error') this.#tell('address-failed', { error: state.error, step: 'suggestions' })
  }

  async #awaited<T>(answer: Promise<T>): Promise<T> {
    this.#endWait()
    const say = (wait: Wait) => () => {
      this.#wait = wait
      this.#draw()
    }
    const timers = [setTimeout(say('loading'), patientMs), setTimeout(say('slow'), slowMs)]
    const end = () => {
      timers.forEach(clearTimeout)
      if (this.#endWait === end) say('none')()
    }
    this.#endWait = end
    return answer.finally(end)
  }

  /** Whether nobody cancelled it. */
  #tell<Name extends keyof AddressEvents>(name: Name, detail: AddressEvents[Name]['detail']): boolean {
    const cancelable = name === 'address-chosen'
    return this.dispatchEvent(new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true }))
  }

  #endSession(): void {
    this.#change += 1
    this.#session?.close()
    this.#session = undefined
    this.#draw()
  }

  #restart(): void {
    this.#client = undefined
    this.#endSession()
  }

  #draw(): void {
    const [input, panel] = [this.#input, this.#panel]
    if (!input || !panel) return
    const predictions = this.#predictions
    const state = this.#session?.state ?? idle
    const note = noteOf({ state, wait: this.#wait, hasDetailsFailed: this.#hasDetailsFailed }, this.#texts)
    const isShown = !this.#isClosed && input.matches(':focus') && (predictions.length > 0 || note !== '')
    const count = predictions.length > 0 ? this.#texts.count(predictions.length) : ''
    const status = this.#hasFilled ? this.#texts.filled : isShown ? note || count : ''
    const [active, isWaiting, credit] = [this.#active, this.#wait !== 'none', this.#marks().join()]
    panel.draw({ isShown, predictions, active, note, isWaiting, credit, status }, input)
    input.setAttribute('aria-expanded', String(isShown && predictions.length > 0))
    if (active >= 0) input.setAttribute('aria-activedescendant', panel.optionId(active))
    else input.removeAttribute('aria-activedescendant')
  }
}

const isEditable = ({ disabled, readOnly }: HTMLInputElement) => !disabled && !readOnly

if (globalThis.customElements && !customElements.get('address-autocomplete'))
  customElements.define('address-autocomplete', AddressAutocompleteElement)
