import { maxPredictions } from '../../../shared/api/autocomplete.ts'
import { inputBilledAs, inputRefund } from '../../../shared/billing/charges.ts'
import type { Work } from '../call-context.ts'
import type { OpenProvider } from '../open-provider.ts'
import type { Charge } from '../provider/call.ts'
import { mayBeBilled } from '../provider/port.ts'
import type { Sessions } from './sessions.ts'

/** Suggestions for what was typed so far: one call, in the caller's billing session. */
export const autocomplete =
  (
    { edition, places, providerCall, inLanguages }: OpenProvider,
    sessions: Sessions,
    inBackground: (work: Promise<void>) => void,
  ): Work<'autocomplete'> =>
  async (request, context) => {
    const {
      clientId,
      input,
      countries,
      near,
      language,
      limit = maxPredictions,
      sessionToken,
    } = request
    // Read while the permit is acquired. A caller without a token has no session, so that
    // identical requests can share one call.
    const lookup = sessionToken ? sessions.find(clientId, sessionToken) : undefined
    // Without a permit nothing awaits the lookup: its failure must not stop the process.
    lookup?.catch(() => {})
    let session: string | undefined
    let renewed: string | undefined
    const bought = { sku: 'autocomplete', session: sessionToken !== undefined } as const
    // The reply doesn't wait for the count. If counting fails, the input stays charged at its
    // highest price.
    const count = ({ day, refund }: Charge) => {
      if (!session) return
      const counted = sessions.count(session, day)
      inBackground(counted.then((n) => refund(inputBilledAs(edition), inputRefund(edition, n))))
    }
    const ask = (accepted: string) =>
      providerCall(bought, context, async (signal, charge) => {
        session ??= await lookup
        if (lookup && !session) ({ session, sessionToken: renewed } = sessions.start(clientId))
        const query = {
          input,
          language: accepted,
          ...(countries && { countries }),
          ...(near && { near }),
          ...(session && { session }),
        }
        return places.autocomplete(query, signal).catch((error) => {
          // The provider may have counted it as an input of the session.
          if (mayBeBilled(error)) count(charge)
          throw error
        })
      })
    const { data, charge } = await inLanguages.autocomplete(language, context, ask)
    count(charge)
    return { ...(renewed && { sessionToken: renewed }), predictions: data.slice(0, limit) }
  }
