import type { Redis } from 'ioredis'
import { type Database, openDatabase } from '../../../shared/store/database.ts'
import type { ProviderCall } from '../provider/call.ts'
import type { Places } from '../provider/port.ts'
import type { Runtime } from '../runtime.ts'
import { askPlace } from './ask-place.ts'
import { expire } from './expire.ts'
import { forget } from './forget.ts'
import { type Refreshed, refreshCoordinates, refreshPlaceIds } from './refresh.ts'
import { startUpkeep } from './upkeep.ts'

interface Dependencies {
  db: Database
  /** A connection that waits for Redis. */
  connection: Redis
  places: Places
  providerCall: ProviderCall
}

/** Starts the periodic tasks: they delete what is too old, and refresh place ids. */
export async function startUpkeepTasks(
  { config, lifecycle, log, metrics }: Runtime,
  { db, connection, places, providerCall }: Dependencies,
): Promise<void> {
  const count = ({
    kept,
    gone,
    held,
    failed,
  }: Pick<Refreshed, 'kept' | 'gone' | 'held' | 'failed'>) => {
    for (const [outcome, places] of Object.entries({ kept, gone, held, failed }))
      metrics.placesRefreshed.inc({ outcome }, places)
  }
  // A pool of its own, so that a long deletion does not use a connection that others need.
  const expireDb = openDatabase(config.databaseUrl, 1)
  lifecycle.onClose(() => expireDb.destroy())
  count({ kept: 0, gone: 0, held: 0, failed: 0 })
  const ask = askPlace(places, providerCall)
  const refresh = {
    db,
    edition: config.placesEdition,
    ask,
    log,
    maxGonePercent: config.refreshMaxGonePercent,
  }
  const upkeep = await startUpkeep({
    connection,
    log,
    work: {
      forget: async (signal) =>
        metrics.forgottenRows.inc(await forget(db, config.retentionDays, signal)),
      refresh: async (signal) => {
        const ids = await refreshPlaceIds(refresh, signal)
        count(ids)
        // Each of these calls costs money, and would get the same doubtful answers.
        if (config.refreshCoordinates && ids.endedBy !== 'too many gone') {
          const trusted = { ...refresh, exceptClients: ids.heldClients }
          count(await refreshCoordinates(trusted, config.retentionDays, signal))
        }
      },
      expire: (signal) =>
        expire(expireDb, config.batchRetentionDays, signal, (rows) =>
          metrics.expiredRows.inc(rows),
        ),
    },
  })
  lifecycle.onClose(() => upkeep.close())
}
