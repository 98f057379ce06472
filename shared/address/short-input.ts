/** Scripts in which a word or a town often has one or two characters. */
const dense =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Yi}]/u
const meaningful = /[\p{Letter}\p{Number}]/u

/** The longest input that the service takes, in characters. */
export const maxInputLength = 256
/** The default minimum length of an input for suggestions. */
export const defaultMinLength = 3

/**
 * Whether an input is too short for suggestions. Letters and digits count one, characters of a
 * dense script two.
 */
export function isTooShort(input: string, minLength: number = defaultMinLength): boolean {
  let length = 0
  for (const sign of input) {
    if (meaningful.test(sign)) length += dense.test(sign) ? 2 : 1
    if (length >= minLength) return false
  }
  return true
}

/** The normalised input: differences in spaces and in Unicode composition make no other search. */
export const searchText = (input: string): string =>
  input.trim().replace(/\s+/g, ' ').normalize('NFC')
