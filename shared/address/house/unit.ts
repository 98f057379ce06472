import {
  namedFloors,
  ordinalFloors,
  sameFloors,
  sidesOfFloor,
  unitWordsAfter,
  unitWordsBefore,
  unitWordsIn,
} from '../data/units.ts'
import { numberedBuildings } from '../street/street-codes/arabic.ts'
import { escaped } from '../words/escaped.ts'
import { maxCountries, remembered } from '../words/remembered.ts'
import { fold } from '../words/words.ts'

/** For a regular expression; the last letter of many Arabic words is written in two ways. */
const forPattern = (text: string): string => escaped(text).replace(/ة/g, '[ةه]')
const either = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map(forPattern)
    .join('|')

/** The number of a unit: 4B, B-12, 12, 12-34, 1/2, 2.04; full-width digits as well. */
const value = '(?:[a-z]-?)?\\d+(?:\\.\\d\\d(?!\\d))?[a-z]?(?:[-/](?:\\d+[a-z]?|[a-z](?![a-z])))*'
const edge = '(?<![\\p{L}\\p{N}])'
const end = '(?![\\p{L}\\p{N}/-])'

const beforeNumber = '(?:(?:[.:#\\s]|no\\b|nr\\b)+|(?=\\d))'
/** "2nd Floor 1175 Douglas St": the number behind the floor is that of the house. */
const notOrdinal = '(?<!\\d(?:st|nd|rd|th)\\s+(?=fl))'
const designatedBy = (words: readonly string[]): RegExp =>
  new RegExp(
    `${edge}${notOrdinal}(?:${either(words)})${beforeNumber}(${value}|(?<=[.:#\\s])[a-z])${end}`,
    'giu',
  )
const side = `(?:\\.?,?\\s+(?:${either(sidesOfFloor)})${end})?`
/** Ends of ordinals: "3rd", "2do", "1os". */
const ordinalEnds = [
  'st|nd|rd|th|er|do|ro|to|mo|vo|no|da|ra|ta|ma|va|na|-?й',
  'e|eme|ème|os|ος|ου|ο|\\.?º|°|ª|\\.|-?o|\\/',
].join('|')
/** "1 F Street" and "1 F.M. 1460" are no floors; "1 F" is one. */
const noStreet = '(?!(?<=\\sf)[\\s.]+\\p{L})'
const numberedBy = (words: readonly string[]): RegExp =>
  new RegExp(
    `${edge}(\\d+)(?:${ordinalEnds})?(?:\\s+|-)?(?:${either(words)})${end}${noStreet}${side}`,
    'giu',
  )
const designated = designatedBy(unitWordsBefore)
const numbered = numberedBy(unitWordsAfter)
const floorsByName = [
  '(?:الدور|الطابق)\\s+(ال\\p{L}+)',
  `(${either(namedFloors)})\\s+(?:floor|flr?|level)`,
  `(${either(ordinalFloors)})\\s+(?:floor|flr)`,
  '(i{1,3}|iv|vi{0,3})(?:st|nd|rd|th)\\s+(?:floor|flr?)',
  '([ivx]+)\\.?\\s+(?:sprat|kat|piętro|emelet)',
  'ghorofa\\s+ya\\s+(kwanza|pili|tatu|nne|tano|sita|saba)',
].join('|')
const named = new RegExp(`${edge}(?:${floorsByName})${end}`, 'giu')
/** "#300" and "#12-34", in countries where house numbers are not written like this. */
const hash = /#\s?([a-z]?\d+[a-z]?(?:-\d+[a-z]?)*)/giu
const hashIsUnit = new Set(['US', 'CA', 'SG', 'AU', 'NZ', 'GB', 'IE', 'PR', 'HK'])
/** "5/48 Pirrama Road", "Sue Parker 5/48 Pirrama Road": the flat is before the number. */
const leading = new RegExp(
  '(?:^|(?<=,)|(?<=\\p{L}\\s))\\s*(?:(?:u(?:nit)?|flat|shop|suite|ste|apt|villa|office|factory|lot)\\s*)?' +
    '([a-z]?\\d+[a-z]?)\\s?/\\s?(?=\\d+[a-z]?(?:-\\d+)?\\s+\\p{L})',
  'giu',
)
const leadingIsUnit = new Set(['AU', 'NZ'])

