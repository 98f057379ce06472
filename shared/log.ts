import { type Logger, pino } from 'pino'

export type { Logger }

/** JSON lines on stdout; readable ones where a person looks. No key, token or address text goes in: see the callers' fields. */
export function createLog(service: string, level: string): Logger {
  return pino({
    level,
    base: { service, pid: process.pid },
    formatters: { level: (label) => ({ level: label }) },
    ...(process.stdout.isTTY && { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }),
  })
}
