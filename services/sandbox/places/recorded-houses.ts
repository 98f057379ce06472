import { fold } from './normalise.ts'
import type { AddressParts, Place } from './place.ts'
import { type AddressRecord, nearOf } from './real-addresses.ts'

/**
 * Whether an invented house is one that the recorded addresses have: on the same street of the same
 * town, with a number that is recorded or interpolated. It would be the same address twice, at two
 * points and under two postal codes.
 */
export function recordedHouses(records: readonly AddressRecord[]): (place: Place) => boolean {
  const byStreet = new Map<string, AddressRecord[]>()
  for (const record of records)
    for (const key of keysOf(record)) byStreet.set(key, [...(byStreet.get(key) ?? []), record])
  return (place) => {
    const { houseNumber } = place.local
    if (houseNumber === undefined) return false
    const known = keysOf(place).flatMap((key) => byStreet.get(key) ?? [])
    return known.some((record) => nearOf(record, houseNumber) !== undefined)
  }
}

/**
 * Street, town and country in both scripts. A street may be invented in one and recorded in both.
 */
function keysOf({ local, latin }: Pick<Place, 'local' | 'latin'>): string[] {
  const keyOf = ({ street, locality, countryCode }: AddressParts) =>
    street && locality ? [`${fold(street)}|${fold(locality)}|${countryCode}`] : []
  return [...new Set([local, ...(latin ? [latin] : [])].flatMap(keyOf))]
}
