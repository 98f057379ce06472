import { describe, expect, it, vi } from 'vitest'
import { isConverting } from '../../shared/client/input-method.ts'

describe('an input method', () => {
  it.each([
    ['nothing is composed', false, 'down', 'en-GB', false],
    ['a keyboard of Android composes a word', true, 'down', 'en-GB', false],
    ['nothing is said of the text', true, null, 'en-GB', false],
    ['a syllable of Hangul is composed', true, '서우', 'ko-KR', false],
    ['Kana are composed', true, 'とう', 'en-GB', true],
    ['Han characters are offered', true, '東京', 'en-GB', true],
    ['Bopomofo is composed', true, 'ㄅㄟ', 'en-GB', true],
    ['Pinyin is composed', true, 'bei', 'zh-CN', true],
    ['romaji is composed', true, 'to', 'ja', true],
    ['a language only begins like one of these', true, 'to', 'jam', false],
  ])('where %s', (_, isComposing, data, language, is) => {
    vi.stubGlobal('navigator', { language })
    expect(isConverting({ isComposing, data })).toBe(is)
    vi.unstubAllGlobals()
  })
})
