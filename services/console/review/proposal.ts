import type { ResultRow } from '../../../shared/api/batch.ts'
import type { Component } from '../../../shared/verdict/reasons.ts'
import type { AddressField, AddressText } from '../address-text.ts'
import { losesWords } from './lost-words.ts'
import { isAlike, type Spot, spansOf, streetSpots, unitSpots, wordSpots, wordsIn } from './spots.ts'

type Result = Pick<ResultRow, 'verdict' | 'changes' | 'reasons' | 'formattedAddress'>
type Change = NonNullable<ResultRow['changes']>[number]

/** A part of a stored text that is to be replaced. */
interface Edit extends Spot {
  field: AddressField
}

const lines: AddressField[] = ['line1', 'line2']
/** The field of a missing part, if the part has a field of its own. */
const ownFields: Partial<Record<Component, AddressField>> = {
  locality: 'city',
  region: 'region',
  postalCode: 'postalCode',
  country: 'country',
}
const texts: AddressField[] = [...lines, 'address']
/** The fields that may contain a part, since people mix them up. */
const places: Record<Component, AddressField[]> = {
  houseNumber: texts,
  street: texts,
  unit: texts,
  postBox: texts,
  locality: ['city', ...texts],
  region: ['region', 'city', ...texts],
  postalCode: ['postalCode', 'city', 'region', ...texts],
  country: ['country'],
}
/** The fields that may contain any part but the country, where the parts are in the wrong ones. */
const anyPlace: AddressField[] = ['postalCode', 'city', 'region', ...texts]

/**
 * The text that is stored when a result is accepted: the stored text with the found values in place
 * of those that differ. If a change cannot be located for certain, it is the whole formatted
 * address in one field, beside the second line if the address lacks words of that. For a free text
 * and for mixed-up fields, the whole formatted address comes first. Undefined if nothing was found,
 * if it has expired, if the address is undeliverable, since another one was found, or if a word or
 * number would be lost. Where the differences are not known, it is the line of the place, or the
 * stored text if something would be lost. Pure.
 */
export function proposalOf(
  stored: AddressText,
  { verdict, changes, reasons, formattedAddress }: Result,
): AddressText | undefined {
  if (formattedAddress === undefined || verdict === 'undeliverable') return undefined
  if (!changes) return wholeLine(stored, [], formattedAddress) ?? stored
  const isMixedUp = reasons.some(({ code }) => code === 'fields_misplaced')
  const found = { changes, formattedAddress, isMixedUp }
  return stored.address || isMixedUp
    ? (wholeLine(stored, changes, formattedAddress) ?? withChanges(stored, found))
    : (withChanges(stored, found) ?? wholeLine(stored, changes, formattedAddress))
}

/** Whether there is a proposal. Of most results that is known without making it. Pure. */
export function hasProposal(stored: AddressText, result: Result): boolean {
  const { verdict, changes, formattedAddress } = result
  if (formattedAddress === undefined || verdict === 'undeliverable') return false
  const isCertain = !changes || !losesWords(stored, changes, formattedAddress)
  return isCertain || proposalOf(stored, result) !== undefined
}

/** The found line in one field. Undefined if something would be lost. */
function wholeLine(
  stored: AddressText,
  changes: readonly Change[],
  formattedAddress: string,
): AddressText | undefined {
  const { country, line2 = '', ...others } = stored
  const keepsLine2 = losesWords(stored, changes, formattedAddress)
  if (keepsLine2) {
    // A flat that differs would stand in the second line as it was.
    if (line2 === '' || changes.some(({ component }) => component === 'unit')) return undefined
    if (losesWords(others, changes, formattedAddress)) return undefined
  }
  // Addresses are selected by country, so the stored country stays.
  const keepsCountry =
    country !== undefined && changes.every(({ component }) => component !== 'country')
  return {
    address: formattedAddress,
    ...(keepsLine2 && { line2 }),
    ...(keepsCountry && { country }),
  }
}

interface Found {
  changes: readonly Change[]
  formattedAddress: string
  /** Whether parts are in fields of others. */
  isMixedUp: boolean
}

function withChanges(stored: AddressText, found: Found): AddressText | undefined {
  const edits: Edit[] = []
  for (const change of found.changes) {
    const edit = editOf(stored, change, found)
    if (!edit) return undefined
    edits.push(edit)
  }
  edits.sort((a, b) => b.from - a.from || b.to - a.to)
  const text = { ...stored }
  for (const [index, { field, from, to, text: right }] of edits.entries()) {
    // From the last to the first, so that positions stay valid. Overlaps are not allowed.
    const isOverlapped = edits
      .slice(0, index)
      .some((later) => later.field === field && later.from < to)
    if (isOverlapped) return undefined
    const old = text[field] ?? ''
    text[field] = old.slice(0, from) + right + old.slice(to)
  }
  return text
}

function editOf(
  stored: AddressText,
  { component, before, after }: Change,
  { changes, formattedAddress, isMixedUp }: Found,
): Edit | undefined {
  // Results of earlier versions propose the whole address where a building's name was stored.
  if (!isComponent(component) || after === formattedAddress) return undefined
  if (before) {
    const spotsOf =
      component === 'street' ? streetSpots : component === 'unit' ? unitSpots : wordSpots
    const fields = isMixedUp && component !== 'country' ? anyPlace : places[component]
    const edits = fields.flatMap((field) => {
      const text = stored[field] ?? ''
      return spotsOf(text, before, after).map((edit) => ({ field, ...edit }))
    })
    return edits.length === 1 ? edits[0] : undefined
  }
  if (component === 'houseNumber') return numberedLine(stored, after, changes, formattedAddress)
  if (component === 'unit') return addedUnit(stored, after)
  const field = ownFields[component]
  // Beside a free text only the country has a field.
  if (!field || stored[field] || (stored.address && field !== 'country')) return undefined
  return { field, from: 0, to: 0, text: after }
}

const isComponent = (name: string): name is Component => Object.hasOwn(places, name)

/** A missing flat is added to the second line. */
function addedUnit({ line2 = '' }: AddressText, after: string): Edit {
  return {
    field: 'line2',
    from: line2.length,
    to: line2.length,
    text: line2 === '' ? after : `, ${after}`,
  }
}

/** A missing house number is added before or after the street, as in the formatted address. */
function numberedLine(
  stored: AddressText,
  number: string,
  changes: readonly Change[],
  formattedAddress: string,
): Edit | undefined {
  const section = formattedAddress.split(/[,،、]/).find((part) => spansOf(number, part).length > 0)
  const [span] = section === undefined ? [] : spansOf(number, section.trim())
  if (!section || !span) return undefined
  const isFirst = span.from === 0
  if (!isFirst && span.to !== section.trim().length) return undefined
  const known = [
    ...wordsIn(section),
    ...changes.flatMap(({ before = '' }) => wordsIn(before)),
  ].filter((word) => word.length > 2)
  const streets = lines.filter((field) =>
    wordsIn(stored[field] ?? '').some((word) => known.some((other) => isAlike(word, other))),
  )
  const [field] = streets
  const line = field === undefined ? '' : (stored[field] ?? '')
  // Next to a comma or another number, the beginning of the street is ambiguous.
  if (field === undefined || streets.length > 1 || /[\p{N},،、]/u.test(line)) return undefined
  const at = isFirst ? 0 : line.length
  return { field, from: at, to: at, text: isFirst ? `${number} ` : ` ${number}` }
}
