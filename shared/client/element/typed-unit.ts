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
const unit = new RegExp(
  `(?:^|[\\s,])((?:(?:${unitWords.join('|')})\\b\\.?\\s*#?|#)\\s?${number})(?=$|[\\s,])`,
  'iu',
)

/**
 * A flat with its word in a typed address, such as "Flat 3" of "Flat 3, 221b baker street".
 * Suggestions contain no flats.
 */
export const typedUnit = (text: string): string | undefined => unit.exec(text)?.[1]

/** The typed address without its flat. */
export const withoutUnit = (text: string): string => text.replace(unit, '')
