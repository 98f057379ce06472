import type { CallContext } from '../../../services/worker/call-context.ts'
import type { ProviderCall } from '../../../services/worker/provider/call.ts'
import type { InLanguage, InLanguages } from '../../../services/worker/provider/in-language.ts'
import { ProviderError } from '../../../services/worker/provider/port.ts'
import { errorOfFailure } from '../../../services/worker/provider/provider-errors.ts'
import { addressValidationStrategy } from '../../../services/worker/strategies/address-validation.ts'
import { geocodingStrategy } from '../../../services/worker/strategies/geocoding.ts'
import { judgedWith } from '../../../services/worker/strategies/judged.ts'
import { placesStrategy } from '../../../services/worker/strategies/places.ts'
import type { Strategy } from '../../../services/worker/strategies/strategy.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import type { StrategyName } from '../../../shared/verdict/strategies.ts'
import { addressPrefix } from './stand-in/larger-places.ts'
import { createStandIn } from './stand-in/provider.ts'
import { validatedCountries } from './stand-in/validation.ts'
import type { Said } from './table-score.ts'
import { loadPlaces, loadRows, type TableRow, type TableSet, type WorldPlace } from './tables.ts'

/** The worker's call without quota and without retries. */
export const providerCall: ProviderCall = async (_bought, _context, call) => {
  const charge = { day: '', refund: () => {} }
  const { data } = await call(new AbortController().signal, charge).catch((error) => {
    throw error instanceof ProviderError ? errorOfFailure(error, Date.now(), undefined) : error
  })
  return { data, charge }
}
export const inLanguage: InLanguage = (language, _context, call) => call(language)
export const inLanguages: InLanguages = { autocomplete: inLanguage, details: inLanguage }

const newContext = (): CallContext => ({
  clientId: 'bench',
  deadlineAt: Infinity,
  cost: { queueMs: 0, providerCalls: 0, providerMs: 0, quotaMs: 0 },
  microUsd: 0,
  throwIfCancelled: async () => {},
})

/** What each strategy says of the set's rows that it can look up. */
export const judgeTables = (set: TableSet): Promise<Map<StrategyName, Said[]>> =>
  judgeIn(loadPlaces(set), loadRows(set))

/** The same for any rows in a world of these places. */
export async function judgeIn(
  world: readonly WorldPlace[],
  rows: readonly TableRow[],
): Promise<Map<StrategyName, Said[]>> {
  const { places, geocoding, validation } = createStandIn(world)
  const covered = rows.filter(({ country }) => validatedCountries.has(country))
  const byPlaces = placesStrategy({ edition: 'new', places, providerCall, inLanguages })
  return new Map([
    ['places', await judgeAll(byPlaces, rows)],
    ['geocoding', await judgeAll(geocodingStrategy(geocoding, providerCall, inLanguage), rows)],
    [
      'address-validation',
      await judgeAll(addressValidationStrategy(validation, providerCall, byPlaces), covered),
    ],
  ])
}

export async function judgeAll(strategy: Strategy, rows: readonly TableRow[]): Promise<Said[]> {
  const said: Said[] = []
  for (const row of rows) said.push({ row, ...(await judgedRow(strategy, row)) })
  return said
}

/** A row that the strategy can't look up has failed, as in a batch. */
async function judgedRow(strategy: Strategy, { stored }: TableRow): Promise<Omit<Said, 'row'>> {
  try {
    const found = await strategy.look(stored, newContext())
    const { verdict, reasons, placeId } = judgedWith(stored, found, 'normal')
    return {
      verdict,
      reasons: reasons.map(({ code }) => code),
      ...(placeId && { placeId: placeId.replace(addressPrefix, '') }),
    }
  } catch (error) {
    if (error instanceof AppError) return { verdict: 'failed', reasons: [error.error] }
    throw error
  }
}
