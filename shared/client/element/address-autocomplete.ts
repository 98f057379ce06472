import type { AutocompleteRequest, Prediction } from '../../api/autocomplete.ts'
import type { PlaceDetails } from '../../api/details.ts'
import {
  type AutocompleteSession,
  type AutocompleteState,
  createAutocompleteSession,
} from '../autocomplete-session.ts'
import type { CheckoutClient } from '../checkout-client.ts'
import type { Fetch } from '../connection.ts'
import { isConverting } from '../input-method.ts'
import type { GetToken } from '../token.ts'
import { attributionText } from './attribution-text.ts'
import {
  clearFilled,
  createFormFill,
  type Filled,
  type FormFill,
  writeChosen,
  writeText,
} from './form-fields.ts'
import { createLookAlikes } from './look-alikes.ts'
import { noteOf, type Wait } from './note.ts'
import { createPageClient } from './page-client.ts'
import { createPanel, element, type Panel, withLinks } from './panel.ts'
import { warnOfCause, warnOfSetup } from './setup-fault.ts'
import { adoptStyles } from './style-sheet.ts'
import { englishTexts, type Texts } from './texts.ts'
import { withTyped } from './with-typed.ts'

export type { AccessToken, GetToken } from '../token.ts'
export type { Fetch, PlaceDetails, Prediction, Texts }

/** Details of the events. All of them bubble, and cross shadow roots. */
export interface AddressEvents {
  /** The suggestions, or the message beside them, have changed. */
  'address-suggestions': CustomEvent<{
    status: AutocompleteState['status']
    predictions: readonly Prediction[]
  }>
  /**
   * The buyer chose a suggestion. `filled` is the place with the house number, the flat and, beside
   * a village, the line (`building`) that only the buyer typed. Cancelable: then the element fills
   * no fields.
   */
  'address-chosen': CustomEvent<{ place: PlaceDetails; filled: PlaceDetails }>
  /**
   * `error` is an AddressServiceError, a ConnectionError, a TimeoutError, or what `getToken`
   * rejected with.
   */
  'address-failed': CustomEvent<{ error: unknown; step: 'suggestions' | 'details' }>
}

declare global {
  interface GlobalEventHandlersEventMap extends AddressEvents {}
  interface HTMLElementTagNameMap {
    'address-autocomplete': AddressAutocompleteElement
  }
}

/** Below this delay no progress is shown, so that nothing flickers. In milliseconds. */
const progressDelayMs = 150
const slowMs = 3000
/**
 * When a form that changes with its country may have changed: at once, or after an answer of its
 * server. In milliseconds.
 */
const refillMs = [0, 300, 1000, 2500]
/** What stands near a provider's content. Answers from Google do not name their provider. */
const markOf = (provider: string | null | undefined): string[] =>
  provider === null ? ['Google Maps'] : provider === 'osm' ? [osmMark] : []
const osmMark = '© OpenStreetMap contributors (https://www.openstreetmap.org/copyright)'
const settable = ['getToken', 'texts', 'near', 'fetch'] as const
const ofSession = ['countries', 'language', 'shortest-input']
const idle: AutocompleteState = { status: 'idle', text: '', predictions: [] }

let created = 0
/** Of all elements: a framework may put another one in the place of the one that filled a form. */
const filledFields: Filled = new WeakMap()

/** Without a DOM, as on a server, the module can still be imported. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement

/**
 * `<address-autocomplete>`: adds suggestions to the address field inside it, and fills in the form.
 * The field stays the page's own. Attributes: `service` (base URL; absent: the script's origin),
 * `token-url` (of the page's own backend, returns `{ token, exp }`), `countries` (codes, separated
 * by commas), `language` (BCP 47; absent: the browser's), `shortest-input` (the service's setting
 * `SHORTEST_INPUT`).
 */
export class AddressAutocompleteElement extends Base {
  static observedAttributes = ['service', 'token-url', ...ofSession]

