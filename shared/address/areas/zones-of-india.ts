/**
 * Large towns of India, with the first half of their postal codes. Their zones have had numbers
 * since before there were codes, and people still write these: "Kolkata 64" is 700064.
 */
const towns: Readonly<Record<string, string>> = {
  'kolkata|calcutta|kol': '700',
  'mumbai|bombay': '400',
  '(?:new )?delhi': '110',
  'chennai|madras': '600',
  'bengaluru|bangalore|blr': '560',
  'hyderabad|hyd': '500',
}
const names: Readonly<Record<string, string>> = {
  kol: 'Kolkata',
  blr: 'Bengaluru',
  hyd: 'Hyderabad',
}

/** Behind the zone the text ends, or a landmark follows: "Delhi 6 Community Centre" has none. */
const end = '(?=\\s*(?:$|[,.;)]|(?:near|nr|opp|opposite|behind|beside|india)(?!\\p{L})))'
const zones = Object.entries(towns).map(([town, code]) => ({
  code,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(${town})\\s?[-–]?\\s?(\\d{1,2})${end}`, 'giu'),
}))

/** The text with a whole code in place of the number of a zone, and the town's whole name. */
export const withZonesAsCodes = (text: string): string =>
  zones.reduce(
    (whole, { code, pattern }) =>
      whole.replace(
        pattern,
        (_, town: string, zone: string) =>
          `${names[town.toLowerCase()] ?? town} ${code}${zone.padStart(3, '0')}`,
      ),
    text,
  )
