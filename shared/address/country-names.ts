import { countryCodes } from './data/country-codes.ts'
import { languagesOf } from './languages.ts'

const codes = new Map(countryCodes.split(' ').map((pair) => [pair.slice(2), pair.slice(0, 2)]))
const known = new Set(codes.values())

/** Languages in which people write a country's name. */
const languages =
  'en de fr es it pt nl sv da nb fi is pl cs sk hu ro bg el ru uk be tr ar he fa ja ko zh zh-Hant th vi id ms et lv lt sl hr sr sr-Latn bs mk sq ca eu gl ka hy az kk hi bn ur ta si ne my km lo mn am sw af mt ga cy lb fil'

/** What else people write. */
const alsoCalled: Record<string, string> = {
  US: 'USA,U.S.,U.S.A.,United States of America,America,EE. UU.,EEUU,Etats Unis,Vereinigte Staaten von Amerika',
  GB: 'UK,U.K.,Great Britain,Britain,England,Scotland,Wales,Northern Ireland,Grossbritannien',
  NL: 'Holland,The Netherlands',
  AE: 'UAE,U.A.E.,Emirates',
  CZ: 'Czech Republic,Česká republika,Tschechische Republik',
  RU: 'Russian Federation,Российская Федерация',
  KR: '한국,Korea,Republic of Korea,Korea Republic of',
  CN: '中國,P.R. China,PRC,People’s Republic of China',
  TW: 'Taiwan R.O.C.,Taiwan ROC,臺灣',
  TR: 'Turkey,Türkiye',
  CI: 'Ivory Coast',
  MM: 'Burma',
  SZ: 'Swaziland',
  MK: 'Macedonia',
  VN: 'Viet Nam',
  HK: 'Hong Kong,Hong Kong SAR,香港',
  MO: 'Macau,Macao,澳門,澳门',
  IE: 'Republic of Ireland',
  CV: 'Cape Verde',
  CD: 'DR Congo,DRC',
  SK: 'Slovak Republic',
  SA: 'KSA,Kingdom of Saudi Arabia',
  VA: 'Vatican',
  TH: 'ประเทศไทย',
}

let names: Map<string, string> | undefined

/** Folded names to codes, made when first asked for: about 80 ms. */
function allNames(): Map<string, string> {
  if (names) return names
  names = new Map<string, string>()
  for (const language of languages.split(' ')) {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const code of known) {
      const name = display.of(code) ?? ''
      for (const key of [keyOf(name), keyOf(name.replace(/[äöü]/gi, (letter) => `${letter}e`))])
        if (key && !names.has(key)) names.set(key, code)
    }
  }
  for (const [alpha3, code] of codes) names.set(alpha3.toLowerCase(), code)
  for (const [code, text] of Object.entries(alsoCalled))
    for (const name of text.split(',')) names.set(keyOf(name), code)
  return names
}

/** Not put into Latin letters, in which names of different scripts come to be alike. */
const keyOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** What was asked lately: a batch names few countries. */
const asked = new Map<string, string | undefined>()
const mostAsked = 1_000

/** The code of a country (ISO 3166-1 alpha-2) by its code, alpha-3 too, or its name in any of the larger languages. */
export function countryNamed(text: string): string | undefined {
  if (asked.has(text)) return asked.get(text)
  if (asked.size >= mostAsked) asked.clear()
  const code = findCountry(text.trim())
  asked.set(text, code)
  return code
}

function findCountry(name: string): string | undefined {
  if (!/^[A-Za-z]{2}$/.test(name)) return allNames().get(keyOf(name))
  const code = name.toUpperCase()
  return code === 'UK' ? 'GB' : known.has(code) ? code : undefined
}

/** Names by which a country's own people, and most others, write it. */
export function namesOf(code: string): string[] {
  const kept = ownNames.get(code)
  if (kept) return kept
  if (!known.has(code)) return []
  const names = [...new Set([...languagesOf(code), 'en', 'de', 'fr', 'es'])].flatMap(
    (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code) ?? [],
  )
  const made = [...names, ...(alsoCalled[code]?.split(',') ?? [])]
  ownNames.set(code, made)
  return made
}

const ownNames = new Map<string, string[]>()