/** "2º B", "3º Esq": floor and door. */
const door =
  '(?:[a-z]|izq|dcha|der|esq(?:uerd[oa])?|dto|dir(?:eito)?|fte|frente|\\d{1,2}[ºª])' +
  '(?![\\p{L}\\p{N}])\\.?'
/** "Rua Dom Pedro 2º 17": a king or a pope, and no floor. */
const king = 'pedro|paulo|pablo|carlos|felipe|alfonso|afonso'
/** "Carrera 7ª No. 71-21" */
const counted = 'carrera|cra\\.?|kra\\.?|cr\\.?|calle|cll?\\.?|avenida|av\\.?'
const floorAndDoor = new RegExp(
  `(?<![\\p{L}\\p{N}]|(?:${king}|(?<!\\p{L})(?:${counted}))\\s)` +
    `(\\d{1,2}\\.?\\s?[ºª°](?:\\s?${door}|(?!\\s*(?:\\p{L}{3}|de\\s))))`,
  'giu',
)
/** "sc. 1, et. 2, ap. 5": staircase, floor and flat. */
const numberedRooms =
  /(?<![\p{L}\p{N}])(?:sc|et|ap)[.:\s]*(\d+[a-z]?|(?<=sc[.:\s]+)[a-z])(?![\p{L}\p{N}])/giu
/** "33 лит. А пом. 5Н": a part of a house, and rooms in it. */
const annexes =
  /(?<=[\d\s,])(?:литера|литер|лит|помещение|помещ|пом)[.\s]*(\d+-?[а-я]?|[а-я])(?![\p{L}\p{N}])/giu
/** "7mo", "5to" */
const ordinal = '\\d{1,2}(?:er|ro|do|to|mo|vo|no)'
/** "7mo C", "5to 20": floor and flat behind the number of the house, or a building's name. */
const ordinalFloor = new RegExp(
  `(?<=\\d\\s*,?\\s)(${ordinal}\\.?(?:\\s(?:[a-z]|\\d{1,3})(?![\\p{L}\\p{N}]))?)|` +
    `(?<=\\p{L}{3}\\s)(${ordinal}\\s[a-z])(?![\\p{L}\\p{N}])`,
  'giu',
)
/** "4t 1a", "1er B": the fourth floor and its first door, in Catalan. */
const catalanFloor =
  /(?<=\d\s*,?\s|esc\p{L}*\.?\s\p{L}\s)(\d{1,2}(?:er|[rntè])\.?\s(?:\d{1,2}a|[a-d]))(?![\p{L}\p{N}])/giu
/** What belongs to a gate of a mall: the street is named after no gate with a number. */
const gate = /(?<=[\s,،])(?:gate|بوابة|مدخل)\s?(?:no\.?\s?)?(\d+[a-z]?)(?![\p{L}\p{N}])/giu
/** A room that stands behind its floor, such as 15樓C室. */
const roomOfFloor = new RegExp(
  // "中信广场5101室": right behind the name of a building.
  '(?<=[\\p{Script=Han}](?<![号號弄楼樓层層座幢栋棟]))([a-z]?\\d{3,5})室|' +
    '(\\d{1,3})[楼樓層层]\\s?-?(?=\\d|[a-z]\\d*室\\s*(?:,|$))|' +
    '(?<=[楼樓層层]\\s?-?)(\\d{2,4})(?![\\d-])|' +
    '(?<=[楼樓層层]\\s?)([a-z]\\d*)室(?=\\s*(?:,|$))',
  'giu',
)
/**
 * "Tower 8, Lodha Amara": behind a name it is that of a building, "Lodha Tower 8". "FF" behind the
 * number of a house is its first floor.
 */
