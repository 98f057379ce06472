import type { Fetch } from '../../../shared/client/connection.ts'
import { type Call, questionOf } from './calls.ts'

/** A `fetch` that also reports request, response and duration of each call to the service. */
export function recordCalls(onCall: (call: Call) => void): Fetch {
  let last = 0
  return async (url, init) => {
    const question = questionOf(url, init.body)
    const begun = performance.now()
    last += 1
    const id = last
    const unanswered = { timing: '', providerCalls: 0, provider: null, answer: '' }
    const tell = (outcome: Partial<Call>) => {
      if (question)
        onCall({ ...question, ...unanswered, id, ms: performance.now() - begun, ...outcome })
    }
    const response = await fetch(url, init).catch((failure) => {
      tell({ lost: init.signal?.aborted ? 'superseded' : 'unreachable' })
      throw failure
    })
    const { status, headers } = response
    // The caller reads the body of the original response.
    response
      .clone()
      .text()
      .then(
        (answer) =>
          tell({
            status,
            answer,
            timing: headers.get('server-timing') ?? '',
            providerCalls: Number(headers.get('x-provider-calls') ?? 0),
            provider: headers.get('x-provider'),
          }),
        () => tell({ status, lost: init.signal?.aborted ? 'superseded' : 'unreachable' }),
      )
    return response
  }
}
