import type { Components } from '../../address/components.ts'
import { latinAmerica } from '../../address/country/groups.ts'
import { withPlainLetters } from '../../address/house/unit.ts'
import { isNearly } from '../../address/words/typing-distance.ts'
import type { Comparison, Finding } from '../comparison.ts'
import { onlyLandmark } from './landmark-building.ts'
import { otherNamedBuilding } from './other-named-building.ts'

/** A kind of block, in words that mean the same. Regular expressions of plain Latin letters. */
interface Kind {
  words: string
  /** Those of them that a value may stand before: "B Blok", "4th Block". */
  before?: string
  /** What else may be their value there. */
  names?: string
  /** What else may be the value behind the words. */
  behind?: string
  /** Countries (ISO 3166-1 alpha-2); all where absent. */
  in?: string
}

/** Blocks of an estate or of a house. Collected by hand, without a published source. */
const kinds: readonly Kind[] = [
  { words: 'block|blk|blok|bloc|bloque|blq|bloco|bl', before: 'block|blk|blok' },
  { words: 'building|bldg|batiment|bat|edificio|edif|gebaude|geb', before: 'building|bldg' },
  {
    words: 'tower|twr|torre|tour|turm|menara|toa(?:\\snha)?',
    before: 'tower|twr',
    names: '(?!(?:business|clock|east|main|north|office|south|the|west)(?!\\p{L}))[a-z]{3,}',
  },
  // "Tour Ponant", "Torre Sur".
  {
    words: 'tour|torre|turm',
    behind: '(?!(?:de[lr]?|des|la|las|les|los|empresarial|corporativa|medica)(?!\\p{L}))[a-z]{3,}',
  },
  // "Immeuble Opéra", "Edif. Los Balcones"
  {
    words: '(?:edificio|edif|immeuble|imm)(?:\\.?\\s(?:l[aeo]s?|el|mcal|gral|mariscal|general))?',
    behind: '(?!(?:de[lr]?|des|l[aeo]s?|el|empresarial|corporativo|central)(?!\\p{L}))[a-z]{3,}',
  },
  // "Tower Ebony" of an estate.
  { words: '(?:tower|twr)(?=\\s\\p{Lu})', behind: '[a-z]{3,}', in: 'ID PH' },
  { words: 'manzana|mza|mz|quadra|qda|qd', in: [...latinAmerica].join(' ') },
  { words: 'lote|lte?', in: [...latinAmerica].join(' ') },
  // "Fase II" of an estate.
  { words: 'phase|fase|etapa' },
  { words: 'cluster', before: 'cluster' },
  { words: 'wing', before: 'wing', in: 'IN' },
  // "Zen Cluster" of a quarter with flats.
  { words: 'cluster', before: 'cluster', names: '[a-z]{3,}', in: 'AE' },
]

const edge = '(?<![\\p{L}\\p{N}])'
const end = '(?![\\p{L}\\p{N}])'
/** "12", "12B", "A-12", "CT2", "S1.05". */
const counted = '(?:[a-z]{1,3}-?)?\\d{1,4}(?:\\.\\d{1,3})?(?:-?[a-z])?'
/** No article and no initial: "Tour d'Ivoire", "Edificio A. Pérez", the door of "B Blok D:40". */
const letter = "[a-z](?!['’]|\\s?[.:]\\s?(?:\\d|\\p{L}{2}))"
const numerals = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']
const value = `(?:${counted}|${letter}|${numerals.join('|')}|[ivx]{2,4})${end}`
/** "Towers 1 & 2", "Block A/B". */
const second = `(?:\\s?(?:&|/|-|and|y|et|ve)\\s?(${counted}${end}|${letter}${end}))?`
/** Not " - ", which stands between the parts of an address: "Marina Tower - 14b St". */
const sign = '(?:-|\\.?\\s?[:#]?\\s?)(?:n(?:ro|[or°º])(?!\\p{L})[.:]?\\s?)?'
const ordinal = '\\d{1,3}(?:st|nd|rd|th)'
/** What a letter before a block may belong to, too: "Flat B Block 5", "12-C Block 6", "23/F". */
const ofNoFlat =
  '(?<!\\p{L}\\.\\p{L}\\.)(?<!(?:flat|unit|apt|room|shop|office|no)[\\s.]{1,2})' +
  '(?<![\\p{L}\\p{N}/-])'

