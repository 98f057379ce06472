import { execFile } from 'node:child_process'
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readBackup } from '../../services/operator/doctor/read-database.ts'
import { openDatabase } from '../../shared/store/database.ts'
import {
  type ArchivingPostgres,
  postgresPrograms,
  startArchivingPostgres,
} from '../support/archiving-postgres.ts'
import { freePort } from '../support/free-port.ts'

const programs = await postgresPrograms()
const scripts = fileURLToPath(new URL('../../services/deployment/backup/', import.meta.url))
const patient = { timeout: 30_000, interval: 100 }
const createTable = 'create table done (what text, at timestamptz default clock_timestamp())'

describe.skipIf(!programs)('Base copies and archived WAL', () => {
  let postgres: ArchivingPostgres
  /** As the user of the backups: PostgreSQL does not run as root. */
  async function run(program: string, ...args: string[]): Promise<string> {
    const { uid, gid } = statSync(postgres.backups)
    const user = process.getuid?.() === 0 ? { uid, gid } : {}
    const env = { PATH: `${programs}:${process.env.PATH}`, LC_ALL: 'C' }
    const { stdout, stderr } = await promisify(execFile)(program, args, { ...user, env, cwd: '/' })
    return stdout + stderr
  }

  async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    return client
      .query(text)
      .then(({ rows }) => rows)
      .finally(() => client.end())
  }

  const archived = (name: string) =>
    vi.waitFor(
      () => expect(readdirSync(join(postgres.backups, 'wal'))).toContain(`${name}.gz`),
      patient,
    )

  /** Returns the name of the file that the last changes are in. */
  async function archiveAll(url: string): Promise<string> {
    const [row] = await query<{ name: string }>(
      url,
      'select pg_walfile_name(pg_switch_wal()) as name',
    )
    const name = row?.name ?? ''
    await archived(name)
    return name
  }

  /** As a restore says; gives its data folder too. */
  async function unpack(name: string, ...args: string[]) {
    const data = join(postgres.backups, '..', name)
    return { data, said: await run(`${scripts}restore`, postgres.backups, data, ...args) }
  }

  /** Starts a PostgreSQL on restored data that archives into the same folder. */
  async function start(data: string) {
    const port = await freePort()
    const log = `${data}.log`
    const stop = () => run('pg_ctl', 'stop', '-D', data, '-m', 'immediate').catch(() => {})
    onTestFinished(async () => void (await stop()))
    await run('pg_ctl', 'start', '-w', '-D', data, '-l', log, '-o', `-p ${port}`)
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`
    return { url, port, log }
  }

  /** Does both, and waits until all is replayed. */
  async function restore(name: string, ...args: string[]) {
    const { data, said } = await unpack(name, ...args)
    const { url, port, log } = await start(data)
    await vi.waitFor(async () => {
      const found = await query(url, 'select pg_is_in_recovery() as is')
      expect(found, readFileSync(log, 'utf8')).toEqual([{ is: false }])
    }, patient)
    const rows = await query<{ what: string }>(url, 'select what from done order by at')
    return { said, url, port, done: rows.map(({ what }) => what) }
  }

  /** A base copy of a restored server, into the folder of the first one. */
  const copy = (port: number, keep = 7) =>
    run(
      'env',
      ...['PGHOST=127.0.0.1', `PGPORT=${port}`, 'PGUSER=postgres'],
      ...[`${scripts}base-backup`, postgres.backups, `${keep}`],
    )

  /** Writes a row, and gives a moment right after it. */
  async function write(url: string, what: string): Promise<string> {
    await query(url, `insert into done values ('${what}')`)
    const [row] = await query<{ now: Date }>(url, 'select clock_timestamp() as now')
    await sleep(20)
    return row?.now.toISOString().replace('Z', '9Z') ?? ''
  }

  beforeEach(async (test) => {
    postgres = await startArchivingPostgres(programs ?? '')
    // What a test does when it has finished comes before this.
    test.onTestFinished(() => postgres.close())
  }, 60_000)

  it('are seen by the doctor, with their age', async () => {
    const db = openDatabase(postgres.serverUrl, 1)
    onTestFinished(() => db.destroy())
    expect((await readBackup(db)).baseCopy).toEqual({ ago: undefined })
    await postgres.baseBackup()
    const { baseCopy } = await readBackup(db)
    expect(baseCopy?.ago).toBeGreaterThanOrEqual(0)
    expect(baseCopy?.ago).toBeLessThan(60)
    await query(postgres.serverUrl, 'create role somebody login')
    const other = openDatabase(postgres.serverUrl.replace('postgres@', 'somebody@'), 1)
    onTestFinished(() => other.destroy())
    expect((await readBackup(other)).baseCopy).toBeUndefined()
  }, 60_000)

  it('are missed by the doctor where the archive hangs, not where nothing is written', async () => {
    const db = openDatabase(postgres.serverUrl, 1)
    onTestFinished(() => db.destroy())
    await query(postgres.serverUrl, 'create table written ()')
    await archiveAll(postgres.serverUrl)
    await query(postgres.serverUrl, 'checkpoint')
    expect(await readBackup(db)).toMatchObject({ hasWaitingFile: false, failed: 0 })
    const hanging = join(postgres.backups, 'hanging')
    writeFileSync(hanging, '')
    onTestFinished(() => rmSync(hanging))
    const [row] = await query<{ command: string }>(
      postgres.serverUrl,
      `select current_setting('archive_command') as command`,
    )
    const waiting = `while [ -e ${hanging} ]; do sleep 0.1; done; ${row?.command}`
    await query(postgres.serverUrl, `alter system set archive_command = '${waiting}'`)
    await query(postgres.serverUrl, 'select pg_reload_conf()')
    await query(postgres.serverUrl, 'create table more ()')
    await query(postgres.serverUrl, 'select pg_switch_wal()')
    await query(postgres.serverUrl, 'create table another ()')
    await vi.waitFor(
      async () => expect(await readBackup(db)).toMatchObject({ hasWaitingFile: true, failed: 0 }),
      patient,
    )
  }, 60_000)

  it('belong to one server: that of a new data folder is refused, deleting nothing', async () => {
    await postgres.baseBackup()
    await archiveAll(postgres.serverUrl)
    const other = await startArchivingPostgres(programs ?? '')
    onTestFinished(() => other.close())
    const kept = () =>
      ['base', 'wal'].flatMap((folder) => readdirSync(join(postgres.backups, folder)))
    const before = kept()
    await expect(copy(Number(new URL(other.serverUrl).port), 1)).rejects.toThrow(
      /is the folder of another server/,
    )
    expect(kept()).toEqual(expect.arrayContaining(before))
    await other.baseBackup()
  }, 60_000)

  it.each([
    {
      what: 'file that is cut off',
      damage: (wal: string, file: string) => truncateSync(join(wal, file), 200),
    },
    {
      what: 'folder that is missing',
      damage: (wal: string) => renameSync(wal, `${wal}-elsewhere`),
    },
  ])(
    'do not end as half of the changes where the archive has a $what',
    async ({ damage }) => {
      const url = postgres.serverUrl
      await query(url, createTable)
      await postgres.baseBackup()
      const files: string[] = []
      for (const what of ['first', 'second', 'third']) {
        await write(url, what)
        files.push(await archiveAll(url))
      }
      const { data } = await unpack('damaged')
      damage(join(postgres.backups, 'wal'), `${files[1]}.gz`)
      // It may have ended before pg_ctl saw it run.
      await start(data).catch(() => {})
      await vi.waitFor(() => expect(existsSync(join(data, 'postmaster.pid'))).toBe(false), patient)
      expect(readFileSync(`${data}.log`, 'utf8')).toContain('could not restore file')
      expect(existsSync(join(data, 'recovery.signal'))).toBe(true)
    },
    120_000,
  )

  it('lead to a second after that of an earlier restore, on the timeline before it', async () => {
    const url = postgres.serverUrl
    await query(url, createTable)
    await postgres.baseBackup()
    const afterFirst = await write(url, 'first')
    const afterSecond = await write(url, 'second')
    await write(url, 'third')
    await archiveAll(url)

    const earlier = await restore('earlier', afterFirst)
    expect(earlier.done).toEqual(['first'])
    await query(earlier.url, `insert into done values ('after the restore')`)
    await archived('00000002.history')
    await archiveAll(earlier.url)

    const newest = await restore('newest', afterSecond)
    expect(newest.said).toContain('it follows the newest timeline')
    expect(newest.done).toEqual(['first'])
    const old = await restore('old', afterSecond, '1')
    expect(old.done).toEqual(['first', 'second'])
    expect(old.said).not.toContain('newest timeline')

    // A copy of a restored server has the settings of its restore, which must not apply again.
    await copy(old.port)
    await query(old.url, `insert into done values ('after both')`)
    await archiveAll(old.url)
    expect((await restore('last')).done).toEqual(['first', 'second', 'after both'])
    await expect(restore('wrong', afterSecond, 'one')).rejects.toThrow(/TIMELINE must be a number/)
  }, 120_000)

  it('lead to each second of a restored server, beside copies that it undid', async () => {
    const url = postgres.serverUrl
    await query(url, createTable)
    await postgres.baseBackup()
    const beforeMistake = await write(url, 'good')
    for (let n = 0; n < 10; n += 1) {
      await write(url, 'mistake')
      await archiveAll(url)
    }
    await postgres.baseBackup()

    const second = await restore('second', beforeMistake)
    await write(second.url, 'after the restore')
    await archived('00000002.history')
    await archiveAll(second.url)
    // The newest copy is of what was undone.
    const third = await restore('third')
    expect(third.done).toEqual(['good', 'after the restore'])

    await copy(third.port, 3)
    const moment = await write(third.url, 'after the copy')
    for (let n = 0; n < 2; n += 1) {
      await write(third.url, 'later')
      await archiveAll(third.url)
    }
    // Copies are named by the second in which they end.
    await vi.waitUntil(() => new Date().toISOString().slice(0, 19) > moment.slice(0, 19), patient)
    // The first copy goes; the one of what was undone stays, and its WAL has higher numbers.
    await copy(third.port, 3)
    expect((await restore('fourth', moment)).done).toEqual([
      ...['good', 'after the restore', 'after the copy'],
    ])
  }, 120_000)
})
