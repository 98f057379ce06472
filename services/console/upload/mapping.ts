import {
  type ColumnUse,
  columnKey,
  columnsOf,
  columnUses,
  type Mapping,
} from '../../../shared/ingest/columns.ts'
import type { Part } from '../../../shared/ingest/row.ts'

/** What a person can say of a column. */
export type Choice = Exclude<ColumnUse, 'decision'>

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

/** What each column is for, by column name. */
export type Assignment = Record<string, Choice>

/**
 * What the columns are for by an assignment, which the preview may not show yet. Without one, what
 * the service takes them for. Pure.
 */
export const usesBy = (names: readonly string[], assignment: Assignment | undefined): ColumnUse[] =>
  columnUses(names, mappingOf(assignment))

/**
 * The uses after this column gets this one. Another column that had this field becomes an own
 * column. Pure.
 */
export function reassigned(
  names: readonly string[],
  uses: readonly ColumnUse[],
  index: number,
  use: Choice,
): Assignment {
  const others = names.flatMap((name, at) => {
    const before = uses[at] ?? null
    if (before === 'decision') return []
    return [[name, before === use && use !== null ? 'own' : before] as const]
  })
  // Of columns with the same name, only the first can be mapped.
  return { ...Object.fromEntries(others.toReversed()), [names[index] ?? '']: use }
}

/** An assignment in the form that reading a preview needs. Pure. */
export function mappingOf(assignment: Assignment | undefined): Mapping | undefined {
  if (!assignment) return undefined
  const entries = Object.entries(assignment)
  const namesFor = (use: Choice) => entries.filter(([, one]) => one === use).map(([name]) => name)
  const fields = entries.filter(([, use]) => use !== null && use !== 'own')
  return {
    ...Object.fromEntries(fields.map(([name, part]) => [part, name])),
    unused: namesFor(null),
    own: namesFor('own'),
  }
}

/**
 * An assignment in the form that uploads need. An own column is listed only if its name would
 * otherwise give it a field, and one that is left out only if the service would keep it. Pure.
 */
export function sentMapping(names: readonly string[], assignment: Assignment): Assignment {
  const uses = columnUses(names)
  const byName = new Map(names.map((name, index) => [name, uses[index]] as const))
  const isListed = ([name, use]: [string, Choice]) => {
    if (use === null) return byName.get(name) !== null
    return use !== 'own' || byName.get(name) === null || columnsOf([name]).own.length === 0
  }
  return Object.fromEntries(Object.entries(assignment).filter(isListed))
}

/** For each column, whether an earlier one has the same name: only the first can be mapped. */
export function repeatedColumns(names: readonly string[]): boolean[] {
  const seen = new Set<string>()
  return names.map((name) => {
    const key = columnKey(name)
    const isRepeated = seen.has(key)
    seen.add(key)
    return isRepeated
  })
}
