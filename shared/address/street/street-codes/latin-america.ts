import { spanishSpeaking } from '../../country/groups.ts'
import { withTens } from './numbers-in-digits.ts'
import { touchingSign, type Writings, type Written, written } from './written-forms.ts'

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
    `\\s+${plateSign}\\s*(\\d{1,3}[a-z]{0,2})\\s+(\\d{1,3}[a-z]?)(?![\\p{L}\\p{N}-])`,
  ].join(''),
  'giu',
)

/** The avenues of Bogotá in one word: "Avenida Calle 26" is AC 26, and no AK. */
const countedAvenues: Written = [
  [/(?<!\p{L})(?:avenida|avda?|av)\.?\s+(?:calle|cll?)\.?\s+(?=\d)/giu, 'AC '],
  [/(?<!\p{L})(?:avenida|avda?|av)\.?\s+(?:carrera|cra?|kra?)\.?\s+(?=\d)/giu, 'AK '],
]

/** A plate with a blank in place of its hyphen, behind a street with a name: "Av Boyacá 80 94". */
const plateOfNamed = new RegExp(
  '(?<=(?<!\\p{L})(?:av|avenida|autopista|aut)\\.?\\s' +
    '(?!(?:diagonal|transversal)\\s)\\p{L}{3}[\\p{L}\\s]*)' +
    '\\s(\\d{1,3}[a-z]?)\\s(\\d{1,3})(?=\\s*(?:,|$))',
  'giu',
)

/**
 * Letters that are no direction: "Carrera 43 A # 5 A - 113" is Carrera 43A # 5A-113. "b/" is a
 * quarter.
 */
const letterApart = /(?<![\p{L}\p{N}])(\d{1,3})\s([a-df-mp-rt-z])(?![\p{L}\p{N}/-])/giu
const touchingDirection = /(?<=\d[a-z]?)(?=(?:sur|norte|este|oeste|bis)(?!\p{L}))/giu

/** A kind or sign without a space before its number: "cll18 no24-35". */
const touchingKindOfPlate = /(?<![\p{L}\p{N}])(cll?|calle|cra|kra?|carrera|av|dg|tv|n[oº])(?=\d)/giu

/** A direction inside a plate: "#37 Sur-24", "# 37sur 24". */
const plateWithDirection = new RegExp(
  '(?<=(?:#|(?<!\\p{L})n[or°º]\\.?)\\s?)' +
    '(\\d{1,3}[a-z]?)\\s?(sur|norte|este|oeste)[\\s-]{1,3}(\\d{1,3})(?!\\d)',
  'giu',
)

