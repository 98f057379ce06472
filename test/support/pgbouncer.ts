import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { vi } from 'vitest'
import { installPackage } from '../../services/start/local/install-package.ts'
import { nameOf, roles } from '../../shared/store/rights.ts'
import { rolePassword } from './database-roles.ts'
import { freePort } from './free-port.ts'

/** A PgBouncer in front of a PostgreSQL, which gives a connection to each transaction. */
export interface PgBouncer {
  /** The URL of the same database and user through it. */
  through(databaseUrl: string): string
  /** Rows of a command of its console, such as `show pools`. */
  show(command: string): Promise<ConsoleRow[]>
  /** Kills it: all connections through it break. */
  kill(): Promise<void>
  /** Starts it again, at the same port. */
  start(): Promise<void>
  close(): Promise<void>
}

/** The columns that tests read. `show clients` and `show servers` have no `pool_mode`. */
interface ConsoleRow {
  user: string
  pool_mode?: string
}

/** Debian has it in /usr/sbin, which is not on every PATH. */
const places = ['pgbouncer', '/usr/sbin/pgbouncer']
const find = () => places.find((file) => spawnSync(file, ['--version']).status === 0)

/** The program, installed where there is none. Undefined where that cannot be done. */
export async function findPgBouncer(): Promise<string | undefined> {
  const found = find()
  if (found) return found
  const wanted = { name: 'PgBouncer', package: 'pgbouncer', otherwise: 'install it' }
  const keeping = { say: console.error, signal: new AbortController().signal }
  return (await installPackage(wanted, keeping).catch(() => false)) ? find() : undefined
}

const console_ = 'console'

/** Few connections to PostgreSQL, so that processes must share them. */
const connectionsOfUser = 3

const configuration = (port: number, serverUrl: string, folder: string) => {
  const { hostname, port: serverPort } = new URL(serverUrl)
  return `[databases]
* = host=${hostname} port=${serverPort || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
admin_users = ${console_}
pool_mode = transaction
default_pool_size = ${connectionsOfUser}
max_client_conn = 200
`
}

/** Starts it before this server, for its roles. */
export async function startPgBouncer(program: string, serverUrl: string): Promise<PgBouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'address-service-pgbouncer-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const users = [...roles.map(nameOf), console_]
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(join(folder, 'users.txt'), users.map((u) => `"${u}" "${rolePassword}"\n`).join(''))
  writeFileSync(file, configuration(port, serverUrl, folder))
  // It refuses to run as root.
  const user = process.getuid?.() === 0 && existsSync('/etc/passwd') ? ['-u', 'nobody'] : []
  const launch = () => {
    const child = spawn(program, ['-q', ...user, file], { stdio: 'ignore' })
    return { child, ended: once(child, 'exit') }
  }
  let running = launch()
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    running.child.kill(signal)
    await running.ended
  }

  const console = new URL(`postgres://${console_}:${rolePassword}@127.0.0.1:${port}/pgbouncer`)
  const show = async (command: string) => {
    const client = new pg.Client({ connectionString: console.href })
    client.on('error', () => {})
    await client.connect()
    const { rows } = await client.query<ConsoleRow>(command)
    await client.end()
    return rows
  }
  const answering = async () => {
    await vi.waitFor(() => show('show version'), { timeout: 10_000, interval: 50 })
  }
  await answering()
  return {
    through(databaseUrl) {
      const url = new URL(databaseUrl)
      url.hostname = '127.0.0.1'
      url.port = `${port}`
      url.searchParams.set('pgbouncer', 'true')
      return url.href
    },
    show,
    kill: () => end('SIGKILL'),
    async start() {
      running = launch()
      await answering()
    },
    async close() {
      await end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
