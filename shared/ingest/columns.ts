import {
  columnNames,
  notEnglishStreets,
  numbersBehindStreets,
  shippedHow,
  shippingAddresses,
  shippingWords,
} from './column-names.ts'
import { type ExportedColumns, exportedColumns } from './export-columns.ts'
import { type Field, fields, type Part } from './row.ts'

/** For each of `fields`, in their order: the columns that it is made of. */
type FieldColumns = readonly (readonly number[])[]

/** What the columns of a file are for. */
export interface Columns {
  fields: FieldColumns
  /** The columns that no field is made of, and that are not left out. */
  own: readonly { index: number; name: string }[]
  /** In an export of ours: the text that a person confirmed, where `confirmedAt` is filled. */
  decision?: { confirmedAt: number; fields: FieldColumns } | undefined
}

/**
 * Column names by part, for columns with unusual names. `unused` are columns to leave out, `own`
 * are columns that no field is made of, whatever their names mean.
 */
export type Mapping = Partial<Record<Part, string>> & {
  unused?: readonly string[]
  own?: readonly string[]
}

/** What a column is for: a part of a field, an own column, a decision; null when it is left out. */
export type ColumnUse = Part | 'own' | 'decision' | null

/** To normalize a long name takes long. No name that is known has so many characters. */
const maxCompared = 200

/**
 * Only letters and digits, without case and accents: `Straße`, `STRASSE` and `strasse` are the
 * same.
 */