/** A letter apart in a plate: "No 43 E 31". */
const letterInPlate =
  /(?<=(?:#|(?<!\p{L})n[or°º]\.?)\s?)(\d{1,3})\s([a-z])[\s-]{1,3}(?=\d{1,3}(?!\d))/giu

/** The letters of Cali's plates apart: "23 DN-16" is 23DN-16. */
const lettersOfCali = /(?<=\s\d{1,3})\s(?=[a-d]n(?:\s?-\s?|\s)\d{1,3}(?!\d))/giu
/** The same without a hyphen: "N° 23DN 16". */
const plateOfCali = /(?<=(?:#|(?<!\p{L})n[or°º]\.?)\s?\d{1,3}[a-d]?n)\s(?=\d{1,3}(?!\d))/giu

/** The two halves of a plate: "98C - 15". */
const plateGap = /(?<=\d[a-z]{0,2})\s-\s(?=\d)/giu

/** "Avenida 6N" of Cali is Avenida 6 Norte. In a plate the letter stays: "22N-39". */
const gluedNorth = /(?<=(?<![\p{L}\p{N}-])\d{1,3}[A-H]?)N(?!\p{L}|\p{N}|\s?-)/gu

/**
 * Counted streets: "6a Av.", "6ta. Av." are 6 Avenida. Behind the kind the letter is one of the
 * street: Carrera 6A is not Carrera 6.
 */
const ordinal = new RegExp(
  '(?<![\\p{L}\\p{N}])(\\d{1,2})(?:\\.ª|\\s?(?:[aªº°]|era|[rdtmvn]a)\\.?)' +
    // "Aenida" is a misspelt avenida.
    '(?=\\s+(?:av|a\\p{L}{3,5}da(?!\\p{L})|calle|cll?[.\\s]|c[.\\s]|calz|diag|secc(?:i[oó]n)?|' +
    'cda|cerr|priv|transv|' +
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
/** "Residencial Los Nogales casa 76": the house of an estate. */
const estateInWords = 'residencial|res|urbanizaci[oó]n|urb|barrio|bo|condominio'
const casaOfEstate = new RegExp(
  `(?<=(?<!\\p{L})(?:${estateInWords}|norte|sur|este|oeste)[.\\s][^#\\d,]*?)` +
    ',?\\s+casa\\s+(?:n[o°º]?\\.?\\s*)?#?(?=\\d)',
  'giu',
)
const withCounted = (text: string) => text.replace(casa, ' ').replace(casaOfEstate, ' ')
/** "9a calle 6 65": the plate of a house in Guatemala without its hyphen. */
const plateApart = /(?<=(?:calle|avenida|av|c)\.?\s)(\d{1,2})\s(?=\d{1,3}(?:\s*,|\s*z|\s*$))/giu
/** "N32 250" is N32-250. */
const plateOfQuito = /(?<![\p{L}\p{N}])([NSEO]e?\d{1,3}[A-Z]?)\s(?=\d{2,3}(?![\p{L}\d]))/giu
/** "N24562" is N24-562, and so is "N 24 562". */
const gluedPlate = /(?<![\p{L}\p{N}])([NSEO]e?\s?\d{2})\s?(?=\d{3}(?![\p{L}\d]))/giu
/** The quadrant of Quito before a plate: "Oe 2-145" is Oe2-145. */
const quadrant = /(?<![\p{L}\p{N}])([NSEO])e?[\s-]?(?=\d{1,3}[a-z]?-\d)/giu
/** "zp 3350": the postal zone of Venezuela. */
const zoneOfCode = /(?<![\p{L}\p{N}])z\.?\s?p\.?\s?(?=\d{4}(?!\d))/giu
const zone = /(?<![\p{L}\p{N}])z(?:ona)?\.?\s?(?=\d{1,2}(?![\p{L}\p{N}]))/giu

/** The block before the number of a house in Peru, which begins with it: "cdra 24 nro 2450". */
const blockOfStreet = /\s+(?:cdra|cuadra)\.?\s?\d{1,2},?\s+(?=(?:n[ro°º]*\.?\s*)?\d)/giu

/** "4a C. Oriente" is 4a Calle Oriente, and no letter of a house. */
const shortCalle = /(?<=^\s*)(\d{1,2}\p{L}{0,2})\.?\s+c(?:alle|ll?\.?|\.)?(?=\s+[\p{L}\d])/giu
const withCalle = (text: string) => text.replace(shortCalle, '$1 Calle')
/** The sign before the number of a house: "3 Calle N.O. #25". */
const hashOfHouse = /#\s?(?=\d)/gu

/** "Plaza del Dos de Mayo" */
const secondOfMay = /(?<!\p{L})dos(?=\sde\smayo(?!\p{L}))/giu

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

/** A sign between the digits of a number above a thousand: "1.400". */
const thousands = /(?<=(?<![\p{L}\p{N}.,])\d{1,2})\.(?=\d{3}(?![\p{N}.]))/gu
const withoutThousands = (text: string) => text.replace(thousands, '')

/** The cross streets of a house in Yucatán: "Calle 60 No. 338 x 29 y 31". */
const betweenStreets = new RegExp(
  '(?<=(?:#|n[ouú][m.]?\\.?)\\s?\\d+-?\\p{L}?)' +
    '\\s+(?:x|por|entre)\\s(?:calles?\\s)?\\d+\\p{L}?(?:\\s+y\\s+\\d+\\p{L}?)?',
  'giu',
)

/** "Km 12.5 Carretera México-Toluca s/n": the kilometre is the number. */
const noNumberOfRoad = /(?<=(?<!\p{L})km\.?\s?\d[^,]{0,60})\s+s\/n(?![\p{L}\d])/giu

/** Words of Mexico City's roads that people leave out. */
const roadsOfMexico: Written = [
  [/(?<!\p{L})eje\s+vial(?=\s)/giu, 'Eje'],
  [/(?<!\p{L})anillo\s+(?=perif[eé]rico(?!\p{L}))/giu, ''],
]

/** Quarters and estates that are written behind the street without a comma. */
const colonia = /\s+(?=(?:col|colonia|fracc|fraccionamiento)[.\s]\s?\p{L})/giu
const urbanisation = /\s+(?=(?:urb|urbanización|urbanizacion|aahh|a\.h\.)[.\s]\s?\p{L})/giu
/** "AA.HH. Villa El Paraíso" */
const settlement = /(?<!\p{L})aa\.?\s?hh\.?\s/giu
const urbanisationOrSector = /\s+(?=(?:urb|urbanización|urbanizacion|sector)[.\s]\s?\p{L})/giu

/** "Carrera 7ª" is Carrera 7; 7A is another street. */
const ordinalOfStreet =
  /(?<=(?<!\p{L})(?:carrera|cra|kra|cr|calle|cll?|avenida|av|ak|ac)\.?\s?\d{1,3}\.?)[ªº°]/giu

/** '6 Avenida "A"' of Guatemala is not 6 Avenida. The letter goes behind the number. */
const letteredAvenue =
  /(?<!\d)(\d{1,2})\s*(avenida|av\.?|calle|c\.?)\s+["“']?([A-D])["”']?(?![\p{L}\p{N}.])/giu

/** "48 n° 726": the streets of La Plata have numbers, and the sign stands before the house's. */
const numberOfStreet = /^\s*(\d{1,3}(?:\s?bis)?)\s+(?=n(?:[°º]|ro\.?)\s*\d)/iu

const inMexico: Written = [
  [/(?<=(?<!\p{L})(?:ej[eé]rcito|ferrocarril|himno)\s)nal\.?(?!\p{L})/giu, 'Nacional'],
  ...roadsOfMexico,
  [/(?<!\p{L})Fco\.?(?=\s\p{L})/giu, 'Francisco'],
  [/(?<!\p{L})C(?=\d{1,3}\s?#)/giu, 'Calle '],
]
/** Squares of Spain in short, and a floor or a sign that touches the number: "12bajo", "n12". */
const inSpain: Written = [
  [/(?<=^|[\n,]\s*)pz\/?\s(?=\p{L})/giu, 'Plaza '],
  [/(?<=\s\d{1,4})(?=(?:bajos?|bj|[áa]tico|entlo|pral)(?!\p{L}))/giu, ' '],
  [/(?<=\p{L}\s)n(?=\d{1,4}(?!\d))/giu, ''],
]

/** What one Spanish-speaking country has, Spain among them. */
const byCountry: Writings = {
  AR: (text) => text.replace(numberOfStreet, 'Calle $1 '),
  CO: (text) =>
    written(text, countedAvenues)
      .replace(ordinalOfStreet, '')
      .replace(touchingKindOfPlate, '$1 ')
      .replace(touchingDirection, ' ')
      .replace(plateWithDirection, '$1$2-$3')
      .replace(letterInPlate, '$1$2-')
      .replace(plateOfCali, '-')
      .replace(gluedNorth, ' Norte')
      .replace(letterApart, '$1$2')
      .replace(colombian, '$1 # $2-$3')
      .replace(lettersOfCali, '')
      .replace(plateGap, '-')
      .replace(plateOfNamed, ' $1-$2'),
  GT: (text) =>
    withCalle(withCounted(text))
      .replace(plateApart, '$1-')
      .replace(zone, 'zona ')
      .replace(letteredAvenue, '$1 $3 $2'),
  HN: (text) => withCalle(withCounted(text)).replace(hashOfHouse, ''),
  SV: (text) => withCalle(withCounted(text)),
  PA: withCounted,
  CR: withCounted,
  NI: withCounted,
  EC: (text) =>
    text.replace(gluedPlate, '$1-').replace(plateOfQuito, '$1-').replace(quadrant, '$1'),
  PR: withUrbanisations,
  ES: (text) => written(text, inSpain).replace(secondOfMay, '2'),
  MX: (text) =>
    written(text, inMexico)
      .replace(betweenStreets, '')
      .replace(colonia, ', ')
      .replace(noNumberOfRoad, ','),
  PE: (text) =>
    text
      .replace(blockOfStreet, ' ')
      .replace(urbanisation, ', ')
      .replace(settlement, 'Asentamiento Humano '),
  VE: (text) => withCounted(text).replace(urbanisationOrSector, ', '),
}

/** "EE. UU." is the United States. */
const unitedStates = /(?<!\p{L})ee\.?\s?uu(?!\p{L})\.?/giu
/** "Calle 7bis" */
const touchingBis =
  /(?<=(?<!\p{L})(?:calle|c|av|avenida|diag|diagonal)\.?\s\d{1,3})(?=bis(?!\p{L}))/giu
/** Thirty-three is one number: "Treinta y Tres Orientales". */
const tens = ['treinta', 'cuarenta', 'cincuenta']
const ones = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve']
const tensAndOnes = new RegExp(
  `(?<!\\p{L})(${tens.join('|')})\\sy\\s(${ones.join('|')})(?=\\s(?:de|orientales)(?!\\p{L}))`,
  'giu',
)
const tensInDigits = (_: string, ten: string, one: string): string =>
  `${tens.indexOf(ten.toLowerCase()) + 3}${ones.indexOf(one.toLowerCase()) + 1}`

/** A zero before the number of a street: "Rua 09", "Calle 05". */
const zeroOfStreet = new RegExp(
  '(?<=(?<!\\p{L})' +
    '(?:rua|r|av|avenida|travessa|calle|cll?|carrera|cra|kra?|jr|pasaje|psje)\\.?\\s)' +
    '0(?=\\d(?!\\d))',
  'giu',
)
/** "Juárez 12 P.B." */
const groundFloor = /(?<=\d)[\s,]+P\.\s?B\.?(?=[\s,]|$)/gm

const inSpanish = (country: string) => {
  const own = byCountry[country]
  const plain = (text: string) =>
    withoutThousands(
      text
        .replace(ordinal, '$1')
        .replace(groundFloor, ' ')
        .replace(zoneOfCode, '')
        .replace(zeroOfStreet, '')
        .replace(unitedStates, 'Estados Unidos')
        .replace(touchingBis, ' ')
        .replace(tensAndOnes, tensInDigits),
    )
  return own ? (text: string) => own(plain(text)) : plain
}

/** The blocks of Brasília, in its two wings: "Superquadra Sul 308" is SQS 308. */
const superquadra = /(?<!\p{L})super\s?quadra\s+(sul|norte)(?=\s+\d)/giu

/** The block of a quarter of Brasília, which numbers no houses: "SQS 308 Bloco C". */
export const blockOfBrasilia = new RegExp(
  '(?<!\\p{L})(?:sq(?:n|s|nw|sw)|cl(?:n|s|nw|sw)|sc(?:l?r?n|l?r?s))\\s?\\d{3},?\\s' +
    '(?:bloco|bl)\\.?\\s?([a-z])(?!\\p{L})',
  'iu',
)

/** "210 Norte bloco F apto 112". A shop of that number is in the CLN, and has no flats. */
const shortSuperquadra = new RegExp(
  '(?<!(?:sq|cl|sc|quadra|qd|q)\\p{L}{0,3}\\.?\\s?)(?<![\\p{L}\\p{N}])' +
    '(\\d{3})\\s(norte|sul),?\\s+' +
    '(?=(?:bloco|bl)\\.?\\s?[a-z],?\\s+(?:ap|apt|apto|apartamento)(?!\\p{L}))',
  'giu',
)

/** The line of an address in Brasília with its superquadra as the provider writes it. */
export const withSuperquadra = (line: string): string =>
  line.replace(
    shortSuperquadra,
    (_, number: string, wing: string) => `SQ${wing[0]?.toUpperCase()} ${number} `,
  )

const inBrazil: Written = [
  [/(?<!\p{L})N(?:ossa|sa?)?\.?\s?Sra?\.?(?=\s\p{L})/giu, 'Nossa Senhora'],
  [/(?<!\p{L})Monsº(?=\s)/giu, 'Monsenhor'],
  [/(?<=^|[\n,]\s*)vl\.?\s(?=\p{L})/giu, 'Vila '],
  [/(?<=(?:marechal|mal\.?)\sdeodoro)(?!\p{L}|\sda)/giu, ' da Fonseca'],
]

/** Street codes in one form, by country of Latin America, and for Spain. */
export const inLatinAmerica: Writings = {
  BR: (text) =>
    written(withoutThousands(withTens(text)), inBrazil)
      .replace(zeroOfStreet, '')
      .replace(touchingSign, '')
      .replace(superquadra, (_, wing: string) => `SQ${wing[0]?.toUpperCase()}`),
  ...Object.fromEntries([...spanishSpeaking].map((country) => [country, inSpanish(country)])),
}
