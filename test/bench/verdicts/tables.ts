import { readFileSync } from 'node:fs'
import type { WrittenAddress } from '../../../shared/address/written-address.ts'
import type { VerdictName } from '../../../shared/verdict/verdicts.ts'

/** A component as Google writes it: long text, short text, types. */
export type WireComponent = [longText: string, shortText: string, types: string[]]

/** What the provider says of a place in one language. */
export interface PlaceText {
  /** The prediction of autocomplete. A named place begins with its name. */
  description: string
  formattedAddress: string
  components: WireComponent[]
}

/** A place of the provider's world. */
export interface WorldPlace {
  id: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Google's types. */
  types: string[]
  location: [latitude: number, longitude: number]
  /** Geocoding's `location_type`. */
  locationType: string
  /** The id of its street. Places on one street have the same. */
  street?: string
  /** The id of its town. */
  town: string
  /** Other names of its street, town or building that the provider understands but doesn't show. */
  aliases?: string[]
  /** By language; always with `en`. Local names are in the local languages. */
  texts: Record<string, PlaceText>
}

export const tableKinds = ['plain', 'decoy', 'named', 'boxes', 'typed'] as const
type TableKind = (typeof tableKinds)[number]

/** A stored address, and what may be said of it. */
export interface TableRow {
  id: string
  kind: TableKind
  country: string
  stored: WrittenAddress
  /** The places that may be accepted. Accepting any other is a false acceptance. */
  right: string[]
  /** The verdicts that are right: several where people would differ. */
  verdicts: VerdictName[]
  /** The verdicts that refuse, or send to a person, what need not be. */
  falseAlarms: VerdictName[]
  /** What is special about the row. */
  note?: string
}

/**
 * Sets of tables, each with a world of its own. Each was written after the one before was used.
 */
export const tableSets = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twentyfirst',
  'twentysecond',
  'twentythird',
] as const
export type TableSet = (typeof tableSets)[number]
const folders: Record<TableSet, string> = {
  first: 'tables',
  second: 'tables/second',
  third: 'tables/third',
  fourth: 'tables/fourth',
  fifth: 'tables/fifth',
  sixth: 'tables/sixth',
  seventh: 'tables/seventh',
  eighth: 'tables/eighth',
  ninth: 'tables/ninth',
  tenth: 'tables/tenth',
  eleventh: 'tables/eleventh',
  twelfth: 'tables/twelfth',
  thirteenth: 'tables/thirteenth',
  fourteenth: 'tables/fourteenth',
  fifteenth: 'tables/fifteenth',
  sixteenth: 'tables/sixteenth',
  seventeenth: 'tables/seventeenth',
  eighteenth: 'tables/eighteenth',
  nineteenth: 'tables/nineteenth',
  twentieth: 'tables/twentieth',
  twentyfirst: 'tables/twentyfirst',
  twentysecond: 'tables/twentysecond',
  twentythird: 'tables/twentythird',
}

/** The records of a file in this folder, one a line. */
export const recordsIn = <T>(file: string): T[] =>
  readFileSync(new URL(`${file}.ndjson`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)

const recordsOf = <T>(set: TableSet, file: string): T[] => recordsIn(`${folders[set]}/${file}`)

/** The tables of a set, one record a line. */
export const loadRows = (set: TableSet): TableRow[] =>
  tableKinds.flatMap((kind) =>
    recordsOf<Omit<TableRow, 'kind'>>(set, kind).map((row) => ({ ...row, kind })),
  )

/** The places that the rows are looked up in. */
export const loadPlaces = (set: TableSet): WorldPlace[] => recordsOf<WorldPlace>(set, 'places')

/** The places of all sets. Their ids begin with the set's name. */
export const loadAllPlaces = (): WorldPlace[] =>
  tableSets.flatMap((set) =>
    loadPlaces(set).map((place) => ({ ...place, id: `${set}/${place.id}` })),
  )
