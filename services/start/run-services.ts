import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type KeptProcess, keepRunning } from '../../shared/local/keep-running.ts'
import { StartError } from '../../shared/local/start-error.ts'
import type { Service } from './services.ts'

/** What a service ends with when a setting is wrong: starting it again would not help. */
const configurationErrorCode = 78
const stopGraceMs = 10_000
const stopOrder = ['edge', 'worker', 'sandbox'] as const

export interface RunningServices {
  /** Rejects with a StartError when a service finds its settings wrong; never resolves. */
  failed: Promise<never>
  /** Resolves once each has said that it is ready. */
  ready: Promise<unknown>
  /** Edges first: they answer what is in flight while workers still work. Each gets 10 s, or 0 s once `atOnce` is aborted. */
  stop(atOnce: AbortSignal): Promise<void>
}

/** Runs each service in a process of its own, brings back those that die, and says so. */
export function runServices(services: Service[], folder: URL, say: (line: string) => void): RunningServices {
  const { promise: failed, reject } = Promise.withResolvers<never>()
  failed.catch(() => {})
  const running = services.map((service) => ({ service, ...runService(service, folder, say, reject) }))
  const stopOf = (kind: string, graceMs: number) =>
    stopAll(
      running.filter(({ service }) => service.service === kind).map(({ kept }) => kept),
      graceMs,
    )
  const stopEverythingNow = () => Promise.all(stopOrder.map((kind) => stopOf(kind, 0)))
  return {
    failed,
    ready: Promise.all(running.map(({ ready }) => ready)),
    async stop(atOnce) {
      if (atOnce.aborted) return void (await stopEverythingNow())
      atOnce.addEventListener('abort', stopEverythingNow, { once: true })
      for (const kind of stopOrder) await stopOf(kind, stopGraceMs)
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
