import { plain } from './words.ts'
import { asWritten, type Writing } from './writing.ts'

/** A name with a Roman number: "Hassan II", "Rama I". "Strada C" has a letter. */
const named = /(\p{L}{3,})\s+([IVX]{1,5})(?!\p{L})/gu
/** "Hassan 2", "Idriss 1er" or "Ier", as French counts the first, and "Umberto Primo" of Italy. */
const counted = /(\p{L}{3,})\s+(?:(\d{1,2})(?:er)?|[Ii]er|(primo|secondo|terzo))(?![\d\p{L}/-])/giu
const inWords: Record<string, number> = { primo: 1, secondo: 2, terzo: 3 }
/**
 * People leave out the number of a king of Italy and of the Pope of Poland: "Corso Vittorio
 * Emanuele 45", "Vitt. Em.", "Jana Pawła 27".
 */
const king = /(?<!\p{L})(?:vittorio emanuele|jana pawła)\s+[IVX]{1,3}(?!\p{L})/iu
const kingWithoutNumber = new RegExp(
  '(?<!\\p{L})(?:(?:v\\.|vitt\\.?|vittorio)\\s?em(?:anuele|\\.)|jana\\spaw[łl]a)' +
    '(?!\\p{L}|\\s+[IVX]{1,3}(?!\\p{L})|\\s2(?!\\d))',
  'giu',
)

const values: Record<string, number> = { I: 1, V: 5, X: 10 }

const upTo39 = /^(?=.)X{0,3}(?:IX|IV|V?I{0,3})$/
/** Whether a text is a Roman number up to 39, in capitals. */
export const isRoman = (text: string): boolean => upTo39.test(text)

/** The value of a Roman number of I, V and X: a smaller sign before a larger one is taken away. */
export const romanValue = (roman: string): number =>
  [...roman].reduce((sum, sign, at) => {
    const [value = 0, next = 0] = [values[sign], values[roman[at + 1] ?? '']]
    return sum + (value < next ? -value : value)
  }, 0)

/** The text with the Roman numbers of names in digits: "Chambers VI" is "Chambers 6". Pure. */
export const withRomansInDigits = (text: string): string =>
  text.replace(named, (_, name: string, roman: string) => `${name} ${romanValue(roman)}`)

/**
 * How to write the number of a name in lines as the street has it: "Avenue Hassan 2" for Avenue
 * Hassan II. A street without a Roman number changes nothing. Pure.
 */
export function romanWriting(street: string): Writing {
  if (!/\s[IVX]/.test(street)) return asWritten
  const romans = [...street.matchAll(named)].map(([, name = '', roman = '']) => ({
    name: plain(name),
    value: romanValue(roman),
    roman,
  }))
  const ofKing = king.exec(street)?.[0]
  return (line) => {
    const text = line.replace(counted, (written, name: string, number = '1', word?: string) => {
      const value = word ? inWords[word.toLowerCase()] : Number(number)
      const own = romans.find((one) => one.value === value && one.name === plain(name))
      return own ? `${name} ${own.roman}` : written
    })
    return ofKing ? text.replace(kingWithoutNumber, ofKing) : text
  }
}
