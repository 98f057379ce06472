import { mostPredictions } from '../../../shared/api/autocomplete.ts'
import { inputBilledAs, inputRefund } from '../../../shared/billing/charges.ts'
import type { Edition } from '../../../shared/quota/quota.ts'
import { mayBeBilled, type Places } from '../places/places.ts'
import type { ProviderCall } from '../provider-call.ts'
import type { Sessions } from '../sessions.ts'
import type { Work } from './work.ts'

/** Suggestions for what has been typed so far: one call, in the caller's billing session. */
export const autocomplete =
  (
    edition: Edition,
    places: Places,
    sessions: Sessions,
    providerCall: ProviderCall,
    inBackground: (work: Promise<void>) => void,
  ): Work<'autocomplete'> =>
  async (question, errand) => {
    const { clientId, input, countries, near, language, limit = mostPredictions, sessionToken } = question
    // Looked up while the quota is asked. Without a token a search has one call so far: nothing to tie together, and identical ones may share it.
    const found = sessionToken ? sessions.find(clientId, sessionToken) : undefined
    // Without a permit nobody awaits it; its failure must not be an unhandled one.
    found?.catch(() => {})
    let session: string | undefined
    let renewed: string | undefined
    const bought = { sku: 'autocomplete', session: sessionToken !== undefined } as const
    const { data, refund } = await providerCall(bought, errand, async (signal) => {
      session ??= await found
      if (found && !session) ({ session, sessionToken: renewed } = sessions.start(clientId))
      const query = {
        input,
        language,
        ...(countries && { countries }),
        ...(near && { near }),
        ...(session && { session }),
      }
      return places.autocomplete(query, signal).catch((error) => {
        // Nobody knows whether the provider counted it: it is charged as if it were alone, and the session goes on.
        if (session && mayBeBilled(error)) inBackground(sessions.count(session).then(() => {}))
        throw error
      })
    })
    // The answer doesn't wait for it; uncounted, the input stays charged at its highest price.
    if (session) {
      const counted = sessions.count(session)
      inBackground(counted.then((n) => refund(inputBilledAs(edition), inputRefund(edition, n))))
    }
    return { ...(renewed && { sessionToken: renewed }), predictions: data.slice(0, limit) }
  }
