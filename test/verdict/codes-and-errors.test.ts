import { describe, expect, it } from 'vitest'
import {
  compareCodes,
  isPostalCode,
  postalCodesIn,
} from '../../shared/address/postal/postal-code.ts'
import { isNearly } from '../../shared/address/words/typing-distance.ts'

describe('typing errors by length of the word', () => {
  it.each([
    ['rue', 'rue', true],
    ['12', '12', true],
    ['bern', 'ber1', false],
    ['b12345', 'b12346', false],
    // None below 4 letters, one below 7, two below 13, then three.
    ['rue', 'rux', false],
    ['bern', 'bren', true],
    ['berlin', 'berxyn', false],
    ['leopold', 'leoxyld', true],
    ['leopold', 'leoxyzd', false],
    ['amphitheatre', 'amxhxtheaxre', false],
    ['amphitheatres', 'amxhxtheaxres', true],
    // The shorter word decides.
    ['berlon', 'xberlin', false],
    ['berna', 'bernxe', false],
    // Only neighbours that change places are one error, and others count beside it.
    ['barn', 'xbrn', false],
    ['bern', 'brex', false],
    ['mobern', 'mabren', false],
  ])('are recognised: %s and %s: %s', (a, b, isNear) => {
    expect([isNearly(a, b), isNearly(b, a)]).toEqual([isNear, isNear])
  })
})

describe('postal codes', () => {
  it.each([
    ['DE', '10557', '10557', 'same'],
    // Signs of countries, official or of cars.
    ['DE', 'D-10557', '10557', 'same'],
    ['DE', 'D - 10557', '10557', 'same'],
    ['SE', 'S-111 36', '111 36', 'same'],
    ['FI', 'FIN-00100', '00100', 'same'],
    ['AR', 'RA-1425', '1425', 'same'],
    ['LV', '1050', 'LV-1050', 'same'],
    // A letter that is part of the code, not a sign.
    ['AR', 'C 1425', 'C1425AAA', 'incomplete'],
    ['AR', 'C1425AAA', 'C1425', 'same'],
    ['GB', 'E17 6AB', 'E17', 'same'],
    // An area of a million people is not all that is known.
    ['GB', 'SW1A 1AA', 'SW', 'different'],
    ['US', '10001-1234', '10001-5678', 'same'],
    ['PR', '00901-1234', '00901-5678', 'same'],
    ['US', '10001', '10002', 'different'],
    ['BR', '04538-133', '04538-000', 'different'],
    ['DE', '1067', '01067', 'padded'],
    ['US', '501', '00501', 'padded'],
    // Zeros are lost from the front only.
    ['DE', '167', '10067', 'different'],
    ['DE', '1', '10557', 'different'],
    ['DE', '10', '10557', 'incomplete'],
  ])('are compared in %s: %s beside %s is %s', (country, code, right, match) => {
    expect(compareCodes(code, right, country)).toBe(match)
  })
  it.each([
    ['SE', '111 36', true],
    ['GB', 'SW1A 1AA', true],
    ['DE', '1055', false],
    ['HK', 'anything', true],
  ])('are recognised in %s: %s is one: %s', (country, text, isCode) => {
    expect(isPostalCode(text, country)).toBe(isCode)
  })
  it.each([
    ['AR', 'RA-1425 Buenos Aires', ['1425']],
    ['JP', '〒105-0011 東京都', ['105-0011']],
    ['IE', 'Old Town Road', []],
    ['IE', 'Dublin D02 X285', ['D02 X285']],
    ['HK', '8 Finance Street', []],
    ['LU', 'Esch L4010', ['4010']],
    ['LV', 'Riga 1010', ['1010']],
    ['JP', '090-1234-5678', []],
  ])('are found in %s: in %s are %j', (country, text, codes) => {
    expect(postalCodesIn(text, country).map((code) => code.text)).toEqual(codes)
  })
})
