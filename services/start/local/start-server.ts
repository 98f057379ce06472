import { spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { reasonOf, StartError } from '../../../shared/runtime/start-error.ts'
import { keepRunning } from './keep-running.ts'

/** What a server needs from its keeper. */
export interface KeeperContext {
  /** Aborted when the keeper stops: nothing may be started after that. */
  signal: AbortSignal
  say: (line: string) => void
  onStop: (close: () => Promise<void>) => void
}

export interface Server {
  /** For messages: Redis, PostgreSQL. */
  name: string
  command: Command
  /** What it reads from its standard input at each start. Default: nothing. */
  input?: string
  /** Default: that of `serverEnvironment`. */
  env?: NodeJS.ProcessEnv
  stopSignal: NodeJS.Signals
  /** Truncated at each start. */
  logFile: string
  /** Rejects while the server is not usable. */
  ping: () => Promise<void>
}

export interface Command {
  file: string
  args: string[]
  /** The user to run as. Default: the caller. */
  uid?: number
  gid?: number
}

/** Long, since PostgreSQL may have to recover after a power failure. */
const readyWithinMs = 60_000
const stopGraceMs = 10_000
const pollMs = 25

/**
 * Starts a server and restarts it when it dies. Resolves when it responds.
 * @throws {StartError} with the last line of its log
 */
export async function startServer(server: Server, context: KeeperContext): Promise<void> {
  context.signal.throwIfAborted()
  const log = openSync(server.logFile, 'w', 0o600)
  const { file, args, ...user } = server.command
  const endedEarly = Promise.withResolvers<never>()
  let isReady = false
  const kept = keepRunning({
    // A folder that any user may enter.
    launch: () => {
      const child = spawn(file, args, {
        ...user,
        cwd: '/',
        stdio: [server.input === undefined ? 'ignore' : 'pipe', log, log],
        env: server.env ?? serverEnvironment(),
      })
      // It may end before it has read everything.
      child.stdin?.on('error', () => {}).end(server.input)
      return child
    },
    stopSignal: server.stopSignal,
    onExit: (how, _code, restartInMs) => {
      if (isReady)
        context.say(`${server.name} ended (${how}): starting it again in ${restartInMs} ms`)
      else
        endedEarly.reject(
          new StartError(`${server.name} does not start (${how}): ${lastLine(server.logFile)}`),
        )
      return isReady
    },
  })
  context.onStop(() => kept.stop(stopGraceMs))
  await Promise.race([endedEarly.promise, waitUntilUp(server, context.signal)])
  isReady = true
}

/** English messages, and no effect of the caller's PG… variables. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
}

async function waitUntilUp({ name, ping, logFile }: Server, signal: AbortSignal): Promise<void> {
  const giveUpAt = performance.now() + readyWithinMs
  for (;;) {
    try {
      return await ping()
    } catch (error) {
      signal.throwIfAborted()
      if (performance.now() < giveUpAt) await sleep(pollMs)
      else throw new StartError(`${name} does not answer (${reasonOf(error)}): see ${logFile}`)
    }
  }
}

/** The last FATAL line of a log, else its last line. */
function lastLine(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n')
  return lines.findLast((line) => line.includes('FATAL')) ?? lines.at(-1) ?? 'no message'
}
