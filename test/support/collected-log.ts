import { type Logger, pino } from 'pino'

/** A log that says nothing. Each log of the product listens to the end of the process. */
export const silentLog: Logger = pino({ level: 'silent' })

/** A log whose lines a test reads. */
export function collectedLog(): { log: Logger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = []
  return {
    log: pino({ base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line)) }),
    lines,
  }
}
