import { columnNames, shippingWords } from './column-names.ts'
import { type Field, fields, type Part } from './row.ts'

/** Which cells make each field, in the order of `fields`. */
export type Columns = readonly (readonly number[])[]

/** Names of columns that hold a part, when the usual names are not enough, and of those that hold none whatever they are called. */
export type Mapping = Partial<Record<Part, string>> & { unused?: readonly string[] }

/** Letters and digits alone, without case and accents: `Straße`, `STRASSE` and `strasse` are one name. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')

interface Meaning {
  part: Part
  /** The lowest is the surest. */
  rank: number
}

const meanings = new Map<string, Meaning>()
for (const [part, names] of Object.entries(columnNames) as [Part, string[]][])
  for (const [rank, name] of names.entries()) if (!meanings.has(plain(name))) meanings.set(plain(name), { part, rank })

/** The longest first: of `shipping address street` no `address street` is left. */
const plainShippingWords = shippingWords.map(plain).sort((a, b) => b.length - a.length)
const shippingLead = 1000

function meaningOf(name: string): Meaning | undefined {
  const key = plain(name)
  const known = meanings.get(key)
  if (known) return known
  for (const word of plainShippingWords) {
    const rest = key.startsWith(word) ? key.slice(word.length) : key.endsWith(word) ? key.slice(0, -word.length) : ''
    const meaning = meanings.get(rest)
    // `Order shipping` is what it cost.
    if (meaning && meaning.part !== 'reference') return { part: meaning.part, rank: meaning.rank - shippingLead }
  }
  return undefined
}

/** The parts that fields are made of, where it is not one part of the field's own name. */
const partsOfFields: Partial<Record<Field, readonly Part[]>> = {
  line1: ['line1', 'houseNumber'],
  line2: ['line2', 'line3'],
}

/** The fields that columns of these names make: by the mapping, else by what they are usually called. A field may have none. Pure. */
export function columnsOf(names: readonly string[], mapping: Mapping = {}): Columns {
  const places = placesOf(names, mapping)
  return fields.map((field) =>
    (partsOfFields[field] ?? [field]).map((part) => places.get(part)).filter((index) => index !== undefined),
  )
}

/** What each column is taken for, by the same rules; null for nothing. Of two parts that a mapping makes of one column, one is told. Pure. */
export function partsOf(names: readonly string[], mapping: Mapping = {}): (Part | null)[] {
  const parts: (Part | null)[] = names.map(() => null)
  for (const [part, index] of placesOf(names, mapping)) parts[index] = part
  return parts
}

/** Which column each part is in. */
function placesOf(names: readonly string[], mapping: Mapping): Map<Part, number> {
  const found = new Map<Part, { index: number; rank: number }>()
  for (const [index, name] of names.entries())
    for (const { part, rank } of meaningsOf(name, mapping))
      if (rank < (found.get(part)?.rank ?? Infinity)) found.set(part, { index, rank })
  const places = new Map(Array.from(found, ([part, { index }]) => [part, index]))
  return mapping.address === undefined ? withStreet(places) : places
}

function meaningsOf(name: string, mapping: Mapping): Meaning[] {
  const mapped = mappedParts(mapping).filter((part) => isSame(mapping[part] ?? '', name))
  if (mapped.length > 0) return mapped.map((part) => ({ part, rank: -Infinity }))
  if (mapping.unused?.some((unused) => isSame(unused, name))) return []
  const usual = meaningOf(name)
  return usual && mapping[usual.part] === undefined ? [usual] : []
}

const mappedParts = ({ unused: _, ...parts }: Mapping) => Object.keys(parts) as Part[]
/** Whether two columns have one name, but for case, accents and whatever is no letter or digit. */
export const isSame = (a: string, b: string) => a.trim() === b.trim() || (plain(a) !== '' && plain(a) === plain(b))

/** Names of the mapping that no column has. */
export const unknownNames = (names: readonly string[], mapping: Mapping = {}) =>
  Object.values(mapping)
    .flat()
    .filter((mapped) => !names.some((name) => isSame(mapped, name)))

const besideStreet: readonly Part[] = ['line1', 'line2', 'city', 'postalCode']

/** `Address` beside a city or a postal code is the street, and beside the street too it says nothing new. */
function withStreet(places: ReadonlyMap<Part, number>): Map<Part, number> {
  const others = new Map(places)
  const address = places.get('address')
  if (address === undefined || !besideStreet.some((part) => places.has(part))) return others
  others.delete('address')
  return others.has('line1') ? others : others.set('line1', address)
}
