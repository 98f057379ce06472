import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { nodeOptions } from '../../shared/runtime/node-options.ts'

export type ServiceName = 'edge' | 'worker' | 'sandbox'

/**
 * One process of the product, as in production: its main.ts, configured by its environment alone.
 */
export interface Service {
  process: ChildProcess
  /** Everything it wrote. */
  output(): string
  /** Ends it with SIGTERM, and waits. */
  stop(): Promise<void>
  /** Resolves with its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>
}

/**
 * Starts a service and waits until it is ready; rejects with what it printed when it ends instead.
 */
export const startService = (name: ServiceName, env: Record<string, string>): Promise<Service> =>
  startProcess(name, new URL(`../../services/${name}/main.ts`, import.meta.url), env)

/** The same with any main.ts that reports when it is ready. */
export async function startProcess(
  name: string,
  main: URL,
  env: Record<string, string>,
): Promise<Service> {
  const child = fork(main, {
    env: { ...cleanEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: nodeOptions,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk
    })
  }
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal)
  const ready = new Promise<void>((resolve) => {
    child.on('message', (message: { type?: string }) => message.type === 'ready' && resolve())
  })
  await Promise.race([
    ready,
    ended.then((code) => {
      throw new Error(`${name} ended with ${code}: ${output}`)
    }),
  ])
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGCONT')
    child.kill('SIGTERM')
    await ended
  }
  return { process: child, output: () => output, stop, ended }
}

/** The environment without the settings of the person who runs the tests. */
export function cleanEnvironment(): Record<string, string> {
  const {
    PATH = '',
    HOME = '',
    NODE_ENV = 'test',
    BUNDLED_SERVICES = '',
    NODE_OPTIONS = BUNDLED_SERVICES,
    NODE_COMPILE_CACHE = '',
    MALLOC_ARENA_MAX = '',
  } = process.env
  return { PATH, HOME, NODE_ENV, NODE_OPTIONS, NODE_COMPILE_CACHE, MALLOC_ARENA_MAX }
}
