/** Scripts in which a word, or a town, often has one or two signs. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Yi}]/u
const meaningful = /[\p{Letter}\p{Number}]/u

/** What an input needs for suggestions where no setting says otherwise. */
export const usualShortest = 3

/** Whether an input says too little for suggestions: letters and digits count one, signs of a dense script two. */
export function isTooShort(input: string, shortest: number = usualShortest): boolean {
  let length = 0
  for (const sign of input) {
    if (meaningful.test(sign)) length += dense.test(sign) ? 2 : 1
    if (length >= shortest) return false
  }
  return true
}

/** An input as it is searched for: other spaces, or a letter and its accent apart, make no other search. */
export const searchText = (input: string): string => input.trim().replace(/\s+/g, ' ').normalize('NFC')
