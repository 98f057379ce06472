import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type KeptProcess, keepRunning } from '../../shared/local/keep-running.ts'
import { StartError } from '../../shared/local/start-error.ts'
import type { Service } from './services.ts'

/** What a service ends with when a setting is wrong: starting it again would not help. */
const configurationErrorCode = 78
const stopGraceMs = 10_000
/** Edges answer what is in flight while workers still work; the sandbox answers these to the end. */
const stopOrder = ['edge', 'worker', 'sandbox'] as const

export interface RunningServices {
  /** Rejects with a StartError when a service finds its settings wrong; never resolves. */
  failed: Promise<never>
  /** Edges first, then workers, then the sandbox; each gets 10 s, or 0 s once `atOnce` is aborted. */
  stop(atOnce: AbortSignal): Promise<void>
}

/** Runs each service in a process of its own, brings back those that die, and says so. */
export function runServices(services: Service[], folder: URL, say: (line: string) => void): RunningServices {
  const { promise: failed, reject } = Promise.withResolvers<never>()
  failed.catch(() => {})
  const running = services.map((service) => ({ service, kept: runService(service, folder, say, reject) }))
  const ofKind = (kind: string) => running.filter(({ service }) => service.service === kind).map(({ kept }) => kept)
  return {
    failed,
    async stop(atOnce) {
      if (atOnce.aborted)
        return stopAll(
          running.map(({ kept }) => kept),
          0,
        )
      const hurry = () =>
        void stopAll(
          running.map(({ kept }) => kept),
          0,
        )
      atOnce.addEventListener('abort', hurry, { once: true })
      for (const kind of stopOrder) await stopAll(ofKind(kind), stopGraceMs)
    },
  }
}

async function stopAll(processes: KeptProcess[], graceMs: number): Promise<void> {
  await Promise.all(processes.map((kept) => kept.stop(graceMs)))
}

function runService(
  { service, name, env }: Service,
  folder: URL,
  say: (line: string) => void,
  fail: (error: StartError) => void,
): KeptProcess {
  return keepRunning({
    launch: () => launch(fileURLToPath(new URL(`${service}/main.ts`, folder)), env),
    stopSignal: 'SIGTERM',
    onExit: (how, code, restartInMs) => {
      const hopeless = code === configurationErrorCode
      if (hopeless)
        fail(new StartError(`The ${name} refuses its settings (see its message above): correct them and start again`))
      else say(`The ${name} ended (${how}): starting it again in ${restartInMs} ms`)
      return !hopeless
    },
  })
}

function launch(file: string, env: Record<string, string>): ChildProcess {
  return fork(file, [], {
    // Its own session: Ctrl-C at the terminal is for the supervisor alone, which stops the services in order.
    detached: true,
    env: { ...process.env, ...env },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}
