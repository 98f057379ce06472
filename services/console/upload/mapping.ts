import { isSame, type Mapping, partsOf } from '../../../shared/ingest/columns.ts'
import type { Part } from '../../../shared/ingest/row.ts'

export const partWords: Record<Part, string> = {
  reference: 'Reference',
  line1: 'Street',
  houseNumber: 'House number',
  line2: 'Second line',
  line3: 'Third line',
  city: 'Town',
  region: 'Region',
  postalCode: 'Postal code',
  country: 'Country',
  address: 'Whole address',
}

/** What each column is, by its name; null for nothing. */
export type Assignment = Record<string, Part | null>

/** What columns are by an assignment, which the preview may not show yet; without one, what they are taken for. Pure. */
export const partsBy = (names: readonly string[], assignment: Assignment | undefined): (Part | null)[] =>
  partsOf(names, mappingOf(assignment))

/** What the columns are once this one is that part: which no other is then. Pure. */
export function reassigned(
  names: readonly string[],
  parts: readonly (Part | null)[],
  index: number,
  part: Part | null,
): Assignment {
  const others = names.map((name, at) => [name, parts[at] === part ? null : (parts[at] ?? null)] as const)
  // Of columns with one name only the first can be meant.
  return { ...Object.fromEntries(others.toReversed()), [names[index] ?? '']: part }
}

/** An assignment as files are read with it. Pure. */
export function mappingOf(assignment: Assignment | undefined): Mapping | undefined {
  if (!assignment) return undefined
  const entries = Object.entries(assignment)
  const unused = entries.filter(([, part]) => part === null).map(([name]) => name)
  return { ...Object.fromEntries(entries.filter(([, part]) => part).map(([name, part]) => [part, name])), unused }
}

/** An assignment as uploads are sent with it: of the columns that are nothing, those that would be something by their name. Pure. */
export function sentMapping(assignment: Assignment): Assignment {
  const isKnown = (name: string) => partsOf([name])[0] !== null
  return Object.fromEntries(Object.entries(assignment).filter(([name, part]) => part !== null || isKnown(name)))
}

/** Whether an earlier column has this name: of those that files are read by as one, only the first can be chosen for. Pure. */
export const isRepeated = (names: readonly string[], index: number): boolean =>
  names.findIndex((name) => isSame(name, names[index] ?? '')) < index
