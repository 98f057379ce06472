import { isRoman, romanValue } from '../../words/roman-numbers.ts'
import { fold } from '../../words/words.ts'

const characters = '〇一二三四五六七八九'
/** Up to 99: 十二 is 12, 二十 is 20. */
function upTo99(number: string): string {
  const [tens = '', ones = ''] = number.includes('十') ? number.split('十') : ['〇', number]
  const digit = (sign: string, none: number) => (sign === '' ? none : characters.indexOf(sign))
  return String(digit(tens, 1) * 10 + digit(ones, 0))
}

const zeros = /[○零]/g
/** A number of any length: 一百二十三 is 123, and by its digits 一五〇 is 150. */
export function digitsOf(number: string): string {
  const plain = number.replace(zeros, '〇')
  const [hundreds, rest = ''] = plain.includes('百') ? plain.split('百') : [undefined, plain]
  if (hundreds !== undefined) {
    const below = rest.replace(/^〇/, '')
    const least = below === '' ? 0 : Number(upTo99(below))
    return String(Number(upTo99(hundreds || '一')) * 100 + least)
  }
  return plain.includes('十')
    ? upTo99(plain)
    : plain.replace(/[〇一二三四五六七八九]/g, (digit) => String(characters.indexOf(digit)))
}

/** Roman numbers up to 39 in digits; any other text as it is. */
export const inDigits = (text: string): string => (isRoman(text) ? String(romanValue(text)) : text)

/** "Vinte e quatro" is 24. */
const portugueseTens =
  /(?<!\p{L})(vinte|trinta)\s+e\s+(um|dois|tr[eê]s|quatro|cinco|seis|sete|oito|nove)(?!\p{L})/giu
const portugueseOnes = ['um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove']
/** Portuguese tens in digits. */
export const withTens = (text: string): string =>
  text.replace(portugueseTens, (_, ten: string, one: string) => sumOf(ten, one, portugueseOnes))

/** 24 of "vinte" and "quatro": twenty begins with a V, and thirty does not. */
const sumOf = (ten: string, one: string, ones: readonly string[]): string =>
  String((/^v/i.test(ten) ? 20 : 30) + ones.indexOf(fold(one)) + 1)

const frenchOnes = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf']
/** "Dix-Neuf Mars" is 19 Mars. */
const frenchTeens = /(?<!\p{L})dix[\s-]+(sept|huit|neuf)(?!\p{L})/giu
/** "Vingt-Deux Novembre" is 22 Novembre, "trente et un" is 31. */
const frenchTens = new RegExp(
  `(?<!\\p{L})(vingt|trente)[\\s-]+(?:et[\\s-]+)?(une|${frenchOnes.join('|')})(?!\\p{L})`,
  'giu',
)
/** French numbers from 17 to 39 in digits. */
export const withFrenchTens = (text: string): string =>
  text
    .replace(frenchTens, (_, ten: string, one: string) =>
      sumOf(ten, one.replace(/^une$/i, 'un'), frenchOnes),
    )
    .replace(frenchTeens, (_, one: string) => `1${frenchOnes.indexOf(one.toLowerCase()) + 1}`)

/** "Twenty Third St" is "23th St": the ending of the number says nothing. */
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ')
const ordinalInWords = new RegExp(
  `(?<!\\p{L})(${tens.join('|')})[\\s-]?(${ordinals.join('|')})(?!\\p{L})`,
  'giu',
)
/** English ordinals above twenty in digits. */
export const withOrdinals = (text: string): string =>
  text.replace(
    ordinalInWords,
    (_, ten: string, one: string) =>
      `${tens.indexOf(ten.toLowerCase()) + 2}${ordinals.indexOf(one.toLowerCase()) + 1}th`,
  )
