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

/** The fields that columns of these names make: by the mapping, else by what they are usually called. A field may have none. Pure. */
export function columnsOf(names: readonly string[], mapping: Mapping = {}): Columns {
  const found = new Map<Part, { index: number; rank: number }>()
  for (const [index, name] of names.entries())
    for (const { part, rank } of meaningsOf(name, mapping))
      if (rank < (found.get(part)?.rank ?? Infinity)) found.set(part, { index, rank })
  return arrange((part) => found.get(part)?.index, mapping.address !== undefined)
}

function meaningsOf(name: string, mapping: Mapping): Meaning[] {
  const mapped = mappedParts(mapping).filter((part) => isSame(mapping[part] ?? '', name))
  if (mapped.length > 0) return mapped.map((part) => ({ part, rank: -Infinity }))
  if (mapping.unused?.some((unused) => isSame(unused, name))) return []
  const usual = meaningOf(name)
  return usual && mapping[usual.part] === undefined ? [usual] : []
}

const mappedParts = ({ unused: _, ...parts }: Mapping) => Object.keys(parts) as Part[]
const isSame = (a: string, b: string) => a.trim() === b.trim() || (plain(a) !== '' && plain(a) === plain(b))

/** Names of the mapping that no column has. */
export const unknownNames = (names: readonly string[], mapping: Mapping = {}) =>
  Object.values(mapping)
    .flat()
    .filter((mapped) => !names.some((name) => isSame(mapped, name)))

/** `Address` beside a city or a postal code is the street, and beside the street too it says nothing new, unless the mapping says otherwise. */
function arrange(find: (part: Part) => number | undefined, keepsAddress: boolean): Columns {
  const rest = (['line1', 'line2', 'city', 'postalCode'] as const).some((part) => find(part) !== undefined)
  const isStreet = rest && !keepsAddress
  const parts: Partial<Record<Field, (number | undefined)[]>> = {
    line1: [find('line1') ?? (isStreet ? find('address') : undefined), find('houseNumber')],
    line2: [find('line2'), find('line3')],
    address: [isStreet ? undefined : find('address')],
  }
  return fields.map((field) => (parts[field] ?? [find(field)]).filter((index) => index !== undefined))
}
