import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '../../../shared/errors/catalogue.ts'
import { noCost } from '../../../shared/jobs/jobs.ts'
import type { ProviderCall } from '../provider/call.ts'
import { maxBulkWaitMs } from '../provider/permits.ts'
import { changesPath } from '../provider/place-id.ts'
import type { Places } from '../provider/port.ts'
import type { AskPlace } from './refresh.ts'

/** No caller waits for it, so it may wait long for quota. Milliseconds. */
const maxMs = 600_000
/** Any language will do, because no names of the answer are kept. */
const language = 'en'

/**
 * Details for upkeep. As bulk traffic it uses the quota that checkouts leave over. A call that is
 * refused for a moment is made again.
 */
export const askPlace =
  (places: Places, providerCall: ProviderCall): AskPlace =>
  async (clientId, placeId, idOnly, signal) => {
    // A client may have stored one. The answer would count as a fault of the provider.
    if (changesPath(placeId)) throw new AppError('PLACE_ID_MALFORMED')
    const deadlineAt = performance.now() + maxMs
    for (;;) {
      const context = {
        clientId,
        deadlineAt,
        cost: noCost(),
        microUsd: 0,
        bulk: true,
        signal,
        throwIfCancelled: async () => {},
      }
      try {
        const { data } = await providerCall({ sku: 'details', idOnly }, context, (callSignal) =>
          places.details({ placeId, language, idOnly }, callSignal),
        )
        return data
      } catch (error) {
        const waitMs = waitMsOf(error)
        if (performance.now() + waitMs >= deadlineAt) throw error
        await sleep(waitMs, undefined, { signal }).catch(() => {
          throw error
        })
      }
    }
  }

/** How long the quota is used up; infinite where that is not worth the wait. Pure. */
function waitMsOf(error: unknown): number {
  const isRefused = error instanceof AppError && error.error === 'QUOTA_USED_UP'
  const { retryAfterMs = Infinity } = isRefused ? error : {}
  return retryAfterMs <= maxBulkWaitMs ? retryAfterMs : Infinity
}
