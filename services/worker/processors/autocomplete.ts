import { mostPredictions } from '../../../shared/api/autocomplete.ts'
import type { Places } from '../places/places.ts'
import type { ProviderCall } from '../provider-call.ts'
import type { Sessions } from '../sessions.ts'
import type { Work } from './work.ts'

/** Suggestions for what has been typed so far: one call, in the caller's billing session. */
export const autocomplete =
  (places: Places, sessions: Sessions, providerCall: ProviderCall): Work<'autocomplete'> =>
  async (question, errand) => {
    const { clientId, input, countries, near, language, limit = mostPredictions } = question
    // Looked up while the quota is asked. Without a token a search has one call so far: nothing to tie together, and identical ones may share it.
    const found = question.sessionToken ? sessions.find(clientId, question.sessionToken) : undefined
    // Without a permit nobody awaits it; its failure must not be an unhandled one.
    found?.catch(() => {})
    let renewed: string | undefined
    const predictions = await providerCall('autocomplete', errand, async (signal) => {
      let session = await found
      if (found && !session) ({ session, sessionToken: renewed } = sessions.start(clientId))
      const query = {
        input,
        language,
        ...(countries && { countries }),
        ...(near && { near }),
        ...(session && { session }),
      }
      return places.autocomplete(query, signal)
    })
    return { ...(renewed && { sessionToken: renewed }), predictions: predictions.slice(0, limit) }
  }
