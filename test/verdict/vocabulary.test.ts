import { describe, expect, it } from 'vitest'
import { isNearWord, isSameWord } from '../../shared/address/words/same-words.ts'
import { type Token, tokensIn, writtenText } from '../../shared/address/words/vocabulary.ts'

const tokens = (text: string, country: string) => tokensIn(text, country)
const first = (text: string, country: string) => tokens(text, country)[0] as Token

describe('a kind of street that is attached to the name', () => {
  it.each([
    ['DE', 'Leopoldstr.', ['leopold', 'str']],
    ['DE', 'Leopoldstraße', ['leopold', 'strasse']],
    ['DE', 'Leopoldg.', ['leopold', 'g']],
    ['DE', 'Seeweg', ['see', 'weg']],
    // Too short for a name, and a word of its own.
    ['DE', 'Umweg', ['umweg']],
    // Ends with the letter for "Gasse", but without a dot.
    ['DE', 'Augsburg', ['augsburg']],
    ['NL', 'Steenweg', ['steenweg']],
    ['US', 'Leopoldstrasse', ['leopoldstrasse']],
  ])('is split off in %s: %s', (country, text, words) => {
    expect(tokens(text, country).map((token) => token.text)).toEqual(words)
  })
  it('is known in all its forms, with its own dot', () => {
    const [stem, ending] = tokens('Storg.', 'SE')
    expect(stem).toMatchObject({ whole: 'storgatan', dotted: false })
    expect(stem?.glued).toEqual(expect.arrayContaining(['storgatan', 'storgata', 'storg']))
    expect(ending).toMatchObject({ dotted: true, isType: true, isEnding: true })
  })
  it.each([
    ['Leopoldstr. 5 Nord', 'Leopoldstr 5 Nord'],
    ['ABC 芝公園 5', 'ABC 芝公園 5'],
    ['港区 芝公園', '港区芝公園'],
  ])('is written once in the output: %s', (text, written) => {
    expect(writtenText(tokens(text, 'DE'))).toBe(written)
  })
  it('omits no other word where the ending is not wanted', () => {
    expect(writtenText(tokens('Leopoldstr. Nord', 'DE').filter(({ isEnding }) => !isEnding))).toBe(
      'Leopoldstr Nord',
    )
  })
})

describe('the properties of a word', () => {
  it.each([
    ['US', 'N', { isDirection: true, isType: false }],
    ['US', 'S', { isDirection: true }],
    ['US', 'Sur', { isDirection: true }],
    ['CA', 'E', { isDirection: true }],
    ['CA', 'Est', { isDirection: true }],
    // East, and "et".
    ['FR', 'E', { isDirection: false }],
    ['US', 'St', { isDirection: false, isType: true }],
    ['ES', 'Sur', { isDirection: true }],
    // South, and a saint.
    ['ES', 'S', { isDirection: false }],
    ['ES', 'Calle', { isDirection: false, isType: true }],
    ['US', 'Castle', { isDirection: false, isType: false }],
    ['RU', 'Lenina', { isLatin: true }],
    ['RU', 'Ленина', { isLatin: false }],
    ['VN', 'Đường', { isLatin: true }],
    ['US', '12', { isLatin: true }],
  ])('in %s: %s is %o', (country, text, kind) => {
    expect(first(text, country)).toMatchObject(kind)
  })
})

