import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { ProviderAnswer } from './facts.ts'

const check = fileURLToPath(new URL('../../worker/check/main.ts', import.meta.url))

/** Longer than the timeouts of all calls that the check makes, in milliseconds. */
const timeoutMs = 30_000

/**
 * Asks the providers in use whether they take the key, free of charge. In a process of its own,
 * because the adapters are the worker's. Rejects with what it says when it cannot ask.
 */
export async function readProvider(env: NodeJS.ProcessEnv): Promise<ProviderAnswer[]> {
  const child = spawn(process.execPath, [check, '--json'], {
    env,
    timeout: timeoutMs,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // `once` rejects when the process cannot be started.
  const [out, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  if (child.signalCode) throw new Error(`no answer within ${timeoutMs / 1000} s`)
  if (out === '') throw new Error(errors.trim().replaceAll('\n', ' '))
  return JSON.parse(out) as ProviderAnswer[]
}
