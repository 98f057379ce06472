import type { Logger } from './log.ts'

/** Something that is done over and over, as far as its failing goes. */
export interface Outage {
  fails(cause: unknown): void
  works(): void
}

/** Logs when a task begins to fail, as a warning, and when it works again: nothing each time in between. */
export function watchOutage(log: Pick<Logger, 'warn' | 'info'>, task: string): Outage {
  let isFailing = false
  return {
    fails(cause) {
      if (!isFailing) log.warn({ task, cause: String(cause) }, 'fails until further notice')
      isFailing = true
    },
    works() {
      if (isFailing) log.info({ task }, 'works again')
      isFailing = false
    },
  }
}
