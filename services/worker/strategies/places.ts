import { randomUUID } from 'node:crypto'
import type { WrittenAddress } from '../../../shared/address/written-address.ts'
import type { Prediction } from '../../../shared/api/autocomplete.ts'
import type { PlaceDetails } from '../../../shared/api/details.ts'
import {
  inputBilledAs,
  inputRefund,
  refundsWithoutReply,
  sessionRefunds,
} from '../../../shared/billing/charges.ts'
import type { Edition } from '../../../shared/billing/skus.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import type { Candidate, Found } from '../../../shared/verdict/found.ts'
import { alsoWorthReading } from '../../../shared/verdict/judge.ts'
import { likeliest } from '../../../shared/verdict/search/likeliest-prediction.ts'
import {
  houseQueriesOf,
  type Query,
  queryOf,
  widerQueriesOf,
} from '../../../shared/verdict/search/query.ts'
import {
  mayHaveRivals,
  otherNameOf,
  secondSearch,
} from '../../../shared/verdict/search/second-search.ts'
import { type CallContext, paidOnce } from '../call-context.ts'
import type { Charge, ProviderCall } from '../provider/call.ts'
import type { InLanguages } from '../provider/in-language.ts'
import { mayBeBilled, type Places } from '../provider/port.ts'
import { areStreets, type Strategy } from './strategy.ts'

/** The provider's edition, and what calls it. */
interface Provider {
  edition: Edition
  places: Places
  providerCall: ProviderCall
  inLanguages: InLanguages
}

interface Session {
  token: string
  /** The day of each input that the provider may have counted in it. */
  days: string[]
}

interface Search {
  /** Undefined once it may be spent, because a spent token is never sent again. */
  session: Session | undefined
  predictions: Prediction[]
  /** The details that were read, by place id. Undefined for a place that no longer exists. */
  read: Map<string, Candidate | undefined>
}

/** The names of paid answers. */
const sessionKey = 'session'
const searchKey = 'search'
const secondSearchKey = 'second search'
const postalCodeKey = 'code of a place'

/** Searches for what may be meant instead of what was found. */
export interface FurtherSearches {
  /** The other places that have the stored code or town. None where nothing contradicts. */
  searchByCodeOrTown(
    stored: WrittenAddress,
    found: Found,
    context: CallContext,
  ): Promise<Candidate[]>
  /** The other places that the whole address may mean. None where what was found is certain. */
  searchWholeAddress(
    stored: WrittenAddress,
    found: Found,
    context: CallContext,
  ): Promise<Candidate[]>
  /** The place with the code that its details have, where the stored one could not be confirmed. */
  withCode(stored: WrittenAddress, place: Candidate, context: CallContext): Promise<Candidate>
  /** The candidates, with a mark where the stored street is another name of the one found. */
  withOtherName(
    stored: WrittenAddress,
    candidates: Candidate[],
    context: CallContext,
  ): Promise<Candidate[]>
}

/**
 * Autocomplete; again for the house alone, and in the whole world, while nothing is found. Then
 * details of the likeliest prediction, and of a second one where it could change the verdict. A
 * second search where the stored code or town is not that of the place that was found. Needs only a
 * key for the Places API. In legacy each search has its own session: that is cheaper unless a fifth
 * of the addresses is not found. In New a session makes no difference (../provider/README.md,
 * Prices).
 */
