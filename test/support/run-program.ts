import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { cleanEnvironment } from './processes.ts'

interface Ended {
  exitCode: number | null
  /** Everything that it wrote. */
  output: string
}

/** Any program of the product, as an operator or a deployment runs it, until it ends. */
export async function runProgram(
  file: string,
  env: Record<string, string>,
  args: string[] = [],
): Promise<Ended> {
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...cleanEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill())
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve).once('error', reject)
  })
  const [exitCode, out, error] = await Promise.all([exit, text(child.stdout), text(child.stderr)])
  return { exitCode, output: out + error }
}

/** `services/start/prepare.ts`, as a deployment runs it. */
export const prepare = (databaseUrl: string): Promise<Ended> =>
  runProgram('services/start/prepare.ts', { DATABASE_URL: databaseUrl })
