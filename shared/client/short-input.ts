/** Scripts in which a word, or a town, often has one or two signs. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Yi}]/u
const meaningful = /[\p{Letter}\p{Number}]/u

const shortest = 3

/**
 * Whether the service would answer this text with nothing: fewer than three letters and digits, of which those of a dense script count
 * two. A service with another `SHORTEST_INPUT` is asked all the same, or once in vain.
 */
export function isTooShort(text: string): boolean {
  let length = 0
  for (const sign of text) if (meaningful.test(sign)) length += dense.test(sign) ? 2 : 1
  return length < shortest
}
