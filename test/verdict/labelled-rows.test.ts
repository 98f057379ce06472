import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { geocodingStrategy } from '../../services/worker/strategies/geocoding.ts'
import { placesStrategy } from '../../services/worker/strategies/places.ts'
import { once } from '../../shared/address/words/once.ts'
import type { VerdictName } from '../../shared/verdict/verdicts.ts'
import { createStandIn } from '../bench/verdicts/stand-in/provider.ts'
import { inLanguage, inLanguages, judgeAll, providerCall } from '../bench/verdicts/table-run.ts'
import { isRightlySaid } from '../bench/verdicts/table-score.ts'
import { loadPlaces, loadRows, type TableSet } from '../bench/verdicts/tables.ts'

/** A row of a set of labelled tables, and what is said of it. */
interface KeptRow {
  set: TableSet
  row: string
  strategy: 'places' | 'geocoding'
  verdict: VerdictName
  reasons: string[]
}

/**
 * Some 500 of 23,000 rows that were judged wrongly once, or that find a change which mutation testing
 * makes and no other kept row finds (test/README.md, Mutations). One record a line.
 */
const keptRows = readFileSync(new URL('data/labelled-rows.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as KeptRow)

/** The rows and the places of a set, by country: a row needs no other places. */
const byCountry = (set: TableSet) =>
  once(() => {
    const places = Map.groupBy(loadPlaces(set), ({ country }) => country)
    return {
      rows: new Map(loadRows(set).map((row) => [row.id, row])),
      standIn: (country: string) => createStandIn(places.get(country) ?? []),
    }
  })

describe.each([...Map.groupBy(keptRows, ({ set }) => set)])(
  'of the %s set of tables',
  (set, kept) => {
    const world = byCountry(set)

    it.each(kept)('$row by $strategy is $verdict', async ({ row: id, strategy, ...expected }) => {
      const { rows, standIn } = world()
      const row = rows.get(id) ?? expect.fail()
      const { places, geocoding } = standIn(row.country)
      const [said = expect.fail()] = await judgeAll(
        strategy === 'places'
          ? placesStrategy({ edition: 'new', places, providerCall, inLanguages })
          : geocodingStrategy(geocoding, providerCall, inLanguage),
        [row],
      )
      const { verdict, reasons } = said
      expect({ verdict, reasons }).toEqual({ verdict: expected.verdict, reasons: expected.reasons })
      expect(isRightlySaid(said)).toBe(true)
    })
  },
)
