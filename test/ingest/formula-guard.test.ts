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
  it.each(['\t=1', '\r=1', '\n=1'])(
    '%j is guarded because spreadsheets skip the characters before the formula',
    (text) => {
      expect(guardFormula(text)).toBe(`'${text}`)
    },
  )
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
  ])('%j is unchanged in both directions', (text) => {
    expect([guardFormula(text), unguardFormula(text)]).toEqual([text, text])
  })
})

it('an apostrophe that is not a guard is kept', () => {
  expect(['=1', '-1 High Street'].map(unguardFormula)).toEqual(['=1', '-1 High Street'])
})
