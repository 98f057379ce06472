import { readdirSync, readFileSync } from 'node:fs'
import type { AddressParts, Place, PlaceKind, Precision } from './place.ts'

/** A record of `data/addresses/<CC>.json`. */
export type AddressRecord = {
  id: string
  name?: string
  aliases?: string[]
  kind: Exclude<PlaceKind, 'locality' | 'country'>
  language: string
  local: AddressParts
  latin?: AddressParts
  formatted: string
  formattedLatin?: string
  latitude: number
  longitude: number
}

const PRECISION: Record<AddressRecord['kind'], Precision> = {
  street_address: 'ROOFTOP',
  premise: 'ROOFTOP',
  subpremise: 'ROOFTOP',
  route: 'GEOMETRIC_CENTER',
  post_box: 'APPROXIMATE',
}

/** Every record of the directory, ordered by id. */
export function loadAddresses(directory: URL): AddressRecord[] {
  const files = readdirSync(directory).filter((name) => name.endsWith('.json'))
  const records = files.flatMap((name) => JSON.parse(readFileSync(new URL(name, directory), 'utf8')) as AddressRecord[])
  return records.sort((a, b) => (a.id < b.id ? -1 : 1))
}

export function placeOf({ aliases: _, ...record }: AddressRecord): Place {
  return { ...record, id: `SBX_${record.id}`, precision: PRECISION[record.kind] }
}