export function placesStrategy(provider: Provider): Strategy & FurtherSearches {
  const searchByCodeOrTown: FurtherSearches['searchByCodeOrTown'] = (stored, found, context) =>
    searchAgain(provider, stored, found, context)
  const withOtherName: FurtherSearches['withOtherName'] = async (stored, candidates, context) => {
    const other = otherNameOf(stored, { candidates })
    if (!other) return candidates
    const language = context.language ?? other.query.language
    const query = { ...other.query, language }
    const predictions = await predict(provider, query, undefined, context)
    const answers = predictions.map((one) => ({ ...one, formattedAddress: one.description }))
    return other.isLinked(answers) ? linkedAt(candidates, other.index) : candidates
  }
  const readId = async (
    search: Search,
    placeId: string | undefined,
    language: string,
    context: CallContext,
  ) => {
    const prediction = search.predictions.find((one) => one.placeId === placeId)
    if (!prediction || search.read.has(prediction.placeId)) return
    const place = await readPlace(provider, prediction, language, search, context)
    search.read.set(prediction.placeId, place)
  }
  return {
    searchByCodeOrTown,
    withOtherName,
    withCode: (stored, place, context) => withCode(provider, stored, place, context),
    async searchWholeAddress(stored, { candidates: known }, context) {
      const query = mayHaveRivals(stored, { candidates: known }) ? queryOf(stored) : undefined
      if (!query) return []
      const language = context.language ?? query.language
      // Without a session, like a second search: most of these searches find nothing to read.
      const found = await searchOnce(provider, stored, { ...query, language }, false, context)
      const ids = new Set(known.map(({ placeId }) => placeId))
      const others = () => candidatesOf(found).filter(({ placeId }) => !ids.has(placeId))
      const candidates = [...known, ...others()]
      const also = alsoWorthReading(stored, { candidates })
      if (also !== undefined) await readId(found, candidates[also]?.placeId, language, context)
      return others()
    },
    async look(stored, context) {
      const query = queryOf(stored)
      if (!query) return { candidates: [] }
      const language = context.language ?? query.language
      const hasSession = provider.edition === 'legacy'
      const found = await searchOnce(provider, stored, { ...query, language }, hasSession, context)
      const { predictions } = found
      const chosen = likeliest(
        stored,
        predictions.map(({ description }) => description),
      )
      await readId(found, predictions[chosen]?.placeId, language, context)
      const also = alsoWorthReading(stored, { candidates: candidatesOf(found) })
      if (also !== undefined) await readId(found, predictions[also]?.placeId, language, context)
      const candidates = await withOtherName(stored, candidatesOf(found), context)
      return {
        candidates: [...candidates, ...(await searchByCodeOrTown(stored, { candidates }, context))],
      }
    },
  }
}

/** Reads the details only where the place has no code. They are kept for a retry. */
async function withCode(
  provider: Provider,
  stored: WrittenAddress,
  place: Candidate,
  context: CallContext,
): Promise<Candidate> {
  const query = queryOf(stored)
  if (!query || place.components?.postalCode) return place
  const { placeId, formattedAddress: description } = place
  const answer = { placeId, description, mainText: '', secondaryText: '', matches: [], types: [] }
  const spent: Search = { session: undefined, predictions: [], read: new Map() }
  const language = context.language ?? query.language
  const postalCode = await paidOnce(context, postalCodeKey, async () => {
    const known = await readPlace(provider, answer, language, spent, context)
    return known?.components?.postalCode
  })
  if (!postalCode) return place
  const { isCodeUnconfirmed: _, ...known } = place
  return { ...known, components: { ...place.components, postalCode } }
}

/** The candidates; of the one at `index` the provider knows the street by the stored name too. */
export const linkedAt = (candidates: readonly Candidate[], index: number): Candidate[] =>
  candidates.map((one, at) => (at === index ? { ...one, isKnownByStoredStreet: true } : one))

/**
 * The search is kept with the details that were read, so that a retry after a failed call does not
 * pay for them again. It goes on with the same session.
 */
const searchOnce = (
  provider: Provider,
  stored: WrittenAddress,
  query: Query,
  hasSession: boolean,
  context: CallContext,
): Promise<Search> =>
  paidOnce(context, searchKey, async () => {
    const session = hasSession
      ? await paidOnce(context, sessionKey, async () => ({ token: randomUUID(), days: [] }))
      : undefined
    return search(provider, stored, query, session, context)
  })

/**
 * Asks for the stored code without the town, or for the town without the code. Details only of the
 * likeliest prediction that has the street and number. The search has no session: legacy bills a
 * session without details like details, and most second searches find nothing to read.
 */
async function searchAgain(
  provider: Provider,
  stored: WrittenAddress,
  found: Found,
  context: CallContext,
): Promise<Candidate[]> {
  const second = secondSearch(stored, found)
  if (!second) return []
  const language = context.language ?? second.query.language
  const again = await paidOnce(
    context,
    `${secondSearchKey} ${JSON.stringify(second.query)}`,
    async (): Promise<Search> => ({
      session: undefined,
      predictions: await predict(provider, { ...second.query, language }, undefined, context),
      read: new Map(),
    }),
  )
  const [likely] = second.alike(candidatesOf(again))
  const prediction = again.predictions.find(({ placeId }) => placeId === likely?.placeId)
  if (!prediction) return []
  const { placeId } = prediction
  if (!again.read.has(placeId))
    again.read.set(placeId, await readPlace(provider, prediction, language, again, context))
  const place = again.read.get(placeId)
  return place && second.fits(place) ? [place] : []
}

