import { type DestinationStream, type Logger, pino } from 'pino'

export type { Logger }

/**
 * How a person reads the log in a terminal: one line a record. Only an unexpected error has more,
 * its stack.
 */
export const readable = {
  ignore: 'pid,hostname,service',
  messageFormat: '{service}: {msg}',
  translateTime: 'SYS:HH:MM:ss',
  singleLine: true,
  // `error` is a name of the catalogue in our records.
  errorLikeObjectKeys: ['err'],
}

/**
 * Logs JSON lines to stdout, or readable lines to a terminal. Callers must not log keys, tokens or
 * address texts.
 */
export function createLog(service: string, level: string): Logger {
  return pino(
    {
      level,
      base: { service, pid: process.pid },
      formatters: { level: (label) => ({ level: label }) },
    },
    process.stdout.isTTY
      ? pino.transport({ target: 'pino-pretty', options: readable })
      : bufferedLines(),
  )
}

/**
 * How long lines are buffered, in milliseconds. One write for each line would double the cost of
 * logging.
 */
const bufferMs = 20
const maxBuffered = 16_384

/**
 * Buffers lines and writes them together. The buffer is written at exit, but lost when the process
 * is killed.
 */
function bufferedLines(): DestinationStream {
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
  // The reader of stdout has gone. The process continues.
  process.stdout.on('error', () => {})
  return {
    write(line) {
      lines += line
      if (lines.length > maxBuffered) flush()
      else timer ??= setTimeout(flush, bufferMs)
    },
  }
}
