import {
  floorWords,
  namedFloors,
  namesOfFloors,
  ordinalFloors,
  sidesOfFloor,
  unitWordsAfter,
  unitWordsBefore,
} from '../data/units.ts'
import { escaped } from '../words/escaped.ts'

/*
 * How flats, floors and rooms are written. The patterns are for text without accents
 * (`withPlainLetters`). One of their groups is the unit. Collected by hand, without a published
 * source.
 */

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
const notOrdinal =
  '(?<!(?:\\d(?:st|nd|rd|th)|(?<!\\p{L})(?:first|second|third|fourth|ground))\\s+(?=fl))' +
  '(?<!(?<!\\p{L})(?:main|top)\\s+(?=floor\\s+\\d+\\p{L}?\\s+\\p{L}))' +
  '(?<!\\d(?:er|e|eme)\\s+(?=etage))' +
  // "Upper flat 14 Dumbarton Rd"
  '(?<!(?<!\\p{L})(?:upper|lower|studio|rear|granny|door|floor)\\s+(?=flat\\s\\d+\\p{L}?\\s\\p{L}))'
/** A unit behind one of these words: "Flat 4B". */
export const designatedBy = (words: readonly string[]): RegExp =>
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
/** A unit before one of these words, such as that of a floor: "3rd floor". */
export const numberedBy = (words: readonly string[]): RegExp =>
  new RegExp(
    `${edge}(\\d+)(?:${ordinalEnds})?(?:\\s+|-)?(?:${either(words)})${end}${noStreet}${side}`,
    'giu',
  )
/** With the words of all countries. */
export const designated = designatedBy(unitWordsBefore)
/** With the words of all countries. */
export const numberedUnit = numberedBy(unitWordsAfter)
const floorsByName = [
  '(?:الدور|الطابق)\\s+(ال\\p{L}+)',
  `(${either(namedFloors)})\\s+(?:floor|flr?|level)`,
  `(${either(ordinalFloors)})\\s+(?:floor|flr)`,
  '(main|top)\\s+floor(?!\\s+\\d+\\s*(?:,|$))',
  '(i{1,3}|iv|vi{0,3})(?:st|nd|rd|th)\\s+(?:floor|flr?)',
  '([ivx]+)\\.?\\s+(?:sprat|kat|piętro|emelet)',
  'ghorofa\\s+ya\\s+(kwanza|pili|tatu|nne|tano|sita|saba)',
].join('|')
/** A floor by its name: "ground floor". */
export const namedFloor = new RegExp(`${edge}(?:${floorsByName})${end}`, 'giu')
/** "12 piano terra": before a floor with a name the number is that of the house. */
export const floorBeforeName = new RegExp(
  `${edge}(?<!(?<!\\p{L})(?:avenida|calle|rua|via|viale)\\s)` +
    `(?:${either(floorWords)})[.:\\s]+(${namesOfFloors.join('|')})${end}${side}`,
  'giu',
)
/** "#300" and "#12-34", in countries where house numbers are not written like this. */
export const hashUnit = /#\s?([a-z]?\d+[a-z]?(?:-\d+[a-z]?)*)/giu
/** Countries in which it is a unit. */
export const hashIsUnit = new Set(['US', 'CA', 'SG', 'AU', 'NZ', 'GB', 'IE', 'PR', 'HK'])
/** "5/48 Pirrama Road", "Sue Parker 5/48 Pirrama Road": the flat is before the number. */
export const leadingUnit = new RegExp(
  '(?:^|(?<=,)|(?<=\\p{L}\\s))\\s*' +
    '(?:(?:u(?:nit)?|flat|shop|suite|ste|apt|villa|office|factory|lot)\\s*)?' +
    '([a-z]?\\d+[a-z]?)\\s?/\\s?(?=\\d+[a-z]?(?:-\\d+)?\\s+\\p{L})',
  'giu',
)
/** Countries in which it is a unit. */
export const leadingIsUnit = new Set(['AU', 'NZ'])

/** "2º B", "3º Esq": floor and door. */
const door =
  '(?:[a-z]|izq|dcha|der|esq(?:uerd[oa])?|dto|dir(?:eito)?|fte|frente|\\d{1,2}[ºª])' +
  '(?![\\p{L}\\p{N}])\\.?'
