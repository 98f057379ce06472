import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guardFormula, unguardFormula } from '../../shared/ingest/formula-guard.ts'

describe('a text that a spreadsheet would run as a formula', () => {
  it.each([
    ['=HYPERLINK("x")'],
    ['+49 30 1234'],
    ['-1 High Street'],
    ['@Leeds'],
    ['＝1'],
    ['＋1'],
    ['－1'],
    ['＠1'],
    ["'=1"],
    ["''=1"],
  ])('%s gets an apostrophe, which is removed when the file is read again', (text) => {
    expect(guardFormula(text)).toBe(`'${text}`)
    expect(unguardFormula(`'${text}`)).toBe(text)
  })
  it.each([
    ['\t=1', "\t'=1"],
    ['\r=1', "\r'=1"],
    ['\n=1', "\n'=1"],
    ["Hauptstr. 1;=cmd|' /C calc'!A0;", "Hauptstr. 1;'=cmd|' /C calc'!A0;"],
    ['a, =1,-b', "a, '=1,'-b"],
    ['a|@b', "a|'@b"],
    ["a\t+b\r\n''－c", "a\t'+b\r\n'''－c"],
    ['a; "=1', `a; "'=1`],
    ['=1;=1', "'=1;'=1"],
    ['a;-1+1', "a;'-1+1"],
    ["a,-5'", "a,'-5'"],
  ])('%j gets one wherever a cell can begin: %j', (text, guarded) => {
    expect(guardFormula(text)).toBe(guarded)
    expect(unguardFormula(guarded)).toBe(text)
  })
  it('is the same after it was guarded and read, whatever apostrophes it has', () => {
    const part = fc.constantFrom(...',;|\t"\' \r\n=+-@５5.]}ax')
    const text = fc.array(part, { maxLength: 20 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, (value) => unguardFormula(guardFormula(value)) === value),
      { numRuns: 2000 },
    )
  })
})

describe('a text that a spreadsheet only shows', () => {
  it.each([
    '',
    'Park Row',
    '12-14 High Street',
    'a=1',
    'me@example.org',
    "x'=1",
    "'s-Gravenhage",
    "'",
    'Flat 3\nPark Row',
    'Flat\t3',
    'Flat 3, 12-14 Park Row',
    '1, -5; +3.5 |-2\n-7',
    '[[45.7,-4.8],{"a":1,"b":-1}]',
    "Rue de l'Est; l'Ouest",
  ])('%j is unchanged in both directions', (text) => {
    expect([guardFormula(text), unguardFormula(text)]).toEqual([text, text])
  })
})

it('an apostrophe that is not a guard is kept', () => {
  expect(['=1', '-1 High Street'].map(unguardFormula)).toEqual(['=1', '-1 High Street'])
})
