import type { Clock } from '../../../shared/clock.ts'
import { noCost } from '../../../shared/jobs/jobs.ts'
import type { Places } from '../places/places.ts'
import type { ProviderCall } from '../provider-call.ts'
import type { AskPlace } from './refresh.ts'

/** Nobody waits for it: it may queue for the quota as long as this. */
const longestMs = 600_000
/** Of the names in an answer none is kept. */
const language = 'en'

/** Details for upkeep: as bulk, which takes of the quota what checkouts leave. */
export const askPlace =
  (places: Places, providerCall: ProviderCall, now: Clock): AskPlace =>
  async (clientId, placeId, idOnly, signal) => {
    const errand = {
      clientId,
      deadlineAt: now() + longestMs,
      cost: noCost(),
      microUsd: 0,
      bulk: true,
      signal,
      stillWanted: async () => {},
    }
    const { data } = await providerCall({ sku: 'details', idOnly }, errand, (callSignal) =>
      places.details({ placeId, language, idOnly }, callSignal),
    )
    return data
  }
