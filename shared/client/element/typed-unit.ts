const unitWords = [
  ...['flat', 'apartment', 'apt', 'unit', 'suite', 'ste', 'room'], // English
  ...['wohnung', 'whg'], // German
  ...['appartement', 'appart', 'appt', 'app'], // French, Dutch
  ...['piso', 'puerta'], // Spanish
  ...['interno', 'int'], // Italian
  ...['apartamento'], // Portuguese, Spanish
  ...['lägenhet', 'lgh', 'leilighet', 'lejlighed'], // Swedish, Norwegian, Danish
  ...['mieszkanie', 'lokal'], // Polish
  ...['byt'], // Czech
]
const number = '(?:\\p{N}[\\p{N}\\p{L}/-]{0,5}|\\p{L})'
/** A house number of Colombia: "# 20 - 30". */
const pair = '#\\s?\\p{N}+\\p{L}?\\s?-\\s?\\p{N}+'
const words = unitWords.join('|')
const unit = new RegExp(
  `(?:^|[\\s,])(${pair}|(?:(?:${words})\\b\\.?\\s*#?|#)\\s?${number})(?=$|[\\s,])`,
  'iu',
)

/**
 * A flat with its word in a typed address, such as "Flat 3" of "Flat 3, 221b baker street".
 * Suggestions contain no flats: what stands behind `#` in a suggestion is the number of a house or
 * a road.
 */
export function typedUnit(typed: string, suggestion: string): string | undefined {
  const found = unit.exec(typed)?.[1]
  const isSuggested = found?.startsWith('#') && count(found, typed) <= count(found, suggestion)
  return isSuggested ? undefined : found
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

/** The typed address without its flat. */
export const withoutUnit = (text: string): string => text.replace(unit, '')
