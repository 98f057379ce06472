import { type Writings, type Written, written } from './written-forms.ts'

/**
 * Countries where "Villa 12" and "Bldg 25" are the number of the house: the buildings of an area
 * are counted there.
 */
export const withNumberedBuildings: ReadonlySet<string> = new Set(
  'AE BH EG ET IQ JO KW LB OM QA SA YE'.split(' '),
)

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

/** A street's kind begins its name in Arabic, so what stands before it is a quarter. */
const arabicKind = /(?<=[\p{L}\p{M}])\s+(?=(?:شارع|طريق|ميدان|جادة)\s)/gu

/**
 * Arabic in Latin letters: the article sounds like the letter behind it, "Ath Thumamah", and "of
 * the religion" is written in many ways, "Salahuddin".
 */
const assimilated = /(?<!\p{L})([ae](t|d|th|dh|r|z|s|sh|n))[\s-](?=\2)/giu
const ofReligion = /(?<=\p{L}{3})[\s-]?(?:al|el|ed|ad|ud|e)[\s-]?d(?:ee|i)ne?(?!\p{L})/giu
/** "Abd Al Aziz" and "Abdel Aziz" are Abdulaziz. */
const servantOf = /(?<!\p{L})abd[\s-]?[aeu]l[\s-]?(?=\p{L}{3})/giu
const inLatinLetters = (text: string) =>
  text.replace(servantOf, 'Abdul').replace(assimilated, 'Al ').replace(ofReligion, ' Din')

/** "14B Street", "33rd Street" and "Street 14B": the number behind, where no other stands there. */
const numberedStreet = new RegExp(
  '(?<![\\p{L}\\p{N}-])(\\d{1,4}[a-z]?)(?:st|nd|rd|th)?\\s+(street|st|road|rd)' +
    '(?![\\p{L}\\p{N}]|\\.?\\s*(?:no\\.?\\s*)?\\d)\\.?',
  'giu',
)

/** The sign of a number, as in "سكة رقم 3341". */
const numberSign = /(?<=\p{L}\s)رقم\s*(?=\p{Nd})/gu

const withBuilding = (text: string) =>
  inLatinLetters(text.replace(digitInWord, (digit) => digitLetters[digit] ?? digit))
    .replace(numberSign, '')
    .replace(numberedStreet, '$2 $1')
    .replace(building, ', ')
    .replace(arabicKind, ', ')

/** Block, street and house of Kuwait and Bahrain in short: "blk4 st16 bldg22", "ق 5 ش 51 م 9". */
const inBlocks: Written = [
  [/(?<!\p{L})(?:(?:blk|block)\.?\s?|b)(?=\d)/giu, 'Block '],
  [/(?<!\p{L})(?:st\.?\s?|s)(?=\d)/giu, 'Street '],
  [/(?<!\p{L})(?:bldg|bld|hse|h)\.?\s?(?=\d)/giu, 'House '],
  [/(?<!\p{L})ق\.?\s?(?=\p{Nd})/gu, 'قطعة '],
  [/(?<!\p{L})ش\.?\s?(?=\p{Nd})/gu, 'شارع '],
  [/(?<!\p{L})م\.?\s?(?=\p{Nd})/gu, 'منزل '],
]
const withBlocksWritten = (text: string) => withBuilding(written(text, inBlocks))

/** Zone, street and building of Qatar in short: "Z71 St605 Bldg65", "z66/st903/b15". */
const inZones: Written = [
  [/(?<=\d)\/(?=(?:st|b|bldg)\.?\s?\d)/giu, ' '],
  [/(?<!\p{L})z(?:one)?[.\s-]*(?:no\.?\s?)?(?=\d)/giu, 'Zone '],
  [/(?<!\p{L})st(?=\d)/giu, 'Street '],
  [/(?<!\p{L})(?:bldg|bld)\.?\s?(?=\d)|(?<=\d[\s,]+)b(?=\d)/giu, 'Building '],
]

/** "Bd Derfoufi n 45", "num 112", as people write "n°" where French is. */
const shortSign = /(?<=\p{L}{3}|\d|\s[IVX]{1,4})\s+n(?:um|r)?(?:[.:]\s?|\s+)(?=\d)/giu
/** A consonant before an apostrophe in names of the Maghreb: "R'bat", "M'hamed". */
const firstConsonant = /(?<![\p{L}\p{N}])([mnr])['’](?=\p{L}{2})/giu
/** The article before a name, written with it: "Essedik", "Ettahrir". */
const article = /(?<!\p{L})[ae](s|t|d|r|z|n|ch)\1(?=\p{L}{3})/giu
/** "F.A.R.", which is also written without its points. */
const initials = /(?<!\p{L})(?:\p{Lu}\.){3,}/gu
const inMaghreb = (text: string) =>
  text
    .replace(shortSign, ' ')
    .replace(firstConsonant, '$1')
    .replace(article, '$1')
    .replace(initials, (letters) => letters.replaceAll('.', ''))

/** Half of a name of Ethiopia: "Haile G/Selassie". */
const gebre = /(?<!\p{L})G\/(?=\p{L}{3})/giu

/** The farm of a moshav of Israel, which has houses and no streets: "משק 47". */
const farm = /(?<!\p{L})משק\s+(?=\d)/gu

/** The letter of a house in Hebrew: "99א", "99 ב". */
const hebrewLetter = /(?<=(?<![\p{L}\d])\d{1,3})\s?([אבגדה])(?:['׳](?!\p{L})|(?![\p{L}\d".׳״']))/gu

/** "T15, Porto Arabia" */
const towerInShort = /(?<![\p{L}\p{N}])T-?(?=\d{1,2}(?![\p{L}\p{N}]))/gu

/** Street codes in one form, by Arab country, and for Ethiopia, Israel, Senegal and Ivory Coast. */
export const inArabic: Writings = {
  ...Object.fromEntries([...withNumberedBuildings].map((country) => [country, withBuilding])),
  ET: (text) => withBuilding(text.replace(gebre, 'Gebre')),
  QA: (text) => withBuilding(written(text, inZones)).replace(towerInShort, 'Tower '),
  BH: withBlocksWritten,
  KW: withBlocksWritten,
  MA: inMaghreb,
  TN: inMaghreb,
  DZ: inMaghreb,
  IL: (text) =>
    text
      .replace(farm, '')
      .replace(hebrewLetter, (_, letter: string) => 'abcde'['אבגדה'.indexOf(letter)] ?? ''),
  SN: (text) => text.replace(shortSign, ' '),
  CI: (text) => text.replace(shortSign, ' '),
}
