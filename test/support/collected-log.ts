import { type Logger, pino } from 'pino'

/** A log whose lines a test reads. */
export function collectedLog(): { log: Logger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = []
  return {
    log: pino({ base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line)) }),
    lines,
  }
}
