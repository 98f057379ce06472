import { mostPredictions } from '../../../shared/api/autocomplete.ts'
import type { Places } from '../places/places.ts'
import type { ProviderCall } from '../provider-call.ts'
import type { Sessions } from '../sessions.ts'
import type { Work } from './work.ts'

/** Suggestions for what has been typed so far: one call, in the caller's billing session. */
export const autocomplete =
  (places: Places, sessions: Sessions, providerCall: ProviderCall): Work<'autocomplete'> =>
  async (question, cost) => {
    const { clientId, input, countries, near, language, limit = mostPredictions } = question
    // Without a token a search has one call so far: nothing to tie together, and identical ones may share it.
    const session = question.sessionToken && (await sessions.find(clientId, question.sessionToken))
    const renewed = question.sessionToken && !session ? sessions.start(clientId) : undefined
    const token = session || renewed?.session
    const query = {
      input,
      language,
      ...(countries && { countries }),
      ...(near && { near }),
      ...(token && { session: token }),
    }
    const predictions = await providerCall('autocomplete', question.deadlineAt, cost, (signal) =>
      places.autocomplete(query, signal),
    )
    return { ...(renewed && { sessionToken: renewed.sessionToken }), predictions: predictions.slice(0, limit) }
  }
