/** What flats are called where buyers write them: English, German, French, Spanish, Italian, Portuguese, Dutch, Nordic, Polish, Czech. */
const names =
  'flat|apartment|apt|unit|suite|ste|room|wohnung|whg|appartement|appart|appt|app|piso|puerta|interno|int|apartamento|appartement|lägenhet|lgh|leilighet|lejlighed|mieszkanie|lokal|byt'
const number = '(?:\\p{N}[\\p{N}\\p{L}/-]{0,5}|\\p{L})'
const unit = new RegExp(`(?:^|[\\s,])((?:(?:${names})\\b\\.?\\s*#?|#)\\s?${number})(?=$|[\\s,])`, 'iu')

/** A flat that stands in a typed address by its name, such as "Flat 3" of "Flat 3, 221b baker street". The suggestions know none. */
export const typedUnit = (text: string): string | undefined => unit.exec(text)?.[1]
