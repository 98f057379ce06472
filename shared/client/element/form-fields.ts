import type { Prediction } from '../../api/autocomplete.ts'
import type { PlaceDetails } from '../../api/details.ts'
import { autofillToken, type FieldName, fieldNames, fieldValues } from './field-values.ts'
import { warnOnce } from './setup-fault.ts'
import { placeOf } from './street-line.ts'
import { withoutUnits } from './typed-unit.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Fields = Map<FieldName, Field>
type Texts = readonly [string, ...string[]]

/**
 * What fields were filled with, and which text of the buyer's it replaced. It tells an earlier
 * place's text from the buyer's own.
 */
export type Filled = WeakMap<Field, { text: string; buyerText: string }>
/** Fields into which the buyer has written meanwhile. */
type Edited = Pick<WeakSet<EventTarget>, 'has'>

const countryNames: readonly FieldName[] = ['country', 'country-name']
/** These are wrong in another country, also where the place has none. */
const namesOfCountry: readonly FieldName[] = ['address-level1', 'postal-code']
const isFieldName = (name: string): name is FieldName =>
  (fieldNames as readonly string[]).includes(name)

/** Fills a form with one place. */
export interface FormFill {
  /**
   * Writes the place into all fields. True if the country has changed: then the form may change its
   * other fields.
   */
  fill(): boolean
  /**
   * Fills in what the form has added, replaced or only now offers in a list. `withEmptied`: also
   * what it has emptied.
   */
  refill(withEmptied: boolean): void
}

/**
 * Fills the fields of the input's form and group, found by their `autocomplete` tokens. Where the
 * place has no value, the buyer's text stays, and an earlier place's text is cleared. Fields that
 * are `edited` stay, too: the buyer writes there now. The country is written first, since forms
 * check other fields by it.
 */
export function createFormFill(
  own: HTMLInputElement,
  place: PlaceDetails,
  filled: Filled,
  edited: Edited,
): FormFill {
  const root = own.getRootNode() as Document | ShadowRoot
  /** Fields, or options of lists, that have had the place's text. */
  const written = new WeakSet<Element>()
  const buyersNames = new Set<FieldName>()

  function noteEdited(fields: Fields): void {
    for (const [name, field] of fields) if (edited.has(field)) buyersNames.add(name)
  }

  function writeIn(name: FieldName, field: Field, input: Field, texts: Texts | undefined): boolean {
    const target = texts && targetOf(field, texts)
    if (target) written.add(target)
    return writeField(name, field, texts, filled, input)
  }

  function fill(): boolean {
    // All at once: a form that is disabled until its server has answered is filled in, too.
    const fields = fieldsOf(own)
    const values = fieldValues(place, fields)
    noteEdited(fields)
    const writeByName = (name: FieldName) => {
      const field = fields.get(name)
      if (!field || buyersNames.has(name)) return false
      return writeIn(name, field, own, values[name])
    }
    const before = chosenCountry(fields)
    const hasChanged = countryNames.map(writeByName).includes(true)
    fieldNames.filter((name) => !countryNames.includes(name)).forEach(writeByName)
    if (before && before !== chosenCountry(fields))
      for (const name of namesOfCountry) {
        const [field, texts] = [fields.get(name), values[name]]
        const isKnown = field && texts && targetOf(field, texts)
        if (field && !isKnown && !buyersNames.has(name)) clear(field, filled, own)
      }
    if (fields.size === 1) warnOfOtherGroup(own)
    return hasChanged
  }

  function refill(withEmptied: boolean): void {
    const input = own.isConnected ? own : replacementOf(own, root)
    if (!input) return
    const fields = fieldsOf(input)
    const values = fieldValues(place, fields)
    noteEdited(fields)
    // In another country that the buyer has chosen meanwhile, the place's parts are wrong.
    if (countryNames.some((name) => buyersNames.has(name))) return
    for (const [name, field] of fields) {
      const texts = values[name]
      const target = texts && targetOf(field, texts)
      if (!target || buyersNames.has(name)) continue
      if (!written.has(target) || (withEmptied && field.value === ''))
        writeIn(name, field, input, texts)
    }
  }

  return { fill, refill }
}

