import type { City } from './cities.ts'
import type { CountryForms } from './country-forms.ts'
import type { Lookup } from './gazetteer.ts'
import type { Place } from './place.ts'
import { isSyntheticNumber, parseId } from './place-id.ts'
import { type AddressRecord, nearOf, routeOf } from './real-addresses.ts'
import { anchorOf } from './reverse.ts'
import { isAreaLevel, surrounding } from './surroundings.ts'
import type { SyntheticKey } from './synthetic.ts'

type Sources = {
  cities: readonly City[]
  records: readonly AddressRecord[]
  places: readonly Place[]
  forms: CountryForms
  make(key: SyntheticKey): Place | undefined
  country(code: string): readonly Place[]
}

/** Resolves place ids. */
export function lookupIn({
  cities,
  records,
  places,
  forms,
  make,
  country,
}: Sources): (placeId: string) => Lookup {
  const placeById = new Map(places.map((place) => [place.id, place]))
  const recordById = new Map(records.map((record) => [record.id, record]))
  const cityById = new Map(cities.map(({ id }, index) => [id, index]))
  const areaAround = (level: string, anchor: string): Place | undefined => {
    const city = cityById.get(Number(anchor))
    const address =
      city === undefined ? placeById.get(`SBX_${anchor}`) : anchorOf(city, { cities, forms, make })
    return address && isAreaLevel(level) ? surrounding(address, level, anchor) : undefined
  }
  const resolve = (placeId: string): Place | undefined | 'malformed' => {
    const known = placeById.get(placeId)
    if (known) return known
    const id = parseId(placeId)
    switch (id.kind) {
      case 'malformed':
        return 'malformed'
      case 'foreign':
        return undefined
      case 'record':
        // The beginning of a known id is a truncated id.
        return records.some((record) => record.id.startsWith(id.record)) ? 'malformed' : undefined
      case 'country':
        return country(id.code)[0]
      case 'route':
      case 'near': {
        const record = recordById.get(id.record)
        return record && (id.number === undefined ? routeOf(record) : nearOf(record, id.number))
      }
      case 'area':
        return areaAround(id.level, id.anchor)
      case 'city':
      case 'synthetic': {
        const city = cityById.get(id.cityId)
        if (city === undefined) return undefined
        if (id.kind === 'city') return make({ city })
        const streets = forms.get(cities[city]?.countryCode ?? '')?.streets.length ?? 0
        const known =
          id.street < streets && (id.number === undefined || isSyntheticNumber(id.number))
        return known
          ? make({ city, street: id.street, ...(id.number && { number: id.number }) })
          : undefined
      }
    }
  }
  return (placeId) => {
    const place = resolve(placeId)
    if (place === 'malformed') return { state: 'malformed' }
    return place ? { state: 'found', place } : { state: 'unknown' }
  }
}
