import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { StartError } from '../../../shared/runtime/start-error.ts'
import { pingPostgres } from '../local/ping.ts'
import { type User, userWithoutRoot } from '../local/run-as.ts'
import { serverEnvironment } from '../local/start-server.ts'
import type { Command } from './commands.ts'

/** A PostgreSQL of this drill alone, with restored data. */
export interface RestoredPostgres {
  url: string
  /** Of its data, in bytes. */
  bytes: number
  /** From the start of the restore until it accepted connections, in milliseconds. */
  tookMs: number
  stop(): Promise<void>
}

const restoreScript = fileURLToPath(new URL('../../deployment/backup/restore', import.meta.url))

/** How long PostgreSQL may replay WAL, in seconds. */
const maxRecoverySeconds = 24 * 3600

/**
 * Restores and starts it, below this folder. It listens on a socket in the folder alone, which only
 * its user may enter, so that it needs no password.
 * @throws {StartError} with what a program said
 */
export async function startRestored(command: Command, folder: string): Promise<RestoredPostgres> {
  const { source, role, database } = command
  const started = performance.now()
  // Backups of compose can be read by their owner alone, a user of the container.
  const user = userWithoutRoot(source.kind === 'backups' ? join(source.folder, 'base') : folder)
  const data = join(folder, 'data')
  const sockets = join(folder, 'sockets')
  mkdirSync(sockets, { mode: 0o700 })
  const access = join(folder, 'pg_hba.conf')
  writeFileSync(access, 'local all all trust\n')
  for (const path of [folder, sockets, access]) {
    if (user) chownSync(path, user.uid, user.gid)
    if (path !== access) chmodSync(path, 0o700)
  }
  const run = (program: string, ...args: string[]) => runProgram(command, user, program, args)
  if (source.kind === 'backups')
    await run(restoreScript, resolve(source.folder), data, ...(source.at ? [source.at] : []))
  else await run('initdb', '-D', data, '-U', role, '-E', 'UTF8', '--locale=C', '--no-sync')
  const settings = {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: sockets,
    hba_file: access,
    // It accepts connections when all of the WAL is replayed, not before.
    hot_standby: 'off',
    // The copy must not write into the archive of the original.
    archive_mode: 'off',
    // It is deleted in the end.
    fsync: 'off',
  }
  const words = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`)
  const wait = ['-w', '-t', `${maxRecoverySeconds}`]
  const log = join(folder, 'postgres.log')
  await run('pg_ctl', 'start', '-D', data, '-l', log, ...wait, '-o', words.join(' ')).catch(() => {
    throw new StartError(`PostgreSQL does not start on the restored data: ${lastFatal(log)}`)
  })
  const stop = () => run('pg_ctl', 'stop', '-D', data, '-m', 'immediate', '-w')
  const urlOf = (name: string) => `postgres://${role}@${encodeURIComponent(sockets)}/${name}`
  try {
    await untilRecovered(urlOf('template1'), () => run('pg_ctl', 'status', '-D', data), log)
    if (source.kind === 'dump') await loadDump(run, source.file, { sockets, role, database })
  } catch (error) {
    await stop().catch(() => {})
    throw error
  }
  const tookMs = performance.now() - started
  return { url: urlOf(database), bytes: sizeOf(data), tookMs, stop }
}

const pollMs = 100

/** pg_ctl does not wait for the end of the WAL. */
async function untilRecovered(url: string, runs: () => Promise<void>, log: string): Promise<void> {
  const giveUpAt = performance.now() + maxRecoverySeconds * 1000
  for (;;) {
    try {
      return await pingPostgres(url)
    } catch (error) {
      await runs().catch(() => {
        throw new StartError(`The restored data cannot be recovered: ${lastFatal(log)}`)
      })
      if (performance.now() > giveUpAt) throw error
      await sleep(pollMs)
    }
  }
}

type Run = (program: string, ...args: string[]) => Promise<void>

/** The roles of the original are not in a dump, so the copy belongs to this one. */
async function loadDump(
  run: Run,
  file: string,
  { sockets, role, database }: { sockets: string; role: string; database: string },
): Promise<void> {
  const to = ['-h', sockets, '-U', role]
  await run('createdb', ...to, database)
  const own = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction']
  await run('pg_restore', ...to, '-d', database, ...own, resolve(file))
}

async function runProgram(
  { programs }: Command,
  user: User | undefined,
  program: string,
  args: string[],
): Promise<void> {
  const own = serverEnvironment()
  const env = { ...own, PATH: [programs, own.PATH].filter(Boolean).join(':') }
  const file = programs && !program.includes('/') ? join(programs, program) : program
  const child = spawn(file, args, {
    ...user,
    cwd: '/',
    env,
    // PostgreSQL itself keeps what it inherits, so a pipe would not end.
    stdio: ['ignore', 'ignore', program === 'pg_ctl' ? 'ignore' : 'pipe'],
  })
  const missing = once(child, 'error').then(([error]) => {
    throw new StartError(`${program} cannot be run (${error.code}): say --programs`)
  })
  const ended = once(child, 'close')
  const errors = child.stderr ? text(child.stderr) : Promise.resolve('')
  const [code] = (await Promise.race([ended, missing])) as [number | null]
  if (code === 0) return
  const last = (await errors).trim().split('\n').at(-1)
  throw new StartError(`${program} failed: ${last || `exit code ${code}`}`)
}

function lastFatal(log: string): string {
  const lines = readFileSync(log, 'utf8').trim().split('\n')
  return lines.findLast((line) => line.includes('FATAL')) ?? lines.at(-1) ?? 'no message'
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
