import { type AddressText, addressFields, lineOf } from '../address-text.ts'
import { differences, type Stretch } from './differences.ts'

/** One part of two addresses, side by side. */
export interface ComparisonRow {
  name: string
  stretches: Stretch[]
}

/**
 * Stored and proposed address by parts. If only one of them is in parts, all but the country are on
 * one line. Pure.
 */
export function comparisonRows(stored: AddressText, proposed: AddressText): ComparisonRow[] {
  const isAlike = (stored.address === undefined) === (proposed.address === undefined)
  const [before, after] = isAlike ? [stored, proposed] : [onOneLine(stored), onOneLine(proposed)]
  return addressFields.flatMap(([field, name]) => {
    const [old = '', right = ''] = [before[field], after[field]]
    return old === '' && right === '' ? [] : [{ name, stretches: differences(old, right) }]
  })
}

const onOneLine = ({ country, ...text }: AddressText): AddressText => ({
  ...(country && { country }),
  address: lineOf(text),
})
