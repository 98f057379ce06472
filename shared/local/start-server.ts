import { spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { keepRunning } from './keep-running.ts'
import { reasonOf, StartError } from './start-error.ts'

/** What the keeper lends to the servers it starts. */
export interface Keeping {
  /** Aborted once the keeper stops: nothing may be started any more. */
  signal: AbortSignal
  say: (line: string) => void
  onStop: (close: () => Promise<void>) => void
}

export interface Server {
  /** For messages: Redis, PostgreSQL. */
  name: string
  command: Command
  stopSignal: NodeJS.Signals
  /** Begun anew with each start. */
  logFile: string
  /** Rejects while the server cannot be used yet. */
  ping: () => Promise<void>
}

export interface Command {
  file: string
  args: string[]
  /** As whom; the caller when absent. */
  uid?: number
  gid?: number
}

/** Long, as PostgreSQL may have to recover after a loss of power. */
const readyWithinMs = 60_000
const stopGraceMs = 10_000
const pollMs = 25

/** Starts a server and keeps it running; resolves once it answers. Throws StartError with the last line of its log. */
export async function startServer(server: Server, keeping: Keeping): Promise<void> {
  keeping.signal.throwIfAborted()
  const log = openSync(server.logFile, 'w', 0o600)
  const { file, args, ...user } = server.command
  const early = Promise.withResolvers<never>()
  let ready = false
  const kept = keepRunning({
    // cwd: one that any user may enter.
    launch: () => spawn(file, args, { ...user, cwd: '/', stdio: ['ignore', log, log], env: serverEnvironment() }),
    stopSignal: server.stopSignal,
    onExit: (how, _code, restartInMs) => {
      if (ready) keeping.say(`${server.name} ended (${how}): starting it again in ${restartInMs} ms`)
      else early.reject(new StartError(`${server.name} does not start (${how}): ${lastLine(server.logFile)}`))
      return ready
    },
  })
  keeping.onStop(() => kept.stop(stopGraceMs))
  await Promise.race([early.promise, answered(server, keeping.signal)])
  ready = true
}

/** English messages and no surprises from the caller's PG… variables. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
}

async function answered({ name, ping, logFile }: Server, signal: AbortSignal): Promise<void> {
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
