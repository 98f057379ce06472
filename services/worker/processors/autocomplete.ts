import { mostPredictions } from '../../../shared/api/autocomplete.ts'
import type { Places } from '../places/places.ts'
import type { ProviderCall } from '../provider-call.ts'
import type { Sessions } from '../sessions.ts'
import type { Work } from './work.ts'

/** Suggestions for what has been typed so far: one call, in the caller's billing session. */
export const autocomplete =
  (places: Places, sessions: Sessions, providerCall: ProviderCall): Work<'autocomplete'> =>
  async (question, cost) => {
    const { input, countries, near, language, limit = mostPredictions } = question
    const { sessionToken, session } = await sessions.go(question.clientId, question.sessionToken)
    const query = {
      input,
      language,
      ...(countries && { countries }),
      ...(near && { near }),
      ...(session && { session }),
    }
    const predictions = await providerCall('autocomplete', question.deadlineAt, cost, (signal) =>
      places.autocomplete(query, signal),
    )
    return { ...(sessionToken && { sessionToken }), predictions: predictions.slice(0, limit) }
  }
