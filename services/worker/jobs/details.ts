import {
  inputBilledAs,
  refundsWithoutReply,
  sessionRefunds,
} from '../../../shared/billing/charges.ts'
import { ownerOf, ownerOfPlace } from '../../../shared/billing/skus.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import type { Work } from '../call-context.ts'
import type { OpenProvider } from '../open-provider.ts'
import type { Charge } from '../provider/call.ts'
import { changesPath } from '../provider/place-id.ts'
import { mayBeBilled } from '../provider/port.ts'
import type { Sessions } from './sessions.ts'

/**
 * Address and coordinates of a place: that call ends the caller's billing session. Or only the
 * current id of the place, which is free.
 */
export const details =
  (
    { edition, places, providerCall, inLanguages }: OpenProvider,
    sessions: Sessions,
  ): Work<'details'> =>
  async ({ placeId, language, only, clientId, sessionToken }, context) => {
    if (changesPath(placeId)) throw new AppError('PLACE_ID_MALFORMED')
    // Of a strategy that asks another provider. This one must not get what its id holds.
    if (ownerOfPlace(placeId) !== ownerOf(edition)) throw new AppError('PLACE_NOT_FOUND')
    const idOnly = only === 'placeId'
    // An id-only call would end the session without the session's price for its inputs
    // (../provider/README.md, Prices).
    let session = sessionToken && !idOnly ? await sessions.find(clientId, sessionToken) : undefined
    const refundInputs = ({ refund }: Charge, refunds: Map<string, number>) => {
      for (const [day, microUsd] of refunds) refund(inputBilledAs(edition), microUsd, day)
    }
    const ask = (accepted: string) =>
      providerCall({ sku: 'details', idOnly }, context, (signal, charge) =>
        places
          .details({ placeId, language: accepted, idOnly, ...(session && { session }) }, signal)
          .catch(async (error) => {
            // The call may have ended the session. A spent token is never sent again, not even in
            // a retry.
            if (session && mayBeBilled(error)) {
              refundInputs(charge, refundsWithoutReply(edition, await sessions.spend(session)))
              session = undefined
            }
            throw error
          }),
      )
    const { data, charge } = await inLanguages.details(language, context, ask)
    if (session) refundInputs(charge, sessionRefunds(edition, await sessions.spend(session)))
    return data
  }
