import { setTimeout as sleep } from 'node:timers/promises'
import { reasonOf, StartError } from '../../shared/runtime/start-error.ts'

const readyWithinMs = 30_000
const answerWithinMs = 2_000
const pollMs = 50

/**
 * Resolves when `GET <baseUrl>/ready` answers 200.
 * @throws {StartError} after 30 s, or the signal's reason when it is aborted
 */
export async function waitUntilReady(baseUrl: string, signal: AbortSignal): Promise<void> {
  const giveUpAt = performance.now() + readyWithinMs
  let last = 'no answer'
  while (performance.now() < giveUpAt) {
    last = await readiness(`${baseUrl}/ready`)
    if (last === '200') return
    await sleep(pollMs, undefined, { signal })
  }
  throw new StartError(
    `The service was not ready after ${readyWithinMs / 1000} s (${baseUrl}/ready: ${last}): ` +
      'see the messages above, or start with LOG_LEVEL=info',
  )
}

async function readiness(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(answerWithinMs) })
    await response.body?.cancel()
    return `${response.status}`
  } catch (error) {
    return reasonOf(error instanceof Error && error.cause ? error.cause : error)
  }
}
