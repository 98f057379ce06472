import type { Prediction } from '../../api/autocomplete.ts'
import type { PlaceDetails } from '../../api/details.ts'
import { autofillToken, type FieldName, fieldNames, fieldValues } from './field-values.ts'
import { warnOnce } from './setup-fault.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Fields = Map<FieldName, Field>

/** What was filled in before. It tells an earlier place's text from the buyer's own. */
export type Filled = WeakMap<Field, string>

const countryNames: readonly FieldName[] = ['country', 'country-name']
const isFieldName = (name: string): name is FieldName =>
  (fieldNames as readonly string[]).includes(name)

/**
 * Writes a place into the fields of the input's form and group, found by their `autocomplete`
 * tokens. Where the place has no value, the buyer's text stays, and an earlier place's text is
 * cleared. Fields that are `edited` stay, too: the buyer writes there now. The country is written
 * first, since forms change other fields with it.
 */
export async function fillFields(
  own: HTMLInputElement,
  place: PlaceDetails,
  filled: Filled,
  edited: Pick<WeakSet<EventTarget>, 'has'> = new WeakSet(),
): Promise<void> {
  const writeIn = (fields: Fields) => (name: FieldName) => {
    const field = fields.get(name)
    if (!field || edited.has(field)) return false
    const texts = fieldValues(place, fields)[name]
    // The list may name the region differently: then the buyer's choice may be right.
    const isUnlisted =
      name === 'address-level1' &&
      field instanceof HTMLSelectElement &&
      optionValue(field, texts ?? []) === undefined
    return writeField(field, isUnlisted ? undefined : texts, filled, own)
  }
  const hasChanged = countryNames.map(writeIn(fieldsOf(own))).includes(true)
  if (hasChanged) await new Promise((resolve) => setTimeout(resolve))
  const fields = fieldsOf(own)
  fieldNames.filter((name) => !countryNames.includes(name)).forEach(writeIn(fields))
  if (fields.size === 1 && addressFieldsBeside(own).some(({ field }) => field !== own))
    warnOnce(
      'fills in no other field: begin its `autocomplete` with the same shipping, billing or ' +
        'section-… as theirs',
    )
}

/**
 * Empties the other fields that still have an earlier place's text: beside a new street it would be
 * wrong. Returns how to put it back.
 */
export function clearFilled(own: HTMLInputElement, filled: Filled): () => void {
  const cleared = [...fieldsOf(own).values()]
    .filter((field) => field !== own && isFilled(field, filled))
    .map((field) => [field, field.value] as const)
  for (const [field] of cleared) write(field, '', filled, own)
  return () => {
    for (const [field, text] of cleared) if (field.value === '') write(field, text, filled, own)
  }
}

const isFilled = (field: Field, filled: Filled) =>
  field.value !== '' && filled.get(field) === field.value

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
  field: Field,
  texts: readonly [string, ...string[]] | undefined,
  filled: Filled,
  own: Field,
): boolean {
  // A list without this option is cleared: the country of an earlier place would be wrong.
  if (texts)
    return write(
      field,
      field instanceof HTMLSelectElement ? (optionValue(field, texts) ?? '') : texts[0],
      filled,
      own,
    )
  return (field === own || isFilled(field, filled)) && write(field, '', filled, own)
}

function write(field: Field, text: string, filled: Filled, own: Field): boolean {
  const before = field.value
  setValue(field, oneLine(field, text))
  filled.set(field, field.value)
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
function optionValue(select: HTMLSelectElement, texts: readonly string[]): string | undefined {
  const options = [...select.options].filter(({ disabled }) => !disabled)
  for (const text of texts.map(plain)) {
    const option =
      options.find(({ value }) => plain(value) === text) ??
      options.find((one) => plain(one.text) === text)
    if (option) return option.value
  }
  return undefined
}
