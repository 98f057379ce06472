import { sql } from 'kysely'
import type { Edition } from '../billing/skus.ts'
import { contentColumns, nulls, placeColumns, verdictColumns } from './address-columns.ts'
import { modeOfClient } from './clients.ts'
import type { Database } from './database.ts'
import { isOfOsm } from './place-owner.ts'

/** A stored address whose place can have changed. */
export interface StalePlace {
  id: string
  clientId: string
  placeId: string
  /** The time that makes it stale, with PostgreSQL's microseconds. */
  since: string
}

/**
 * What makes an address stale: months since its place id was checked, or hours since its
 * coordinates were read.
 */
export type Staleness = { months: number } | { hours: number }

/** The next `max` stale places of the provider after this one, oldest first. */
export async function stalePlaces(
  db: Database,
  {
    edition,
    exceptClients,
    ...staleness
  }: Staleness & { edition: Edition; exceptClients: string[] },
  max: number,
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
    // Another provider would say that the place does not exist.
    .where(sql<boolean>`${isOfOsm(sql`place_id`)} = ${edition === 'osm'}`)
    // Places of the sandbox do not change, and a live provider does not know them.
    .where(modeOfClient, '=', 'live')
    .where(sql<boolean>`client_id <> all(${exceptClients}::uuid[])`)
    .where(column, '<', sql<Date>`now() - ${interval}`)
    .$if(column === 'foundAt', (query) => query.where('latitude', 'is not', null))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${sql.ref(column)}, id)
          > (${after?.since}::timestamptz, ${after?.id}::bigint)`,
      ),
    )
    .orderBy(column)
    .orderBy('id')
    .limit(max)
    .execute()
  return rows.flatMap(({ placeId, ...row }) => (placeId === null ? [] : [{ ...row, placeId }]))
}

/** Stores the current id of the place, which can be a new one. */
export const keepPlaceId = async (
  db: Database,
  stale: StalePlace,
  placeId: string,
): Promise<void> => {
  await ifUnchanged(db, stale).set({ placeId, placeIdAt: sql<Date>`now()` }).execute()
}

/**
 * Stores the current coordinates. Other content of the provider is as old as the previous ones, and
 * is deleted. So is the precision, which details do not have.
 */
export const keepCoordinates = async (
  db: Database,
  stale: StalePlace,
  place: { placeId: string; latitude?: number; longitude?: number },
): Promise<void> => {
  const now = sql<Date>`now()`
  const { placeId, latitude, longitude } = place
  const coordinates = { latitude: latitude ?? null, longitude: longitude ?? null }
  await ifUnchanged(db, stale)
    .set({
      ...nulls(contentColumns),
      ...coordinates,
      changes: null,
      placeId,
      placeIdAt: now,
      foundAt: now,
    })
    .execute()
}

/**
 * The place no longer exists. The address counts as never validated, unless a person has decided.
 */
export const forgetValidation = async (db: Database, stale: StalePlace): Promise<void> => {
  const ofPerson = verdictColumns
    .filter((column) => column !== 'confirmedAt')
    .map((column) => [
      column,
      sql`case when validated_at = confirmed_at then ${sql.ref(column)} end`,
    ])
  await ifUnchanged(db, stale)
    .set({ ...Object.fromEntries(ofPerson), ...nulls([...placeColumns, ...contentColumns]) })
    .execute()
}

/** Does not change an address that was changed or validated again meanwhile. */
const ifUnchanged = (db: Database, { id, placeId }: StalePlace) =>
  db.updateTable('storedAddresses').where('id', '=', id).where('placeId', '=', placeId)
