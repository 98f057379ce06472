import type { PlaceDetails } from '../../../shared/api/details.ts'
import type { Edition } from '../../../shared/billing/skus.ts'
import { AppError, type ErrorName } from '../../../shared/errors/catalogue.ts'
import type { Logger } from '../../../shared/runtime/log.ts'
import type { Database } from '../../../shared/store/database.ts'
import {
  forgetValidation,
  keepCoordinates,
  keepPlaceId,
  type Staleness,
  type StalePlace,
  stalePlaces,
} from '../../../shared/store/stale-places.ts'

/**
 * Requests a place from the provider; the client pays. With `idOnly` only its current id, which is
 * free. @throws {AppError}
 */
export type AskPlace = (
  clientId: string,
  placeId: string,
  idOnly: boolean,
  signal: AbortSignal,
) => Promise<PlaceDetails>

/**
 * What a run did, in numbers of places. `held`: the provider says that they no longer exist, but
 * there are too many to believe it. Their addresses are unchanged, and the run stopped.
 * `endedBy`: the error that stopped the run; the next run continues.
 */
export interface Refreshed {
  kept: number
  gone: number
  held: number
  failed: number
  endedBy?: ErrorName
}

interface Options {
  db: Database
  /** Only places of this provider are refreshed. */
  edition: Edition
  ask: AskPlace
  log: Logger
  /** How many places one run refreshes at most. */
  maxPlaces?: number
  /** How many percent of the places may be gone. 100 accepts every answer. */
  maxGonePercent?: number
}

/** Google advises to refresh place ids that are older (../provider/README.md, Place ids). */
const placeIdMonths = 12
/** How many days before the end of retention coordinates are refreshed: time for a second run. */
const beforeEndDays = 2
/** One run a day: with the default quota of details it takes half an hour without other calls. */
const maxInRun = 20_000
const concurrency = 20
/** This many answers are judged together before anything is erased: fewer prove little. */
const judgedTogether = 50
const defaultMaxGonePercent = 20

/** After these errors the rest of the run would fail too. */
const endsRun = new Set<ErrorName>([
  'QUOTA_USED_UP',
  'SERVICE_BUDGET_USED_UP',
  'QUEUE_UNAVAILABLE',
  'DEADLINE_EXCEEDED',
  'PROVIDER_UNAVAILABLE',
  'PROVIDER_DENIED',
])
const noSuchPlace = new Set<ErrorName>(['PLACE_NOT_FOUND', 'PLACE_ID_MALFORMED'])

/** Refreshes old place ids with the free call. Addresses of places that are gone are reset. */
export const refreshPlaceIds = (options: Options, signal: AbortSignal): Promise<Refreshed> =>
  refresh(options, { months: placeIdMonths }, signal, async (stale) => {
    const { placeId } = await options.ask(stale.clientId, stale.placeId, true, signal)
    await keepPlaceId(options.db, stale, placeId)
  })

/** Refreshes coordinates whose retention is about to end. Each costs a details call. */
export const refreshCoordinates = (
  options: Options,
  retentionDays: number,
  signal: AbortSignal,
): Promise<Refreshed> => {
  const hours = 24 * Math.max(retentionDays - beforeEndDays, retentionDays / 2)
  return refresh(options, { hours }, signal, async (stale) => {
    await keepCoordinates(
      options.db,
      stale,
      await options.ask(stale.clientId, stale.placeId, false, signal),
    )
  })
}

async function refresh(
  { db, edition, log, maxPlaces = maxInRun, maxGonePercent = defaultMaxGonePercent }: Options,
  staleness: Staleness,
  signal: AbortSignal,
  refreshOne: (stale: StalePlace) => Promise<void>,
): Promise<Refreshed> {
  const done: Refreshed = { kept: 0, gone: 0, held: 0, failed: 0 }
  let gone: StalePlace[] = []
  let judged = 0

  async function tryOne(stale: StalePlace): Promise<void> {
    try {
      await refreshOne(stale)
      done.kept += 1
      judged += 1
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (noSuchPlace.has(error.error)) {
        gone.push(stale)
        judged += 1
        return
      }
      done.failed += 1
      if (endsRun.has(error.error)) done.endedBy = error.error
    }
  }

  /** Erases the validation of places that are gone, unless they are too many to believe it. */
  async function judge(): Promise<void> {
    if (tooManyGone(gone.length, judged, maxGonePercent)) done.held = gone.length
    else {
      await Promise.all(gone.map((stale) => forgetValidation(db, stale)))
      done.gone += gone.length
    }
    gone = []
    judged = 0
  }

  let last: StalePlace | undefined
  const continues = () => !done.endedBy && done.held === 0 && !signal.aborted
  for (let begun = 0; begun < maxPlaces && continues(); begun += concurrency) {
    const places = await stalePlaces(
      db,
      { ...staleness, edition },
      Math.min(concurrency, maxPlaces - begun),
      last,
    )
    if (places.length === 0) break
    await Promise.all(places.map(tryOne))
    last = places.at(-1)
    if (judged >= judgedTogether) await judge()
  }
  await judge()
  logRun(log, { ...staleness, ...done }, maxGonePercent)
  return done
}

/** With fewer than `judgedTogether` answers the number of places counts, not the share. Pure. */
const tooManyGone = (gone: number, judged: number, maxPercent: number): boolean =>
  gone > (maxPercent / 100) * Math.max(judged, judgedTogether)

function logRun(log: Logger, run: Refreshed & object, maxGonePercent: number): void {
  if (run.held > 0)
    log.error({ ...run, maxGonePercent }, 'too many places are gone: the refresh stopped')
  else if (run.kept + run.gone + run.failed > 0) log.info(run, 'places looked at again')
}
