import { describe, expect, it } from 'vitest'
import type { Candidate } from '../../shared/verdict/found.ts'
import { judge } from '../../shared/verdict/judge.ts'
import type { PolicyName } from '../../shared/verdict/verdicts.ts'
import { places, stored } from './places.ts'

const text = '1600 Amphitheatre Parkway||Mountain View|CA|94043|US'
const judged = (written: string, said: Partial<Candidate>, policy: PolicyName = 'normal') =>
  judge(stored(written), { candidates: [{ ...places.googleplex, ...said }] }, policy)

describe('what the provider says of the stored address itself', () => {
  it.each<[policy: PolicyName, verdict: string, nextAction: string]>([
    ['strict', 'needs_review', 'add_unit'],
    ['normal', 'needs_review', 'add_unit'],
    ['lenient', 'confirmed', 'accept'],
  ])('a missing flat, under %s: %s, %s', (policy, verdict, nextAction) => {
    const said = judged(text, { missing: ['unit'] }, policy)
    expect([said.verdict, said.nextAction]).toEqual([verdict, nextAction])
    expect(said.reasons).toMatchObject([{ code: 'unit_missing', component: 'unit' }])
  })
  it('a missing flat is none where one is stored', () => {
    const said = judged('1600 Amphitheatre Pkwy Apt 5||Mountain View|CA|94043|US', {
      missing: ['unit'],
    })
    expect(said.reasons.map(({ code }) => code)).toEqual(['unit_unconfirmed'])
  })
  it.each<[policy: PolicyName, verdict: string, nextAction: string]>([
    ['strict', 'needs_review', 'confirm'],
    ['normal', 'needs_review', 'confirm'],
    ['lenient', 'confirmed', 'accept'],
  ])('no delivery to it, under %s: %s, %s', (policy, verdict, nextAction) => {
    const said = judged(text, { undelivered: true }, policy)
    expect([said.verdict, said.nextAction]).toEqual([verdict, nextAction])
    expect(said.reasons.map(({ code }) => code)).toEqual(['delivery_unconfirmed'])
  })
  it.each([
    [{ undelivered: true }],
    [{ missing: ['houseNumber' as const] }],
    [{ undelivered: true, missing: ['houseNumber' as const] }],
  ])('says nothing beside a house number that was found to be wrong or missing: %j', (said) => {
    const other = judged('1601 Amphitheatre Parkway||Mountain View|CA|94043|US', said)
    expect(other.reasons.map(({ code }) => code)).toEqual(['house_number_differs'])
    const none = judged('Amphitheatre Parkway||Mountain View|CA|94043|US', said)
    expect(none.reasons.map(({ code }) => code)).toEqual(['house_number_missing'])
  })
  it('a missing number, where the place has none either', () => {
    const { houseNumber: _, ...components } = places.googleplex.components ?? {}
    const said = judged('Amphitheatre Parkway||Mountain View|CA|94043|US', {
      components,
      missing: ['houseNumber'],
    })
    expect(said.reasons.map(({ code }) => code)).toEqual(['house_number_missing'])
  })
  it('does not matter where another street was found', () => {
    const said = judged('12 Quorvel Way||Mountain View|CA|94043|US', {
      missing: ['unit'],
      undelivered: true,
    })
    expect(said.reasons.map(({ code }) => code)).not.toContain('unit_missing')
    expect(said.verdict).toBe('undeliverable')
  })
})
