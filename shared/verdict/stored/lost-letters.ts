import type { Components } from '../../address/components.ts'
import type { Fields } from './fields.ts'

/** What old programs write in place of a letter beyond ASCII: "Ludwigstra?e". */
const mark = /[?\uFFFD]/
const isAscii = /^[ -~]*$/
const beyondAscii = /[^ -~]/g
/** Without a mark, shorter words may be whole ones: "Nar" is not Çınar. */
const minLetters = 8
const minLettersOfTwo = 5

/** The words of the street and of its areas that lost letters, as they are stored. */
export interface Damage {
  ofStreet: readonly string[]
  ofAreas: readonly string[]
}

/**
 * The fields with the letters beyond ASCII that were lost on the way, replaced by a mark or left
 * out, where the found street or town has them: "Ludwigstra?e", "Sdra Frstadsgatan". Pure.
 */
export function withLostLetters(
  fields: Fields,
  { street, locality, dependentLocality }: Components,
): { fields: Fields; damage: Damage } {
  const ofStreet = wordsBeyondAscii(street)
  const found = [...ofStreet, ...[locality, dependentLocality].flatMap(wordsBeyondAscii)]
  const damage = { ofStreet: [] as string[], ofAreas: [] as string[] }
  const write = (text: string) =>
    found.length > 0 && (mark.test(text) || isAscii.test(text))
      ? text.replace(/[^\s,]+/g, (word) => {
          const at = found.findIndex((own) => isDamaged(word, own))
          if (at >= 0) damage[at < ofStreet.length ? 'ofStreet' : 'ofAreas'].push(word)
          return found[at] ?? word
        })
      : text
  const [line1, line2] = [write(fields.line1), write(fields.line2)]
  const [text, city] = [write(fields.text), write(fields.city)]
  const isWhole = damage.ofStreet.length === 0 && damage.ofAreas.length === 0
  return { fields: isWhole ? fields : { ...fields, line1, line2, text, city }, damage }
}

const wordsBeyondAscii = (name = ''): string[] =>
  name.split(/[\s,]+/).filter((word) => !isAscii.test(small(word)))

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
