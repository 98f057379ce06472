import { spawn } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { StartError } from '../../../shared/runtime/start-error.ts'
import type { KeeperContext } from './start-server.ts'

const policyFile = '/usr/sbin/policy-rc.d'
const aptMs = 180_000
const aptOptions = ['-qq', '-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::Retries=2']

/** A program, its package, and what to do if it cannot be installed. */
interface Wanted {
  name: string
  package: string
  otherwise: string
}

/**
 * Installs a package of the distribution. Only as root on Debian and its derivatives; false
 * otherwise. The package's service is not started.
 * @throws {StartError} when apt-get fails
 */
export async function installPackage(
  wanted: Wanted,
  { say, signal }: Pick<KeeperContext, 'say' | 'signal'>,
): Promise<boolean> {
  if (
    process.getuid?.() !== 0 ||
    !existsSync('/etc/debian_version') ||
    !(await aptGet(['--version'], signal)).ok
  )
    return false
  say(`${wanted.name} was not found: installing the package ${wanted.package} with apt-get (once)`)
  const release = forbidServices()
  try {
    const updated = await aptGet(['update', ...aptOptions], signal)
    const install = ['install', '-y', '--no-install-recommends', ...aptOptions, wanted.package]
    const installed = await aptGet(install, signal)
    if (installed.ok) return true
    // Where the update failed too, it is the likely cause, and its message is clearer.
    const reason = updated.ok ? installed.reason : updated.reason
    throw new StartError(
      `${wanted.name} was not found and apt-get cannot install it (${reason}): ${wanted.otherwise}`,
    )
  } finally {
    release()
  }
}

/** Debian runs this file before a package starts its service. An existing file is left as it is. */
function forbidServices(): () => void {
  try {
    writeFileSync(policyFile, '#!/bin/sh\nexit 101\n', { flag: 'wx', mode: 0o755 })
  } catch {
    return () => {}
  }
  return () => rmSync(policyFile, { force: true })
}

function aptGet(args: string[], signal: AbortSignal): Promise<{ ok: boolean; reason: string }> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1', LC_ALL: 'C' }
  return new Promise((resolve) => {
    const child = spawn('apt-get', args, {
      env,
      signal,
      timeout: aptMs,
      killSignal: 'SIGINT',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let errors = ''
    child.stderr.on('data', (chunk) => {
      errors += chunk
    })
    child.once('error', (error) => resolve({ ok: false, reason: error.message }))
    child.once('close', (code, killed) =>
      resolve({ ok: code === 0, reason: firstError(errors) ?? `${killed ?? code}` }),
    )
  })
}

function firstError(output: string): string | undefined {
  return output.split('\n').find((line) => line.startsWith('E:'))
}
