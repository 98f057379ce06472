import type { Redis } from 'ioredis'
import { type Cancellation, cancelRequest } from '../../../shared/jobs/replies.ts'

/** Tells the workers which requests need no call any more. */
export interface Cancellations {
  /** Rejects where Redis cannot be reached. */
  send(jobRequestId: string, reason: Cancellation): Promise<void>
  /**
   * For a caller that was answered with HTTP 503 although its job may be on the queue: nothing must
   * be billed for it. Tries once more when Redis is connected again. Never rejects.
   */
  sendOrRetry(jobRequestId: string): void
}

/** `keepMs`: how long Redis keeps a cancellation. `maxUnsent`: how many wait for Redis at most. */
export function createCancellations(
  redis: Redis,
  keepMs: number,
  maxUnsent: number,
): Cancellations {
  let unsent: string[] = []
  const send = (id: string, reason: Cancellation) => cancelRequest(redis, id, reason, keepMs)
  redis.on('ready', () => {
    for (const id of unsent) send(id, 'caller_left').catch(() => {})
    unsent = []
  })
  return {
    send,
    sendOrRetry(id) {
      send(id, 'caller_left').catch(() => {
        if (unsent.length < maxUnsent) unsent.push(id)
      })
    },
  }
}
