import { spawn } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { StartError } from './start-error.ts'
import type { Keeping } from './start-server.ts'

const policyFile = '/usr/sbin/policy-rc.d'
const aptMs = 180_000
const aptOptions = ['-qq', '-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::Retries=2']

/**
 * Installs redis-server from the distribution, as root on Debian and its kin only; resolves to whether it did. Its own
 * service on port 6379 is kept from starting. Throws StartError where apt-get fails.
 */
export async function installRedis({ say, signal }: Keeping): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version') || !(await aptGet(['--version'], signal)).ok)
    return false
  say('Redis was not found: installing the package redis-server with apt-get (once)')
  const release = forbidServices()
  try {
    const updated = await aptGet(['update', ...aptOptions], signal)
    const install = ['install', '-y', '--no-install-recommends', ...aptOptions, 'redis-server']
    const installed = await aptGet(install, signal)
    if (installed.ok) return true
    // A failed update is the cause more often than not; its message is the better one then.
    const reason = updated.ok ? installed.reason : updated.reason
    throw new StartError(
      `Redis was not found and apt-get cannot install it (${reason}): install redis-server, set REDIS_URL, or start Docker`,
    )
  } finally {
    release()
  }
}

/** Debian asks this file before a package starts its service; one that is there already is left as it is. */
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