const towerOrFloor = new RegExp(
  '(?:^|(?<=,))\\s*(?:tower|twr)[\\s.-]*(\\d{1,3}|[a-z])(?=\\s*(?:,|(?<=,.*)$))|' +
    '(?<=\\d\\p{L}?[\\s,]\\s*)([gfst]\\.?f)\\.?(?=\\s*(?:,|$))|' +
    // "402 B wing Mittal Court"
    '(?<![\\p{L}\\p{N}])([a-z])[\\s-]wing(?!\\p{L})',
  'giu',
)
/** "p.t." is the ground floor, "74 - 2p" the second one of house 74. */
const italianFloor = new RegExp(
  '(?<=[\\s,])(?:(p\\.\\s?t\\.?)|(?:sc|p)\\.\\s?(\\d+|[a-z])|(?<=\\d\\s-\\s)(\\d{1,2})\\s?p)' +
    '(?![\\p{L}\\p{N}])',
  'giu',
)
/** Letters that mean a flat in one country only. */
const byCountry = new Map([
  ['PL', /(?<=^|[\s\d/,])m\.?\s?(\d+[a-z]?)(?![\p{L}\p{N}])/giu],
  ['RO', numberedRooms],
  ['MD', numberedRooms],
  ['BR', /(?<![\p{L}\p{N}])ap[.:\s]*(\d+[a-z]?)(?![\p{L}\p{N}])/giu],
  // The flat upstairs, in Utrecht: "312 bis", and of several "312 bis A".
  // The same in Amsterdam: "14 II".
  [
    'NL',
    /(?<=\d\s?-?)(bis(?:\s?[a-d])?)(?![\p{L}\p{N}])|(?<=\s\d{1,4}\s)(i{1,3}|iv)(?=\s*(?:,|$))/giu,
  ],
  // "V. 14" of a tower is its fourteenth floor. Elsewhere "v." is a street: "Danska v. 83".
  ['SE', /(?<=tower\s|torn(?:et)?\s)v\.\s?(\d{1,2})(?=\s*(?:,|$))/giu],
  // "H0302" is a flat on the third floor.
  ['NO', /(?<=\s)([hulk]0\d{3})(?![\p{L}\p{N}])/giu],
  // "вх.Б": the letter of an entrance.
  ['BG', /(?<![\p{L}\p{N}])(?:вход|вх|vhod|vh)[.\s]*([а-яa-z])(?![\p{L}\p{N}])/giu],
  ['GE', /(?<![\p{L}\p{N}])(?:entr?|fl|bina|ბინა|ბ|სართული|სად)[.:\s]*(\d+)/giu],
  ['AZ', /(?<![\p{L}\p{N}])(?:mənzil|menzil|m(?=\.))[.:\s]*(\d+)/giu],
  ['AM', /(?<![\p{L}\p{N}])(?:բնակարան|բն|հարկ|bnakaran|bn)[.:\s]*(\d+)/giu],
  ['TH', /(?:ชั้น(?:ที่)?|ห้อง(?:เลขที่)?)\s*([a-z]?\d+[a-z]?(?:[-/]\d+)*)/giu],
  // A floor below the ground; and a flat, with its house, in Latin letters.
  // A floor right behind a building: 西病棟5階.
  ['JP', /(?<=\p{L})(\d{1,3})階|(?<=[\p{Script=Katakana}\p{Script=Han}ー])(\d{1,3})f(?!\p{L})/giu],
  ['KR', /(?:지하|(?<![a-z])b)\s?(\d)\s?층|(?<=[\s,])(\d{1,4})\s?(?:dong|ho)(?!\p{L})/giu],
  ['RU', annexes],
  ['BY', annexes],
  ['KZ', annexes],
  ['AD', catalanFloor],
  ['ES', catalanFloor],
  ['AR', ordinalFloor],
  ['UY', ordinalFloor],
  ['IT', italianFloor],
  ['TR', /(?<![\p{L}\p{N}])[dk][:.]\s?(\d+)|(?<=no[:.\s]*\d+\p{L}?\s+)d\s(\d+)/giu],
  ['IN', towerOrFloor],
  ['CN', roomOfFloor],
  ['TW', roomOfFloor],
  ['HK', roomOfFloor],
  ...['AE', 'BH', 'EG', 'JO', 'KW', 'OM', 'QA', 'SA'].map((country) => [country, gate] as const),
])

