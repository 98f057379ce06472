import type { AddressComponent } from '../../../shared/api/details.ts'

/** The component types that can name an area, the best first. */
interface AreaTypes {
  town: readonly string[]
  /** Villages, wards and quarters. One that is the town already is skipped. */
  quarter: readonly string[]
}

/** The post town is where the post goes. The locality beside it is a village or a suburb of it. */
const defaultTypes: AreaTypes = {
  town: [
    'postal_town',
    'locality',
    'sublocality_level_1',
    'sublocality',
    'administrative_area_level_3',
    'neighborhood',
  ],
  quarter: [
    'locality',
    'sublocality_level_1',
    'sublocality',
    'sublocality_level_2',
    'neighborhood',
  ],
}

/**
 * Countries whose town is an administrative area, or whose quarters have types of their own. In
 * Taiwan the town is a district and its parts are villages; Japan has wards. An emirate and
 * Singapore are towns themselves.
 */
const typesByCountry = new Map<string, AreaTypes>([
  ['AE', { ...defaultTypes, town: ['locality', 'administrative_area_level_1'] }],
  ['BR', { ...defaultTypes, town: ['locality', 'administrative_area_level_2'] }],
  [
    'ID',
    {
      town: ['locality', 'administrative_area_level_2', 'administrative_area_level_3'],
      quarter: ['administrative_area_level_3', 'administrative_area_level_4'],
    },
  ],
  ['JP', { town: ['locality', 'ward'], quarter: ['ward', 'sublocality_level_1'] }],
  [
    'MX',
    {
      ...defaultTypes,
      town: ['locality', 'administrative_area_level_2', 'sublocality_level_1'],
    },
  ],
  [
    'PT',
    {
      town: ['locality', 'administrative_area_level_2', 'administrative_area_level_3'],
      quarter: ['sublocality_level_1', 'administrative_area_level_3', 'neighborhood'],
    },
  ],
  ['SG', { ...defaultTypes, town: ['locality', 'country'] }],
  [
    'TH',
    {
      town: ['administrative_area_level_2', 'sublocality_level_1', 'locality'],
      quarter: ['sublocality_level_2', 'locality', 'sublocality_level_1'],
    },
  ],
  [
    'TR',
    {
      town: ['locality', 'administrative_area_level_2'],
      quarter: ['administrative_area_level_4', 'sublocality_level_1', 'neighborhood'],
    },
  ],
  [
    'TW',
    {
      town: ['locality', 'administrative_area_level_2', 'administrative_area_level_3'],
      quarter: [
        'administrative_area_level_2',
        'administrative_area_level_3',
        'administrative_area_level_4',
      ],
    },
  ],
  [
    'VN',
    {
      ...defaultTypes,
      town: ['locality', 'administrative_area_level_2', 'sublocality_level_1'],
    },
  ],
])

interface Areas {
  town: AddressComponent | undefined
  quarter: AddressComponent | undefined
}

/** The town, and a part of it that has another name. */
export function areasOf(list: readonly AddressComponent[], countryCode: string): Areas {
  const types = typesByCountry.get(countryCode) ?? defaultTypes
  // In older answers for Japan a ward is a locality too.
  const withType = (type: string) =>
    list
      .filter((component) => component.types.includes(type))
      .toSorted((a, b) => Number(a.types.includes('ward')) - Number(b.types.includes('ward')))
  const [town] = types.town.flatMap(withType)
  const quarter = types.quarter
    .flatMap(withType)
    .find(({ longText }) => nameOf(longText) !== nameOf(town?.longText ?? ''))
  return { town, quarter }
}

const nameOf = (text: string) => text.normalize('NFKC').toLowerCase()
