import type { Components } from '../../address/components.ts'
import type { Fields } from './fields.ts'

/** What old programs write in place of a letter beyond ASCII: "Ludwigstra?e". */
const mark = /[?\uFFFD]/
const isAscii = /^[ -~]*$/
const beyondAscii = /[^ -~]/g
/** Fewer letters may be another word: "t" of "út". */
const minLetters = 3

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
    .filter((word) => !isAscii.test(word))
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

/** Whether the word is the found one with its letters beyond ASCII lost. */
function isDamaged(word: string, found: string): boolean {
  const [own, right] = [word.toLowerCase(), found.normalize('NFC').toLowerCase()]
  if (!mark.test(own)) return own.length >= minLetters && own === right.replace(beyondAscii, '')
  const letters = [...right]
  const isOne = (letter: string, at: number) =>
    mark.test(letter) ? !isAscii.test(letters[at] ?? '') : letter === letters[at]
  return [...own].length === letters.length && [...own].every(isOne)
}
