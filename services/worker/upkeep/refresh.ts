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
 * there are too many to believe it, so their addresses are unchanged. `heldClients`: the clients
 * that have too many of them; the run went on for the others, as it does without a client whose
 * budget is used up. `endedBy`: what stopped the run for everybody; the next run continues. After
 * `worker stopped` another worker does.
 */
export interface Refreshed {
  kept: number
  gone: number
  held: number
  failed: number
  heldClients: string[]
  endedBy?: ErrorName | 'too many gone' | 'worker stopped'
}

interface Options {
  db: Database
  /** Only places of this provider are refreshed. */
  edition: Edition
  ask: AskPlace
  log: Logger
  /** How many place ids one run refreshes at most. */
  maxPlaces?: number
  /** How many percent of the places may be gone. 100 accepts every answer. */
  maxGonePercent: number
  /** Places of these clients are left alone. */
  exceptClients?: string[]
}

/** Google advises to refresh place ids that are older (../provider/README.md, Place ids). */
const placeIdMonths = 12
/** How many days before the end of retention coordinates are refreshed: time for a second run. */
const beforeEndDays = 2
/** Of ids, one run a day: with the default quota of details it takes half an hour. */
const maxInRun = 20_000
const concurrency = 20
/** This many answers are judged together before anything is erased: fewer prove little. */
const judgedTogether = 50

/** After these errors the rest of the run would fail too. */
const endsRun = new Set<ErrorName>([
  'QUOTA_USED_UP',
  'SERVICE_BUDGET_USED_UP',
  'QUEUE_UNAVAILABLE',
  'PROVIDER_DENIED',
])
/** The provider may fail at one place alone. Where it fails at a whole group, the run ends too. */
const noAnswer = new Set<ErrorName>(['DEADLINE_EXCEEDED', 'PROVIDER_UNAVAILABLE'])
const noSuchPlace = new Set<ErrorName>(['PLACE_NOT_FOUND', 'PLACE_ID_MALFORMED'])

/** Refreshes old place ids with the free call. Addresses of places that are gone are reset. */
export const refreshPlaceIds = (options: Options, signal: AbortSignal): Promise<Refreshed> =>
  refresh(options, { months: placeIdMonths }, signal, async (stale) => {
    const { placeId } = await options.ask(stale.clientId, stale.placeId, true, signal)
    await keepPlaceId(options.db, stale, placeId)
  })

/**
 * Refreshes all coordinates whose retention is about to end, because what is left will be deleted.
 * Each costs a details call.
 */
export const refreshCoordinates = (
  options: Omit<Options, 'maxPlaces'>,
  retentionDays: number,
  signal: AbortSignal,
): Promise<Refreshed> => {
  const hours = 24 * Math.max(retentionDays - beforeEndDays, retentionDays / 2)
  return refresh({ ...options, maxPlaces: Infinity }, { hours }, signal, async (stale) => {
    await keepCoordinates(
      options.db,
      stale,
      await options.ask(stale.clientId, stale.placeId, false, signal),
    )
  })
}

async function refresh(
  { db, edition, log, maxPlaces = maxInRun, maxGonePercent, exceptClients = [] }: Options,
  staleness: Staleness,
  signal: AbortSignal,
  refreshOne: (stale: StalePlace) => Promise<void>,
): Promise<Refreshed> {
  const done: Refreshed = { kept: 0, gone: 0, held: 0, failed: 0, heldClients: [] }
  const overBudget = new Set<string>()
  let answers: Answer[] = []

  /** Resolves to the error, if it was no answer. */
  async function tryOne(stale: StalePlace): Promise<ErrorName | undefined> {
    try {
      await refreshOne(stale)
      done.kept += 1
      answers.push({ stale, isGone: false })
      return
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (noSuchPlace.has(error.error)) {
        answers.push({ stale, isGone: true })
        return
      }
      done.failed += 1
      if (error.error === 'CLIENT_BUDGET_USED_UP') overBudget.add(stale.clientId)
      return error.error
    }
  }

  /** Erases the validation of places that are gone, unless they are too many to believe it. */
  async function judge(): Promise<void> {
    const { gone, held, heldClients, tooMany } = believed(answers, maxGonePercent)
    await Promise.all(gone.map((stale) => forgetValidation(db, stale)))
    done.gone += gone.length
    done.held += held
    done.heldClients.push(...heldClients)
    if (tooMany) done.endedBy = 'too many gone'
    answers = []
  }

  let last: StalePlace | undefined
  for (let begun = 0; begun < maxPlaces && !done.endedBy && !signal.aborted; begun += concurrency) {
    const leftOut = [...exceptClients, ...done.heldClients, ...overBudget]
    const places = await stalePlaces(
      db,
      { ...staleness, edition, exceptClients: leftOut },
      Math.min(concurrency, maxPlaces - begun),
      last,
    )
    if (places.length === 0) break
    const endedBy = endOf(await Promise.all(places.map(tryOne)))
    if (endedBy) done.endedBy = endedBy
    last = places.at(-1)
    if (answers.length >= judgedTogether) await judge()
  }
  await judge()
  if (signal.aborted) done.endedBy ??= 'worker stopped'
  logRun(log, { ...staleness, ...done }, maxGonePercent)
  return done
}

/** The error of a group of places that ends the run. Pure. */
function endOf(errors: (ErrorName | undefined)[]): ErrorName | undefined {
  const isUnanswered = errors.every((error) => error && noAnswer.has(error))
  return isUnanswered ? errors[0] : errors.find((error) => error && endsRun.has(error))
}

interface Answer {
  stale: StalePlace
  isGone: boolean
}

/**
 * Which places are believed to be gone. A client that stores ids of its own invention has too many
 * by itself, and is held alone. Too many of all others are a fault on the way to the provider, and
 * none is believed. Pure.
 */
function believed(answers: Answer[], maxGonePercent: number) {
  const placesOf = Map.groupBy(answers, ({ stale }) => stale.clientId)
  const heldClients = [...placesOf.keys()].filter((clientId) =>
    tooManyGone(placesOf.get(clientId) ?? [], maxGonePercent),
  )
  const others = answers.filter(({ stale }) => !heldClients.includes(stale.clientId))
  const tooMany = tooManyGone(others, maxGonePercent)
  const gone = tooMany ? [] : others.filter(({ isGone }) => isGone).map(({ stale }) => stale)
  const held = answers.filter(({ isGone }) => isGone).length - gone.length
  return { gone, held, heldClients, tooMany }
}

/** With fewer than `judgedTogether` answers the number of places counts, not the share. Pure. */
const tooManyGone = (answers: Answer[], maxPercent: number): boolean =>
  answers.filter(({ isGone }) => isGone).length >
  (maxPercent / 100) * Math.max(answers.length, judgedTogether)

function logRun(log: Logger, run: Staleness & Refreshed, maxGonePercent: number): void {
  if (run.endedBy === 'too many gone')
    log.error({ ...run, maxGonePercent }, 'too many places are gone: the refresh stopped')
  else if (run.held > 0)
    log.error({ ...run, maxGonePercent }, 'too many places of clients are gone: they are held')
  else if (run.endedBy === 'worker stopped')
    log.info(run, 'the refresh stopped with this worker: another one continues')
  else if ('hours' in run && run.endedBy)
    log.warn(run, 'the refresh of coordinates stopped: what is not read again will be deleted')
  else if (run.endedBy) log.warn(run, 'the refresh of place ids stopped: the next run continues')
  else if (run.kept + run.gone + run.failed > 0) log.info(run, 'places refreshed')
}
