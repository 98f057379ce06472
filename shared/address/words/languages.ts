import { otherLanguages, spokenLanguages, withEnglishAddresses } from '../data/other-languages.ts'

const otherByCountry = new Map(Object.entries(otherLanguages))
const mainByCountry = new Map<string, { language: string; script: string }>()

/** The language that most of a country's people write in, and its script, as CLDR has it. */
function mainOf(countryCode: string): { language: string; script: string } {
  const known = mainByCountry.get(countryCode)
  if (known) return known
  const isKnown = /^[A-Z]{2}$/.test(countryCode) && !withEnglishAddresses.has(countryCode)
  const { language, script = 'Latn' } = isKnown
    ? new Intl.Locale(`und-${countryCode}`).maximize()
    : new Intl.Locale('en-Latn')
  const main = { language, script }
  mainByCountry.set(countryCode, main)
  return main
}

/**
 * Languages in which addresses of a country are written, the main one first; English is among them.
 */
export const languagesOf = (countryCode: string): string[] => [
  ...new Set([mainOf(countryCode).language, ...(otherByCountry.get(countryCode) ?? []), 'en']),
]

/** Whether the main language of a country is Italian, Portuguese or Spanish. */
export const isItalianPortugueseOrSpanish = (countryCode: string): boolean =>
  ['es', 'it', 'pt'].includes(mainOf(countryCode).language)

/** The language, or where it is only spoken the next one of the country. */
const writtenIn = (language: string, countryCode = ''): string =>
  spokenLanguages.has(language) ? (otherByCountry.get(countryCode)?.[0] ?? 'en') : language

const otherLetter = /[^\P{L}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

/** Languages that can be recognised by their letters, the most certain signs first. */
const byLetters: [RegExp, string][] = [
  [/[їєґ]/iu, 'uk'],
  [/ў/iu, 'be'],
  [/[әғқңөұүһ]/iu, 'kk'],
  [/[ђјљњћџ]/iu, 'sr'],
  [/[бвгджзклмнпрстфхцчш]ъ[бвгджзклмнпрстфхцчш]/iu, 'bg'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/[پچژگ]/u, 'fa'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]|丁目|番地|[都府県]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Georgian}/u, 'ka'],
  [/\p{Script=Armenian}/u, 'hy'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Ethiopic}/u, 'am'],
  [/\p{Script=Khmer}/u, 'km'],
  [/\p{Script=Lao}/u, 'lo'],
  [/\p{Script=Myanmar}/u, 'my'],
  [/\p{Script=Sinhala}/u, 'si'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Kannada}/u, 'kn'],
  [/\p{Script=Malayalam}/u, 'ml'],
  [/\p{Script=Gujarati}/u, 'gu'],
  [/\p{Script=Gurmukhi}/u, 'pa'],
]

/**
 * The language to request from the provider, so that it answers in the script of this text. It is
 * the country's main language if the text is in its script, else the one that the letters indicate.
 */
export function languageFor(text: string, countryCode: string | undefined): string {
  const isLatin = !otherLetter.test(text)
  const main = countryCode === undefined ? undefined : mainOf(countryCode)
  if (isLatin) return main?.script === 'Latn' ? writtenIn(main.language, countryCode) : 'en'
  const guess = byLetters.find(([letters]) => letters.test(text))?.[1] ?? 'en'
  if (countryCode === undefined || main === undefined || main.script === 'Latn') return guess
  if (guess === 'kk' && otherByCountry.get(countryCode)?.includes(guess)) return guess
  const isOwn =
    guess === main.language ||
    new Intl.Locale(guess).maximize().script === main.script ||
    (main.language === 'zh' && guess === 'ja') ||
    (main.language === 'ja' && guess === 'zh')
  if (!isOwn) return guess
  return main.language === 'zh' ? `zh-${countryCode}` : main.language
}

/** Whether a text has both Latin and other letters. */
export const hasTwoScripts = (text: string): boolean =>
  otherLetter.test(text) && /\p{Script=Latin}/u.test(text)
