import { countryName } from './country-names.ts'
import type { AddressParts, Place, PlaceKind } from './place.ts'
import { areaId } from './place-id.ts'

/** An area around an address; its name in place ids. */
export type AreaLevel =
  | 'neighborhood'
  | 'sublocality'
  | 'locality'
  | 'town'
  | 'postal'
  | 'district'
  | 'region'

type Level = { part: keyof AddressParts; kind: PlaceKind; within: readonly (keyof AddressParts)[] }

/** What names each area, and which parts of the address contain it. The smallest first. */
const LEVELS: Readonly<Record<AreaLevel, Level>> = {
  neighborhood: {
    part: 'neighborhood',
    kind: 'neighborhood',
    within: ['sublocality1', 'locality', 'postalTown', 'district', 'region', 'regionCode'],
  },
  sublocality: {
    part: 'sublocality1',
    kind: 'sublocality',
    within: ['locality', 'postalTown', 'district', 'region', 'regionCode'],
  },
  locality: {
    part: 'locality',
    kind: 'locality',
    within: ['postalTown', 'district', 'region', 'regionCode'],
  },
  town: {
    part: 'postalTown',
    kind: 'postal_town',
    within: ['district', 'region', 'regionCode'],
  },
  postal: {
    part: 'postalCode',
    kind: 'postal_code',
    within: ['sublocality1', 'locality', 'postalTown', 'district', 'region', 'regionCode'],
  },
  district: {
    part: 'district',
    kind: 'administrative_area_level_2',
    within: ['region', 'regionCode'],
  },
  region: {
    part: 'region',
    kind: 'administrative_area_level_1',
    within: ['regionCode'],
  },
}

export const isAreaLevel = (text: string): text is AreaLevel => Object.hasOwn(LEVELS, text)

/** Where the areas of an address have another kind. */
const KINDS_IN: Readonly<Record<string, Partial<Record<AreaLevel, PlaceKind>>>> = {
  ID: {
    neighborhood: 'administrative_area_level_4',
    sublocality: 'administrative_area_level_3',
  },
}

/** Where the region's code is part of an address. */
const WITH_REGION = new Set(['AU', 'BR', 'CA', 'US'])

/**
 * An area around an address, at the address's point. `anchor` is what the id calls the address.
 * Undefined if the address does not name such an area.
 */
export function surrounding(address: Place, level: AreaLevel, anchor: string): Place | undefined {
  const { part, kind } = LEVELS[level]
  const { local, latin, language, latitude, longitude } = address
  const name = local[part]
  if (!name) return undefined
  const latinName = latin?.[part]
  return {
    id: areaId(level, anchor),
    kind: KINDS_IN[local.countryCode]?.[level] ?? kind,
    name,
    language,
    local: partsOf(local, level),
    formatted: textOf(local, level, language, address.formatted),
    ...(latin &&
      latinName && {
        latinName,
        latin: partsOf(latin, level),
        formattedLatin: textOf(latin, level, 'en', address.formattedLatin ?? ''),
      }),
    latitude,
    longitude,
    precision: 'APPROXIMATE',
  }
}

function partsOf(parts: AddressParts, level: AreaLevel): AddressParts {
  const { part, within } = LEVELS[level]
  const kept = [part, ...within].flatMap((name) =>
    parts[name] ? [[name, parts[name]] as const] : [],
  )
  const { country, countryCode } = parts
  return { ...Object.fromEntries(kept), country, countryCode }
}

/** As Google writes areas: "Tenderloin, San Francisco, CA, USA", "69008 Lyon, France". */
function textOf(parts: AddressParts, level: AreaLevel, language: string, address: string): string {
  const name = parts[LEVELS[level].part] ?? ''
  const { countryCode } = parts
  const country = countryName(countryCode, language)
  const region = WITH_REGION.has(countryCode) ? parts.regionCode : undefined
  const town = parts.locality ?? parts.postalTown ?? parts.sublocality1
  const listed = (...texts: (string | undefined)[]): string =>
    [...new Set([...texts, country])].filter(Boolean).join(', ')
  if (level === 'region') return listed(name)
  if (level === 'district') return listed(name, region)
  if (level !== 'postal') return listed(name, town, region)
  const isFirst = town !== undefined && address.indexOf(name) < address.indexOf(town)
  if (isFirst) return listed(`${name} ${town}`, region)
  return region ? listed(town, `${region} ${name}`) : listed([town, name].filter(Boolean).join(' '))
}