function warnOfOtherGroup(own: HTMLInputElement): void {
  if (addressFieldsBeside(own).some(({ field }) => field !== own))
    warnOnce(
      'fills in no other field: begin its `autocomplete` with the same shipping, billing or ' +
        'section-… as theirs',
    )
}

/** The country that the form's list has, or empty. */
function chosenCountry(fields: Fields): string {
  const lists = countryNames.map((name) => fields.get(name))
  return lists.find((field) => field instanceof HTMLSelectElement)?.value ?? ''
}

/** The input that a framework has put in this one's place. */
function replacementOf(
  own: HTMLInputElement,
  root: Document | ShadowRoot,
): HTMLInputElement | undefined {
  const isSame = (one: Element) =>
    ['id', 'name', 'autocomplete'].every(
      (name) => one.getAttribute(name) === own.getAttribute(name),
    )
  const inputs = root.querySelectorAll<HTMLInputElement>('address-autocomplete input')
  const [first, ...others] = [...inputs].filter(isSame)
  return others.length === 0 ? first : undefined
}

/**
 * Empties the other fields that still have an earlier place's text: beside a new street it would be
 * wrong. Returns how to put it back where the buyer has not written.
 */
export function clearFilled(own: HTMLInputElement, filled: Filled): (edited: Edited) => void {
  const cleared = [...fieldsOf(own).values()].flatMap((field) => {
    const was = filledIn(field, filled)
    return was && field !== own ? [{ field, was }] : []
  })
  for (const { field } of cleared) clear(field, filled, own)
  return (edited) => {
    for (const { field, was } of cleared) {
      // Whatever stands there now: React shows another option where the chosen one is emptied.
      if (edited.has(field)) continue
      write(field, was.text, own)
      filled.set(field, was)
    }
  }
}

/** What the field was filled with, if that still stands there. */
function filledIn(field: Field, filled: Filled): { text: string; buyerText: string } | undefined {
  const was = filled.get(field)
  return field.value !== '' && was?.text === field.value ? was : undefined
}

/**
 * Without an empty option a list stays as it is: React would show an option that nobody has chosen.
 */
const canBeEmpty = (field: Field) =>
  !(field instanceof HTMLSelectElement) || [...field.options].some(({ value }) => value === '')

/**
 * Writes the chosen suggestion into the input while its details are fetched: the line, or in a
 * field beside the form's own the whole address.
 */
export function writeChosen(own: HTMLInputElement, { mainText, description }: Prediction): void {
  const isPart = [...fieldsOf(own).values()].includes(own)
  writeText(own, isPart ? mainText : description)
}

