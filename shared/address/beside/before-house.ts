import { mayBeNumberFirst } from '../data/house-order.ts'
import { landmarkWords } from '../data/landmark-words.ts'
import { entriesIn } from '../words/entries-in.ts'
import { maxCountries, remembered } from '../words/remembered.ts'

/** The kinds of streets that stand before their names, where a landmark can end. */
const kindsBefore =
  '(?:c\\/|calle|c\\.|av(?:enida|da)?\\.?|rua|r\\.|travessa|plaza|pra[çc]a|paseo|carrer|carrera)'
/** Parts of the house, and what a parcel is left at, before the number of the house. */
const english = 'side entrance|mail ?room|penthouse|rear|basement|reception|front desk'
const romance = new Map([
  [
    'ES',
    '(?:local\\s)?bajos?|[áa]tico|entlo\\.?|entresuelo|pral\\.?|principal|sobre[áa]tico|' +
      'pol(?:[íi]gono)?\\.?\\s?ind(?:ustrial)?\\.?',
  ],
  ['BR', '(?:deixar|entregar)\\sn[ao]\\s(?:portaria|recep[çc][ãa]o|casa)'],
])

/** "Opposite No 12 Albion Road": the number is that of the landmark. */
const notItsNumber =
  '(?<!(?<!\\p{L})(?:no|n[o°]|number|house|door|gate|pillar|exit|sector|phase|block|unit|shop|' +
  'stop|ward|building|bldg|highway|hwy|route|junction|plot|lane|street|st|road|rd|platform|km|' +
  'bus|line|tower)[.:]?\\s)'
/** "Junto a la Calle Mayor 14": the street is the landmark. */
const notItsArticle = '(?<!\\s(?:al?|la|el|los|las|de|del|d[ao]s?|n[ao]|[àa]o?|em)\\s)'

interface Beginning {
  /** A landmark before the house. It says nothing of the place. */
  landmark: RegExp
  /** A part of the house before its street. */
  part: RegExp | undefined
}

const beginningIn = remembered(maxCountries, (country): Beginning => {
  const landmarks = entriesIn(landmarkWords, country)
    .map(({ words }) => words)
    .join('|')
  const isFirst = mayBeNumberFirst(country)
  const house = isFirst
    ? `${notItsNumber}(?=#?\\d+\\p{L}?\\s+\\p{L}{2}[^,]*$)`
    : `${notItsArticle}(?=${kindsBefore}\\s?\\p{L}[^,]*[\\s,]\\d)`
  const parts = isFirst ? english : romance.get(country)
  return {
    landmark: new RegExp(`^(?:${landmarks})\\.?\\s[^,\\d]{2,40}?\\s${house}`, 'iu'),
    part: parts
      ? new RegExp(`^((?:${parts})(?:\\s\\p{L}+)?(?:\\s\\d[ªºao]?)?)\\s${house}`, 'iu')
      : undefined,
  }
})

/**
 * A line without the landmark before its house, and with a comma behind the part of the house that
 * stands there: "Near SBI ATM 45 Nehru Road" is "45 Nehru Road", and "pral. 2ª C/ Balmes 220" is
 * "pral. 2ª, C/ Balmes 220".
 * @param country ISO 3166-1 alpha-2
 */
export function withHouseFirst(line: string, country: string): string {
  if (!line.includes(' ')) return line
  const { landmark, part } = beginningIn(country)
  const plain = line.replace(landmark, '')
  return part ? plain.replace(part, '$1, ') : plain
}

/** "Flat 2-12 Elm Rd" is flat 2 of number 12. */
const flatJoined = /^(flat|apt|apartment|unit|suite)\.?\s(\d+\p{L}?)-(?=\d+\p{L}?\s+\p{L}{2})/iu

const withFlatsFirst = new Set(['CA', 'GB', 'US'])

/** The same with the number of the house apart from that of the flat before it. */
export const withFlatApart = (line: string, country: string): string =>
  withFlatsFirst.has(country) ? line.replace(flatJoined, '$1 $2, ') : line

/** What shops write for themselves: eBay's mark of an order, and an e-mail address. */
const marks = new RegExp(
  '(?<![\\p{L}\\p{N}])(?:ebay:?\\s?(?=[a-z0-9]*\\d)[a-z0-9]{6,8}|' +
    '[\\w.+-]+@[\\w-]+\\.[\\w.]+)(?![\\p{L}\\p{N}])',
  'giu',
)

/** A line without such marks. */
export const withoutMarks = (line: string): string =>
  /ebay|@/i.test(line)
    ? line
        .replace(marks, ' ')
        .replace(/\s{2,}/g, ' ')
        .trim()
    : line
