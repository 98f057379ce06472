import { readdirSync, readFileSync } from 'node:fs'
import type { AddressParts, Place, PlaceKind, Precision } from './place.ts'
import { nearId, routeId } from './place-id.ts'

/** A record of `data/addresses/<CC>.json`. */
export type AddressRecord = {
  id: string
  name?: string
  aliases?: string[]
  kind: Extract<PlaceKind, 'street_address' | 'premise' | 'subpremise' | 'route' | 'post_box'>
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

/** All records of the directory, ordered by id. */
export function loadAddresses(directory: URL): AddressRecord[] {
  const files = readdirSync(directory).filter((name) => name.endsWith('.json'))
  const records = files.flatMap(
    (name) => JSON.parse(readFileSync(new URL(name, directory), 'utf8')) as AddressRecord[],
  )
  return records.sort((a, b) => (a.id < b.id ? -1 : 1))
}

export function placeOf({ aliases = [], ...record }: AddressRecord): Place {
  const latinName =
    record.latin && record.name
      ? aliases.find((alias) => /^[\p{Script=Latin}\P{L}]+$/u.test(alias))
      : undefined
  return {
    ...record,
    ...(latinName && { latinName }),
    id: `SBX_${record.id}`,
    precision: PRECISION[record.kind],
  }
}

/** The street of a recorded address, without the number. */
export function routeOf({ name: _, aliases: __, ...record }: AddressRecord): Place {
  const { formatted, formattedLatin } = record
  return {
    ...record,
    id: routeId(record.id),
    kind: 'route',
    local: withoutNumber(record.local),
    ...(record.latin && { latin: withoutNumber(record.latin) }),
    formatted: renumbered(formatted, record.local.houseNumber, ''),
    ...(formattedLatin && {
      formattedLatin: renumbered(formattedLatin, record.latin?.houseNumber, ''),
    }),
    precision: 'GEOMETRIC_CENTER',
  }
}

/**
 * The largest difference between a recorded number and another one on its street whose position is
 * interpolated.
 */
const NEAR_NUMBERS = 40

/**
 * A number on the street of a recorded address. Undefined if it is too far from the recorded
 * number.
 */
export function nearOf(record: AddressRecord, number: string): Place | undefined {
  const known = Number.parseInt(record.local.houseNumber ?? '', 10)
  const wanted = Number.parseInt(number, 10)
  if (!/^\d+[a-z]?$/i.test(number) || !(Math.abs(wanted - known) <= NEAR_NUMBERS) || wanted < 1)
    return undefined
  const { name: _, aliases: __, formattedLatin, ...rest } = record
  const { unit: ___, ...local } = record.local
  return {
    ...rest,
    id: nearId(record.id, number),
    kind: 'street_address',
    local: { ...local, houseNumber: number },
    ...(record.latin && { latin: { ...record.latin, houseNumber: number } }),
    formatted: renumbered(record.formatted, record.local.houseNumber, number),
    ...(formattedLatin && {
      formattedLatin: renumbered(formattedLatin, record.latin?.houseNumber, number),
    }),
    latitude: record.latitude + (wanted - known) * 0.000_05,
    longitude: record.longitude + (wanted - known) * 0.000_05,
    precision: 'RANGE_INTERPOLATED',
  }
}

function withoutNumber({
  houseNumber: _,
  unit: __,
  floor: ___,
  premise: ____,
  ...parts
}: AddressParts): AddressParts {
  return parts
}

function renumbered(formatted: string, from: string | undefined, to: string): string {
  if (!from) return formatted
  const text = formatted.replace(from, () => to)
  return to === ''
    ? text
        .replace(/^[\s,]+/, '')
        .replace(/\s+,/g, ',')
        .replace(/,\s*,/g, ',')
        .replace(/,\s*-/g, ' -')
        .replace(/\s{2,}/g, ' ')
    : text
}
