import { describe, expect, it } from 'vitest'
import { choicesOf, withChoice } from '../../services/console/review/choices.ts'
import { proposalOf } from '../../services/console/review/proposal.ts'
import type { ResultRow } from '../../shared/api/batch.ts'

const stored = { line1: 'Lindenstr. 5', city: 'Berlin', postalCode: '14467', country: 'DE' }
const berlin = {
  placeId: 'berlin',
  formattedAddress: 'Lindenstraße 5, 10969 Berlin, Deutschland',
  changes: [{ component: 'postalCode', before: '14467', after: '10969' }],
}
const potsdam = {
  placeId: 'potsdam',
  formattedAddress: 'Lindenstraße 5, 14467 Potsdam, Deutschland',
  changes: [{ component: 'locality', before: 'Berlin', after: 'Potsdam' }],
}
const undetailed = { placeId: 'line', formattedAddress: 'Lindenstraße 5, Berlin-Rudow' }
const row: ResultRow = {
  reference: 'order-1',
  line: 2,
  verdict: 'needs_review',
  nextAction: 'confirm',
  reasons: [{ code: 'several_candidates', message: 'Several places fit.' }],
  confidence: 0.4,
  validatedAt: 1,
  latitude: 52.5,
  longitude: 13.4,
  ...berlin,
  candidates: [berlin, potsdam, undetailed],
}

describe('a result with several places that fit', () => {
  it.each([
    [0, 'berlin', { ...stored, postalCode: '10969' }],
    [1, 'potsdam', { ...stored, city: 'Potsdam' }],
    // Nothing is known of its differences, and the line lacks the stored code.
    [2, 'line', stored],
  ])('proposes what the chosen one of them changes: number %i', (index, placeId, proposed) => {
    const chosen = withChoice(row, index)
    expect([chosen.placeId, proposalOf(stored, chosen)]).toEqual([placeId, proposed])
    expect(chosen).not.toHaveProperty('latitude')
  })
  it('proposes the whole line of the chosen one, where nothing is known of its differences', () => {
    const { postalCode: _, ...text } = stored
    expect(proposalOf(text, withChoice(row, 2))).toEqual({
      address: 'Lindenstraße 5, Berlin-Rudow',
      country: 'DE',
    })
  })
  it('can be chosen from again', () => {
    expect(withChoice(withChoice(row, 1), 0).placeId).toBe('berlin')
    expect(choicesOf(withChoice(row, 1))).toEqual(row.candidates)
  })
})

it.each([{ candidates: [] }, { candidates: [berlin] }])(
  'a result for which one place fits offers no choice',
  (more) => {
    const { candidates: _, ...plain } = row
    expect(choicesOf({ ...plain, ...more })).toEqual([])
    expect(withChoice(plain, 1)).toEqual(plain)
  },
)