/** Writes a text that is not the last one: no `change` yet. */
export function writeText(field: HTMLInputElement, text: string): void {
  setValue(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

interface AddressField {
  name: FieldName
  group: string
  field: Field
}

const tokenOf = (field: Field) => autofillToken(field.getAttribute('autocomplete') ?? '')

/**
 * The fields of one address. The input itself counts as the first line unless its token says
 * otherwise.
 */
function fieldsOf(own: HTMLInputElement): Fields {
  const token = tokenOf(own)
  const ownName = token && isFieldName(token.field) ? token.field : undefined
  const all = addressFieldsBeside(own)
  const [first, ...others] = new Set(all.map((one) => one.group))
  // With `off` it says nothing of its group.
  const isOfOnly = first !== undefined && others.length === 0 && !ownName && !token?.group
  const group = isOfOnly ? first : (token?.group ?? '')
  const ofGroup = all.filter((one) => one.group === group)
  const hasSeveral = ofGroup.filter(({ name }) => name === ownName).length > 1
  const fields: Fields = new Map()
  for (const { name, field } of ofGroup) {
    if (fields.has(name) && hasSeveral) {
      // The next address begins where a name is there again.
      if ([...fields.values()].includes(own)) break
      fields.clear()
    }
    if (!fields.has(name)) fields.set(name, field)
  }
  if (ownName) fields.set(ownName, own)
  else if (!fields.has('address-line1') && !fields.has('street-address'))
    fields.set('address-line1', own)
  return fields
}

/** The fields that have a token of an address, of each group, and can be written into. */
const addressFieldsBeside = (own: HTMLInputElement): AddressField[] =>
  fieldsBeside(own).flatMap((field) => {
    const { field: name = '', group = '' } = tokenOf(field) ?? {}
    const isOpen = !field.matches(':disabled') && !('readOnly' in field && field.readOnly)
    return isFieldName(name) && (isOpen || field === own) ? [{ name, group, field }] : []
  })

/**
 * Fields of the same form, wherever they are in the document. Without a form, fields that have none
 * either.
 */
function fieldsBeside(own: HTMLInputElement): Field[] {
  const root = own.getRootNode() as Document | ShadowRoot
  const all: Iterable<Element> =
    own.form?.elements ?? root.querySelectorAll('input, select, textarea')
  const isField = (one: Element): one is Field => one.matches('input, select, textarea')
  return [...all].filter(isField).filter(({ form }) => form === own.form)
}

/** Writes the first of these texts; true if it changed the field. */
function writeField(
  name: FieldName,
  field: Field,
  texts: Texts | undefined,
  filled: Filled,
  own: Field,
): boolean {
  if (!texts) return (field === own || !!filledIn(field, filled)) && clear(field, filled, own)
  const target = targetOf(field, texts)
  // The list may name the region differently: then the buyer's choice may be right.
  if (!target && name === 'address-level1' && !filledIn(field, filled)) return false
  // A list without this option is cleared: the country of an earlier place would be wrong.
  if (!target) return clear(field, filled, own)
  const was = filledIn(field, filled)
  const buyerText = was ? was.buyerText : name === 'address-line2' ? field.value : ''
  const text = target instanceof HTMLOptionElement ? target.value : flatBeside(buyerText, texts[0])
  const hasChanged = write(field, text, own)
  filled.set(field, { text: field.value, buyerText })
  return hasChanged
}

/** The flat before the buyer's own text, such as a company's name. Another flat is replaced. */
function flatBeside(buyerText: string, flat: string): string {
  const has = (text: string, part: string) => placeOf(part.toLowerCase(), text.toLowerCase()) >= 0
  if (has(buyerText, flat)) return buyerText
  const isFlat = withoutUnits(buyerText).trim() === '' || has(flat, buyerText.trim())
  return isFlat ? flat : `${flat}, ${buyerText}`
}

/** What a place's text changes: the field, or the option of a list that has it, if one does. */
const targetOf = (field: Field, texts: Texts): Element | undefined =>
  field instanceof HTMLSelectElement ? optionFor(field, texts) : field

/** Empties a field, except for what the buyer wrote there before a place's text. */
function clear(field: Field, filled: Filled, own: Field): boolean {
  if (!canBeEmpty(field)) return false
  const text = filledIn(field, filled)?.buyerText ?? ''
  filled.delete(field)
  return write(field, text, own)
}

function write(field: Field, text: string, own: Field): boolean {
  const before = field.value
  setValue(field, oneLine(field, text))
  // The input has had the suggestion's text since it was chosen.
  const isNew = field.value !== before || field === own
  if (isNew)
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  return isNew
}

const oneLine = (field: Field, text: string) =>
  field instanceof HTMLInputElement ? text.replace(/\n/g, ', ') : text

/**
 * Uses the prototype's setter. Frameworks override the instance's setter and would ignore the
 * event.
 */
function setValue(field: Field, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

/** The option that matches one of these, by value or by text. */
function optionFor(select: HTMLSelectElement, texts: Texts): HTMLOptionElement | undefined {
  const options = [...select.options].filter(({ disabled }) => !disabled)
  for (const text of texts.map(plain)) {
    const option =
      options.find(({ value }) => plain(value) === text) ??
      options.find((one) => plain(one.text) === text)
    if (option) return option
  }
  return undefined
}
