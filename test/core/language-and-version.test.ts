import { describe, expect, it } from 'vitest'
import { isLanguage, preferredLanguage } from '../../services/edge/http/language.ts'
import { currentVersion, resolveVersion } from '../../services/edge/http/versions.ts'
import { AppError } from '../../shared/errors/catalogue.ts'

describe('the language of Accept-Language', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['fr', 'fr'],
    ['FR', 'fr'],
    ['de-CH-u-nu-latn', 'de-CH'],
    ['und-US', 'und-US'],
    ['en-x-private', 'en'],
    ['fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5', 'fr-CH'],
    ['en;q=0.2, de;q=0.9', 'de'],
    ['de;q=0.5, fr;q=0.5', 'de'],
    ['de;q=0, fr;q=0.1', 'fr'],
    ['de;q=0.0', 'en'],
    ['de;q=-1, fr;q=0.1', 'fr'],
    ['de;q=high, fr;q=0.1', 'fr'],
    ['de;Q=0.5, fr;q=0.1', 'de'],
    [' zh-Hant-TW ;q=0.7 , ja ; q=0.2', 'zh-Hant-TW'],
    ['*;q=0.9, de;q=0.1', 'de'],
    ['en_US, pt-BR;q=0.4', 'pt-BR'],
    ['not a language, it', 'it'],
    [',,;;,=,', 'en'],
    [`${'x'.repeat(100_000)},fr`, 'en'],
  ])('for %j is %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language)
  })
  it.each([
    ['en', true],
    ['zh-Hant-TW', true],
    ['de-1996', true],
    ['', false],
    ['e', false],
    ['en_US', false],
    ['english language', false],
    ['x'.repeat(35), false],
  ])('for %j is a tag: %s', (tag, is) => {
    expect(isLanguage(tag)).toBe(is)
  })
})

describe('the version of Accept-Version', () => {
  it.each([undefined, '*', '1', '1.x', '1.*', '1.0', '1.0.x', '1.x.x', '1.0.0', ' 1 '])(
    'for %j is 1.0.0',
    (asked) => {
      expect(resolveVersion(asked).version).toBe(currentVersion)
    },
  )
  it.each([
    '2',
    '10',
    '1.1',
    '1.0.1',
    '0',
    '1.',
    '1.0.0.0',
    '',
    '.',
    'x',
    'v1',
    '1..0',
    'latest',
    '1.0.0, 2',
    '1.x.x.0',
    '.x',
  ])('for %j does not exist', (asked) => {
    const resolve = () => resolveVersion(asked)
    expect(resolve).toThrow(AppError)
    expect(resolve).toThrow(
      expect.objectContaining({
        error: 'VERSION_UNSUPPORTED',
        details: [{ field: 'Accept-Version', code: 'ENUM', message: 'must be one of 1.0.0' }],
      }),
    )
  })
})
