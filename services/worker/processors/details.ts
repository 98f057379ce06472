import { inputBilledAs, sessionRefund } from '../../../shared/billing/charges.ts'
import type { Edition } from '../../../shared/quota/quota.ts'
import { mayBeBilled, type Places } from '../places/places.ts'
import type { ProviderCall } from '../provider-call.ts'
import type { Sessions } from '../sessions.ts'
import type { Work } from './work.ts'

/** Address and coordinates of a place, which ends the caller's billing session; or, for nothing, its current id alone. */
export const details =
  (edition: Edition, places: Places, sessions: Sessions, providerCall: ProviderCall): Work<'details'> =>
  async ({ placeId, language, only, clientId, sessionToken }, errand) => {
    const idOnly = only === 'placeId'
    // An id-only call would end the session without its benefit (provider-contract §8).
    let session = sessionToken && !idOnly ? await sessions.find(clientId, sessionToken) : undefined
    const { data, refund } = await providerCall({ sku: 'details', idOnly }, errand, (signal) =>
      places.details({ placeId, language, idOnly, ...(session && { session }) }, signal).catch(async (error) => {
        // It may have ended the session: a spent token is never sent again, in a retry neither.
        if (session && mayBeBilled(error)) {
          await sessions.spend(session)
          session = undefined
        }
        throw error
      }),
    )
    if (session) refund(inputBilledAs(edition), sessionRefund(edition, await sessions.spend(session)))
    return data
  }
