import { expect, it } from 'vitest'
import { linesOf } from './found-pair.ts'
import { loadStreetLists, refusedWritings } from './street-lists.ts'

/** Most of them are translations, popular names, and what only people of the place know. */
const known = linesOf('streets/judged-otherwise.txt')

it.each(loadStreetLists().map((list) => [list.country, list.town, list] as const))(
  'streets of %s (%s) are known in all their writings, but for those listed',
  (country, town, list) => {
    const refused = refusedWritings(list).map(
      ({ written, shown }) => `${country} ${town} | ${written} | ${shown}`,
    )
    expect(refused).toEqual(known.filter((line) => line.startsWith(`${country} ${town} | `)))
  },
)
