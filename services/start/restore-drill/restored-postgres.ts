import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { DatabaseError } from 'pg'
import { StartError } from '../../../shared/runtime/start-error.ts'
import { pingPostgres } from '../local/ping.ts'
import { type User, userWithoutRoot } from '../local/run-as.ts'
import { serverEnvironment } from '../local/start-server.ts'
import { archivedWal, requireAllReplayed } from './archived-wal.ts'
import type { Command } from './commands.ts'

/** A PostgreSQL of this drill alone, with restored data. */
export interface RestoredPostgres {
  url: string
  /** Of its data, in bytes. */
  bytes: number
  /** From the start of the restore until it accepted connections, in milliseconds. */
  tookMs: number
  /** It is stopped when the signal is aborted, too. */
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
export async function startRestored(
  command: Command,
  folder: string,
  signal: AbortSignal,
): Promise<RestoredPostgres> {
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
  const runIn = (env: NodeJS.ProcessEnv, program: string, ...args: string[]) =>
    runProgram({ programs: command.programs, user, env, signal }, program, args)
  const run = (program: string, ...args: string[]) => runIn({}, program, ...args)
  if (source.kind === 'backups')
    await run(restoreScript, resolve(source.folder), data, ...(source.at ? [source.at] : []))
  else await run('initdb', '-D', data, '-U', role, '-E', 'UTF8', '--locale=C', '--no-sync')
  // Before the recovery: the original archives more files meanwhile.
  const archived = source.kind === 'backups' ? archivedWal(source.folder) : []
  const wait = ['-w', '-t', `${maxRecoverySeconds}`]
  const log = join(folder, 'postgres.log')
  const start = ['start', '-D', data, '-l', log, ...wait, '-o', settingsOf(sockets, access)]
  await runIn(localesOf(data, join(folder, 'locales')), 'pg_ctl', ...start).catch(() => {
    throw new StartError(`PostgreSQL does not start on the restored data: ${lastFatal(log)}`)
  })
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= run('pg_ctl', 'stop', '-D', data, '-m', 'immediate', '-w')
    return stopped
  }
  signal.addEventListener('abort', () => stop().catch(() => {}))
  const urlOf = (name: string) => `postgres://${role}@${encodeURIComponent(sockets)}/${name}`
  try {
    signal.throwIfAborted()
    await untilRecovered(urlOf('template1'), () => run('pg_ctl', 'status', '-D', data), log)
    if (source.kind === 'dump') await loadDump(run, source.file, { sockets, role, database })
    // Of a time that it does not reach PostgreSQL itself says so.
    else if (!source.at) await requireAllReplayed(archived, { url: urlOf('template1'), data })
    const tookMs = performance.now() - started
    return { url: urlOf(database), bytes: sizeOf(data), tookMs, stop }
  } catch (error) {
    await stop().catch(() => {})
    throw error
  }
}

/** As arguments of the server. */
function settingsOf(sockets: string, access: string): string {
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
  return words.join(' ')
}

/** That of the image of compose, where initdb got no other one. */
const imageLocale = 'en_US.utf8'

/**
 * An environment in which the locale of the image exists and sorts as there: musl compares bytes,
 * whatever a locale is called. In another order PostgreSQL misses what is in its indexes.
 */
function localesOf(data: string, folder: string): NodeJS.ProcessEnv {
  const settings = join(data, 'postgresql.conf')
  const isOfImage =
    existsSync(settings) && readFileSync(settings, 'utf8').includes(`'${imageLocale}'`)
  // Debian 11 writes it in capitals.
  const byBytes = ['C.utf8', 'C.UTF-8'].map((name) => join('/usr/lib/locale', name))
  const found = byBytes.find((path) => existsSync(path))
  if (!isOfImage || !found) return {}
  mkdirSync(folder)
  symlinkSync(found, join(folder, imageLocale))
  return { LOCPATH: folder }
}

const pollMs = 100
/** While it recovers (`cannot_connect_now`). */
const notYet = '57P03'

/** pg_ctl does not wait for the end of the WAL. */
async function untilRecovered(url: string, runs: () => Promise<void>, log: string): Promise<void> {
  const giveUpAt = performance.now() + maxRecoverySeconds * 1000
  for (;;) {
    try {
      return await pingPostgres(url)
    } catch (error) {
      if (error instanceof DatabaseError && error.code !== notYet)
        throw new StartError(
          `The restored data cannot be read: ${error.message}. ${error.detail ?? ''}`,
        )
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

interface Context {
  /** The folder of PostgreSQL's programs, where they are not on PATH. */
  programs: Command['programs']
  user: User | undefined
  /** Beside the environment of every server. */
  env: NodeJS.ProcessEnv
  /** Kills a program, but not pg_ctl, which could leave a server that nobody stops. */
  signal: AbortSignal
}

async function runProgram(
  { programs, user, env: more, signal }: Context,
  program: string,
  args: string[],
): Promise<void> {
  const own = serverEnvironment()
  const env = { ...own, ...more, PATH: [programs, own.PATH].filter(Boolean).join(':') }
  const file = programs && !program.includes('/') ? join(programs, program) : program
  const child = spawn(file, args, {
    ...user,
    cwd: '/',
    env,
    // PostgreSQL itself keeps what it inherits, so a pipe would not end.
    stdio: ['ignore', 'ignore', program === 'pg_ctl' ? 'ignore' : 'pipe'],
    // In a process group of its own: Ctrl-C reaches the drill alone.
    detached: true,
  })
  const kill = () => killGroup(child)
  if (program !== 'pg_ctl') signal.addEventListener('abort', kill)
  const missing = once(child, 'error').then(([error]) => {
    throw new StartError(`${program} cannot be run (${error.code}): say --programs`)
  })
  const ended = once(child, 'close')
  const errors = child.stderr ? text(child.stderr) : Promise.resolve('')
  const [code] = (await Promise.race([ended, missing])) as [number | null]
  signal.removeEventListener('abort', kill)
  if (code === 0) return
  const last = (await errors).trim().split('\n').at(-1)
  throw new StartError(`${program} failed: ${last || `exit code ${code}`}`)
}

/** A program, and what it has started. */
function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has just ended.
  }
}

function lastFatal(log: string): string {
  const lines = readFileSync(log, 'utf8').trim().split('\n')
  const at = lines.findLastIndex((line) => line.includes('FATAL'))
  // Of wrong settings it says only in which file they are; the line before names one.
  const from = lines[at]?.endsWith('contains errors') ? at - 1 : at
  return at < 0 ? (lines.at(-1) ?? 'no message') : lines.slice(from, at + 1).join('\n')
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false }))
    .reduce((sum, stat) => sum + (stat?.size ?? 0), 0)