/** How a kind of block is written. */
interface Pattern {
  word: RegExp
  /** The word with its value, the surest form first: "A Block 12" is block A. */
  values: readonly RegExp[]
  countries?: ReadonlySet<string>
}

function patternOf({ words, before, names, behind: own, in: countries }: Kind): Pattern {
  const word = `${edge}(?:${words})(?!\\p{L})`
  const kind = `\\.?[\\s-]?(?:${before})${end}`
  const last = [counted, ...(names ? [names] : [])].join('|')
  const behind = `${word}${sign}(${own ? `${own}${end}` : value})${second}`
  const values = before
    ? [`${ofNoFlat}([a-z]|${ordinal})${kind}`, behind, `${edge}(${last})${kind}`]
    : [behind]
  return {
    word: new RegExp(word, 'iu'),
    values: values.map((source) => new RegExp(source, 'giu')),
    ...(countries && { countries: new Set(countries.split(' ')) }),
  }
}

const patterns = kinds.map(patternOf)
const patternsOf = (country: string): Pattern[] =>
  patterns.filter(({ countries }) => countries?.has(country) ?? true)
const anyWord = new RegExp(patterns.map(({ word }) => word.source).join('|'), 'iu')

/** Houses of Malé have the letter of their ward before their name: "Ma. Fehivina". */
const wardOfMale: Pattern = {
  word: /(?<!\p{L})(?:ma|m|g|h)\.\s?\p{L}{3}/iu,
  values: [/(?<!\p{L})(ma|m|g|h)\.\s?(?=\p{L}{3})/giu],
}

/** Towers of Vietnam, which are known by their codes: "S1.05 Vinhomes Ocean Park". */
const towerCode: Pattern = {
  word: /\d\.\d/,
  values: [/(?<![\p{L}\p{N}])([a-z]{1,2}\d{1,2}\.\d{2})(?![\p{L}\p{N}])/giu],
}

/** "West Tower", "Harbour Towers East". */
const side = '(east|west|north|south)'
const sidesOfBuilding: Pattern = {
  word: /(?<!\p{L})(?:towers?|twr|wing)(?!\p{L})/iu,
  values: [
    new RegExp(`${edge}${side}\\s(?:tower|twr|wing)${end}`, 'giu'),
    new RegExp(`${edge}(?:towers?|twr|wing)\\s${side}${end}`, 'giu'),
  ],
}

/** "البرج الشمالي", "המגדל העגול", "タワーイースト", "北塔", "서관": what tells towers of one complex. */
const sidesInScripts = new RegExp(
  [
    '(?:ال)?برج\\s(?:ال)?(شمال[يى]|جنوب[يى]|شرق[يى]|غرب[يى])',
    '(?<!\\p{L})המגדל\\s(ה\\p{L}{2,})',
    'タワー[・\\s]?(イースト|ウ[エェ]スト|ノース|サウス)',
    '(イースト|ウ[エェ]スト|ノース|サウス)[・\\s]?(?:タワー|棟)',
    '([东東西南北])(?:座|塔|[楼樓]|棟|栋|[館馆]|タワー)',
    '(?<!\\p{L})([동서남북])관(?!\\p{L})',
    '(이스트|웨스트|노스|사우스)\\s?타워',
  ].join('|'),
  'gu',
)
/** Characters in them that are written for one another. */
const writtenFor = new Map([
  ['東', '东'],
  ['ェ', 'エ'],
  ['ى', 'ي'],
])