/** "Basement Flat 50 Euston Road": the number is that of the house. */
const flatWithoutNumber = new RegExp(
  `${edge}((?:lower |upper )?(?:basement|garden|ground|attic|top|first|second|third)` +
    '(?: floor)? (?:flat|maisonette))(?=,?\\s\\d)',
  'giu',
)

/** "Calle Principal 20" is a street. */
const spanishKind =
  '(?:alameda|alam\\.?|calle|carrer|c\\/|cl?\\.|av(?:d|da|inguda|enida)?\\.?|pla[zc]a|via|camino|' +
  'carretera|paseo|passeig|rambla|ronda|travesia)'
/** "Entlo 2ª", "bajos": a floor with a name in Spain and Andorra, and a door on it. */
const namedFloorAndDoor = new RegExp(
  `(?<=[\\s,])(?<!(?<!\\p{L})${spanishKind}\\s)` +
    '(?:(?:entresuelo|entlo|entl|principal|pral|ppal|atico|bajos|baixos|bjos|bxos|bxs)' +
    '\\.?\\s?(\\d+\\s?[ªº]?a?|[a-d])(?!\\p{L})|' +
    '(bajos|baixos|bjos|bxos|bxs|entresuelo|entlo)(?!\\p{L})\\.?)',
  'giu',
)
/** The ground floor in French, and "12e ét." */
const frenchFloor = new RegExp(
  '(?<=^|[\\s,])(r\\.?d\\.?c\\.?|rez[- ]de[- ]chaussee)(?!\\p{L})|' +
    '(?<![\\p{L}\\p{N}])(\\d{1,2})(?:er|e|eme)\\.?\\s?et(?:\\.|(?=\\s*(?:,|$)))',
  'giu',
)

/** "3. em. 12a", and behind the house 6: "6. 4/12.". */
const hungarianFloor = new RegExp(
  '(?<=^\\s*|\\d\\p{L}?[.,]?\\s+)\\d{1,2}\\.?\\s?em(?:elet)?' +
    '[.\\s/]+(\\d+[a-z]?)(?![\\p{L}\\p{N}])|' +
    '(?<=\\d\\p{L}?\\.\\s)\\d{1,2}\\/(\\d{1,3})\\.?(?=\\s*(?:,|$))',
  'giu',
)
/** The ground floor, and a floor without its sign: "r/c esq", "2 dto". */
const portugueseFloor = new RegExp(
  '(?<![\\p{L}\\p{N}])(r\\/c(?:\\s?(?:esq|dto|dir|fte|frente))?)(?![\\p{L}\\p{N}])|' +
    '(?<=\\d\\p{L}?,?\\s)(\\d{1,2}\\s(?:esq|dto|dir|fte|frt))(?![\\p{L}\\p{N}])',
  'giu',
)

/** "Unit 204-350 Bloor St W": the house stands behind the flat. And "63 King St upper apt". */
const canadianUnit = new RegExp(
  '(?<![\\p{L}\\p{N}])(?:unit|apt|suite|ste|#)[.\\s#]*' +
    '(\\d+[a-z]?)\\s?[-–]\\s?(?=\\d+[a-z]?\\s+\\p{L})|' +
    '(?<=\\p{L}{2}\\.?\\s)((?:upper|lower|main|bsmt)\\s(?:apt|unit|suite))(?=\\s*(?:,|$))',
  'giu',
)

