import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a row has a place of OpenStreetMap. Its place id says so, and its content may be kept for
 * good (services/worker/provider/osm/README.md). A row without a place has no content of it.
 */
export const isOfOsm = (placeId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`coalesce(${placeId} like 'osm:%', false)`

/** When the retention of a place begins. Never for places of OpenStreetMap. */
export const retentionStartOf = (placeId: RawBuilder<unknown>, foundAt: RawBuilder<unknown>) =>
  sql`case when ${isOfOsm(placeId)} then null else ${foundAt} end`