const chinese = new RegExp(
  [
    '(?<![A-Z\\d])([A-Z]?\\d{1,4}|[A-Z甲乙丙丁])\\s?(?:[号號][楼樓]|号棟|座|幢|[栋棟])',
    // "望京SOHO塔3": a tower behind the name of its estate.
    '塔\\s?(\\d{1,2}|[A-Z])(?![A-Z\\d])',
    '(?<![A-Z\\d])T(\\d{1,2})(?![A-Z\\d])',
  ].join('|'),
  'giu',
)
/** Not a quarter: "성산2동". */
const korean = new RegExp(
  [
    '(?<![\\p{L}\\p{N}])([A-Z]?\\d{1,4}|[A-Z]|[가나다라])\\s?동(?!\\p{L})',
    // "235-dong". A quarter has a digit alone behind its name: "Yeoksam 1-dong".
    '(?<![\\p{L}\\p{N}])(\\d{3,4})[\\s-]?dong(?!\\p{L})',
  ].join('|'),
  'giu',
)
/** How blocks are written in one country alone. */
const patternsOfOne = new Map([
  ['MV', [wardOfMale]],
  ['VN', [towerCode]],
])
const inCharacters = new Map([
  ...['CN', 'HK', 'JP', 'MO', 'TW'].map((country) => [country, chinese] as const),
  ['KR', korean],
])

/** A block, as it is compared and as it is written. */
interface Block {
  value: string
  text: string
}

/**
 * The finding where another block of an estate or of a house is stored than the provider shows,
 * wherever it does: tower 16 is not tower 6, nor "B Blok" A Blok. Undefined where one of the two
 * shows none of the kind, or where they have one in common. Pure.
 */
export function otherBlock(comparison: Comparison): Finding | undefined {
  const { fields, candidate, parts, country } = comparison
  const { line1, line2, city, text } = fields
  const stored = [line1, line2, text, city].join(', ')
  const shown = [candidate.formattedAddress, parts.building, parts.houseNumber].join(', ')
  const pattern = inCharacters.get(country)
  return (
    (pattern && otherInCharacters(stored, shown, pattern)) ??
    otherSideInScript(stored, shown) ??
    otherInWords(stored, shown, parts.street ?? '', country) ??
    otherNamedBuilding(comparison, stored) ??
    onlyLandmark(comparison) ??
    missingBlock(parts, stored, country)
  )
}

/**
 * The finding where the house is one block of an estate, and no block is stored: "Mashattan" beside
 * Mashattan A4 Blok. Not where the house has a number.
 */