/** What must be read before the words of all countries: "3. em. 12a" is flat 12a. */
const firstByCountry = new Map([
  ['HU', hungarianFloor],
  ['PT', portugueseFloor],
  ...['AD', 'ES'].map((country) => [country, namedFloorAndDoor] as const),
  ...'BE BF BJ CD CG CH CI CM DZ FR GA LU MA MC ML NE RE SN TG TN'
    .split(' ')
    .map((country) => [country, frenchFloor] as const),
  ['CA', canadianUnit],
  ['IL', /(?<=[\s,])כניסה\s+([א-ת])(?![א-ת])/gu],
  // "2. kat no 114"
  ['TR', /(?<![\p{L}\p{N}])\d{1,2}\.?\s?kat[\s.,]+no[.:\s]*(\d+)(?![\p{L}\p{N}/])/giu],
  // "p. 8 of. 3"
  ['BO', /(?<=[\s,])p\.\s?(\d{1,2})(?![\p{L}\p{N}])/giu],
  // "23. St. Top 4"
  ['AT', /(?<![\p{L}\p{N}])(\d{1,2})\.\s?st(?:ock)?\.?(?=[\s,]*(?:$|,|top|tur))/giu],
  ['GB', flatWithoutNumber],
  ['IE', flatWithoutNumber],
  ['AU', /(?<=^|[\s,])l(\d{1,3})(?![\p{L}\p{N}])|^\s*u(\d{1,4}[a-z]?)(?=[\s,]+\d)/giu],
  ['NZ', /(?<=^|[\s,])l(\d{1,3})(?![\p{L}\p{N}])/giu],
])

/** The words before and behind a number that mean a unit in one country. */
const ownWordsOf = remembered(maxCountries, (country): { before?: RegExp; after?: RegExp } => {
  const own = unitWordsIn.filter((entry) => entry.in.split(' ').includes(country))
  const before = own.flatMap((entry) => entry.before ?? [])
  const after = own.flatMap((entry) => entry.after ?? [])
  return {
    ...(before.length > 0 && { before: designatedBy(before) }),
    ...(after.length > 0 && { after: numberedBy(after) }),
  }
})

/** Among the words for units those that may also stand before the number of a house. */
const mayBeHouse = new Set(
  [
    'bat batiment bl blok block bloco bloque bldg boutique conj conjunto imm immeuble kedai kios',
    'kiosk lot lote lt lte local loja manzana mz mza negozio of ofic oficina office ofis shop',
    'stand tda tienda toot unit unite villa wahda whg וחדה חנות الوحدة مكتب وحدة магазин тоот',
  ].flatMap((line) => line.split(' ')),
)

/** The words for flats and floors, which are always inside a house. */
const insideHouseOf = remembered(maxCountries, (country): RegExp[] => {
  const own = unitWordsIn.filter((entry) => entry.in.split(' ').includes(country))
  const before = [...unitWordsBefore, ...own.flatMap((entry) => entry.before ?? [])]
  const after = [...unitWordsAfter, ...own.flatMap((entry) => entry.after ?? [])]
  const isInside = (word: string) => !mayBeHouse.has(word)
  return [designatedBy(before.filter(isInside)), numberedBy(after.filter(isInside))]
})

/** Whether the number of a unit stands beside a word for a flat or a floor. */
export const isInsideHouse = (unit: string, line: string, country: string): boolean =>
  insideHouseOf(country).some((pattern) =>
    [...withPlainLetters(line.normalize('NFC')).matchAll(pattern)].some(
      (match) => match[1]?.toLowerCase() === unit.toLowerCase(),
    ),
  )

/** An address line without its flat, floor or suite, and the numbers of these. */
export interface Units {
  rest: string
  units: string[]
}

const noUnits = (): readonly string[] => []

/**
 * Extracts the units from a line. `country` decides what "#5" and "5/48" mean. `ofStreet` are units
 * that the street's own name has, as "Bloco A" of Brasília's "SQS 308 Bloco A": they stay.
 */
