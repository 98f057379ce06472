import type { Logger } from './log.ts'

/** Watches a repeated task for failures. */
export interface Outage {
  noteFailure(cause: unknown): void
  noteSuccess(): void
}

/**
 * Logs a warning when a task begins to fail and a message when it works again, but not each
 * failure.
 */
export function watchOutage(log: Pick<Logger, 'warn' | 'info'>, task: string): Outage {
  let isFailing = false
  return {
    noteFailure(cause) {
      if (!isFailing) log.warn({ task, cause: String(cause) }, 'fails until further notice')
      isFailing = true
    },
    noteSuccess() {
      if (isFailing) log.info({ task }, 'works again')
      isFailing = false
    },
  }
}
