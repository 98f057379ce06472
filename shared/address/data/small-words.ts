/**
 * Words without much meaning, of the larger European languages. Collected by hand, without a
 * published source.
 */
export const smallWords: readonly string[] = [
  'de',
  'la',
  'le',
  'les',
  'des',
  'du',
  'da',
  'do',
  'das',
  'dos',
  'del',
  'della',
  'delle',
  'dello',
  'dels',
  'dei',
  'degli',
  'di',
  'el',
  'los',
  'las',
  'the',
  'of',
  'and',
  'und',
  'et',
  'y',
  'e',
  'a',
  'al',
  'an',
  'am',
  'im',
  'in',
  'der',
  'die',
  'den',
  'dem',
  'zu',
  'zum',
  'zur',
  'van',
  'von',
  'd',
  'l',
  'on',
  'at',
  'og',
  'i',
  'na',
  'aux',
  'het',
]

/**
 * Italian articles before an apostrophe: "Via dell'Indipendenza". Only where addresses are in
 * Italian, because elsewhere they are names and words: Dell Road, All Saints Road.
 */
export const elidedArticles: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  ['CH', 'IT', 'SM', 'VA'].map((country) => [country, ['all', 'dall', 'dell', 'nell', 'sull']]),
)
