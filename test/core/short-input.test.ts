import { describe, expect, it } from 'vitest'
import { isTooShort } from '../../shared/address/short-input.ts'

/** With the default of three. */
const shortest = 3

describe('an input', () => {
  it.each<[input: string, why: string]>([
    ['', 'nothing'],
    ['a', 'one letter'],
    ['ab', 'two letters'],
    ['12', 'two digits'],
    ['мо', 'two Cyrillic letters'],
    ['ألف'.slice(0, 2), 'two Arabic letters'],
    ['東', 'one Chinese character counts two'],
    ['か', 'one Hiragana'],
    ['カ', 'one Katakana'],
    ['ｶ', 'one Katakana of half width'],
    ['서', 'one Hangul syllable'],
    ['𠮷', 'one character beyond the first plane'],
    ['a b', 'spaces do not count'],
    ['   ', 'spaces alone'],
    ['...', 'punctuation alone'],
    ['a-b/', 'punctuation does not count'],
    ['、。「」', 'nor that of Japanese'],
    ['12,,,,', 'nor commas'],
    ['e\u0301e\u0301', 'combining marks do not count'],
    ['\u0301\u0301\u0301', 'combining marks alone'],
    ['दि', 'nor vowel signs of Hindi'],
    ['🏠🏠🏠', 'emoji do not count'],
    ['🇫🇷🇫🇷', 'nor flags'],
    ['👨‍👩‍👧‍👦', 'nor a family, joined by signs of no width'],
    ['\u200b\u200b\u200b', 'signs of no width alone'],
    ['a🏠b', 'letters beside emoji count alone'],
    ['\ud83c\ud83c\ud83c', 'halves of a sign are none'],
    ['$€%', 'symbols do not count'],
  ])('%j is too short: %s', (input) => {
    expect(isTooShort(input, shortest)).toBe(true)
  })
  it.each<[input: string, why: string]>([
    ['abc', 'three letters'],
    ['a b c', 'with spaces between them'],
    ['10 d', 'two digits and a letter'],
    ['123', 'three digits'],
    ['１２３', 'three digits of full width'],
    ['١٢٣', 'three Arabic digits'],
    ['мос', 'three Cyrillic letters'],
    ['Αθή', 'three Greek letters'],
    ['שדר', 'three Hebrew letters'],
    ['東京', 'two Chinese characters: a city'],
    ['津市', 'the same in Japanese'],
    ['〇一', 'numbers of Chinese'],
    ['なら', 'two Hiragana'],
    ['ナラ', 'two Katakana'],
    ['ﾅﾗ', 'two Katakana of half width'],
    ['서울', 'two Hangul syllables'],
    ['ㄅㄆ', 'two Bopomofo'],
    ['𠮷野', 'one of them beyond the first plane'],
    ['東1', 'a Chinese character and a digit'],
    ['a서', 'a letter and a Hangul syllable'],
    ['ÅÉÖ', 'letters with marks'],
    ['e\u0301e\u0301e\u0301', 'letters with combining marks'],
    ['दिल्ली', 'Delhi in Hindi: three letters and vowel signs'],
    ['กทม', 'three Thai letters'],
    ['🏠 abc', 'three letters beside an emoji'],
    ['"a.b.c"', 'three letters among punctuation'],
  ])('%j is long enough: %s', (input) => {
    expect(isTooShort(input, shortest)).toBe(false)
  })
  it.each([
    ['', 1, true],
    ['-', 1, true],
    ['a', 1, false],
    ['東', 2, false],
    ['a', 2, true],
    ['東京', 4, false],
    ['東京', 5, true],
    ['abcdefghi', 10, true],
    ['abcdefghij', 10, false],
  ])('%j, with a minimum of %i: %s', (input, shortest, tooShort) => {
    expect(isTooShort(input, shortest)).toBe(tooShort)
  })
})
