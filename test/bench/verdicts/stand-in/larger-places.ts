import type { PlaceText, WireComponent, WorldPlace } from '../tables.ts'

/** Components that tell one address of a street from another. */
const numberTypes = new Set([
  'street_number',
  'premise',
  'subpremise',
  'sublocality_level_3',
  'sublocality_level_4',
])
/** Google's type of a block in Japan, whose name is a number, and of a street in Korea. */
const blockOrStreet = 'sublocality_level_4'
/** Whether this is a street of Korea: it has no type of its own. */
export const isKoreanStreet = ([long, , types]: WireComponent): boolean =>
  types.includes(blockOrStreet) && /\p{Script=Hangul}|\p{Script=Latin}/u.test(long)

/** Components of a town and of what it lies in. Quarters and streets are not among them. */
const townTypes = new Set(['locality', 'postal_town', 'administrative_area_level_1', 'country'])

/**
 * What Google knows besides the places of the table: the address of each named place, each
 * street, each town, and the codes of buildings. Countries come apart (`countryPlace`).
 */
export function largerPlaces(places: readonly WorldPlace[]): WorldPlace[] {
  const named = places.filter(({ types }) => types.includes('establishment')).map(addressOf)
  const streets = firstOf(places.map(streetOf).filter((street) => street !== undefined))
  const codes = places.filter(({ country }) => withCodesOfBuildings.has(country)).map(codeOf)
  return [...named, ...streets, ...firstOf(places.map(townOf)), ...firstOf(codes)]
}

const firstOf = (places: WorldPlace[]): WorldPlace[] =>
  [...Map.groupBy(places, ({ id }) => id).values()].flatMap(([first]) => first ?? [])

/** The id of the place without its name. Both are the same place. */
export const addressPrefix = 'address:'

const addressOf = (place: WorldPlace): WorldPlace => ({
  ...place,
  id: addressPrefix + place.id,
  types: [hasNumber(place) ? 'street_address' : 'route'],
  texts: mapTexts(place, (text) => shownAs(text, ({ components }) => components)),
})

const hasNumber = (place: WorldPlace): boolean =>
  hasType(place, 'street_number') || hasType(place, 'premise')

const hasType = ({ texts }: WorldPlace, type: string): boolean =>
  Object.values(texts).some(({ components }) =>
    components.some(([, , types]) => types.includes(type)),
  )

function streetOf(place: WorldPlace): WorldPlace | undefined {
  if (!place.street) return undefined
  const isBlock = hasType(place, 'sublocality_level_2')
  return {
    ...place,
    id: place.street,
    types: [isBlock ? 'sublocality_level_2' : 'route'],
    locationType: 'GEOMETRIC_CENTER',
    texts: mapTexts(place, (text) =>
      shownAs(text, ({ components }) =>
        components.filter(
          (component) =>
            isKoreanStreet(component) ||
            !component[2].some((type) => numberTypes.has(type) || type === 'postal_code'),
        ),
      ),
    ),
  }
}

const townOf = (place: WorldPlace): WorldPlace => ({
  ...place,
  id: place.town,
  types: ['locality', 'political'],
  locationType: 'APPROXIMATE',
  texts: mapTexts(place, ({ components }) => {
    const kept = components.filter(([, , types]) => types.some((type) => townTypes.has(type)))
    // Some cities are not a locality: boroughs of New York, São Paulo, Hong Kong.
    const town = kept.length > 2 ? kept : components.filter(isArea)
    const name = [...new Set(town.map(([long]) => long))].join(', ')
    return { description: name, formattedAddress: name, components: town }
  }),
})

/** Countries where a postal code is that of one building: people look buildings up by it. */
const withCodesOfBuildings = new Set(['IE', 'SG'])

function codeOf(place: WorldPlace): WorldPlace {
  const kept = ({ components }: PlaceText) =>
    components.filter(([, , types]) =>
      types.some((one) => one === 'postal_code' || townTypes.has(one)),
    )
  const code = kept(place.texts.en as PlaceText).find(([, , types]) =>
    types.includes('postal_code'),
  )
  return {
    ...place,
    id: `code:${place.country}:${code?.[0].replace(/\s/g, '')}`,
    types: ['postal_code'],
    locationType: 'APPROXIMATE',
    texts: mapTexts(place, (text) => {
      const components = kept(text)
      const name = components.map(([long]) => long).join(', ')
      return { description: name, formattedAddress: name, components }
    }),
  }
}

const isArea = (component: WireComponent): boolean =>
  component[2].includes('political') &&
  !component[2].includes('neighborhood') &&
  !isKoreanStreet(component)

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** The country itself: Google's answer where nothing in the asked country fits. */
export function countryPlace(country: string): WorldPlace {
  const name = countryNames.of(country) ?? country
  const id = `country:${country}`
  const types = ['country', 'political']
  return {
    id,
    country,
    types,
    location: [0, 0],
    locationType: 'APPROXIMATE',
    town: id,
    texts: {
      en: { description: name, formattedAddress: name, components: [[name, country, types]] },
    },
  }
}

const mapTexts = (place: WorldPlace, change: (text: PlaceText) => PlaceText) =>
  Object.fromEntries(
    Object.entries(place.texts).map(([language, text]) => [language, change(text)]),
  )

/** The text with these components: those that it loses go from its lines too. */
function shownAs(text: PlaceText, keep: (text: PlaceText) => WireComponent[]): PlaceText {
  const components = keep(text)
  const lost = text.components.filter((component) => !components.includes(component))
  const code = text.components.filter(([, , types]) => types.includes('postal_code'))
  return {
    components,
    formattedAddress: without(text.formattedAddress, lost),
    description: without(text.formattedAddress, [...lost, ...code]),
  }
}

const without = (line: string, lost: readonly WireComponent[]): string =>
  lost
    .reduce((rest, [long]) => rest.replace(long, ''), line)
    .replace(/ No[:.](?= *,)|№|#(?=\s*,)|〒|邮政编码: |−|[号號]$/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/(?:\s*,\s*)+/g, ', ')
    .replace(/^[\s,-]+|[\s,-]+$/g, '')
