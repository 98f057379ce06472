/** What stands between a street and a house in Colombia: "Calle 5 # 38-25", "Cl 5 No. 38-25". */
const plateSign = '(?:#|n[or°º]?\\.?|nro\\.?|num\\.?)?'
const colombianKind = `(?:${[
  'calle|cll?e?|carrera|ca?rr?a?|k(?:ra?)?|a[ckv]|avda?|avenida',
  'diag(?:onal)?|dg|transv(?:ersal)?|tv|tr|circular|cq',
].join('|')})`
/** "5", "5A", "5 bis", "43 A sur". */
const colombianNumber = '\\d{1,3}\\s?[a-z]{0,2}(?:\\s(?:bis|sur|norte|este|oeste)){0,2}'

/**
 * The national form of Colombia's tax and postal offices has blanks alone: "CL 5 38 25" is Calle 5,
 * 25 metres from Carrera 38.
 */
const colombian = new RegExp(
  [
    `(?<![\\p{L}\\p{N}])(${colombianKind}\\.?\\s*${colombianNumber})`,
    `\\s+${plateSign}\\s*(\\d{1,3}[a-z]{0,2})\\s+(\\d{1,3})(?![\\p{L}\\p{N}-])`,
  ].join(''),
  'giu',
)

/** Letters that are no direction: "Carrera 43 A # 5 A - 113" is Carrera 43A # 5A-113. */
const letterApart = /(?<![\p{L}\p{N}])(\d{1,3})\s([a-df-mp-rt-z])(?![\p{L}\p{N}-])/giu
const touchingDirection = /(?<=\d[a-z]?)(?=(?:sur|norte|este|oeste|bis)(?!\p{L}))/giu

/** A kind or sign without a space before its number: "cll18 no24-35". */
const touchingKindOfPlate = /(?<![\p{L}\p{N}])(cll?|calle|cra|kra?|carrera|av|dg|tv|no)(?=\d)/giu

/** The two halves of a plate: "98C - 15". */
const plateGap = /(?<=\d[a-z]?)\s-\s(?=\d)/giu

/** Sections of Malaysian towns: "SS2/24" is SS 2/24, in section SS 2. */
const section = /(?<![\p{L}\p{N}])(\p{L}{2,4})(?=\d{1,2}\p{L}?\/\d)/gu

/**
 * Counted streets: "6a Av.", "6ta. Av." are 6 Avenida. Behind the kind the letter is one of the
 * street: Carrera 6A is not Carrera 6.
 */
const ordinal = new RegExp(
  '(?<![\\p{L}\\p{N}])(\\d{1,2})\\s?(?:[aªº°]|era|[rdtmvn]a)\\.?' +
    // "Aenida" is a misspelt avenida.
    '(?=\\s+(?:av|a\\p{L}{3,5}da(?!\\p{L})|calle|cll?[.\\s]|c[.\\s]|calz|diag|' +
    '(?:sur|norte|nte|oriente|ote|poniente|pte)(?!\\p{L})))',
  'giu',
)
/** "5 Avenida N.O., casa 37": the house of a street, and no villa of an estate. */
const casa = new RegExp(
  '(?<=(?<!\\p{L})(?:ave?|avenida|calle|c|diag|diagonal|transv|transversal|v[ií]a|blvd)[.\\s]' +
    '[^#\\n-]{0,24}?)' +
    ',?\\s+casa\\s+(?:n[o°º]?\\.?\\s*)?#?(?=\\d)',
  'giu',
)
const withCounted = (text: string) => text.replace(casa, ' ')
/** "9a calle 6 65": the plate of a house in Guatemala without its hyphen. */
const plateApart = /(?<=(?:calle|avenida|av|c)\.?\s)(\d{1,2})\s(?=\d{1,3}(?:\s*,|\s*z|\s*$))/giu
/** The quadrant of Quito before a plate: "Oe 2-145" is Oe2-145. */
const quadrant = /(?<![\p{L}\p{N}])([NSEO])e?[\s-]?(?=\d{1,3}[a-z]?-\d)/giu
/** "zp 3350": the postal zone of Venezuela. */
const zoneOfCode = /(?<![\p{L}\p{N}])z\.?\s?p\.?\s?(?=\d{4}(?!\d))/giu
const zone = /(?<![\p{L}\p{N}])z(?:ona)?\.?\s?(?=\d{1,2}(?![\p{L}\p{N}]))/giu

/** "28ης Οκτωβρίου", "28is Oktovriou": streets named after days. */
const greekDay = /(?<![\p{L}\p{N}])(\d{1,2})(?:ης|η|is|i)(?=\s+\p{L}{4})/giu

