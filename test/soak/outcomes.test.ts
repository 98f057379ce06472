import { describe, expect, it } from 'vitest'
import { createOutcomes } from './outcomes.ts'

describe('Outcomes of a soak', () => {
  it('are counted, and those that may not be are named', () => {
    const outcomes = createOutcomes()
    outcomes.note('autocomplete', '200', 5)
    outcomes.note('details', '500', 5)
    expect(outcomes.endWindow(false)).toBe(5)
    expect(outcomes.counts()).toEqual({ 'autocomplete 200': 1, 'details 500': 1 })
    expect(outcomes.unexpected()).toEqual({ 'details 500': 1 })
    expect(outcomes.excused()).toEqual({})
  })

  it.each(['503 7002', '504 8001', 'aborted', '500 9001'])(
    'excuse %s on a machine that others keep full',
    (outcome) => {
      const outcomes = createOutcomes()
      outcomes.note('details', outcome, 5)
      outcomes.endWindow(true)
      // Asked while it was full.
      outcomes.note('details', outcome, 5)
      outcomes.endWindow(false)
      expect(outcomes.unexpected()).toEqual({})
      outcomes.note('details', outcome, 5)
      outcomes.endWindow(false)
      expect(outcomes.excused()).toEqual({ [`details ${outcome}`]: 2 })
      expect(outcomes.unexpected()).toEqual({ [`details ${outcome}`]: 1 })
    },
  )

  it.each(['500 8000', '502 8005', '401', 'TypeError: fetch failed'])('excuse no %s', (outcome) => {
    const outcomes = createOutcomes()
    outcomes.note('details', outcome, 5)
    outcomes.endWindow(true)
    expect(outcomes.unexpected()).toEqual({ [`details ${outcome}`]: 1 })
  })

  it('excuse no product that answers nothing for a minute', () => {
    const outcomes = createOutcomes()
    for (let window = 0; window < 6; window += 1) {
      expect(outcomes.unexpected()).toEqual({})
      outcomes.note('autocomplete', '503 7002', 5)
      outcomes.endWindow(true)
    }
    expect(outcomes.unexpected()).toEqual({ 'no suggestion in 6 readings one after another': 1 })
  })
})
