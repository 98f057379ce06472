import type { PlaceDetails } from '../../api/details.ts'
import { autofillToken } from './autofill-token.ts'
import { type FieldName, fieldNames, fieldValues } from './field-values.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Fields = Map<FieldName, Field>

/** What was filled in before, to know it from what the buyer wrote. */
export type Filled = WeakMap<Field, string>

const countryNames: readonly FieldName[] = ['country', 'country-name']
const isFieldName = (name: string): name is FieldName => (fieldNames as readonly string[]).includes(name)

/**
 * Writes a place into the fields of its own input's form and group, by their `autocomplete` tokens. What the place doesn't know stays as the
 * buyer wrote it, and goes if an earlier place brought it. The country comes first: forms change their other fields with it.
 */
export async function fillFields(own: HTMLInputElement, place: PlaceDetails, filled: Filled): Promise<void> {
  const before = fieldsOf(own)
  const hasChanged = countryNames.map((name) => writeField(before, name, place, filled, own)).includes(true)
  if (hasChanged) await new Promise((resolve) => setTimeout(resolve))
  const fields = fieldsOf(own)
  for (const name of fieldNames) if (!countryNames.includes(name)) writeField(fields, name, place, filled, own)
}

/** The fields of one address, the input itself among them: the first line of the street, where it doesn't say otherwise. */
function fieldsOf(own: HTMLInputElement): Fields {
  const token = autofillToken(own.getAttribute('autocomplete') ?? '')
  const fields: Fields = new Map()
  for (const field of fieldsBeside(own)) {
    const other = autofillToken(field.getAttribute('autocomplete') ?? '')
    if (!other || other.group !== (token?.group ?? '') || !isFieldName(other.field)) continue
    if (!fields.has(other.field) && !field.disabled && !('readOnly' in field && field.readOnly))
      fields.set(other.field, field)
  }
  const isNamed = token !== undefined && isFieldName(token.field)
  if (isNamed) fields.set(token.field as FieldName, own)
  else if (!fields.has('address-line1') && !fields.has('street-address')) fields.set('address-line1', own)
  return fields
}

/** Those of its form, wherever they stand; without a form, those that have none either. */
function fieldsBeside(own: HTMLInputElement): Field[] {
  const root = own.getRootNode() as Document | ShadowRoot
  const all: Iterable<Element> = own.form?.elements ?? root.querySelectorAll('input, select, textarea')
  const isField = (one: Element): one is Field => one.matches('input, select, textarea')
  return [...all].filter(isField).filter(({ form }) => form === own.form)
}

/** Whether it is another text now. */
function writeField(fields: Fields, name: FieldName, place: PlaceDetails, filled: Filled, own: Field): boolean {
  const field = fields.get(name)
  if (!field) return false
  const texts = fieldValues(place, fields.has('address-line2'))[name]
  // A list that hasn't got it chooses nothing: the country of an earlier choice with this address would be wrong.
  if (texts)
    return write(field, field instanceof HTMLSelectElement ? (optionValue(field, texts) ?? '') : texts[0], filled)
  const isOurs = field === own || (field.value !== '' && filled.get(field) === field.value)
  return isOurs && write(field, '', filled)
}

function write(field: Field, text: string | undefined, filled: Filled): boolean {
  if (text === undefined) return false
  const before = field.value
  setValue(field, oneLine(field, text))
  filled.set(field, field.value)
  const isNew = field.value !== before
  if (isNew) for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  return isNew
}

const oneLine = (field: Field, text: string) => (field instanceof HTMLInputElement ? text.replace(/\n/g, ', ') : text)

/** Past the setters by which frameworks watch a field, or they take the event for one that changed nothing. */
function setValue(field: Field, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

/** The option that is one of these, by its value or by its text. */
function optionValue(select: HTMLSelectElement, texts: readonly string[]): string | undefined {
  const options = [...select.options].filter(({ disabled }) => !disabled)
  for (const text of texts.map(plain)) {
    const option = options.find(({ value }) => plain(value) === text) ?? options.find((one) => plain(one.text) === text)
    if (option) return option.value
  }
  return undefined
}
