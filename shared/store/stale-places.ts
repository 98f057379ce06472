import { sql } from 'kysely'
import type { Database } from './database.ts'

/** A stored address with a place that may no longer be as it was. */
export interface StalePlace {
  id: string
  clientId: string
  placeId: string
  /** The time that makes it stale, to PostgreSQL's microsecond. */
  since: string
}

/** What makes it stale: the months since its place id was looked at, or the age of its coordinates in hours. */
export type Staleness = { months: number } | { hours: number }

/** The next `most` stale places after this one, the longest stale first. */
export async function stalePlaces(
  db: Database,
  staleness: Staleness,
  most: number,
  after?: StalePlace,
): Promise<StalePlace[]> {
  const column = 'months' in staleness ? 'placeIdAt' : 'foundAt'
  const interval =
    'months' in staleness
      ? sql`make_interval(months => ${staleness.months})`
      : sql`make_interval(hours => ${staleness.hours})`
  const rows = await db
    .selectFrom('storedAddresses')
    .select(['id', 'clientId', 'placeId', sql<string>`${sql.ref(column)}::text`.as('since')])
    .where('placeId', 'is not', null)
    .where(column, '<', sql<Date>`now() - ${interval}`)
    .$if(column === 'foundAt', (query) => query.where('latitude', 'is not', null))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(${sql.ref(column)}, id) > (${after?.since}::timestamptz, ${after?.id}::bigint)`),
    )
    .orderBy(column)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.flatMap(({ placeId, ...row }) => (placeId === null ? [] : [{ ...row, placeId }]))
}

/** The place's current id, which may be another one. */
export const keepPlaceId = async (db: Database, stale: StalePlace, placeId: string): Promise<void> => {
  await ifUnchanged(db, stale).set({ placeId, placeIdAt: sql<Date>`now()` }).execute()
}

/** The coordinates as they are now. What else was said is as old as they were, and goes. */
export const keepCoordinates = async (
  db: Database,
  stale: StalePlace,
  place: { placeId: string; latitude?: number; longitude?: number },
): Promise<void> => {
  const now = sql<Date>`now()`
  const { placeId, latitude, longitude } = place
  const coordinates = { latitude: latitude ?? null, longitude: longitude ?? null, foundAt: now }
  await ifUnchanged(db, stale)
    .set({ placeId, placeIdAt: now, ...coordinates, formattedAddress: null, changes: null })
    .execute()
}

/** The place is no more: the address counts as never validated, unless a person has decided. */
export const forgetValidation = async (db: Database, stale: StalePlace): Promise<void> => {
  const ofPerson = ['verdict', 'nextAction', 'reasons', 'confidence', 'changes', 'validatedAt'].map((column) => [
    column,
    sql`case when validated_at = confirmed_at then ${sql.ref(column)} end`,
  ])
  const place = { placeId: null, placeIdAt: null, formattedAddress: null, latitude: null, longitude: null }
  await ifUnchanged(db, stale)
    .set({ ...Object.fromEntries(ofPerson), ...place, precision: null, foundAt: null })
    .execute()
}

/** An address that was changed or validated anew meanwhile stays as it is. */
const ifUnchanged = (db: Database, { id, placeId }: StalePlace) =>
  db.updateTable('storedAddresses').where('id', '=', id).where('placeId', '=', placeId)
