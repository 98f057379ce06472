import { type ChildProcess, fork } from 'node:child_process'
import { exitCodes } from '../../shared/runtime/exit-codes.ts'
import { nodeEnvironment, nodeOptions } from '../../shared/runtime/node-options.ts'
import { programFile } from '../../shared/runtime/program-file.ts'
import { StartError } from '../../shared/runtime/start-error.ts'
import { type KeptProcess, keepRunning } from './local/keep-running.ts'
import type { Service } from './services.ts'

const stopGraceMs = 10_000

export interface RunningServices {
  /** Rejects with a StartError when a service refuses its settings at its start. Never resolves. */
  failed: Promise<never>
  /** Resolves when all services have reported that they are ready. */
  ready: Promise<unknown>
  /** Each service gets 10 s to end, or 0 s once `forced` is aborted. */
  stop(forced: AbortSignal): Promise<void>
}

/** Runs the services of one kind, each in its own process. Restarts those that die, and logs it. */
export function runServices(
  services: Service[],
  folder: URL,
  say: (line: string) => void,
): RunningServices {
  const { promise: failed, reject } = Promise.withResolvers<never>()
  failed.catch(() => {})
  const running = services.map((service) => runService(service, folder, say, reject))
  const stopAll = (graceMs: number) => Promise.all(running.map(({ kept }) => kept.stop(graceMs)))
  return {
    failed,
    ready: Promise.all(running.map(({ ready }) => ready)),
    async stop(forced) {
      forced.addEventListener('abort', () => stopAll(0), { once: true })
      await stopAll(forced.aborted ? 0 : stopGraceMs)
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
  let wasReady = false
  const file = programFile(new URL(`${service}/main.ts`, folder))
  const kept = keepRunning({
    launch: () =>
      launch(file, env).on('message', (message: { type?: string }) => {
        if (message.type !== 'ready') return
        wasReady = true
        resolve()
      }),
    stopSignal: 'SIGTERM',
    onExit: (how, code, restartInMs) => {
      // Later it hardly is the settings: a provider key can be refused for an hour. The other
      // processes go on meanwhile.
      const isFatal = code === exitCodes.configuration && !wasReady
      if (isFatal)
        fail(
          new StartError(
            `The ${name} refuses its settings (see its message above): correct them and ` +
              'start again',
          ),
        )
      else say(`The ${name} ended (${how}): starting it again in ${restartInMs} ms`)
      return !isFatal
    },
  })
  return { kept, ready }
}

function launch(file: string, env: Record<string, string>): ChildProcess {
  return fork(file, [], {
    // In a process group of its own, so that Ctrl-C reaches only the supervisor. It stops the
    // services in order.
    detached: true,
    env: { ...process.env, ...env, ...nodeEnvironment },
    execArgv: nodeOptions,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}
