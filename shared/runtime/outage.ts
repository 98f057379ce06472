import type { Logger } from './log.ts'

/** What a repeated task reports its runs to: spread it into the options of `startPeriodicTask`. */
export interface Outage {
  onFailure(cause: unknown): void
  onSuccess(): void
}

/**
 * Logs a warning when a task begins to fail and a message when it works again, but not each
 * failure.
 */
export function watchOutage(log: Pick<Logger, 'warn' | 'info'>, task: string): Outage {
  let isFailing = false
  return {
    onFailure(cause) {
      if (!isFailing) log.warn({ task, cause: String(cause) }, 'a task fails, and is retried')
      isFailing = true
    },
    onSuccess() {
      if (isFailing) log.info({ task }, 'a task works again')
      isFailing = false
    },
  }
}