const inGreek = (text: string) =>
  text.replace(greekDay, '$1').replace(/(?<=[Α-ω]\s)&(?=\s)/gu, 'και')

/** Budapest's district may stand before the street: "VII. Rákóczi út 22". */
const district = /^\s*[IVX]{1,5}\.\s*(?:ker(?:ület)?\.?)?,?\s+(?=\p{L}{3})/u

/** Quarters, estates and buildings that are written behind the street without a comma. */
const behindStreet: Readonly<Record<string, RegExp>> = {
  ID: /\s+(?=(?:kel|kec|kelurahan|kecamatan|desa|rt|rw)[.\s/]\s?[\p{L}\d])/giu,
  MX: /\s+(?=(?:col|colonia|fracc|fraccionamiento)[.\s]\s?\p{L})/giu,
  PE: /\s+(?=(?:urb|urbanización|urbanizacion|aahh|a\.h\.)[.\s]\s?\p{L})/giu,
  PH: /\s+(?=(?:brgy|bgy|barangay|subd)[.\s]\s?\p{L})/giu,
  VE: /\s+(?=(?:urb|urbanización|urbanizacion|sector)[.\s]\s?\p{L})/giu,
  // The kind ends a street's name, and what follows is a building: "Gül Sk. Deniz Apt.".
  TR: /(?<=\p{L}\s(?:mah|mh|mahallesi|cad|cd|caddesi|sk|sok|sokak|sokağı|bulvarı|blv)\.?)\s+(?=\p{L}{3}|\d{2,5}\.\s)/giu,
}
const apart = (country: string) => (text: string) =>
  text.replace(behindStreet[country] as RegExp, ', ')

/** The block before the number of a house in Peru, which begins with it: "cdra 24 nro 2450". */
const blockOfStreet = /\s+(?:cdra|cuadra)\.?\s?\d{1,2},?\s+(?=(?:n[ro°º]*\.?\s*)?\d)/giu

/**
 * Countries where "Villa 12" and "Bldg 25" are the number of the house: the buildings of an area
 * are counted there.
 */
export const numberedBuildings: readonly string[] = [
  ...['AE', 'BH', 'EG', 'ET', 'IQ', 'JO', 'KW', 'LB', 'OM', 'QA', 'SA', 'YE'],
]

/** What these buildings are called before their number, for a regular expression. */
export const wordsForBuilding = 'bldg|building|villa|المبنى|مبنى|بناي[ةه]|فيلا|عمار[ةه]'

/** "Bldg 25" is the number of the house, and no part of the street before it. */
const building = new RegExp(
  `(?:,|\\s-)?\\s+(?=(?:${wordsForBuilding})[.\\s]+(?:(?:no\\.?|رقم)\\s*)?\\p{Nd})`,
  'giu',
)

/** Arabic as people type it: digits stand for letters that Latin lacks, "tala3t 7arb". */
const digitLetters: Readonly<Record<string, string>> = { 2: '', 3: 'a', 5: 'kh', 7: 'h' }
const digitInWord = /(?<=[a-z]{2})[2357](?=[a-z])|(?<![\p{L}\p{N}])[37](?=[a-z]{3})/giu
const withBuilding = (text: string) =>
  inLatinLetters(text.replace(digitInWord, (digit) => digitLetters[digit] ?? digit))
    .replace(building, ', ')
    .replace(arabicKind, ', ')

/** Wards and districts of Vietnam's towns: "p.9 q.3", "P7 Q5". */
const ward = /(?<![\p{L}\p{N}])p(?:hường|\.)?\s?(?=\d{1,2}(?![\p{L}\p{N}/]))/giu
const urbanDistrict = /(?<![\p{L}\p{N}])q(?:uận|\.)?\s?(?=\d{1,2}(?![\p{L}\p{N}/]))/giu

/** Streets of Vietnam that are known by their initials. */
const streetsByInitials: Written = [
  [/(?<![\p{L}\p{N}])cmt ?8(?![\p{L}\p{N}])/giu, 'Cách Mạng Tháng 8'],
  [/(?<![\p{L}\p{N}])xvnt(?![\p{L}\p{N}])/giu, 'Xô Viết Nghệ Tĩnh'],
  [/(?<![\p{L}\p{N}])ntmk(?![\p{L}\p{N}])/giu, 'Nguyễn Thị Minh Khai'],
  [/(?<![\p{L}\p{N}])nkkn(?![\p{L}\p{N}])/giu, 'Nam Kỳ Khởi Nghĩa'],
]

