import { type Field, textFields } from './row.ts'

/** The columns of an export (`…/results` as CSV) that hold a result, in their order. */
export const resultColumns = [
  'line',
  'verdict',
  'nextAction',
  'reasons',
  'formattedAddress',
  'latitude',
  'longitude',
  'precision',
  'placeId',
  'confidence',
  'changes',
  'attributions',
  'validatedAt',
] as const

/** The parts of a decision that tell the place that the person chose. */
export const placeColumns = ['placeId', 'latitude', 'longitude'] as const

/** Those with the text that a person has confirmed, the chosen place, and when. */
export const decisionColumn = (part: Field | (typeof placeColumns)[number] | 'confirmedAt') =>
  part === 'confirmedAt' ? part : `confirmed${part[0]?.toUpperCase()}${part.slice(1)}`

/** Indexes of an export's columns that are not those of the client's file. */
export interface ExportedColumns {
  results: readonly number[]
  decision: ReadonlyMap<Field | 'confirmedAt', number>
}

/** They are left out of an upload, which gets new results and places. */
const leftOut = [...resultColumns, ...placeColumns.map(decisionColumn)]

/** Names that tell an export from any other file. */
const marks = ['reference', 'verdict', 'nextAction', 'validatedAt']

/**
 * Recognises an export that is uploaded again; undefined for another file. Results are left out
 * then, since the upload gets new ones. A client's own column may have the name of one of ours. It
 * stands before ours, so the last one is ours. Pure.
 */
export function exportedColumns(names: readonly string[]): ExportedColumns | undefined {
  if (!marks.every((mark) => names.includes(mark))) return undefined
  const parts = ['confirmedAt', ...textFields] as const
  const decision = parts
    .map((part) => [part, names.lastIndexOf(decisionColumn(part))] as const)
    .filter(([, index]) => index !== -1)
  return {
    results: leftOut.map((name) => names.lastIndexOf(name)).filter((index) => index !== -1),
    decision: new Map(decision),
  }
}
