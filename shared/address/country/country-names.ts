import { alpha3Codes } from '../data/country-codes.ts'
import { alsoCalled, nameLanguages, partsOfCountries } from '../data/country-names.ts'
import { languagesOf } from '../words/languages.ts'
import { remembered } from '../words/remembered.ts'
import { countries, isCountry } from './countries.ts'

let names: Map<string, string> | undefined

/** Folded names to codes. They are computed at the first call, which takes about 80 ms. */
function allNames(): Map<string, string> {
  if (names) return names
  names = new Map<string, string>()
  for (const language of nameLanguages) {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const code of countries) {
      const name = display.of(code) ?? ''
      const inFull = name.replace(/^St\. /, 'Saint ').replace(' & ', ' and ')
      const withoutUmlauts = name.replace(/[äöü]/gi, (letter) => `${letter}e`)
      for (const key of [name, inFull, withoutUmlauts].map(keyOf))
        if (key && !names.has(key)) names.set(key, code)
    }
  }
  for (const [code, alpha3] of Object.entries(alpha3Codes)) names.set(alpha3.toLowerCase(), code)
  for (const [code, called] of [...Object.entries(alsoCalled), ...Object.entries(partsOfCountries)])
    for (const name of called) names.set(keyOf(name), code)
  return names
}

/** Not put into Latin letters, in which names of different scripts come to be alike. */
const keyOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * The code of a country (ISO 3166-1 alpha-2) by its code, alpha-3 too, or its name in any of the
 * larger languages. Signs around it, its code or a town beside it change nothing.
 */
export const countryNamed = remembered(1_000, (text) => {
  const visible = text.replace(invisible, '')
  return codeOf(visible) ?? codeOfTwo(visible)
})

/** Marks of direction and spaces without width, which come along when a text is copied. */
const invisible = /\p{Cf}/gu
/** What stands around a name: "DE.", '"DE"'. Between two letters it is another name: N.C. */
const signsAround = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu

/**
 * "The Bahamas", "Islamic Republic of Iran". Not "Democratic Republic of", which tells the two
 * countries apart that have the name Congo.
 */
const formOfState = new RegExp(
  '^(?:the\\s|(?:the\\s)?(?:(?:arab|bolivarian|federal|federated|federative|grand|hashemite|' +
    'independent|islamic|plurinational|socialist|united)\\s)*' +
    '(?:commonwealth|duchy|kingdom|principality|republic|states?|sultanate|union)\\sof\\s' +
    '(?:the\\s)?)',
  'i',
)

function codeOf(text: string): string | undefined {
  const name = text.replace(signsAround, '')
  if (/^[A-Za-z]{2}$/.test(name)) {
    const code = name.toUpperCase()
    return code === 'UK' ? 'GB' : isCountry(code) ? code : undefined
  }
  const known = allNames().get(keyOf(name))
  return known ?? (formOfState.test(name) ? codeOf(name.replace(formOfState, '')) : undefined)
}

/**
 * The code by two names: "Korea, South", "Germany (DE)", and a place before its country as in
 * "Dubai, UAE". Undefined where they name two countries: "Georgia, USA".
 */
function codeOfTwo(text: string): string | undefined {
  const [first = '', second = '', ...others] = text
    .split(/[,،，()（）[\]/]|\s[-–—]\s/u)
    .filter((part) => keyOf(part))
  if (second === '' || others.length > 0) return undefined
  const turned = codeOf(`${second} ${first}`)
  if (turned) return turned
  const [one, other] = [codeOf(first), codeOf(second)]
  // CA behind a town is California.
  const mayBeState = /^\s*[A-Za-z]{2}\s*$/.test(second)
  const isOfPlace = one === undefined && /[,،，]/u.test(text) && !mayBeState
  return one === other || isOfPlace ? other : undefined
}

const parts = new Set(Object.values(partsOfCountries).flat().map(keyOf))

/** Whether a name of a country is that of a part of it only: Scotland. */
export const isPartOfCountry = (name: string): boolean => parts.has(keyOf(name))

/** Names by which a country's own people, and most others, write it. */
export function namesOf(code: string): string[] {
  const kept = ownNames.get(code)
  if (kept) return kept
  if (!isCountry(code)) return []
  const names = [...new Set([...languagesOf(code), 'en', 'de', 'fr', 'es'])].flatMap(
    (language) =>
      new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code) ?? [],
  )
  const made = [...names, ...(alsoCalled[code] ?? []), ...(partsOfCountries[code] ?? [])]
  ownNames.set(code, made)
  return made
}

const ownNames = new Map<string, string[]>()
