/** Scripts in which not even a number has a space before or behind it; part of a character class. */
const withoutAnySpaces = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー'
/** Scripts without spaces between words, where each character counts as a word; part of a character class. */
export const unspaced = `${withoutAnySpaces}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}`

const anyUnspaced = new RegExp(`[${unspaced}]`, 'u')
const anyWithoutSpaces = new RegExp(`[${withoutAnySpaces}]`, 'u')

/** Whether the text has letters of a script without spaces between words. */
export const hasUnspaced = (text: string): boolean => anyUnspaced.test(text)
/** Whether the text has Han or Kana: a house number stands beside them without a space, and beside Thai with one. */
export const hasHanOrKana = (text: string): boolean => anyWithoutSpaces.test(text)
