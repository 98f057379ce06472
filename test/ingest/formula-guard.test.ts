import { describe, expect, it } from 'vitest'
import { guardFormula, unguardFormula } from '../../shared/ingest/formula-guard.ts'

describe('a text that a spreadsheet would run', () => {
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
  ])('%s has one apostrophe more, which is taken off again', (text) => {
    expect(guardFormula(text)).toBe(`'${text}`)
    expect(unguardFormula(`'${text}`)).toBe(text)
  })
  it.each(['\t=1', '\r=1', '\n=1'])('%j may be run behind what is skipped', (text) => {
    expect(guardFormula(text)).toBe(`'${text}`)
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
  ])('%j stays as it is, both ways', (text) => {
    expect([guardFormula(text), unguardFormula(text)]).toEqual([text, text])
  })
})

it('that is no guard has none taken off', () => {
  expect(['=1', '-1 High Street'].map(unguardFormula)).toEqual(['=1', '-1 High Street'])
})
