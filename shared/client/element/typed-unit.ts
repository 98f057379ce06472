const unitWords = [
  ...['flat', 'apartment', 'apt', 'unit', 'suite', 'ste', 'room', 'floor', 'level'], // English
  ...['wohnung', 'whg', 'etage', 'top'], // German
  ...['appartement', 'appart', 'appt', 'app', 'bus', 'bte'], // French, Dutch
  ...['piso', 'puerta', 'oficina', 'depto', 'dpto'], // Spanish
  ...['interno', 'int'], // Italian
  ...['apartamento', 'apto', 'ap'], // Portuguese, Spanish, Romanian
  ...['lägenhet', 'lgh', 'leilighet', 'lejlighed'], // Swedish, Norwegian, Danish
  ...['mieszkanie', 'lokal'], // Polish
  ...['byt'], // Czech
  ...['daire', 'kat'], // Turkish
  ...['квартира', 'кв'], // Russian, Ukrainian
]
/** "5" of "Level 5/100 Some Street". Not a postal code of six digits, whose state may be AP. */
const number =
  '(?!\\p{N}{6})(?:\\p{N}[\\p{N}\\p{L}-]{0,5}(?:/[\\p{N}\\p{L}]+(?=,|$|\\s\\p{N}))?|\\p{L})'
const withWord = `(?:${unitWords.join('|')})(?!\\p{L})[.:]?\\s*(?:n[or][.:]?|#)?`
const kinds = [
  // A house number of Colombia: "# 20 - 30".
  '#\\s?\\p{N}+\\p{L}?\\s?-\\s?\\p{N}+',
  // "Deniz Apt. No: 18" is a building with a name, and its number.
  `(?:(?!apt\\.?\\sno)${withWord}|#)\\s?${number}`,
  '\\p{N}{1,2}(?:st|nd|rd|th|er?|[.ºª])\\s?(?:floor|[eé]tage|og|sal|andar|piso)',
  '(?:ground|first|second|third|top|garden|basement)\\s(?:floor\\s)?(?:floor|flat)',
  // Floor and door: "2º B", "3º 2ª".
  '\\p{N}{1,2}º\\s?(?:\\p{L}{1,4}|\\p{N}ª)\\.?(?=,|$)',
]
const units = new RegExp(`(?:^|[\\s,])(${kinds.join('|')})(?:(?=$|[\\s,])|/)`, 'giu')

/**
 * The flat and floor with their words in a typed address, such as "Flat 3" of "Flat 3, 221b baker
 * street". Suggestions contain none: what stands behind `#` in a suggestion is the number of a
 * house or a road.
 */
export function typedUnits(typed: string, suggestion: string): string[] {
  const isSuggested = (unit: string) =>
    suggestion.toLowerCase().includes(unit.toLowerCase()) ||
    (unit.startsWith('#') && count(unit, typed) <= count(unit, suggestion))
  return Array.from(typed.matchAll(units), ([, unit = '']) => unit).filter(
    (unit) => !isSuggested(unit),
  )
}

/** How often the number of a unit stands in a text. */
function count(unit: string, text: string): number {
  const number = numbersOf(unit).at(-1)
  return numbersOf(text).filter((one) => one === number).length
}

const numbersOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/\s*-\s*/g, '-')
    .split(/[\s,#]+/)

/** The typed address without flat and floor. */
export const withoutUnits = (text: string): string => text.replace(units, '')
