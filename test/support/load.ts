import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from './stack.ts'

/** The outcome of one request. */
export interface Outcome {
  /** When it was sent and how long it took, milliseconds by performance.now(). */
  sentAt: number
  ms: number
  /** Absent where the connection failed instead. */
  answer?: Pick<Answer, 'status' | 'body' | 'headers'>
  failure?: string
}

export interface Load {
  /** All requests that are over. */
  outcomes: Outcome[]
  /** No request is sent any more; resolves when the last one is over. */
  stop(): Promise<Outcome[]>
}

/**
 * The wait after a refusal, in milliseconds: callers ignore `Retry-After`, but do not flood the
 * service.
 */
const refusedPauseMs = 50

/**
 * Callers that repeat a request as soon as it is answered, or soon after a refusal. `ask` gets a
 * number that is unique to the request.
 */
export function startLoad(callers: number, ask: (n: number) => Promise<Answer>): Load {
  const outcomes: Outcome[] = []
  let stopped = false
  let asked = 0
  const call = async () => {
    while (!stopped) {
      const outcome = await observe(() => ask(asked++))
      outcomes.push(outcome)
      await sleep(outcome.answer?.status === 200 ? 0 : refusedPauseMs)
    }
  }
  const calling = Array.from({ length: callers }, call)
  return {
    outcomes,
    stop: async () => {
      stopped = true
      await Promise.all(calling)
      return outcomes
    },
  }
}

/** Times a request, whatever its end. */
export async function observe(ask: () => Promise<Answer>): Promise<Outcome> {
  const sentAt = performance.now()
  try {
    const answer = await ask()
    return { sentAt, ms: performance.now() - sentAt, answer }
  } catch (error) {
    const { message, cause } = error as Error
    return { sentAt, ms: performance.now() - sentAt, failure: `${message} ${cause ?? ''}` }
  }
}

/**
 * An outcome as tests compare it: "200", "503 8000", "503 8000 without Retry-After" or the failure
 * of the connection.
 */
export function inShort({ answer, failure }: Outcome): string {
  if (!answer) return failure ?? 'nothing'
  if (answer.status === 200) return '200'
  const retry =
    answer.status === 503 && !answer.headers.get('retry-after') ? ' without Retry-After' : ''
  return `${answer.status} ${answer.body.statusCode}${retry}`
}

/** How often each kind of outcome came about. */
export function tally(outcomes: Outcome[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) counts[inShort(outcome)] = (counts[inShort(outcome)] ?? 0) + 1
  return counts
}
