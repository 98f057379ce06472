import type { PlaceDetails } from '../../../shared/api/details.ts'
import { AppError, type ErrorName } from '../../../shared/errors.ts'
import type { Logger } from '../../../shared/log.ts'
import type { Database } from '../../../shared/store/database.ts'
import {
  forgetValidation,
  keepCoordinates,
  keepPlaceId,
  type Staleness,
  type StalePlace,
  stalePlaces,
} from '../../../shared/store/stale-places.ts'

/** Asks the provider for a place on behalf of a client; only for its current id, which is free, or for all. @throws {AppError} */
export type AskPlace = (
  clientId: string,
  placeId: string,
  idOnly: boolean,
  signal: AbortSignal,
) => Promise<PlaceDetails>

/** What a run did. `endedBy`: it stopped before its end, and the next run goes on. */
export interface Refreshed {
  kept: number
  gone: number
  failed: number
  endedBy?: ErrorName
}

interface Options {
  db: Database
  ask: AskPlace
  log: Logger
  /** Places that one run looks at. */
  most?: number
}

/** The provider advises to look at place ids that are older (provider-contract §9). */
const placeIdMonths = 12
/** How many days before their retention ends coordinates are fetched again: a second run may follow one that fails. */
const beforeEndDays = 2
/** A day's share: at the default quota of details they take half an hour where nobody else calls. */
const mostInRun = 20_000
const atOnce = 20

/** Nothing more of this run would fare better. */
const endsRun = new Set<ErrorName>([
  'QUOTA_USED_UP',
  'SERVICE_BUDGET_USED_UP',
  'QUEUE_UNAVAILABLE',
  'DEADLINE_EXCEEDED',
  'PROVIDER_UNAVAILABLE',
  'PROVIDER_DENIED',
])
const noSuchPlace = new Set<ErrorName>(['PLACE_NOT_FOUND', 'PLACE_ID_MALFORMED'])

/** Looks at old place ids through the call that costs nothing; a place that is no more has its address validated anew. */
export const refreshPlaceIds = (options: Options, signal: AbortSignal): Promise<Refreshed> =>
  refresh(options, { months: placeIdMonths }, signal, async (stale) => {
    const { placeId } = await options.ask(stale.clientId, stale.placeId, true, signal)
    await keepPlaceId(options.db, stale, placeId)
  })

/** Fetches coordinates again whose retention is about to end. This costs a details call each. */
export const refreshCoordinates = (
  options: Options,
  retentionDays: number,
  signal: AbortSignal,
): Promise<Refreshed> => {
  const hours = 24 * Math.max(retentionDays - beforeEndDays, retentionDays / 2)
  return refresh(options, { hours }, signal, async (stale) => {
    await keepCoordinates(options.db, stale, await options.ask(stale.clientId, stale.placeId, false, signal))
  })
}

async function refresh(
  { db, log, most = mostInRun }: Options,
  staleness: Staleness,
  signal: AbortSignal,
  refreshOne: (stale: StalePlace) => Promise<void>,
): Promise<Refreshed> {
  const done: Refreshed = { kept: 0, gone: 0, failed: 0 }

  async function tryOne(stale: StalePlace): Promise<void> {
    try {
      await refreshOne(stale)
      done.kept += 1
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (noSuchPlace.has(error.error)) {
        await forgetValidation(db, stale)
        done.gone += 1
        return
      }
      done.failed += 1
      if (endsRun.has(error.error)) done.endedBy = error.error
    }
  }

  let last: StalePlace | undefined
  for (let looked = 0; looked < most && !done.endedBy && !signal.aborted; looked += atOnce) {
    const places = await stalePlaces(db, staleness, Math.min(atOnce, most - looked), last)
    if (places.length === 0) break
    await Promise.all(places.map(tryOne))
    last = places.at(-1)
  }
  if (done.kept + done.gone + done.failed > 0) log.info({ ...staleness, ...done }, 'places looked at again')
  return done
}