/** "Rua Dom Pedro 2º 17": a king or a pope, and no floor. */
const king = 'pedro|paulo|pablo|carlos|felipe|alfonso|afonso'
/** "Carrera 7ª No. 71-21" */
const counted = 'carrera|cra\\.?|kra\\.?|cr\\.?|calle|cll?\\.?|avenida|av\\.?'
export const floorAndDoor = new RegExp(
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
const catalanFloor = new RegExp(
  '(?<=\\d\\s*,?\\s|esc\\p{L}*\\.?\\s\\p{L}\\s)' +
    '(\\d{1,2}(?:er|[rntè])\\.?\\s(?:\\d{1,2}a|[a-d]))(?![\\p{L}\\p{N}])',
  'giu',
)
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
/** What means a unit in one country only, by country. */
export const ofCountry = new Map([
  // "m. 5" is a flat, "II p." behind the house a floor.
  [
    'PL',
    new RegExp(
      '(?<=^|[\\s\\d/,])m\\.?\\s?(\\d+[a-z]?)(?![\\p{L}\\p{N}])|' +
        '(?<=\\d\\p{L}?,?\\s(?:front,?\\s|oficyna,?\\s)?)' +
        '([ivx]{1,4}|\\d{1,2})\\s?p\\.?(?=\\s*(?:,|$))',
      'giu',
    ),
  ],
  ['RO', numberedRooms],
  ['MD', numberedRooms],
  ['BR', /(?<![\p{L}\p{N}])ap[.:\s]*(\d+[a-z]?)(?![\p{L}\p{N}])/giu],
  // The flat upstairs, in Utrecht: "312 bis", and of several "312 bis A".
  // The same in Amsterdam: "14 II".
  [
    'NL',
    new RegExp(
      '(?<=\\d\\s?-?)(bis(?:\\s?[a-d])?)(?![\\p{L}\\p{N}]|-[a-d](?!\\p{L}))|' +
        '(?<=\\s\\d{1,4}\\s)(i{1,3}|iv)(?=\\s*(?:,|$))|(?<=\\s\\d{1,4})(i{2,3}|iv)(?=\\s*(?:,|$))',
      'giu',
    ),
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
  // A floor right behind a building: 西病棟5階.
  ['JP', /(?<=\p{L})(\d{1,3})階|(?<=[\p{Script=Katakana}\p{Script=Han}ー])(\d{1,3})f(?!\p{L})/giu],
  // A floor below the ground; and a flat, with its house, in Latin letters.
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

/** "Flat 2/14 Victoria Road", "PH4/12 High St": the flat with its word, and its house. */
const flatBeforeSlash =
  '(?<![\\p{L}\\p{N}])(?:unit|apt|flat|suite|ste|ph)[.\\s#]*' +
  '(\\d+[a-z]?)\\s?/\\s?(?=\\d+[a-z]?\\s+\\p{L})'
/** "Basement Flat 50 Euston Road": the number is that of the house. */
const flatWithoutNumber = new RegExp(
  `${edge}((?:lower |upper )?(?:basement|garden|ground|attic|top|first|second|third)` +
    '(?: floor)? (?:flat|maisonette))(?=,?\\s\\d)|' +
    flatBeforeSlash,
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

/** The staircase of a Hungarian house, "B lph.", and a floor, "2. em." or "fszt.". */
const hungarianStairs = '[a-z][.\\s]{1,2}(?:lph|lepcsohaz|ep|epulet)(?!\\p{L})[.,\\s]*'
const hungarianStorey =
  '(?:\\d{1,2}[.\\s]{0,2}em(?:elet)?|m?fszt?|f\\.?em|(?:magas)?foldszint)(?!\\p{L})[.,\\s/]*'
const hungarianDoor = '(\\d{1,3}[a-z]?)[.\\s]*(?:a(?:jto)?\\.?)?(?=\\s*(?:,|$))'
/**
 * "3. em. 12a", and behind the house 6: "6. 4/12.", "6. B lph. 4. em. 12", "6 B lépcsőház 4/12",
 * "6. fszt. 2. a.".
 */
const hungarianFloor = new RegExp(
  `(?<=\\d\\p{L}?[.,]{0,2}\\s+)(?:${hungarianStairs}(?:${hungarianStorey}|\\d{1,2}\\s?/\\s?)?|` +
    `${hungarianStorey})${hungarianDoor}|` +
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
  '(?<![\\p{L}\\p{N}])(?:unit|apt|suite|ste|ph|#)[.\\s#]*' +
    '(\\d+[a-z]?)\\s?[-–]\\s?(?=\\d+[a-z]?\\s+[\\p{L}\\d])|' +
    '(?<=\\p{L}{2}\\.?\\s)((?:upper|lower|main|bsmt)\\s(?:apt|unit|suite))(?=\\s*(?:,|$))',
  'giu',
)

/** What must be read before the words of all countries: "3. em. 12a" is flat 12a. */
export const firstOfCountry = new Map([
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
  ['US', new RegExp(flatBeforeSlash, 'giu')],
  // A plot stands before the number: "Qd 3 Lt 4, 33".
  [
    'BR',
    new RegExp(
      '(?<=\\p{L}\\s)q(?:uadra|d)\\.?\\s?\\d+\\p{L}?[\\s,]+l(?:ote|t)\\.?\\s?' +
        '(\\d+\\p{L}?)(?=[\\s,]+(?:n[ºo.]*\\s?)?\\d)',
      'giu',
    ),
  ],
  [
    'AU',
    new RegExp(
      '(?<=^|[\\s,])l(\\d{1,3})(?![\\p{L}\\p{N}])|' +
        '^\\s*u(\\d{1,4}[a-z]?)(?=[\\s,]+\\d)|^\\s*ph(\\d+)\\s?/\\s?(?=\\d)',
      'giu',
    ),
  ],
  ['NZ', /(?<=^|[\s,])l(\d{1,3})(?![\p{L}\p{N}])/giu],
])