/** Streets named after days: "đường 3/2" is Đường 3 Tháng 2. */
const vietnameseDay = /(?<!\p{L})(?:đường|duong|đ|đg)\.?\s?(\d{1,2})[/-](\d{1,2})(?![\d/])/giu
/** An alley of Đà Nẵng: "K54/12". */
const alley = /(?<!\p{L})K(?=\d+\/\d)/gu

/** "4a C. Oriente" is 4a Calle Oriente, and no letter of a house. */
const shortCalle = /(?<=^\s*)(\d{1,2}\p{L}{0,2})\.?\s+c(?:alle|ll?\.?|\.)?(?=\s+[\p{L}\d])/giu
const withCalle = (text: string) => text.replace(shortCalle, '$1 Calle')
/** The sign before the number of a house: "3 Calle N.O. #25". */
const hashOfHouse = /#\s?(?=\d)/gu

/** The floor behind a shophouse's number: "95Eo" is the ground floor of 95, "95E1" the next. */
const floorOfShophouse = /(?<=^\D{0,4})(\d{1,4})\s?e[o\d](?![\p{L}\p{N}])/giu

/** Villages number their houses: "č.p. 101", "č. d. 113". A road, cesta, is "c.". */
const houseOfVillage = /(?<![\p{L}\p{N}])(?:[čc]\.?\s?[pd]|č)\.?\s?(?=\d)/giu

/** "Plaza del Dos de Mayo" */
const secondOfMay = /(?<!\p{L})dos(?=\sde\smayo(?!\p{L}))/giu

/** "Via V Febbraio" is Via Cinque Febbraio. Elsewhere the letter is short for a name. */
const months = 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|ottobre|\\p{L}+mbre'
const fifthOf = new RegExp(`(?<=(?<!\\p{L})via\\s)V(?=\\s(?:${months}))`, 'giu')

/** South, behind the number of the house: "318 So. Main". */
const shortSouth = /(?<=\d\s)so\.?(?=\s\p{L})/giu

/** House and flat without a space before their numbers: "буд20 кв118". */
const touchingHouse = /(?<![\p{L}\p{N}])(буд|кв)\.?(?=\d)/giu

/** The words for house and street before their numbers: "ផ្ទះលេខ៤២ ផ្លូវ៧២៤". */
const houseInKhmer = /(?:ផ្ទះ\s?លេខ|ផ្ទះ|លេខ)\s*(?=\p{Nd})/gu
const streetInKhmer = /(ផ្លូវ)(?:លេខ)?\s*(?=\p{Nd})/gu
/** The other number of a boulevard in Phnom Penh: "Preah Monivong Blvd (93)". */
const otherNumber = /\s*\([\d០-៩]{1,3}\)/gu
/**
 * The title of a king, which everyday names of the boulevards leave out. Preah Vihear and Preah
 * Sihanouk are provinces.
 */
const royalTitle = /(?<!\p{L})preah\s+(?=(?:moniv|norod|sisow)\p{L}+|sihanouk\s+(?:b|st|ave))/giu

