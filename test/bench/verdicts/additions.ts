import { hash } from '../../../services/sandbox/places/synthetic.ts'
import { seededRandom } from '../../../services/sandbox/random.ts'
import type { WrittenAddress } from '../../../shared/address/written-address.ts'
import type { StrategyName } from '../../../shared/verdict/strategies.ts'
import { isSame } from './absent-places.ts'
import { asShown } from './shown-address.ts'
import { judgeIn } from './table-run.ts'
import { isRightlySaid, type Said } from './table-score.ts'
import { loadAllPlaces, recordsIn, type TableRow, type WorldPlace } from './tables.ts'

/** What people write beside an address. It says nothing of the place. */
interface Addition {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** A line of its own, or before or behind street and number in the same line. */
  at: 'line2' | 'before' | 'after'
  kind: 'unit' | 'recipient' | 'remark' | 'landmark' | 'number' | 'business'
  text: string
}

export interface Added {
  addition: Addition
  said: Said
}

/** To so many addresses of its country each is added. */
const addressesEach = 4

/**
 * Adds what others wrote to addresses that all strategies accept as they are. Whatever is not
 * accepted as the same place then is a false alarm, or a lost parcel. This needs no labels.
 */
export async function judgeAdditions(): Promise<Map<StrategyName, Added[]>> {
  const judged = new Map<StrategyName, Added[]>()
  const worlds = worldsByCountry()
  const byCountry = Map.groupBy(recordsIn<Addition>('tables/additions'), (one) => one.country)
  for (const [country, additions] of byCountry) {
    const world = worlds.get(country) ?? []
    const accepted = await acceptedIn(world)
    const added = new Map(
      additions.flatMap((addition) =>
        chosenOf(accepted, addition).map((row) => [withAddition(row, addition), addition] as const),
      ),
    )
    for (const [strategy, said] of await judgeIn(world, [...added.keys()])) {
      const ones = said.map((one) => ({ addition: added.get(one.row) as Addition, said: one }))
      judged.set(strategy, [...(judged.get(strategy) ?? []), ...ones])
    }
  }
  return judged
}

/** The places of all sets; those that two sets have, once. */
function worldsByCountry(): Map<string, WorldPlace[]> {
  const worlds = new Map<string, WorldPlace[]>()
  for (const place of loadAllPlaces()) {
    const world = worlds.get(place.country) ?? []
    if (!world.some((other) => isSame(other, place))) worlds.set(place.country, [...world, place])
  }
  return worlds
}

/** The addresses as the provider shows them, where every strategy accepts them so. */
async function acceptedIn(world: readonly WorldPlace[]): Promise<TableRow[]> {
  const rows = world.flatMap(({ id, country, texts }) =>
    Object.values(texts).flatMap((text) => {
      const shown = asShown(text, country)
      if (!shown) return []
      // The second line is for what is added.
      const { line2: _quarter, ...stored } = shown
      return [rowOf(id, country, stored)]
    }),
  )
  const refused = new Set(
    [...(await judgeIn(world, rows)).values()].flatMap((said) =>
      said.filter((one) => !isRightlySaid(one)).map(({ row }) => row),
    ),
  )
  return rows.filter((row) => !refused.has(row))
}

const rowOf = (id: string, country: string, stored: WrittenAddress): TableRow => ({
  id,
  kind: 'typed',
  country,
  stored,
  right: [id],
  verdicts: ['confirmed', 'corrected'],
  falseAlarms: ['needs_review', 'undeliverable'],
})

/** The same addresses in every run. */
function chosenOf(rows: readonly TableRow[], { country, at, text }: Addition): TableRow[] {
  const random = seededRandom(hash(`${country} ${at} ${text}`))
  return [...rows]
    .map((row) => ({ row, order: random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, addressesEach)
    .map(({ row }) => row)
}

function withAddition(row: TableRow, { at, text }: Addition): TableRow {
  const { line1 = '', ...rest } = row.stored
  const stored =
    at === 'line2'
      ? { line1, line2: text, ...rest }
      : { line1: at === 'before' ? text + line1 : line1 + text, ...rest }
  return { ...row, stored }
}