function missingBlock(
  { building = '', houseNumber }: Components,
  stored: string,
  country: string,
): Finding | undefined {
  if (houseNumber !== undefined || building === '') return undefined
  const [own, found] = [withPlainLetters(stored), withPlainLetters(building)]
  const block = patternsOf(country)
    .flatMap((kind) => (kind.word.test(own) ? [] : blocksIn(found, kind)))
    .find(({ value, text }) => !isName.test(value) && text !== found)
  if (!block) return undefined
  // "Emporium II", "One Horizon Center"
  const at = Number(block.value) - 1
  const writings = [letterApart(block.value), romans[at], numerals[at]].filter(Boolean)
  const isStored = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${writings.join('|')})(?![\\p{L}\\p{N}])`,
    'iu',
  )
  return isStored.test(own) ? undefined : { code: 'unit_missing', after: block.text }
}

/** "A4" may be written A-4. */
const letterApart = (value: string): string => value.replace(/(?<=^\p{L}+)(?=\p{N})/u, '-?')

function otherInCharacters(stored: string, shown: string, pattern: RegExp): Finding | undefined {
  const own = blocksAt(pattern, stored.normalize('NFKC'))
  if (own.length === 0) return undefined
  const found = blocksAt(pattern, shown.normalize('NFKC'))
  // One estate may have both, houses with numbers and their wings with letters.
  const isLetter = ({ value }: Block) => /^\D/.test(value)
  return differing(
    own,
    found.filter((block) => own.some((other) => isLetter(other) === isLetter(block))),
  )
}

const otherSideInScript = (stored: string, shown: string): Finding | undefined =>
  differing(sidesIn(stored), sidesIn(shown))

const sidesIn = (text: string): Block[] =>
  blocksAt(sidesInScripts, text).map(({ value, text: side }) => ({
    value: value.replace(/./gu, (character) => writtenFor.get(character) ?? character),
    text: side,
  }))

function otherInWords(
  stored: string,
  shown: string,
  street: string,
  country: string,
): Finding | undefined {
  const own = withPlainLetters(stored)
  const ofCountry = patternsOfOne.get(country) ?? []
  if (
    ![anyWord, sidesOfBuilding.word, ...ofCountry.map(({ word }) => word)].some((word) =>
      word.test(own),
    )
  )
    return undefined
  const [found, ofStreet] = [withPlainLetters(shown), withPlainLetters(street)]
  // "12 Tower Hill" is no tower. "SQS 308 Bloco A" is a block.
  const isOfStreet = (kind: Pattern) =>
    kind.word.test(ofStreet) && blocksIn(ofStreet, kind).length === 0
  return [...patternsOf(country), sidesOfBuilding, ...ofCountry]
    .filter((kind) => kind.word.test(own) && kind.word.test(found) && !isOfStreet(kind))
    .map((kind) =>
      differing(...withoutShared(blocksIn(own, kind), blocksIn(found, kind), [own, found])),
    )
    .find((other) => other !== undefined)
}

/**
 * Blocks with names, but for those whose name the other text has: the Bitexco Financial Tower.
 * Short names must be words of it: "ouest" has "est".
 */
function withoutShared(
  stored: readonly Block[],
  found: readonly Block[],
  [own, shown]: readonly [string, string],
): [readonly Block[], readonly Block[]] {
  const hasName = (text: string, { value }: Block) =>
    isName.test(value) &&
    new RegExp(value.length > 3 ? value : `${edge}${value}${end}`, 'iu').test(text)
  return [
    stored.filter((block) => !hasName(shown, block)),
    found.filter((block) => !hasName(own, block)),
  ]
}

/** The blocks of a kind in a text. Of two values of one block, the surest. */
function blocksIn(text: string, { values }: Pattern): Block[] {
  let rest = text
  return values.flatMap((pattern) => {
    const blocks = blocksAt(pattern, rest)
    for (const { text: block } of blocks) rest = rest.replace(block, '.')
    return blocks
  })
}

const blocksAt = (pattern: RegExp, text: string): Block[] =>
  [...text.matchAll(pattern)].flatMap(([block, ...values]) =>
    values.flatMap((value) => (value ? [{ value: plainValue(value), text: block }] : [])),
  )

function plainValue(text: string): string {
  const value = text.toLowerCase().replaceAll('-', '')
  const number = Math.max(numerals.indexOf(value), value.length > 1 ? romans.indexOf(value) : -1)
  if (number >= 0) return String(number + 1)
  // "Al Jazeera Tower" is Al Jazira Tower.
  if (isName.test(value)) return value.replaceAll('ee', 'i').replaceAll('oo', 'u')
  return value.replace(/^0+(?=\d)/, '').replace(/(?<=^\d+)(?:st|nd|rd|th)$/, '')
}

function differing(stored: readonly Block[], found: readonly Block[]): Finding | undefined {
  const [own, other] = [stored[0], found[0]]
  if (!own || !other) return undefined
  const isShared = stored.some((one) => found.some((two) => areAlike(one.value, two.value)))
  return isShared ? undefined : { code: 'unit_differs', before: own.text, after: other.text }
}

/**
 * The stored "A12" may be flat 12 of A, and "12B" flat B of 12; where the found one has more, it is
 * another block, but "Geb. K 703" is K703. "V" may be 5. What has a name may have a number, too.
 */
const areAlike = (one: string, other: string): boolean =>
  one === other ||
  isName.test(one) !== isName.test(other) ||
  areNamesAlike(one, other) ||
  beginsWith(one, other) ||
  (/^[a-z]\d{2,}$/.test(other) && one === other[0]) ||
  String(romans.indexOf(one) + 1) === other ||
  String(romans.indexOf(other) + 1) === one

const isName = /^[a-z]{3,}$/

/** "Nicolas" is Nicholas misspelt, and "Fin." Financial in short. Oeste is not Este. */
const areNamesAlike = (one: string, other: string): boolean =>
  isName.test(one) &&
  isName.test(other) &&
  one[0] === other[0] &&
  (one.startsWith(other) || other.startsWith(one) || isNearly(one, other))

const beginsWith = (long: string, short: string): boolean =>
  long.startsWith(short) && /\d$/.test(short) !== /^\d/.test(long.slice(short.length))
