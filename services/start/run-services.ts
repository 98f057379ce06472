import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type KeptProcess, keepRunning } from '../../shared/local/keep-running.ts'
import { StartError } from '../../shared/local/start-error.ts'
import type { Service } from './services.ts'

/** What a service ends with when a setting is wrong: starting it again would not help. */
const configurationErrorCode = 78
const stopGraceMs = 10_000

export interface RunningServices {
  /** Rejects with a StartError when a service finds its settings wrong; never resolves. */
  failed: Promise<never>
  /** Resolves once each has said that it is ready. */
  ready: Promise<unknown>
  /** Each gets 10 s to end, or 0 s once `atOnce` is aborted. */
  stop(atOnce: AbortSignal): Promise<void>
}

/** Runs the services of one kind, each in a process of its own, brings back those that die, and says so. */
export function runServices(services: Service[], folder: URL, say: (line: string) => void): RunningServices {
  const { promise: failed, reject } = Promise.withResolvers<never>()
  failed.catch(() => {})
  const running = services.map((service) => runService(service, folder, say, reject))
  const stopAll = (graceMs: number) => Promise.all(running.map(({ kept }) => kept.stop(graceMs)))
  return {
    failed,
    ready: Promise.all(running.map(({ ready }) => ready)),
    async stop(atOnce) {
      atOnce.addEventListener('abort', () => stopAll(0), { once: true })
      await stopAll(atOnce.aborted ? 0 : stopGraceMs)
    },
  }
}

function runService(
  { service, name, env }: Service,
  folder: URL,
  say: (line: string) => void,
  fail: (error: StartError) => void,
): { kept: KeptProcess; ready: Promise<void> } {
  const { promise: ready, resolve } = Promise.withResolvers<void>()
  const file = fileURLToPath(new URL(`${service}/main.ts`, folder))
  const kept = keepRunning({
    launch: () =>
      launch(file, env).on('message', (message: { type?: string }) => message.type === 'ready' && resolve()),
    stopSignal: 'SIGTERM',
    onExit: (how, code, restartInMs) => {
      const hopeless = code === configurationErrorCode
      if (hopeless)
        fail(new StartError(`The ${name} refuses its settings (see its message above): correct them and start again`))
      else say(`The ${name} ended (${how}): starting it again in ${restartInMs} ms`)
      return !hopeless
    },
  })
  return { kept, ready }
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