  #id = `address-autocomplete-${++created}`
  #getToken: GetToken | undefined
  #texts: Texts = englishTexts
  #near: AutocompleteRequest['near']
  #fetch: Fetch | undefined

  #input: HTMLInputElement | undefined
  #panel: Panel | undefined
  #source: HTMLElement | undefined
  /** Aborted when the element leaves its place: it may be moved. */
  #listening: AbortController | undefined
  /** Aborted when the element leaves the page. */
  #connected: AbortController | undefined
  #client: CheckoutClient | undefined
  #session: AutocompleteSession | undefined
  /** The session is only to show the open list. The next text gets another one. */
  #isOutdated = false
  /** The page has changed what is inside the element. */
  #observer: MutationObserver | undefined

  /** Index of the suggestion that Enter takes; -1 for none. */
  #active = -1
  /** Its place, which is active in the next list, too. */
  #activeId: string | undefined
  #isClosed = true
  /** The buyer has used the field: the parts are in the page. */
  #isUsed = false
  #isFilling = false
  #wait: Wait = 'none'
  #endWait = () => {}
  /** What the field has of a chosen suggestion whose details are pending. Otherwise empty. */
  #chosenText = ''
  #hasDetailsFailed = false
  #hasFilled = false
  #hasAnswered = false
  /** The set-up is wrong: the buyer sees a field without any message. */
  #isPlain = false
  /** Of each list of predictions, and each place. One that is shown again has its own mark. */
  #providers = new WeakMap<object, string | null>()
  // Outside of the search's session, which the details of the chosen place end.
  #lookAlikes = createLookAlikes(async (placeId) =>
    this.#getClient().details({ placeId, ...this.#language }, { signal: this.#connected?.signal }),
  )
  /** Increases with each change. A response to an older change is ignored. */
  #change = 0
  #endRefill = () => {}
  /** What the buyer has written into since the last choice. */
  #edited = new WeakSet<EventTarget>()

  /** Fetches a token from the page's own backend, in place of `token-url`. */
  get getToken(): GetToken | undefined {
    return this.#getToken
  }
  set getToken(getToken: GetToken | undefined) {
    // A framework may set a new function each time it renders: that ends no search.
    const isOther = (this.#getToken === undefined) !== (getToken === undefined)
    this.#getToken = getToken
    if (isOther) this.#restart()
  }

  /** The element's texts. Keys that are left out stay English. */
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
    const isOther = JSON.stringify(near) !== JSON.stringify(this.#near)
    this.#near = near
    if (isOther) this.#changeOptions()
  }

  /** Replaces the global `fetch` for requests to the service. */
  get fetch(): Fetch | undefined {
    return this.#fetch
  }
  set fetch(fetch: Fetch | undefined) {
    this.#fetch = fetch
  }

  connectedCallback(): void {
    // Properties that the page set before this class was defined.
    for (const name of settable) {
      if (!Object.hasOwn(this, name)) continue
      const { [name]: value } = this
      delete this[name]
      Object.assign(this, { [name]: value })
    }
    const root = this.getRootNode()
    adoptStyles(root)
    this.#connected ??= new AbortController()
    this.#panel ??= createPanel(this.#id, this.#texts.suggestions)
    this.#source ??= element('div', 'source')
    this.#removeCopiedParts()
    this.#listening = new AbortController()
    const { signal } = this.#listening
    this.#bindInput()
    this.#observe()
    for (const use of ['focusin', 'input'])
      this.addEventListener(use, () => this.#use(), { signal })
    this.addEventListener('input', (event) => this.#onInput(event as InputEvent), { signal })
    this.addEventListener('compositionend', (event) => this.#onInput(event), { signal })
    this.addEventListener('keydown', (event) => this.#onKey(event), { signal })
    for (const use of ['focusin', 'click'])
      this.addEventListener(use, ({ target }) => this.#reopen(target), { signal })
    this.addEventListener('focusout', () => this.#close(), { signal })
    // The field keeps the focus, whichever pointer or button is used.
    this.#panel.root.addEventListener('mousedown', (event) => event.preventDefault(), { signal })
    this.#panel.root.addEventListener('click', (event) => this.#onClick(event), { signal })
    window.addEventListener('resize', () => this.#draw(), { signal })
    root.addEventListener('reset', (event) => this.#onReset(event), { signal })
    root.addEventListener('input', (event) => this.#noteEdited(event), { signal })
  }

  disconnectedCallback(): void {
    this.#listening?.abort()
    this.#observer?.disconnect()
    this.#close()
    this.#unbindInput()
    // An element that is moved is in the page again at once.
    queueMicrotask(() => {
      if (!this.isConnected) this.#leave()
    })
  }

  #leave(): void {
    this.#connected?.abort()
    this.#connected = undefined
    this.#restart()
    this.#isUsed = false
    for (const part of this.#parts) part.remove()
  }

  /** Scripts write into fields, too. Their events are not trusted. */
  #noteEdited({ isTrusted, target }: Event): void {
    if (isTrusted && target) this.#edited.add(target)
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now) return
    if (ofSession.includes(name)) this.#changeOptions()
    else this.#restart()
  }

  get #parts(): HTMLElement[] {
    const [panel, source] = [this.#panel, this.#source]
    return panel && source ? [panel.root, panel.status, source] : []
  }

  /** A form that is cloned after it was used, as for another address, has copies of the parts. */
  #removeCopiedParts(): void {
    const copies = this.#parts.map(({ className }) => `:scope > .${className}`).join()
    for (const part of this.querySelectorAll<HTMLElement>(copies))
      if (!this.#parts.includes(part)) part.remove()
  }

  /**
   * The parts are not there before the field is used: a framework that takes over a server's page
   * needs the children as they were sent, and a parser may add the field after the element.
   */
  #use(): void {
    this.#isUsed = true
    this.#bindInput()
    if (!this.#input) warnOfCause('there is no <input> in the element', this.#service)
    this.#draw()
  }

  /**
   * A page may replace the field, or remove the parts, which its server does not know. At most once
   * a frame, since another script may do so each time.
   */
  #observe(): void {
    this.#observer ??= new MutationObserver(() =>
      requestAnimationFrame(() => {
        if (!this.isConnected) return
        this.#bindInput()
        this.#draw()
      }),
    )
    this.#observer.observe(this, { childList: true, subtree: true })
  }

  #bindInput(): void {
    const input = this.querySelector<HTMLInputElement>('input:not([type=hidden])') ?? undefined
    if (input === this.#input) return
    this.#unbindInput()
    this.#input = input
    this.#draw()
  }

  #unbindInput(): void {
    for (const name of ['aria-activedescendant', ...Object.keys(this.#comboboxAttributes(false))])
      this.#input?.removeAttribute(name)
    this.#input = undefined
  }

  /** ARIA Authoring Practices, combobox with list autocomplete. */
  #comboboxAttributes(isExpanded: boolean): Record<string, string> {
    return {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': String(isExpanded),
      'aria-controls': this.#panel?.list.id ?? '',
    }
  }

  get #predictions(): readonly Prediction[] {
    const { predictions = [] } = this.#session?.state ?? {}
    return this.#lookAlikes.shown(predictions)
  }

  #onInput(event: UIEvent): void {
    const input = this.#input
    if (!input || event.target !== input || this.#isFilling) return
    // A flat behind the chosen text is no other address.
    if (this.#chosenText && input.value.startsWith(this.#chosenText)) return
    this.#startChange()
    this.#isClosed = !isEditable(input) || !input.matches(':focus') || isOfOtherWriter(event)
    if (this.#isClosed) this.#draw()
    else
      this.#getSession().input(input.value, {
        composing: event.type === 'input' && isConverting(event as InputEvent),
      })
  }

  #onReset({ target, defaultPrevented }: Event): void {
    if (target !== this.#input?.form || defaultPrevented) return
    this.#startChange()
    this.#close()
  }

  #startChange(): void {
    this.#endRefill()
    this.#change += 1
    this.#active = -1
    this.#activeId = undefined
    this.#chosenText = ''
    this.#hasDetailsFailed = false
    this.#hasFilled = false
    this.#source?.replaceChildren()
  }

  #onKey(event: KeyboardEvent): void {
    // 229: the key that ends a composition, which Safari sends after its end.
    const isOfComposition = event.isComposing || event.keyCode === 229
    if (event.target !== this.#input || isOfComposition || !isEditable(this.#input)) return
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') this.#onArrow(event, key === 'ArrowDown' ? 1 : -1)
    else if (key === 'Enter') this.#onEnter(event)
    else if (key === 'Escape' && this.#panel?.root.hidden === false) {
      event.preventDefault()
      // Otherwise Escape would also close a dialog around the element.
      event.stopPropagation()
      this.#close()
    } else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key)) this.#activate(-1)
  }

  /**
   * Enter takes the active suggestion. It sends no half address: while the details of a suggestion
   * are pending, unless that is slow, or where a new list has lost the active one.
   */
  #onEnter(event: KeyboardEvent): void {
    const isPending = this.#chosenText !== '' && this.#wait !== 'slow'
    if (isPending || this.#activeId !== undefined) event.preventDefault()
    if (this.#active >= 0) void this.#choose(this.#active)
    else if (this.#activeId !== undefined) this.#activate(-1)
    else if (!isPending) this.#close()
  }

  /** The list is known where the text is the same, as after a telephone's keyboard was put away. */
  #reopen(target: EventTarget | null): void {
    const [input, session] = [this.#input, this.#session]
    if (!input || target !== input || !isEditable(input)) return
    if (session?.state.text !== input.value || this.#predictions.length === 0) return
    this.#isClosed = false
    this.#draw()
  }

  /** A click beside the suggestions closes the panel, which covers other fields. */
  #onClick({ target }: MouseEvent): void {
    const index = this.#panel?.indexOf(target) ?? -1
    if (index < 0) this.#close()
    else void this.#choose(index)
  }

  #onArrow(event: KeyboardEvent, step: 1 | -1): void {
    const count = this.#predictions.length
    if (count === 0 || event.shiftKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    // Alt with an arrow only opens and closes the list.
    this.#isClosed = event.altKey && step < 0
    // A script, the browser or a reset wrote another text: these suggestions are for the last one.
    const { value } = event.target as HTMLInputElement
    if (this.#session?.state.text !== value) return void this.#getSession().input(value)
    const from = this.#active < 0 && step < 0 ? 0 : this.#active
    this.#activate(event.altKey ? -1 : (from + step + count) % count)
  }

  #activate(index: number): void {
    this.#active = index
    this.#activeId = this.#predictions[index]?.placeId
    this.#draw()
  }

  #close(): void {
    this.#isClosed = true
    if (this.#isOutdated) this.#dropSession()
    this.#activate(-1)
  }

  async #choose(index: number): Promise<void> {
    const [prediction, session, input] = [this.#predictions[index], this.#session, this.#input]
    if (!prediction || !session || !input) return
    this.#startChange()
    const change = this.#change
    const typed = input.value
    this.#edited = new WeakSet()
    const restore = this.#write(() => {
      writeChosen(input, prediction)
      return clearFilled(input, filledFields)
    })
    this.#chosenText = input.value
    try {
      const place = await session.choose(prediction.placeId).finally(() => {
        if (change === this.#change) this.#chosenText = ''
      })
      if (change !== this.#change) return
      // A framework may have replaced the field meanwhile.
      const now = input.isConnected ? input : (this.#input ?? input)
      this.#applyPlace(withTyped(place, typed, prediction.description), now)
    } catch (error) {
      if (change !== this.#change) return
      this.#hasDetailsFailed = true
      this.#noteFault(error)
      this.#dispatch('address-failed', { error, step: 'details' })
      // A buyer who has gone on keeps what was chosen: it is more than what was typed.
      if (!input.matches(':focus') || this.#edited.has(input)) return this.#draw()
      this.#write(() => {
        writeText(input, typed)
        restore(this.#edited)
      })
      // With the same options the suggestions are still known: that is no other request.
      this.#getSession().input(typed)
    }
  }

  /** The element's own writing is no typing of the buyer. */
  #write<Result>(write: () => Result): Result {
    this.#isFilling = true
    try {
      return write()
    } finally {
      this.#isFilling = false
    }
  }

  #applyPlace({ place, filled }: ReturnType<typeof withTyped>, input: HTMLInputElement): void {
    this.#close()
    this.#showSource(place)
    if (!this.#dispatch('address-chosen', { place, filled })) return
    const form = createFormFill(input, filled, filledFields, this.#edited)
    if (this.#write(form.fill)) this.#refill(form)
    this.#hasFilled = true
    this.#draw()
  }

  #refill({ refill }: FormFill): void {
    const timers = refillMs.map((ms) => setTimeout(() => this.#write(() => refill(ms === 0)), ms))
    const ending = new AbortController()
    this.#endRefill = () => {
      timers.forEach(clearTimeout)
      ending.abort()
    }
    // Also where the form is replaced together with this element.
    const [root, { signal }] = [this.getRootNode(), ending]
    root.addEventListener('input', (event) => this.#noteEdited(event), { signal })
    root.addEventListener('submit', this.#endRefill, { signal })
  }

  /** The provider's terms: its mark near its content, and whom else it names. */
  #showSource(place: PlaceDetails): void {
    const { attributions = [] } = place
    const marks = markOf(this.#providers.get(place))
    const names = new Set([...marks, ...attributions.map(attributionText)])
    names.delete('')
    this.#source?.replaceChildren(...withLinks([...names].join(' · ')))
  }

  get #service(): string {
    const service = this.getAttribute('service') ?? new URL(import.meta.url).origin
    return service.replace(/\/+$/, '')
  }

  get #language(): { language?: string } {
    const language = this.getAttribute('language')
    return language ? { language } : {}
  }

  #getClient(): CheckoutClient {
    this.#client ??= createPageClient(
      {
        service: this.#service,
        tokenUrl: this.getAttribute('token-url'),
        getToken: this.#getToken && (() => (this.#getToken as GetToken)()),
        fetch: (url, init) => (this.#fetch ?? globalThis.fetch)(url, init),
      },
      (answer, provider) => {
        this.#providers.set(answer, provider)
        this.#hasAnswered = true
        this.#isPlain = false
      },
    )
    return this.#client
  }

  #getSession(): AutocompleteSession {
    if (this.#isOutdated) this.#dropSession()
    if (this.#session) return this.#session
    const countries = (this.getAttribute('countries') ?? '').toUpperCase().match(/[A-Z]+/g)
    const minInputLength = Number(this.getAttribute('shortest-input'))
    const signal = this.#connected?.signal
    this.#session = createAutocompleteSession(
      {
        autocomplete: async (request, options) =>
          this.#withProgress(this.#getClient().autocomplete(request, options)),
        details: async (query) => this.#withProgress(this.#getClient().details(query, { signal })),
      },
      {
        ...(countries && { countries }),
        ...this.#language,
        ...(this.#near && { near: this.#near }),
        ...(minInputLength && { shortestInput: minInputLength }),
        onChange: (state) => this.#onState(state),
      },
    )
    return this.#session
  }

  #onState(state: AutocompleteState): void {
    const { status, predictions } = state
    this.#active = predictions.findIndex(({ placeId }) => placeId === this.#activeId)
    if (status === 'error') this.#noteFault(state.error)
    this.#draw()
    this.#dispatch('address-suggestions', { status, predictions })
    if (status === 'error')
      this.#dispatch('address-failed', { error: state.error, step: 'suggestions' })
    if (status === 'ready') void this.#lookAlikes.tellApart(predictions).then(() => this.#draw())
  }

  #noteFault(error: unknown): void {
    this.#isPlain = warnOfSetup(error, this.#service, this.#hasAnswered)
  }

  async #withProgress<T>(answer: Promise<T>): Promise<T> {
    this.#endWait()
    const say = (wait: Wait) => () => {
      this.#wait = wait
      this.#draw()
    }
    const timers = [setTimeout(say('loading'), progressDelayMs), setTimeout(say('slow'), slowMs)]
    const end = () => {
      timers.forEach(clearTimeout)
      if (this.#endWait === end) say('none')()
    }
    this.#endWait = end
    return answer.finally(end)
  }

  /** Dispatches an event; false if a listener cancelled it. */
  #dispatch<Name extends keyof AddressEvents>(
    name: Name,
    detail: AddressEvents[Name]['detail'],
  ): boolean {
    const cancelable = name === 'address-chosen'
    return this.dispatchEvent(
      new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true }),
    )
  }

  /** Other options hold from the next text on: a list that the buyer sees or awaits stays. */
  #changeOptions(): void {
    const { status } = this.#session?.state ?? idle
    this.#isOutdated = !this.#isClosed && (status === 'loading' || status === 'ready')
    if (!this.#isOutdated) this.#dropSession()
    this.#isPlain = false
    this.#draw()
  }

  #dropSession(): void {
    this.#session?.close()
    this.#session = undefined
    this.#active = -1
    this.#activeId = undefined
    this.#isOutdated = false
  }

  #restart(): void {
    this.#client = undefined
    this.#hasAnswered = false
    this.#change += 1
    this.#chosenText = ''
    this.#dropSession()
    this.#isPlain = false
    this.#draw()
  }

  #draw(): void {
    const [input, panel] = [this.#input, this.#panel]
    if (!input || !panel) return
    for (const part of this.#isUsed ? this.#parts : [])
      if (part.parentNode !== this) this.append(part)
    const predictions = this.#predictions
    const state = this.#session?.state ?? idle
    const [wait, hasDetailsFailed] = [this.#wait, this.#hasDetailsFailed]
    const note =
      this.#isPlain && !hasDetailsFailed
        ? ''
        : noteOf({ state, wait, hasDetailsFailed, isOnline: navigator.onLine }, this.#texts)
    const isShown =
      !this.#isClosed && input.matches(':focus') && (predictions.length > 0 || note !== '')
    const count = predictions.length > 0 ? this.#texts.count(predictions.length) : ''
    // What failed is told in another field, too.
    const isTold = isShown || hasDetailsFailed
    const status = this.#hasFilled ? this.#texts.filled : isTold ? note || count : ''
    const active = this.#active
    const view = {
      isShown,
      predictions,
      active,
      note,
      isWaiting: wait !== 'none',
      credit: markOf(this.#providers.get(state.predictions)).join(),
      status,
      first: state.predictions[0],
    }
    panel.draw(view, input)
    // A page that its server renders anew removes these, too.
    const attributes = this.#comboboxAttributes(isShown && predictions.length > 0)
    for (const [name, value] of Object.entries(attributes))
      if (input.getAttribute(name) !== value) input.setAttribute(name, value)
    if (active >= 0) input.setAttribute('aria-activedescendant', panel.optionId(active))
    else input.removeAttribute('aria-activedescendant')
  }
}

/** The browser's autofill, a password manager or a script. They write without a type of input. */
function isOfOtherWriter(event: UIEvent): boolean {
  if (event.type !== 'input') return false
  return (
    !('inputType' in event) || (knowsAutofill && (event.target as Element).matches(':autofill'))
  )
}
/** Browsers of 2022 refuse the selector. */
const knowsAutofill = globalThis.CSS?.supports('selector(:autofill)')

const isEditable = ({ disabled, readOnly }: HTMLInputElement) => !disabled && !readOnly

if (globalThis.customElements && !customElements.get('address-autocomplete'))
  customElements.define('address-autocomplete', AddressAutocompleteElement)
