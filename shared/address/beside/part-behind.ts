import type { WordsInCountries } from '../data/words-in-countries.ts'
import { entriesIn } from '../words/entries-in.ts'
import { maxCountries, remembered } from '../words/remembered.ts'
import { end } from '../words/whole-words.ts'

/**
 * Words with which an estate, a zone or a quarter begins right behind the street, as regular
 * expressions. Collected by hand, without a published source.
 */
const words: readonly WordsInCountries[] = [
  {
    in: 'BE CH FR GP LU MC MQ RE',
    words:
      'zi|za|zac|zone (?:industrielle|artisanale|commerciale|d.activit[ée]s?)|lotissement|lot\\.|' +
      'r[ée]s(?:idence|\\.)?(?= \\p{L})|hameau(?= d)|lieu[- ]?dit|quartier(?= \\p{L})',
  },
  { in: 'PH', words: 'sitio|purok' },
  {
    in: 'VN',
    words: 'chung cư|chung cu|kdc|khu dân cư|khu dan cu|khu phố(?= \\d)|khu pho(?= \\d)',
  },
  { in: 'IN', words: 'old town|new colony' },
  { in: 'GB IE', words: 'old town' },
]

/** Behind its kind the word is the name of the street: "12 rue ZI Nord". */
const behindKind =
  '(?<!(?<!\\p{L})(?:rue|impasse|all[ée]e|chemin|avenue|av\\.|place|route|voie|cit[ée]|clos|' +
  'du|de|la|des)\\s)'

const patternIn = remembered(maxCountries, (country) => {
  const own = entriesIn(words, country)
  const any = own.map((entry) => entry.words).join('|')
  return any === ''
    ? undefined
    : new RegExp(`(?<=^\\s*\\d[^,]*\\p{L}{3}\\.?)\\s+${behindKind}(?=(?:${any})${end})`, 'iu')
})

/**
 * A line with a comma before the estate or the quarter behind its street, where people leave it
 * out: "12 avenue Foch ZI Nord" is "12 avenue Foch, ZI Nord". Only where the number comes first.
 */
export function withPartBehindApart(line: string, country: string): string {
  const pattern = patternIn(country)
  return pattern ? line.replace(pattern, ', ') : line
}
