import { type Columns, columnsOf, type Mapping } from '../../../shared/ingest/columns.ts'
import { fields, type Part } from '../../../shared/ingest/row.ts'

export const partWords: Record<Part, string> = {
  reference: 'Reference',
  line1: 'Street',
  houseNumber: 'House number',
  line2: 'Second line',
  line3: 'Third line',
  city: 'City',
  region: 'Region',
  postalCode: 'Postal code',
  country: 'Country',
  address: 'Whole address',
}

/** What each column is, by its name; null for nothing. */
export type Assignment = Record<string, Part | null>

/** A field that two columns make: its own, then the part that is kept apart. */
const secondParts: Partial<Record<Part, Part>> = { line1: 'houseNumber', line2: 'line3' }

/** What each of these columns is taken for: `columnsOf` the other way round. Pure. */
export function partsOf(names: readonly string[], columns: Columns): (Part | null)[] {
  const parts: (Part | null)[] = names.map(() => null)
  for (const [index, cells] of columns.entries()) {
    const field = fields[index] as Part
    const [first, second] = cells
    if (first !== undefined) parts[first] = field
    if (second !== undefined) parts[second] = secondParts[field] ?? field
  }
  return parts
}

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
  const isKnown = (name: string) => columnsOf([name]).some((cells) => cells.length > 0)
  return Object.fromEntries(Object.entries(assignment).filter(([name, part]) => part !== null || isKnown(name)))
}

/** Whether only the first column of this name can be chosen for. */
export const isRepeated = (names: readonly string[], index: number): boolean =>
  names.findIndex((name) => name.trim() === names[index]?.trim()) < index
