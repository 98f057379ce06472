import { setTimeout as sleep } from 'node:timers/promises'
import type { Readiness } from '../../shared/runtime/readiness.ts'
import { reasonOf, StartError } from '../../shared/runtime/start-error.ts'

const readyWithinMs = 30_000
const answerWithinMs = 2_000
const pollMs = 50
const complete = 'nothing missing'

/**
 * Resolves when `GET <baseUrl>/ready` answers that nothing is missing.
 * @throws {StartError} after 30 s, or the signal's reason when it is aborted
 */
export async function waitUntilReady(baseUrl: string, signal: AbortSignal): Promise<void> {
  const giveUpAt = performance.now() + readyWithinMs
  let last = 'no answer'
  while (performance.now() < giveUpAt) {
    last = await readiness(`${baseUrl}/ready`)
    if (last === complete) return
    await sleep(pollMs, undefined, { signal })
  }
  throw new StartError(
    `The service was not ready after ${readyWithinMs / 1000} s (${baseUrl}/ready: ${last}): ` +
      'see the messages above, or start with LOG_LEVEL=info',
  )
}

/** What is missing, or why that is unknown. */
async function readiness(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(answerWithinMs) })
    const { missing } = (await response.json()) as Readiness
    return missing.length === 0 ? complete : `${missing.join(', ')} missing`
  } catch (error) {
    return reasonOf(error instanceof Error && error.cause ? error.cause : error)
  }
}