/** Houses, roads and residential areas of Bangladesh: "H-52, R-11, Dhanmondi R/A". */
const houseOf = /(?<![\p{L}\p{N}])h(?:ouse)?\s?[-#.]?\s?(?=\d)/giu
/** "রোড নং ৭" is Road No. 7. */
const bengaliSign = /\s+নং\.?\s*(?=\p{Nd})/gu
const sectorOf = /(?<![\p{L}\p{N}])sec(?:tor)?[\s.-]*(?=\d)/giu
const roadOf = /(?<![\p{L}\p{N}])r(?:oad|d)?\s?[-#.]?\s?(?=\d)/giu
const residentialArea = /(?<=\s)r\/a(?![\p{L}\p{N}])/giu
const commercialArea = /(?<=\s)c\/a(?![\p{L}\p{N}])/giu

/** "Phase V" is Phase 5. */
const phase = /(?<=(?<!\p{L})(?:phase|sector|block)\s)(?:[IVX]{1,4})(?!\p{L})/gu
const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
const inDigits = (roman: string) => {
  const at = romans.indexOf(roman)
  return at < 0 ? roman : String(at + 1)
}
const withPhases = (text: string) => text.replace(phase, inDigits)

/** Sectors and plots of India's planned towns: "B 47 Sec-18" is B-47, Sector 18. */
const sector = /(?<![\p{L}\p{N}])sec(?:tor)?[.\s-]*(?=\d)/giu
const plot = /^\s*([A-Z])\s(?=\d)/u
const withSectors = (text: string) => text.replace(sector, 'Sector ').replace(plot, '$1-')

/** "St. # 3", "Street No 3", "Road No. 5": the sign before a street's number. */
const streetSign =
  /(?<=(?<!\p{L})(?:st|street|rd|road|gali|lane)\.?\s?)(?:no|#|number)[.:\s]*(?=\d)/giu
const withoutSigns = (text: string) => text.replace(streetSign, ' ')

/** "N 22" is number 22, and no north. */
const numberSign = /(?<![\p{L}\p{N}])n\.?\s?(?=\d+[a-zа-я]?(?![\p{L}\p{N}]))/giu
const withNumbers = (text: string) => text.replace(numberSign, 'no ')

/** A street's kind begins its name in Arabic, so what stands before it is a quarter. */
const arabicKind = /(?<=[\p{L}\p{M}])\s+(?=(?:شارع|طريق|ميدان|جادة)\s)/gu

/** The ground floor of a house in Amsterdam: "263-hs" is 263-H. */
const groundFloor = /(?<=\d)\s?-?\s?(?:hs|huis)(?![\p{L}\p{N}])/giu
const letterOfHouse = /(?<=\s\d{1,4})-(?=[a-h](?![\p{L}\p{N}]))/giu
/** The line without the hyphen of a Dutch house: "9-A" is the house 9A, not a flat of number 9. */
export const withDutchLetter = (text: string): string => text.replace(letterOfHouse, '')

/** Blocks of a house: "12, корп. 2" is 12к2, "2/10 стр. 1" is 2/10с1. */
const block = /(?<=\d[а-я]?),?\s*(?:корпус|корп|к|korp(?:us)?)\.?\s?(?=\d)/giu
const annex = /(?<=\d[а-я]?),?\s*(?:строение|стр|с)\.?\s?(?=\d)/giu
/** "7, корп. Г" is 7Г. */
const letterOfBlock = /(?<=\d),?\s*корп(?:ус|\.)?\s*(?=[а-яґєії](?!\p{L}))/giu
const withBlocks = (text: string) =>
  text.replace(block, 'к').replace(annex, 'с').replace(letterOfBlock, '')

/**
 * Estates without streets, whose houses are counted, and the words for both: "jk Mladost 1 bl. 54",
 * "12мкр 34 дом", "17 mkr ev 24". A quarter of Bulgaria, кв., is written like an estate.
 */
const estate: Readonly<Record<string, Written>> = {
  BG: [
    [/(?<!\p{L})(?:ж\.?\s?к\.?|kv\.|кв\.)\s?(?=\p{L})/giu, 'ж.к. '],
    [/(?<!\p{L})(?:zh?\.?\s?k|j\.?\s?k)\.?\s(?=\p{L})/giu, 'zh.k. '],
    [/(?<!\p{L})(бл|bl)(?:ок|ok)?\.?\s?(?=\d)/giu, '$1. '],
  ],
  AZ: [
    [/(?<=\d)\s?-?(?:ci|cı|cu|cü)?\s?(?:mkr|mkd|mikrorayonu?)(?!\p{L})\.?/giu, '-ci mikrorayon'],
    [/(?<!\p{L})ev\.?\s?(?=\d)/giu, ''],
  ],
  KZ: [
    [/(?<=\d)\s?-?(?:й|ый|ой)?\s?(?:мкр|микрорайон|mkr)(?!\p{L})\.?/giu, '-й микрорайон'],
    [/(?<!\p{L})(?:мкр|микрорайон|mkr)\.?\s(?=\p{L})/giu, 'мкр. '],
    [/(?<=\d)\s?-?\s?(?:ші|шы)?\s?(?:шағын|мөлтек)\s?аудан(?:ы)?(?!\p{L})/giu, '-шағын аудан'],
    [/(?<=\d\p{L}?)\s?(?:дом|үй)(?!\p{L})|(?<!\p{L})(?:дом|д|d)\.?\s?(?=\d)/giu, ''],
  ],
}
const withEstates = (country: string) => (text: string) => written(text, estate[country] ?? [])

type Written = readonly (readonly [short: RegExp, full: string])[]
/** The text with each short form written out. */
const written = (text: string, forms: Written): string =>
  forms.reduce((line, [short, full]) => line.replace(short, full), text)

/** Islands of Saint Petersburg, by which its two Bolshoy prospekts are told apart. */
const islands: Written = [
  [/(?<=\p{L}[.,]?\s)(?:[Вв]\.\s?[Оо]|ВО)\.?(?=[\s,.]|$)/gu, 'Васильевского острова'],
  [/(?<=\p{L}[.,]?\s)(?:[Пп]\.\s?[Сс]|ПС)\.?(?=[\s,.]|$)/gu, 'Петроградской стороны'],
]

/** "Avenida 6N" of Cali is Avenida 6 Norte. In a plate the letter stays: "22N-39". */
const gluedNorth = /(?<=(?<![\p{L}\p{N}-])\d{1,3}[A-H]?)N(?!\p{L}|\p{N}|\s?-)/gu

/** "D.No. 345": the number of the door is that of the house. */
const doorNumber = /(?<![\p{L}\p{N}])d\.?\s?no\.?\s?(?=\d)/giu

/** "61-Shahrah": a number before the name of its street. */
const numberBefore = /^(\s*\d+\p{L}?)-(?=\p{L}{3})/u

/**
 * Estates of Singapore, and the town itself, in short; and a block or an avenue without a space
 * before its number.
 */
const estates: Written = [
  [/(?<![\p{L}\p{N}])amk(?!\p{L})/giu, 'Ang Mo Kio'],
  [/(?<![\p{L}\p{N}])cck(?!\p{L})/giu, 'Choa Chu Kang'],
  [/(?<![\p{L}\p{N}])tpy(?!\p{L})/giu, 'Toa Payoh'],
  [/(?<![\p{L}\p{N}])s['’]pore(?!\p{L})/giu, 'Singapore'],
  [/(?<![\p{L}\p{N}])bt(?= (?:batok|merah|panjang|timah)(?!\p{L}))/giu, 'Bukit'],
]
const touchingKind = /(?<![\p{L}\p{N}])(blk|block|ave?|st|rd|dr|lor|cres)(?=\d)/giu

/** Hong Kong's longest roads, which are known by their initials. */
const roads: Written = [
  [/(?<!\p{L})qrc(?!\p{L})/giu, "Queen's Road Central"],
  [/(?<!\p{L})qre(?!\p{L})/giu, "Queen's Road East"],
  [/(?<!\p{L})qrw(?!\p{L})/giu, "Queen's Road West"],
  [/(?<!\p{L})dvrc(?!\p{L})/giu, 'Des Voeux Road Central'],
  [/(?<!\p{L})dvrw(?!\p{L})/giu, 'Des Voeux Road West'],
]

/** Block and lot of an estate in the Philippines, which are the number: "Blk 9 Lot 3", "b3 l9". */
const lot =
  /(?<![\p{L}\p{N}])(?:b(?:lk|lock)?[.\s]*(?=\d))?(\d{1,3}\p{L}?)[\s,-]*l(?:o?t)?[.\s]*(\d{1,3}\p{L}?)(?![\p{L}\p{N}])/giu
/** Block and lot as the provider writes them. */
export const withLots = (text: string): string => text.replace(lot, 'Block $1 Lot $2')

/** A village of Thailand by its number, which stands where a street would: "33/2 ม.6", "m.4". */
const moo = /(?<![\p{L}\p{M}])(?:ม\.|หมู่บ้านที่|หมู่ที่|หมู่)\s?(?=\p{Nd})/gu
const mooInLatin = /(?<!\p{L})(?:m|moo|mu)[.\s]*(?=\d{1,2}(?!\p{L}|\d))/giu
/** "พระรามที่ 9" is Rama IX Road. */
const kingWithOrdinal = /พระราม(?:ที่)?\s?(?=\p{Nd})/gu
/** Areas of Thailand by their first letter: "T.Phochai A.Muang". */
const shortArea = /[,\s]+[TAJ]\.\s?(?=\p{L}{3})/gu

/** A number directly behind the kind of a street: 중앙로82. */
const touchingRoad = /(?<=\p{Script=Hangul})([로길])(?=\d)/gu

/** Directions and kinds that are written as one: "Zhongshan Beilu" is Zhongshan Bei Lu. */
const pinyinKind = /(?<=\s|['’])(dong|xi|nan|bei|zhong)(?=(?:lu|jie|dajie|dadao)(?!\p{L}))/giu

/** "46 hao": a Chinese number in Latin letters. */
const hao = /(?<=\d)\s?hao(?!\p{L})/giu

/** Urbanisations and blocks of Puerto Rico: "Urb. Villa Carolina Calle 5 Bloque B 12". */
const estateOfPuertoRico =
  'urb|reparto|rpto|villas?|jard(?:ines)?|alturas|lomas|estancias|mansiones'
const streetOfUrbanisation = new RegExp(
  `(?<=(?<!\\p{L})(?:${estateOfPuertoRico})\\.?\\s[^,\\d]{3,40})\\s+(?=calle\\s)`,
  'giu',
)
/** "Calle 3 casa B-12" */
const houseOfUrbanisation = /,?\s+casa\s+(?:n[o°º]?\.?\s*)?#?(?=(?:\p{L}\s?-?\s?)?\d)/giu
const blockOfUrbanisation = /,?\s+(?:bloque|blq|blk)\.?\s?(\p{L})\s?-?\s?(?=\d)/giu
const withUrbanisations = (text: string) =>
  text
    .replace(streetOfUrbanisation, ', ')
    .replace(blockOfUrbanisation, ', $1-')
    .replace(houseOfUrbanisation, ', ')

/** Block, street and house of Kuwait and Bahrain in short: "blk4 st16 bldg22", "ق 5 ش 51 م 9". */
const inBlocks: Written = [
  [/(?<!\p{L})(?:(?:blk|block)\.?\s?|b)(?=\d)/giu, 'Block '],
  [/(?<!\p{L})(?:st\.?\s?|s)(?=\d)/giu, 'Street '],
  [/(?<!\p{L})(?:bldg|bld|hse|h)\.?(?=\d)/giu, 'House '],
  [/(?<!\p{L})ق\.?\s?(?=\p{Nd})/gu, 'قطعة '],
  [/(?<!\p{L})ش\.?\s?(?=\p{Nd})/gu, 'شارع '],
  [/(?<!\p{L})م\.?\s?(?=\p{Nd})/gu, 'منزل '],
]
const withBlocksWritten = (text: string) => withBuilding(written(text, inBlocks))

/** Zone, street and building of Qatar in short: "Z71 St605 Bldg65". */
const inZones: Written = [
  [/(?<!\p{L})z(?:one)?\.?\s?(?=\d)/giu, 'Zone '],
  [/(?<!\p{L})st(?=\d)/giu, 'Street '],
  [/(?<!\p{L})(?:bldg|bld)\.?\s?(?=\d)/giu, 'Building '],
]

/** Words of Sweden in short: "S:a" is Södra. */
const inSwedish: Written = [
  [/(?<!\p{L})S:a(?!\p{L})/giu, 'Södra'],
  [/(?<!\p{L})N:a(?!\p{L})/giu, 'Norra'],
  [/(?<!\p{L})V:a(?!\p{L})/giu, 'Västra'],
  [/(?<!\p{L})Ö:a(?!\p{L})/giu, 'Östra'],
  [/(?<!\p{L})L:a(?!\p{L})/giu, 'Lilla'],
  [/(?<!\p{L})St:a(?!\p{L})/giu, 'Stora'],
  [/(?<!\p{L})G:a(?!\p{L})/giu, 'Gamla'],
  [/(?<!\p{L})S:t(?!\p{L})/giu, 'Sankt'],
]

/** Ordinals of Mongolia and of Lithuania: "4 дүгээр", "13-osios". */
const mongolianOrdinal = /(?<=\d)\s?(?:-?р|дугаар|дүгээр)(?!\p{L})/giu
const lithuanianOrdinal = /(?<=\d)-?\s?(?:osios|oji|ojo|asis|os|ta|ios)(?!\p{L})/giu
const avenueInShort = /(?<!\p{L})Ө\.?Ч\.?(?!\p{L})/gu

/** Ranks and streets of Indonesia in short. */
const inIndonesian: Written = [
  [/(?<!\p{L})letjend?(?!\p{L})/giu, 'Letnan Jenderal'],
  [/(?<!\p{L})brigjend?(?!\p{L})/giu, 'Brigadir Jenderal'],
  [/(?<!\p{L})mayjend?(?!\p{L})/giu, 'Mayor Jenderal'],
  [/(?<!\p{L})gatsu(?!\p{L})/giu, 'Gatot Subroto'],
  [/(?<!\p{L})s\.?\s?m\.?\s?raja(?!\p{L})/giu, 'Sisingamangaraja'],
]
/** The avenue around Manila. */
const edsa = /(?<!\p{L})edsa(?!\p{L})/giu

/** A lane of Korea: "146 beon-gil", "85gil". */
const koreanLane = /(?<=\d)[\s-]?(beon)?-?gil(?![a-z])/giu

/** Trinidad's longest roads, which are known by their initials. */
const mainRoads: Written = [
  [/(?<!\p{L})E\.?M\.?R\.?(?!\p{L})/gu, 'Eastern Main Road'],
  [/(?<!\p{L})S\.?M\.?R\.?(?!\p{L})/gu, 'Southern Main Road'],
  [/(?<!\p{L})W\.?M\.?R\.?(?!\p{L})/gu, 'Western Main Road'],
]

/** The sign of Uzbek letters, for which people write an apostrophe: "ko'chasi". */
const apostrophe = /(?<=[og])['’‘`ʼ](?=\p{L})/giu

/** "Bd Derfoufi n 45", "num 112", as people write "n°" where French is. */
const shortSign = /(?<=\p{L}{3}|\d)\s+n(?:um|r)?\.?\s+(?=\d)/giu
/** A consonant before an apostrophe in names of the Maghreb: "R'bat", "M'hamed". */
const firstConsonant = /(?<![\p{L}\p{N}])([mnr])['’](?=\p{L}{2})/giu
const inMaghreb = (text: string) => text.replace(shortSign, ' ').replace(firstConsonant, '$1')

const characters = '〇一二三四五六七八九'
/** Up to 99: 十二 is 12, 二十 is 20. */
export function digitsOf(number: string): string {
  const [tens = '', ones = ''] = number.includes('十') ? number.split('十') : ['〇', number]
  const digit = (sign: string, none: number) => (sign === '' ? none : characters.indexOf(sign))
  return String(digit(tens, 1) * 10 + digit(ones, 0))
}

/** A sign between the digits of a number above a thousand: "1.400". */
const thousands = /(?<=(?<![\p{L}\p{N}.,])\d{1,2})\.(?=\d{3}(?![\p{N}.]))/gu
const withoutThousands = (text: string) => text.replace(thousands, '')

/** "Vinte e quatro" is 24. */
const tens =
  /(?<!\p{L})(vinte|trinta)\s+e\s+(um|dois|tr[eê]s|quatro|cinco|seis|sete|oito|nove)(?!\p{L})/giu
const ones = ['um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove']
const withTens = (text: string) =>
  text.replace(tens, (_, ten: string, one: string) =>
    String((/^v/i.test(ten) ? 20 : 30) + ones.indexOf(one.toLowerCase().replace('ê', 'e')) + 1),
  )

/** "77號A" is 77A號. */
const letterBehindSign = /(\d)([号號])([A-Z])(?![A-Z\d座栋棟幢室])/giu
/** "133之1號" is 133-1號, and "七號" is 7號. */
const behindNumber = /(?<=\d)之(?=\d)/gu
const inCharacters = /[一二三四五六七八九十]+(?=[號号巷弄樓楼])/gu
const inChinese = (text: string) =>
  text
    .replace(letterBehindSign, '$1$3$2')
    .replace(behindNumber, '-')
    .replace(inCharacters, digitsOf)

/** "11 - B" is 11-B; "312-III" in Amsterdam is the third floor, which Google writes 312-3. */
const letterAfterDash = /(?<=\d)\s-\s(?=[a-z](?!\p{L}))/giu
const romanFloor = /(?<=\d-)(?:I{1,3}|IV)(?!\p{L})/gu
const inDutch = (text: string) => text.replace(letterAfterDash, '-').replace(romanFloor, inDigits)

/**
 * Arabic in Latin letters: the article sounds like the letter behind it, "Ath Thumamah", and "of the
 * religion" is written in many ways, "Salahuddin".
 */
const assimilated = /(?<!\p{L})([ae](t|d|th|dh|r|z|s|sh|n))[\s-](?=\2)/giu
const ofReligion = /(?<=\p{L}{3})[\s-]?(?:al|el|ed|ad|ud|e)[\s-]?d(?:ee|i)ne?(?!\p{L})/giu
const inLatinLetters = (text: string) =>
  text.replace(assimilated, 'Al ').replace(ofReligion, ' Din')

const byCountry: Readonly<Record<string, (text: string) => string>> = {
  CO: (text) =>
    text
      .replace(touchingKindOfPlate, '$1 ')
      .replace(touchingDirection, ' ')
      .replace(gluedNorth, ' Norte')
      .replace(letterApart, '$1$2')
      .replace(colombian, '$1 # $2-$3')
      .replace(plateGap, '-'),
  MY: (text) => text.replace(section, '$1 '),
  GT: (text) => withCalle(withCounted(text)).replace(plateApart, '$1-').replace(zone, 'zona '),
  GR: inGreek,
  CY: inGreek,
  HU: (text) => text.replace(district, ''),
  HN: (text) => withCalle(withCounted(text)).replace(hashOfHouse, ''),
  SV: (text) => withCalle(withCounted(text)),
  PA: withCounted,
  CR: withCounted,
  NI: withCounted,
  EC: (text) => text.replace(quadrant, (_, letter: string) => letter),
  BD: (text) =>
    withoutSigns(text.replace(bengaliSign, ' '))
      .replace(houseOf, 'House ')
      .replace(roadOf, 'Road ')
      .replace(sectorOf, 'Sector ')
      .replace(residentialArea, '')
      .replace(commercialArea, 'Commercial Area'),
  NL: (text) => withDutchLetter(inDutch(text).replace(groundFloor, ' H')),
  RU: (text) => written(withBlocks(text), islands),
  SG: (text) => written(text, estates).replace(touchingKind, '$1 '),
  HK: (text) => inChinese(written(text, roads)),
  TW: inChinese,
  MO: inChinese,
  BR: (text) => withoutThousands(withTens(text)),
  PT: withTens,
  CN: (text) => inChinese(text).replace(hao, '').replace(pinyinKind, '$1 '),
  KR: (text) => text.replace(touchingRoad, '$1 ').replace(koreanLane, ' $1gil'),
  SE: (text) => written(text, inSwedish),
  FI: (text) => written(text, inSwedish),
  MN: (text) => text.replace(mongolianOrdinal, '').replace(avenueInShort, 'өргөн чөлөө'),
  LT: (text) => text.replace(lithuanianOrdinal, ''),
  TH: (text) =>
    text
      .replace(moo, 'หมู่ที่ ')
      .replace(kingWithOrdinal, 'พระราม ')
      .replace(mooInLatin, 'Moo ')
      .replace(shortArea, ', '),
  PR: withUrbanisations,
  BY: withBlocks,
  KZ: (text) => withEstates('KZ')(withBlocks(text)),
  IN: (text) => withSectors(withPhases(text.replace(doorNumber, ''))).replace(numberBefore, '$1 '),
  PK: (text) => withPhases(withoutSigns(text)).replace(numberBefore, '$1 '),
  ES: (text) => text.replace(secondOfMay, '2'),
  MA: inMaghreb,
  TN: inMaghreb,
  DZ: inMaghreb,
  SN: (text) => text.replace(shortSign, ' '),
  CI: (text) => text.replace(shortSign, ' '),
  TT: (text) => written(text, mainRoads),
  UZ: (text) => text.replace(apostrophe, 'ʻ'),
  BG: (text) => withEstates('BG')(withNumbers(text)),
  AZ: withEstates('AZ'),
  GE: (text) => text.replace(numberSign, ''),
  RO: withNumbers,
  MK: withNumbers,
  KH: (text) =>
    text
      .replace(houseInKhmer, ' ')
      .replace(streetInKhmer, '$1 ')
      .replace(otherNumber, '')
      .replace(royalTitle, '')
      .replace(floorOfShophouse, '$1')
      .replace(touchingKind, '$1 '),
  UA: (text) => text.replace(touchingHouse, '$1 ').replace(letterOfBlock, ''),
  US: (text) => text.replace(shortSouth, 'S'),
  CZ: (text) => text.replace(houseOfVillage, ''),
  SK: (text) => text.replace(houseOfVillage, ''),
  IT: (text) => text.replace(fifthOf, '5'),
  SM: (text) => text.replace(fifthOf, '5'),
  VN: (text) =>
    written(text, streetsByInitials)
      .replace(vietnameseDay, 'Đường $1 Tháng $2')
      .replace(alley, '')
      .replace(ward, ', Phường ')
      .replace(urbanDistrict, ', Quận '),
  ...Object.fromEntries(Object.keys(behindStreet).map((country) => [country, apart(country)])),
  PH: (text) =>
    apart('PH')(text.replace(lot, '$1L$2')).replace(edsa, 'Epifanio de los Santos Avenue'),
  ID: (text) => apart('ID')(written(text, inIndonesian)),
  PE: (text) => apart('PE')(text.replace(blockOfStreet, ' ')),
  ...Object.fromEntries(numberedBuildings.map((country) => [country, withBuilding])),
  QA: (text) => withBuilding(written(text, inZones)),
  BH: withBlocksWritten,
  KW: withBlocksWritten,
}

const spanish = 'AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PR PY SV UY VE'.split(' ')
const writings = new Map([
  ...Object.entries(byCountry),
  ...spanish.map((country) => {
    const own = byCountry[country]
    const plain = (text: string) =>
      withoutThousands(text.replace(ordinal, '$1').replace(zoneOfCode, ''))
    return [country, own ? (text: string) => own(plain(text)) : plain] as const
  }),
])

/** The text with the street codes of its country in one form. Most countries have none. */
export function plainCodes(text: string, country: string): string {
  const write = writings.get(country)
  return write ? write(text) : text
}
