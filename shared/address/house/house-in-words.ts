import { englishSpeaking } from '../country/groups.ts'
import { letteredWriting } from '../street/lettered-streets.ts'
import { asWritten, type Writing } from '../words/writing.ts'

/** "412번지 15호" is the lot 412-15 of Korea. Of the lot 412 it would be a flat. */
const lotOfKorea = /(?<!\d)(\d{1,4})\s?번지\s?(\d{1,4})\s?호(?!\p{L})/gu

/** "Hẻm 48 số 15" and "số 15 hẻm 48" are 48/15 in Vietnam. */
const lane = '(?:h[ẻe]m|ng[õo]|ki[ệe]t)\\s?(\\d{1,4})'
const house = 's[ốo]\\s?(?:nh[àa]\\s)?(\\d{1,4}\\p{L}?)'
const houseOfLane = new RegExp(
  `(?<!\\p{L})(?:${lane},?\\s${house}|${house},?\\s${lane})(?![\\p{L}\\d/])`,
  'giu',
)

/** "245 B", "245-B", and not the block of "245, B Block". */
const letterBehind =
  /(?<![\p{L}\p{N}-])(\d{1,4})[\s-]([A-Z])(?![\p{L}\p{N}/-]|\s(?:block|blk|wing)(?!\p{L}))/giu

/** Houses of India with a letter, which people set apart: "A 23" is A-23, "245 B" is 245-B. */
function lettered(houseNumber: string): Writing {
  const own = /^(\d+)[\s-]?([A-Z])$/i.exec(houseNumber)?.slice(1).join('').toUpperCase()
  if (own === undefined) return letteredWriting(houseNumber)
  return (text) =>
    text.replace(letterBehind, (written, number: string, letter: string) =>
      (number + letter).toUpperCase() === own ? own : written,
    )
}

/** "23 n 61" is 23N-61 of Colombia, which counts from the crossing with Calle 23 Norte. */
function fromCrossing(houseNumber: string): Writing {
  const [, street, letter, distance] = /^(\d+)\s?([A-Z])-(\d+)$/i.exec(houseNumber) ?? []
  if (street === undefined) return asWritten
  const apart = new RegExp(`(?<!\\d)${street}\\s?${letter}[\\s-]+${distance}(?!\\d)`, 'i')
  return (text) => text.replace(apart, houseNumber)
}

const numbersInWords =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
  'sixteen seventeen eighteen nineteen twenty'
const words = numbersInWords.split(' ')
const numberInWord = /^\s*(?:number\s)?(\p{L}+)(?=\s\p{L}{2}[^\d,]*$)/iu
const touchingDirection = /^(\s*)(\d{1,5})([NSEW])(?=\s\p{L}{3})/u

/**
 * "Twelve Main St" and "Number Twelve Main St" where 12 is found, and "1200N Main St" where 1200
 * is: the direction of the street touches the number.
 */
const inEnglish =
  (houseNumber: string): Writing =>
  (text) =>
    text
      .replace(touchingDirection, (written, before, number, direction) =>
        number === houseNumber ? `${before}${number} ${direction}` : written,
      )
      .replace(numberInWord, (written, word: string) =>
        String(words.indexOf(word.toLowerCase()) + 1) === houseNumber ? houseNumber : written,
      )

/** "12 a - c" for 12a-c. */
function withLettersJoined(houseNumber: string): Writing {
  const [, number, from, to] = /^(\d+)([a-z])-([a-z])$/i.exec(houseNumber) ?? []
  if (number === undefined) return asWritten
  const apart = new RegExp(`(?<!\\d)${number}\\s?${from}\\s?-\\s?${to}(?![\\p{L}\\p{N}])`, 'iu')
  return (text) => text.replace(apart, houseNumber)
}

/** "302-8" for the houses 302-308 of Hong Kong. */
function shortRange(houseNumber: string): Writing {
  const [, begin, from, to] = /^(\d+)(\d)-\1(\d)$/.exec(houseNumber) ?? []
  if (begin === undefined) return asWritten
  const short = new RegExp(`(?<!\\d)${begin}${from}-${to}(?!\\d)`, 'u')
  return (text) => text.replace(short, houseNumber)
}

/**
 * The additions of a Dutch number as people write them: "12 2" and "12/2" for 12-2, "12 rd", and
 * "212 bis a" for 212bis-A, which is 212-BSA as well.
 */
function dutchAddition(houseNumber: string): Writing {
  const [, number, hyphen, rest = ''] = /^(\d+)(-?)([a-z\d-]{1,6})$/i.exec(houseNumber) ?? []
  const isOneLetter = /^[a-z]$/i.test(rest)
  if (!number || isOneLetter || (/^\d/.test(rest) && !hyphen)) return asWritten
  const [isUpstairs, letter = ''] = /^bi?s-?([a-d]?)$/i.exec(rest) ?? []
  const pieces = isUpstairs ? ['bis', ...letter] : (rest.match(/[a-z]+|\d+/gi) ?? [])
  const written = pieces
    .map((piece) => (/^bis$/i.test(piece) ? '(?:bis|bs)' : piece.replace(/^0+/, '0*')))
    .join('[\\s/-]?')
  const letterFirst = letter && `|${letter}\\s?(?:bis|bs)`
  // "12 bis a" is another door than 12-BS.
  const otherDoor = isUpstairs && !letter ? '|[\\s-]?[a-d](?!\\p{L})' : ''
  // "122" is not 12-2.
  const between = /^\d/.test(rest) ? '[\\s/-]+' : '[\\s/-]*'
  const apart = new RegExp(
    `(?<=\\p{L}\\.?\\s)${number}${between}(?:${written}${letterFirst})` +
      `(?![\\p{L}\\p{N}]${otherDoor})`,
    'iu',
  )
  return (text) => text.replace(apart, houseNumber)
}

/**
 * How to write the number of a house whose parts are stored apart, where it is the found one. Any
 * other is left as it is: its parts may be a lane, a house and a flat. Pure.
 */
export function houseWriting(houseNumber: string, country: string): Writing {
  const whole = (sign: string, written: string, ...numbers: (string | undefined)[]) =>
    numbers.filter((number) => number !== undefined).join(sign) === houseNumber
      ? houseNumber
      : written
  if (country === 'IN') return lettered(houseNumber)
  if (country === 'CO') return fromCrossing(houseNumber)
  if (englishSpeaking.has(country)) return inEnglish(houseNumber)
  if (country === 'NL') return dutchAddition(houseNumber)
  if (country === 'HK') return shortRange(houseNumber)
  if (country === 'DE' || country === 'AT') return withLettersJoined(houseNumber)
  if (country === 'KR' && /\d-\d/.test(houseNumber))
    return (text) => text.replace(lotOfKorea, (written, one, two) => whole('-', written, one, two))
  if (country === 'VN' && /\d\/\d/.test(houseNumber))
    return (text) =>
      text
        .normalize('NFC')
        .replace(houseOfLane, (written, first, second, other, last) =>
          whole('/', written, first ?? last, second ?? other),
        )
  return asWritten
}