describe('one name in two scripts', () => {
  it.each([
    ['GR', 'Ερμού', 'Ermu', 'German'],
    ['RU', 'Щорса', 'Ščorsa', 'scientific'],
    ['RU', 'Шевченко', 'Ševčenko', 'scientific'],
    ['RU', 'Жукова', 'Žukova', 'scientific'],
    ['RU', 'Чехова', 'Čehova', 'ISO 9'],
    ['RU', 'Царская', 'Carskaja', 'scientific'],
    ['RU', 'Зимняя', 'Simnjaja', 'German'],
    ['RU', 'Харьковская', 'Harkovskaja', 'ISO 9'],
    ['RU', 'Волгоградская', 'Wolgogradskaja', 'German'],
    ['RU', 'Виктора', 'Victora', 'English'],
    ['RU', 'Русская', 'Ruskaja', 'one s'],
    ['RU', 'Тверской', 'Tverskoj', 'scientific'],
    ['UA', 'Джанкойська', 'Djankojska', 'French'],
    ['UA', 'Джанкойська', 'Džankojska', 'scientific'],
    ['GR', 'Τζαβέλα', 'Zavela', 'as spoken'],
    ['GR', 'Θησέως', 'Tiseos', 'as spoken'],
  ])('is recognised in %s: %s and %s (%s)', (country, own, latin) => {
    const [a, b] = [first(own, country), first(latin, country)]
    expect([isSameWord(a, b), isSameWord(b, a)]).toEqual([true, true])
  })
  it.each([
    ['RU', 'Чехова', 'Tehova'],
    ['RU', 'Чехова', 'Hehova'],
    ['GR', 'Θησέως', 'Hiseos'],
    ['RU', 'Жукова', 'Lukova'],
    ['RU', 'Щорса', 'Orsa'],
    ['RU', 'Виктора', 'Vistora'],
    ['RU', 'Виктора', 'Vitora'],
    ['RU', 'Волгоградская', 'Olgogradskaja'],
    ['RU', 'Зимняя', 'Imnjaja'],
    ['RU', 'Русская', 'Rukaja'],
    ['RU', 'Харьковская', 'Arkovskaja'],
    ['GR', 'Ερμού', 'Erm'],
  ])('is told from another name in %s: %s is not %s', (country, own, latin) => {
    expect(isSameWord(first(own, country), first(latin, country))).toBe(false)
  })
  it('is not recognised by sound in two words of Latin letters', () => {
    expect(isSameWord(first('Zimna', 'PL'), first('Simna', 'PL'))).toBe(false)
  })
})

describe('two spellings of one name in Latin letters', () => {
  it.each([
    ['HK', 'Fook', 'Fuk', true],
    ['AE', 'Khor', 'Kor', true],
    ['GR', 'Palaiologou', 'Paleologou', true],
    ['IN', 'Qutb', 'Kutub', false],
    // Another name, and one too short to be told by its sound.
    ['HK', 'Soon', 'San', false],
    ['HK', 'Wai', 'We', false],
    // Another first letter is another name, however it sounds.
    ['AE', 'Khor', 'Qor', false],
    ['DE', 'Fook', 'Fuk', false],
    // A letter more is another syllable.
    ['CN', 'Zhou', 'Zhu', false],
  ])('in %s are nearly one word: %s beside %s: %s', (country, a, b, isNear) => {
    expect([
      isNearWord(first(a, country), first(b, country)),
      isNearWord(first(b, country), first(a, country)),
    ]).toEqual([isNear, isNear])
  })
})

describe('a word with typing errors', () => {
  it.each([
    ['DE', 'Leopoldstrsse', 'Leopoldstraße', true],
    ['DE', 'Leoplodstraße', 'Leopoldstraße', true],
    // In Cyrillic one letter, in Latin three.
    ['RU', 'Чучье', 'Щучье', true],
    ['RU', 'ЧУЧЬЕ', 'Щучье', true],
    ['RU', 'Щедрина', 'Ščedrna', true],
    ['RU', 'Ленина', 'Пушкина', false],
    // Two spellings of one sound, but no typing error.
    ['US', 'Shchedrin', 'Sedrin', false],
    // Each character is a word, and these only sound alike.
    ['CN', '中', '张', false],
    ['CN', 'Zhang', '中', false],
    ['CN', '中', 'Zhang', false],
  ])('is recognised in %s: %s beside %s: %s', (country, a, b, isNear) => {
    expect([
      isNearWord(first(a, country), first(b, country)),
      isNearWord(first(b, country), first(a, country)),
    ]).toEqual([isNear, isNear])
  })
})
