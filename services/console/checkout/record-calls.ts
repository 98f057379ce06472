import type { Fetch } from '../../../shared/client/connection.ts'
import { type Call, questionOf } from './calls.ts'

/** `fetch`, which also tells what each question to the service took and gave. */
export function recordCalls(onCall: (call: Call) => void): Fetch {
  let last = 0
  return async (url, init) => {
    const question = questionOf(url, init.body)
    const begun = performance.now()
    last += 1
    const id = last
    const unanswered = { timing: '', providerCalls: 0, provider: null, answer: '' }
    const tell = (outcome: Partial<Call>) => {
      if (question) onCall({ ...question, ...unanswered, id, ms: performance.now() - begun, ...outcome })
    }
    const response = await fetch(url, init).catch((failure) => {
      tell({ lost: init.signal?.aborted ? 'overtaken' : 'unreachable' })
      throw failure
    })
    const { status, headers } = response
    // Whoever asked reads the body too.
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
        () => tell({ status, lost: init.signal?.aborted ? 'overtaken' : 'unreachable' }),
      )
    return response
  }
}