/**
 * In the country of the address. If nothing is found there, in the whole world. Where only streets
 * are found, once more for the house alone, with its number in the form that providers know.
 */
async function search(
  provider: Provider,
  stored: WrittenAddress,
  query: Query,
  session: Session | undefined,
  context: CallContext,
): Promise<Search> {
  let predictions = await predict(provider, query, session, context)
  const isFoundAtOnce = predictions.length > 0
  // Most addresses are found at once: the wider queries are not worked out for them.
  for (const wider of isFoundAtOnce ? [] : widerQueriesOf(stored)) {
    if (predictions.length > 0) break
    const asked = { ...wider, language: query.language }
    predictions = await predict(provider, asked, session, context)
  }
  for (const house of isFoundAtOnce && areStreets(predictions) ? houseQueriesOf(stored) : []) {
    const asked = { ...house, language: query.language }
    const houses = await predict(provider, asked, session, context)
    if (houses.length === 0 || areStreets(houses)) continue
    predictions = withOthersBehind(houses, predictions)
    break
  }
  return { session, predictions, read: new Map() }
}

const withOthersBehind = (first: Prediction[], others: readonly Prediction[]): Prediction[] => [
  ...first,
  ...others.filter(({ placeId }) => !first.some((one) => one.placeId === placeId)),
]

/** One autocomplete call, whose answer is kept. */
const predict = (
  { edition, places, providerCall, inLanguages }: Provider,
  query: Query,
  session: Session | undefined,
  context: CallContext,
): Promise<Prediction[]> =>
  paidOnce(context, `predictions ${JSON.stringify(query)}`, async () => {
    const bought = { sku: 'autocomplete', session: session !== undefined } as const
    const count = ({ day, refund }: Charge) => {
      if (session) refund(inputBilledAs(edition), inputRefund(edition, session.days.push(day)))
    }
    const { data, charge } = await inLanguages.autocomplete(query.language, context, (language) =>
      providerCall(bought, context, (signal, charge) => {
        const asked = { ...query, language, ...(session && { session: session.token }) }
        return places.autocomplete(asked, signal).catch((error) => {
          // The provider may have counted it, so that a retry is a further input of the session.
          if (mayBeBilled(error)) count(charge)
          throw error
        })
      }),
    )
    count(charge)
    return data
  })

/**
 * The details of a prediction. The first ones end the session. Undefined if the place does not
 * exist.
 */
async function readPlace(
  { edition, places, providerCall, inLanguages }: Provider,
  prediction: Prediction,
  language: string,
  found: Search,
  context: CallContext,
): Promise<Candidate | undefined> {
  const endSession = ({ refund }: Charge, refundsOf: typeof sessionRefunds) => {
    const { days = [] } = found.session ?? {}
    found.session = undefined
    for (const [day, microUsd] of refundsOf(edition, days))
      refund(inputBilledAs(edition), microUsd, day)
  }
  const ask = (accepted: string, signal: AbortSignal, charge: Charge) => {
    const { session } = found
    const { placeId } = prediction
    const query = {
      placeId,
      language: accepted,
      idOnly: false,
      ...(session && { session: session.token }),
    }
    return places.details(query, signal).catch((error) => {
      if (mayBeBilled(error)) endSession(charge, refundsWithoutReply)
      throw error
    })
  }
  try {
    const { data, charge } = await inLanguages.details(language, context, (accepted) =>
      providerCall({ sku: 'details', idOnly: false }, context, (signal, charge) =>
        ask(accepted, signal, charge),
      ),
    )
    endSession(charge, sessionRefunds)
    return candidateOf(data, prediction)
  } catch (error) {
    // Autocomplete may return a place for some days after it has ceased to exist.
    if (error instanceof AppError && error.error === 'PLACE_NOT_FOUND') return undefined
    throw error
  }
}

function candidateOf(
  { formattedAddress = '', types = [], addressComponents: _, ...place }: PlaceDetails,
  { description, mainText, secondaryText }: Prediction,
): Candidate {
  return { ...place, formattedAddress, prediction: { description, mainText, secondaryText }, types }
}

/** The predictions, with details where they were read. The others show that there are others. */
const candidatesOf = ({ predictions, read }: Search): Candidate[] =>
  predictions.map(
    ({ placeId, description, types }) =>
      read.get(placeId) ?? { placeId, formattedAddress: description, types },
  )
