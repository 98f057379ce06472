import { describe, expect, it } from 'vitest'
import { judge } from '../../shared/verdict/judge.ts'
import { widerQueriesOf } from '../../shared/verdict/search/query.ts'
import { places } from './places.ts'

/**
 * Texts of the greatest length for which a careless expression searches for up to a second, and how
 * often: so often that a slow one would exceed the time of the test.
 */
const texts: [what: string, country: string, text: string, times: number][] = [
  ['a crossing of a thousand digits', 'GB', `x entre 1 y ${'1'.repeat(985)} a`, 10],
  ['a crossing of a thousand letters', 'MX', `x con ${'a'.repeat(980)}`, 20],
  ['a Japanese house of 500 numbers', 'JP', '-０'.repeat(500), 20],
  ['a ward of Nepal behind a thousand line ends', 'NP', `ward${'\n'.repeat(990)}x`, 50],
  ['characters that are words of eighteen', 'GB', `10 Downing Street, ${'ﷺ'.repeat(980)}`, 10],
]

describe('a hostile address takes no longer than others:', { timeout: 10_000 }, () => {
  it.each(texts)('%s', (_, country, text, times) => {
    const address = { text, line1: text.slice(0, 300), line2: text.slice(0, 300), country }
    const found = [places.bakerStreet, places.googleplex, places.washington, places.muenchen]
    for (let time = 0; time < times; time += 1) {
      // Copies, because the last comparison of an object is remembered.
      const [stored, candidates] = [{ ...address }, structuredClone(found)]
      widerQueriesOf(stored)
      expect(judge(stored, { candidates }, 'normal').verdict).not.toBe('confirmed')
    }
  })
})
