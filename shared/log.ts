import { type DestinationStream, type Logger, pino } from 'pino'

export type { Logger }

/** JSON lines on stdout; readable ones where a person looks. No key, token or address text goes in: see the callers' fields. */
export function createLog(service: string, level: string): Logger {
  return pino(
    {
      level,
      base: { service, pid: process.pid },
      formatters: { level: (label) => ({ level: label }) },
    },
    process.stdout.isTTY
      ? pino.transport({ target: 'pino-pretty', options: { ignore: 'pid,hostname' } })
      : gatheredLines(),
  )
}

/** How long lines wait for others, in milliseconds: a write for each costs as much as making it, and twice as much as all metrics of a request. */
const gatherMs = 20
const mostGathered = 16_384

/** What has been gathered is written when the process ends, too; but not when it is killed. */
function gatheredLines(): DestinationStream {
  let lines = ''
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (lines === '') return
    process.stdout.write(lines)
    lines = ''
  }
  process.once('exit', flush)
  // Nobody reads any more: no reason to end.
  process.stdout.on('error', () => {})
  return {
    write(line) {
      lines += line
      if (lines.length > mostGathered) flush()
      else timer ??= setTimeout(flush, gatherMs)
    },
  }
}