export function takeUnits(line: string, country = '', ofStreet = noUnits): Units {
  if (!/[\d#]|\s\p{L}(?!\p{L})|floor|ghorofa/iu.test(line)) return { rest: line, units: [] }
  const units: string[] = []
  let rest = line.normalize('NFC')
  // The same text without accents and with the same length, so that positions are valid in both.
  let bare = withPlainLetters(rest)
  const take = (pattern: RegExp) => {
    if (bare.search(pattern) < 0) return
    for (const match of bare.matchAll(pattern)) {
      const end = match.index + match[0].length
      const unit = match[1] ?? match[2] ?? match[3] ?? ''
      if (isHouseWord(match[0], country) || isBesideName(match, bare, country)) continue
      if (ofStreet().some((own) => own.toLowerCase() === unit.toLowerCase())) continue
      units.push(unit)
      // What stands behind a flat is no part of the street: "391 Orchard Rd #12-01 Tower A".
      const isBetween = match.index > 0 && /^\s*\p{L}/u.test(rest.slice(end))
      const gap = (isBetween ? ',' : ' ').padEnd(match[0].length)
      rest = rest.slice(0, match.index) + gap + rest.slice(end)
      bare = bare.slice(0, match.index) + gap + bare.slice(end)
    }
  }
  if (leadingIsUnit.has(country)) take(leading)
  const first = firstByCountry.get(country)
  if (first) take(first)
  const { before, after } = ownWordsOf(country)
  for (const pattern of [designated, before, numbered, after, named]) if (pattern) take(pattern)
  if (/[ºª°]/.test(rest)) take(floorAndDoor)
  const ofCountry = byCountry.get(country)
  if (ofCountry) take(ofCountry)
  // Where the country is not known, "#10" is a flat only beside a number of the house. Puerto Rico
  // writes "Calle Luna #9", too.
  const isBeside =
    country === 'PR'
      ? /^[^\d#]{0,4}\d/.test(rest)
      : country !== '' || /\d/.test(rest.replace(hash, '').replace(/,.*/s, ''))
  if (rest.includes('#') && isBeside && (country === '' || hashIsUnit.has(country))) take(hash)
  return units.length === 0 ? { rest: line, units } : { rest, units }
}

/** Countries where a letter apart is that of the house: "Königsallee 60 F". */
const lettered = 'AT BE CH CZ DE DK EE ES FI FR HR HU IT LT LU LV NL NO PL PT SE SI SK'.split(' ')

/** In Turkey "Deniz Apt. No: 18" is a building with a name, and its number. */
const houseWords = new Map([
  ...numberedBuildings.map((country) => [country, /^(?:villa|bldg|building)/i] as const),
  ['LB', /^(?:villa|bldg|building|imm)/i] as const,
  ...lettered.map((country) => [country, /^\d+\s?f$/i] as const),
  ['TR', /^apt\.?\s*no/i] as const,
  // Estates of villas without streets.
  ['SN', /^villa/i] as const,
  ['CI', /^villa/i] as const,
  // Blocks of an estate are its houses.
  ['BG', /^(?:bl|бл)/i] as const,
  // A house without a street number is counted by block and lot.
  ['PH', /^lo?t/i] as const,
])

/**
 * "JMJ Bldg 52 Magsaysay Ave" is a building with a name, and the house number of the street, as is
 * "#110 Rivera St" where no other number stands. "1190 planta alta" is the upper floor of 1190.
 */
function isBesideName(
  { 0: words, index }: RegExpExecArray,
  line: string,
  country: string,
): boolean {
  const [before, behind] = [line.slice(0, index), line.slice(index + words.length)]
  if (/^(?:bldg|building)/i.test(words))
    return /\p{L}{2}\.?\s+$/u.test(before) && /^\s+\p{L}{2}/u.test(behind)
  if (isEndOfName(words, before, country)) return true
  // "12F High Street": the only number beside a street is that of the house.
  if (/^\d+f$/i.test(words) && !withFloors.has(country))
    return !/\d/.test(before + behind) && /\p{L}{2}/u.test(before + behind)
  // "Trg OF 6" of Ljubljana is a square.
  if (country === 'SI' && /^of\s/i.test(words)) return /(?<!\p{L})trg\s+$/iu.test(before)
  // "DLF Ph 1" is a phase of an estate, and no penthouse.
  if (country === 'IN' && /^ph[\s.]/i.test(words)) return /\p{L}{2}\s+$/u.test(before)
  // "Deniz Apt. 256/4": the only number is that of the house, with its flat.
  if (country === 'TR' && /^apt\.?\s*\d+\/\d/i.test(words))
    return !/\d/.test(before.replace(numberedTurkish, ''))
  // "#B2-14 ION Orchard" is a shop.
  if (words.startsWith('#') && !words.includes('-'))
    return before.trim() === '' && /^\s+\p{L}[^\d#]*$/u.test(behind)
  return /planta$/i.test(words) && /^\s+(?:alta|baja)(?!\p{L})/iu.test(behind)
}

/** "7. Cadde", "1453. Sk." */
const numberedTurkish = /\d+\.\s?(?:cad(?:de)?|cd|sok(?:ak)?|sk)(?!\p{L})/giu

/**
 * Countries whose buildings have many floors, and few houses a letter: "Kowloon Building 12F". And
 * Colombia, whose streets have such numbers.
 */
const withFloors = new Set('CN CO HK ID IN JP KR MO MY PH SG TH TW VN'.split(' '))

/** A word for a unit that ends the name of a street: "Đường Hải Phòng 124", "شارع الوحدة 41". */
const isEndOfName = (words: string, before: string, country: string): boolean =>
  country === 'VN'
    ? /^phong\s/i.test(words) && /(?<!(?<!\p{L})so)(?<=\p{L})\s+$/iu.test(before)
    : /^الوحدة/.test(words) && /(?:شارع|طريق)\s+$/.test(before)

const isHouseWord = (words: string, country: string): boolean =>
  houseWords.get(country)?.test(words) ?? false

/** Latin letters with accents, and full width. */
const dressed = /[\u00c0-\u024f\u1e00-\u1eff\uff01-\uff5e]/g

/** The letter without accent or full width, if the result has the same length. */
const plainLetter = (letter: string): string => letter.normalize('NFKD')[0] ?? letter

/** The text without accents on its letters, and of the same length where it is composed. */
export const withPlainLetters = (text: string): string => text.replace(dressed, plainLetter)

const wordsOfUnits = new Set(
  [...unitWordsBefore, ...unitWordsAfter, ...namedFloors]
    .flatMap((words) => words.split(' '))
    .map(fold),
)

/** Whether a word is one for a flat, a floor or a part of a building. */
export const isOfUnit = ({ text }: { text: string }): boolean => wordsOfUnits.has(text)

/** The normalised unit for comparison: "Apt. 4-B", "apt 4b" and "#4B" are all "4b". */
export function plainUnit(text: string, country: string): string {
  const { units } = takeUnits(text, hashIsUnit.has(country) ? country : '')
  const own = takeUnits(text, country).units
  const found = own.length > 0 ? own : units
  const whole = found.length > 0 ? found.join('') : text
  const plain = fold(whole.replace(/[ºª°]/g, '').normalize('NFKC'))
    .replace(floorOrdinal, '')
    .replace(endOfOrdinal, '')
    .replace(/[^a-z0-9]/g, '')
    .replace(wordBefore, '')
  const short = sidesInFull.reduce((unit, [side, to]) => unit.replace(side, to), plain)
  // Amsterdam writes "61 II" and "61-2".
  if (country === 'NL' && /^i{2,3}$/.test(short)) return String(short.length)
  return floorNames.get(short) ?? short
}

/** "3r 2a" is 3º 2ª. */
const floorOrdinal = /(?<=^\D*\d{1,2})[rnt](?=\s)|(?<=\d[rnte]*\s\d{1,2})a$/g
const floorNames = new Map(
  sameFloors.flatMap((names) => names.map((name) => [name, names[0] ?? name] as const)),
)

/** Sides of a floor in Portuguese, as `fold` writes them: "3esqurdo". */
const sidesInFull: readonly [RegExp, string][] = [
  [/(?<=\d)esqu?e?rd[oa]$/, 'esq'],
  [/(?<=\d)dire?ito$/, 'dto'],
  [/(?<=\d)frente$/, 'fte'],
]

/** "4to C" is "4 C". */
const endOfOrdinal = /(?<=\d)(?:er|ro|do|to|mo|vo|no|ra|da|ta|ma|va|na|st|nd|rd|th)(?![a-z])/g
/** "Casa 14" is 14: the word says what the unit is, as the stored words do. */
const wordBefore = /^[a-z]{3,}(?=\d)/
