import type { Components } from '../../address/components.ts'
import type { Fields } from './fields.ts'

/** What old programs write in place of a letter beyond ASCII: "Ludwigstra?e". */
const mark = /[?\uFFFD]/
const isAscii = /^[ -~]*$/
const beyondAscii = /[^ -~]/g
/** Without a mark, shorter words may be whole ones: "Nar" is not Çınar. */
const minLetters = 8
const minLettersOfTwo = 5

/** The stored words that lost letters, as they are stored; empty where none did. */
export interface Damage {
  ofLines: readonly string[]
  ofTown: readonly string[]
}

/**
 * The fields with the letters beyond ASCII that were lost on the way, replaced by a mark or left
 * out, where the found street or town has them: "Ludwigstra?e", "Sdra Frstadsgatan". Pure.
 */
export function withLostLetters(
  fields: Fields,
  { street, locality, dependentLocality }: Components,
): { fields: Fields; damage: Damage } {
  const found = [street, locality, dependentLocality]
    .flatMap((name) => name?.split(/[\s,]+/) ?? [])
    .filter((word) => !isAscii.test(small(word)))
  const damage = { ofLines: [] as string[], ofTown: [] as string[] }
  const write = (text: string, words: string[]) =>
    found.length > 0 && (mark.test(text) || isAscii.test(text))
      ? text.replace(/[^\s,]+/g, (word) => {
          const whole = found.find((own) => isDamaged(word, own))
          if (whole !== undefined) words.push(word)
          return whole ?? word
        })
      : text
  const written = {
    ...fields,
    line1: write(fields.line1, damage.ofLines),
    line2: write(fields.line2, damage.ofLines),
    text: write(fields.text, damage.ofLines),
    city: write(fields.city, damage.ofTown),
  }
  const isWhole = damage.ofLines.length === 0 && damage.ofTown.length === 0
  return { fields: isWhole ? fields : written, damage }
}

/** In small letters. Those of İ are an i and a dot of its own, which is no letter. */
const small = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/\u0307/g, '')

/** Whether the word is the found one with its letters beyond ASCII lost. */
function isDamaged(word: string, found: string): boolean {
  const [own, right] = [small(word), small(found)]
  if (!mark.test(own)) {
    const least = right.length - own.length > 1 ? minLettersOfTwo : minLetters
    return own.length >= least && own === right.replace(beyondAscii, '')
  }
  const letters = [...right]
  const isOne = (letter: string, at: number) =>
    mark.test(letter) ? !isAscii.test(letters[at] ?? '') : letter === letters[at]
  return [...own].length === letters.length && [...own].every(isOne)
}
