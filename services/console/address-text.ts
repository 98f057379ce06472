import type { ResultRow } from '../../shared/api/batch.ts'

/** The text of a stored address, by its fields. */
export type AddressText = NonNullable<ResultRow['address']>
export type AddressField = keyof AddressText

/** Labels of the fields, in display order. */
export const addressFields: readonly (readonly [AddressField, string])[] = [
  ['line1', 'Line 1'],
  ['line2', 'Line 2'],
  ['city', 'Town'],
  ['region', 'Region'],
  ['postalCode', 'Postal code'],
  ['country', 'Country'],
  ['address', 'Whole address'],
]

/** Only the text fields, trimmed, without empty ones. */
export function textIn(fields: AddressText): AddressText {
  const given = addressFields.flatMap(([field]) => {
    const text = fields[field]?.trim()
    return text ? [[field, text] as const] : []
  })
  return Object.fromEntries(given)
}

/** The whole text on one line. */
export const lineOf = (text: AddressText): string =>
  addressFields.flatMap(([field]) => text[field] || []).join(', ')

export const isSameText = (a: AddressText, b: AddressText): boolean =>
  addressFields.every(([field]) => (a[field] ?? '') === (b[field] ?? ''))