function plain(name: string): string {
  const lower = name.slice(0, maxCompared).toLowerCase()
  if (isPlain.test(lower)) return lower
  return lower
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** A fast path: most keys of JSON are plain, and a file can have millions. */
const isPlain = /^[a-z0-9]*$/

const noMapping: Mapping = {}

interface Meaning {
  part: Part
  /** The lowest rank is the most certain. */
  rank: number
}

const meanings = new Map<string, Meaning>()
for (const [part, names] of Object.entries(columnNames) as [Part, string[]][])
  for (const [rank, name] of names.entries())
    if (!meanings.has(plain(name))) meanings.set(plain(name), { part, rank })

/** The longest first, so that `shipping address street` does not become `address street`. */
const plainShippingWords = [...shippingWords, ...shippingAddresses]
  .map(plain)
  .sort((a, b) => b.length - a.length)
const anyShippingWord = plainShippingWords.join('|')
/** A fast test that most names fail. */
const hasShippingWord = new RegExp(`^(?:${anyShippingWord})|(?:${anyShippingWord})$`)
const shippingRankBonus = 1000
for (const name of shippingAddresses)
  meanings.set(plain(name), { part: 'address', rank: -shippingRankBonus })

/** The usual meaning of a column with this plain name. */
function meaningOf(key: string): Meaning | undefined {
  const known = meanings.get(key)
  if (known || !hasShippingWord.test(key)) return known
  for (const word of plainShippingWords) {
    const rest = key.startsWith(word)
      ? key.slice(word.length)
      : key.endsWith(word)
        ? key.slice(0, -word.length)
        : ''
    const meaning = meanings.get(rest)
    // `Order shipping` is a price, `Ship via` a carrier, `Ship by` a date.
    const isHow = shippedHow.words.includes(word) && shippedHow.names.includes(rest)
    if (meaning && meaning.part !== 'reference' && !isHow)
      return { part: meaning.part, rank: meaning.rank - shippingRankBonus }
  }
  return undefined
}

/** The parts of the fields that have more than one part. */
const partsOfFields: Partial<Record<Field, readonly Part[]>> = {
  line1: ['line1', 'houseNumber'],
  line2: ['line2', 'line3'],
}

/**
 * The columns of each field, by the mapping and else by the usual names, and the others. A field
 * can have no column. Pure.
 */
export function columnsOf(names: readonly string[], mapping = noMapping): Columns {
  const exported = exportedColumns(names)
  const columnOfPart = columnsOfParts(names, mapping, exported)
  const columns = fieldColumnsOf(columnOfPart)
  const uses = usesOf(names, mapping, columnOfPart, exported)
  return {
    fields: columns,
    own: names.map((name, index) => ({ index, name })).filter(({ index }) => uses[index] === 'own'),
    decision: exported && decisionOf(exported, columns),
  }
}

const fieldColumnsOf = (columnOfPart: ReadonlyMap<Part, number>): FieldColumns =>
  fields.map((field) =>
    (partsOfFields[field] ?? [field])
      .map((part) => columnOfPart.get(part))
      .filter((index) => index !== undefined),
  )

function decisionOf({ decision }: ExportedColumns, columns: FieldColumns): Columns['decision'] {
  const confirmedAt = decision.get('confirmedAt')
  if (confirmedAt === undefined) return undefined
  const [reference = []] = columns
  const confirmed = fields.map((field) => decision.get(field)).slice(1)
  const others = confirmed.map((index) => (index === undefined ? [] : [index]))
  return { confirmedAt, fields: [reference, ...others] }
}

/**
 * What each column is for, by the same rules. When a mapping makes two parts of one column, only
 * one is returned. Pure.
 */
export function columnUses(names: readonly string[], mapping = noMapping): ColumnUse[] {
  const exported = exportedColumns(names)
  return usesOf(names, mapping, columnsOfParts(names, mapping, exported), exported)
}

function usesOf(
  names: readonly string[],
  mapping: Mapping,
  columnOfPart: ReadonlyMap<Part, number>,
  exported: ExportedColumns | undefined,
): ColumnUse[] {
  const { unused, own } = mappedNames(mapping)
  const uses = names.map((name): ColumnUse => (unused.has(columnKey(name)) ? null : 'own'))
  const isMappedAsOwn = (index: number) => own.has(columnKey(names[index] ?? ''))
  for (const index of exported?.results ?? []) if (!isMappedAsOwn(index)) uses[index] = null
  for (const index of exported?.decision.values() ?? []) uses[index] = 'decision'
  for (const [part, index] of columnOfPart) uses[index] = part
  return uses
}

/** The column of each part. In an export of ours only our own names mean something. */
function columnsOfParts(
  names: readonly string[],
  mapping: Mapping,
  exported: ExportedColumns | undefined,
): Map<Part, number> {
  const found = new Map<Part, { index: number; rank: number }>()
  const mapped = mappedNames(mapping)
  const byName = exported ? (key: string) => meaningInExport.get(key) : meaningOf
  for (const [index, name] of names.entries())
    for (const { part, rank } of meaningsOf(name, mapping, mapped, byName))
      if (rank < (found.get(part)?.rank ?? Infinity)) found.set(part, { index, rank })
  const columnOfPart = new Map(Array.from(found, ([part, { index }]) => [part, index]))
  if (exported || mapping.address !== undefined) return columnOfPart
  const keyOf = (part: Part) => columnKey(names[columnOfPart.get(part) ?? -1] ?? '')
  const isNoStreet = mapping.line1 === undefined && notEnglishStreets.includes(keyOf('line1'))
  if (isNoStreet && keyOf('address').includes('address')) columnOfPart.delete('line1')
  const withOthers = withStreet(columnOfPart)
  // Whoever says which column is the street says which is its number.
  if (mapping.line1 !== undefined || withOthers.has('houseNumber')) return withOthers
  const next = 1 + (withOthers.get('line1') ?? Infinity)
  const [number] = meaningsOf(names[next] ?? '', mapping, mapped, (key) =>
    meaningsBehindStreet.get(key),
  )
  if (number?.part === 'houseNumber') withOthers.set('houseNumber', next)
  return withOthers
}

const meaningsBehindStreet = new Map(
  numbersBehindStreets.map((name) => [plain(name), { part: 'houseNumber' as const, rank: 0 }]),
)
const meaningInExport = new Map(fields.map((part) => [plain(part), { part, rank: 0 }]))

function meaningsOf(
  name: string,
  mapping: Mapping,
  { parts, unused, own }: MappedNames,
  meaningByName: (key: string) => Meaning | undefined,
): Meaning[] {
  const key = columnKey(name)
  const mapped = parts.get(key)
  if (mapped) return mapped.map((part) => ({ part, rank: -Infinity }))
  if (unused.has(key) || own.has(key)) return []
  const meaning = meaningByName(key)
  return meaning && mapping[meaning.part] === undefined ? [meaning] : []
}

/** Whether a column with this name can hold the reference. */
export const canBeReference = (name: string): boolean =>
  meaningOf(columnKey(name))?.part === 'reference'

/** The names of a mapping, by key. */
interface MappedNames {
  parts: ReadonlyMap<string, readonly Part[]>
  unused: ReadonlySet<string>
  own: ReadonlySet<string>
}

/** Cached by mapping, because every row of JSON needs them, and a mapping can be long. */
const mappedNamesOf = new WeakMap<Mapping, MappedNames>()

function mappedNames(mapping: Mapping): MappedNames {
  const made = mappedNamesOf.get(mapping)
  if (made) return made
  const { unused = [], own = [], ...named } = mapping
  const parts = new Map<string, Part[]>()
  for (const [part, name] of Object.entries(named) as [Part, string][]) {
    const key = columnKey(name)
    const others = parts.get(key)
    if (others) others.push(part)
    else parts.set(key, [part])
  }
  const names = {
    parts,
    unused: new Set(unused.map(columnKey)),
    own: new Set(own.map(columnKey)),
  }
  mappedNamesOf.set(mapping, names)
  return names
}

/**
 * Columns with the same key have the same name, without case, accents and punctuation. A name
 * without letters and digits is compared as it is.
 */
export const columnKey = (name: string) => plain(name) || `#${name.trim()}`

/** Names of the mapping that no column has. */
export function unknownNames(names: readonly string[], mapping = noMapping): string[] {
  const known = new Set(names.map(columnKey))
  return Object.values(mapping)
    .flat()
    .filter((mapped) => !known.has(columnKey(mapped)))
}

const besideStreet: readonly Part[] = ['line1', 'line2', 'city', 'postalCode']

/** `Address` beside a city or a postal code is the street. Beside a street column it is ignored. */
function withStreet(columnOfPart: ReadonlyMap<Part, number>): Map<Part, number> {
  const others = new Map(columnOfPart)
  const address = columnOfPart.get('address')
  if (address === undefined || !besideStreet.some((part) => columnOfPart.has(part))) return others
  others.delete('address')
  return others.has('line1') ? others : others.set('line1', address)
}
