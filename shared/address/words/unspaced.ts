/** Scripts in which even numbers have no spaces around them; part of a character class. */
const withoutAnySpaces = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー'
/**
 * Scripts without spaces between words, where each character counts as a word; part of a character
 * class.
 */
export const unspaced = `${withoutAnySpaces}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}`

const anyUnspaced = new RegExp(`[${unspaced}]`, 'u')
const anyWithoutSpaces = new RegExp(`[${withoutAnySpaces}]`, 'u')

/** Where the first of these scripts begins, Thai: a text before it needs no slow expression. */
const firstUnspaced = 0x0e00

/** Whether the text has letters of a script without spaces between words. */
export function hasUnspaced(text: string): boolean {
  for (let at = 0; at < text.length; at++)
    if (text.charCodeAt(at) >= firstUnspaced) return anyUnspaced.test(text)
  return false
}
/**
 * Whether the text has Han or Kana. In these scripts a house number has no space beside it, in Thai
 * it has one.
 */
export const hasHanOrKana = (text: string): boolean => anyWithoutSpaces.test(text)

/** Words for a street, a lane or an avenue, where each letter counts as a word. */
const kinds = /^(?:ផ្លូវ|មហាវិថី|ถนน|ถ\.?|ซอย|ซ\.?|ຖະໜົນ|လမ်း|[大小]?[路街道巷弄])$/u
export const isKindWithoutSpaces = (text: string): boolean => kinds.test(text)
