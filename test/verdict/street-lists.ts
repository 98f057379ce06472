import { readdirSync, readFileSync } from 'node:fs'
import { isTakenFor } from './found-pair.ts'

/** Streets of a town, each with other ways in which people of the country write it. */
export interface StreetList {
  /** ISO 3166-1 alpha-2. */
  country: string
  town: string
  region?: string
  code?: string
  /** Whether the house number stands before the street. */
  numberFirst: boolean
  /** Of each street first the writing that the provider shows. */
  streets: [shown: string, ...others: string[]][]
}

/** A written street, and the one that the provider shows. */
export interface WrittenStreet {
  country: string
  written: string
  shown: string
}

const folder = new URL('data/streets/', import.meta.url)

/** The lists of all files, by authors who had read nothing of this repository. */
export const loadStreetLists = (): StreetList[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ndjson'))
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').trim().split('\n'))
    .map((line): StreetList => JSON.parse(line))

const house = '17'

/** Whether the one street is taken for the other, with the same number, town and code. */
function isAccepted(list: StreetList, written: string, shown: string): boolean {
  const { country, town, region, code, numberFirst } = list
  const lineOf = (street: string) => (numberFirst ? `${house} ${street}` : `${street} ${house}`)
  const postalCode = code && { postalCode: code }
  const components = {
    houseNumber: house,
    street: shown,
    locality: town,
    countryCode: country,
    ...postalCode,
    ...(region && { region }),
  }
  const stored = { line1: lineOf(written), city: town, country, ...postalCode }
  const formattedAddress = `${lineOf(shown)}, ${code ?? ''} ${town}`
  return isTakenFor({ stored, components, formattedAddress })
}

/** The writings of a list's streets, the shown one among them. */
const writingsIn = ({ country, streets }: StreetList): WrittenStreet[] =>
  streets.flatMap(([shown, ...others]) =>
    [shown, ...others].map((written) => ({ country, written, shown })),
  )

export const countWritings = (list: StreetList): number => writingsIn(list).length

/** The writings that are not taken for their own street. */
export const refusedWritings = (list: StreetList): WrittenStreet[] =>
  writingsIn(list).filter(({ written, shown }) => !isAccepted(list, written, shown))

/** The streets that are taken for another one of the list, as the provider shows both. */
export const acceptedOthers = (list: StreetList): WrittenStreet[] =>
  list.streets.flatMap(([written]) =>
    list.streets
      .filter(([shown]) => shown !== written && isAccepted(list, written, shown))
      .map(([shown]) => ({ country: list.country, written, shown })),
  )
