import { AppError } from '../../../shared/errors/catalogue.ts'
import { noCost } from '../../../shared/jobs/jobs.ts'
import type { ProviderCall } from '../provider/call.ts'
import { changesPath } from '../provider/place-id.ts'
import type { Places } from '../provider/port.ts'
import type { AskPlace } from './refresh.ts'

/** No caller waits for it, so it may wait long for quota. Milliseconds. */
const maxMs = 600_000
/** Any language will do, because no names of the answer are kept. */
const language = 'en'

/** Details for upkeep. As bulk traffic it uses the quota that checkouts leave over. */
export const askPlace =
  (places: Places, providerCall: ProviderCall): AskPlace =>
  async (clientId, placeId, idOnly, signal) => {
    // A client may have stored one. The provider's answer would end the run for all clients.
    if (changesPath(placeId)) throw new AppError('PLACE_ID_MALFORMED')
    const context = {
      clientId,
      deadlineAt: performance.now() + maxMs,
      cost: noCost(),
      microUsd: 0,
      bulk: true,
      signal,
      throwIfCancelled: async () => {},
    }
    const { data } = await providerCall({ sku: 'details', idOnly }, context, (callSignal) =>
      places.details({ placeId, language, idOnly }, callSignal),
    )
    return data
  }
