export type Written = readonly (readonly [short: RegExp, full: string])[]
/** The text with each short form written out. */
export const written = (text: string, forms: Written): string =>
  forms.reduce((line, [short, full]) => line.replace(short, full), text)

const characters = '〇一二三四五六七八九'
/** Up to 99: 十二 is 12, 二十 is 20. */
export function digitsOf(number: string): string {
  const [tens = '', ones = ''] = number.includes('十') ? number.split('十') : ['〇', number]
  const digit = (sign: string, none: number) => (sign === '' ? none : characters.indexOf(sign))
  return String(digit(tens, 1) * 10 + digit(ones, 0))
}

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
export const inDigits = (roman: string) => {
  const at = romans.indexOf(roman)
  return at < 0 ? roman : String(at + 1)
}

/** A sign between the digits of a number above a thousand: "1.400". */
const thousands = /(?<=(?<![\p{L}\p{N}.,])\d{1,2})\.(?=\d{3}(?![\p{N}.]))/gu
export const withoutThousands = (text: string) => text.replace(thousands, '')

/** "Vinte e quatro" is 24. */
const tens =
  /(?<!\p{L})(vinte|trinta)\s+e\s+(um|dois|tr[eê]s|quatro|cinco|seis|sete|oito|nove)(?!\p{L})/giu
const ones = ['um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove']
export const withTens = (text: string) =>
  text.replace(tens, (_, ten: string, one: string) =>
    String((/^v/i.test(ten) ? 20 : 30) + ones.indexOf(one.toLowerCase().replace('ê', 'e')) + 1),
  )

/** "St. # 3", "Street No 3", "Road No. 5": the sign before a street's number. */
const streetSign =
  /(?<=(?<!\p{L})(?:st|street|rd|road|gali|lane)\.?\s?)(?:no|#|number)[.:\s]*(?=\d)/giu
export const withoutSigns = (text: string) => text.replace(streetSign, ' ')
