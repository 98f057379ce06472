import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { StartError } from '../../../shared/runtime/start-error.ts'

const readyWithinMs = 60_000
/** Its own limit is 9 s. */
const endWithinMs = 20_000

/**
 * Starts a service, and resolves when it serves. It is killed when `signal` is aborted.
 * @throws {StartError} when it ends, or takes longer than `withinMs` milliseconds
 */
export async function launch(
  service: string,
  env: Record<string, string>,
  { signal, withinMs = readyWithinMs }: { signal: AbortSignal; withinMs?: number },
): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL(`../../${service}/main.ts`, import.meta.url)), [], {
    env: { ...process.env, ...env },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    signal,
    killSignal: 'SIGKILL',
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const fail = (how: string) =>
    reject(new StartError(`On the restored database the ${service} ${how}`))
  child.on('message', (message: { type?: string }) => message.type === 'ready' && resolve())
  child.once('exit', (code) => fail(`ended with ${code}`))
  child.on('error', reject)
  const timer = setTimeout(() => fail(`was not ready after ${withinMs / 1000} s`), withinMs)
  try {
    await promise
    return child
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Stops a service. It is killed where that takes longer than `withinMs` milliseconds. */
export async function end(child: ChildProcess, withinMs = endWithinMs): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), withinMs)
  await ended
  clearTimeout(timer)
}
