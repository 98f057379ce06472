import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { parse } from 'yaml'
import type { Report } from '../../services/start/restore-drill/report.ts'
import { end, launch } from '../../services/start/restore-drill/service-process.ts'
import {
  type ArchivingPostgres,
  postgresPrograms,
  startArchivingPostgres,
} from '../support/archiving-postgres.ts'
import { type BatchView, inventedRows, openBatchView, openQuotas } from '../support/batches.ts'
import { childrenOf, isAlive } from '../support/child-processes.ts'
import { cleanEnvironment } from '../support/processes.ts'
import { runProgram } from '../support/run-program.ts'
import { type Stack, startStack } from '../support/stack.ts'

const scripts = 'services/deployment/backup'
const programs = await postgresPrograms()
const drillMs = 180_000
/** Rows of the batch in the middle of which the machine is lost. */
const rows = 400

/** A call that times out on a busy machine would be repeated. */
const patient = { ...openQuotas, PROVIDER_TIMEOUT_MS: '60000' }

/** `npm run restore-drill`, as an operator runs it. */
const drill = (databaseUrl: string, ...args: string[]) => drillWithEnv({}, databaseUrl, ...args)

const drillWithEnv = (env: Record<string, string>, databaseUrl: string, ...args: string[]) =>
  runProgram('services/start/restore-drill/main.ts', { ...patient, ...env }, [
    ...args,
    ...['--programs', programs ?? '', '--role', 'postgres'],
    ...['--database', new URL(databaseUrl).pathname.slice(1), '--minutes', '2'],
  ])

describe('A file of WAL', () => {
  const archive = (file: string, to: string) =>
    spawnSync(join(scripts, 'archive-wal'), [file, to], { encoding: 'utf8' })

  it('is archived once; the same file may come again, another of its name may not', () => {
    const folder = mkdtempSync(join(tmpdir(), 'archive-wal-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const [file, to] = [join(folder, 'a'), join(folder, 'wal', '000000010000000000000001')]
    writeFileSync(file, 'changes')
    expect(archive(file, to).status).toBe(0)
    expect(archive(file, to).status).toBe(0)
    writeFileSync(file, 'changes of another server')
    expect(archive(file, to)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('exists with other content'),
    })
    expect(gunzipSync(readFileSync(`${to}.gz`)).toString()).toBe('changes')
    expect(readdirSync(join(folder, 'wal'))).toHaveLength(1)
  })
})

it('compose archives with these scripts', () => {
  const file = join(scripts, 'docker-compose.yml')
  const { command, volumes } = parse(readFileSync(file, 'utf8')).services.postgres
  expect(command).toContain('archive_mode=on')
  expect(command).toContain('archive_command=/backup/archive-wal %p /backups/wal/%f')
  expect(volumes).toContain(`./${scripts}:/backup:ro`)
  for (const name of ['archive-wal', 'base-backup', 'restore'])
    expect(() => accessSync(join(scripts, name), constants.X_OK)).not.toThrow()
})

it('the line for cron runs compose in the folder of the project', () => {
  const page = readFileSync('services/deployment/BACKUP.md', 'utf8')
  const [, line = ''] = /^0 3 \* \* \* (.*base-backup.*)$/m.exec(page) ?? []
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const docker = 'docker() { echo "$(pwd): $*"; }; '
  const command = docker + line.replace('/srv/address-service', folder)
  const { stdout } = spawnSync('sh', ['-c', command], { cwd: '/', encoding: 'utf8' })
  expect(stdout).toMatch(
    `${folder}: compose exec -T -e PGUSER=address postgres /backup/base-backup`,
  )
})

describe('A service on the copy', () => {
  it('that is not ready in time fails the drill, and is killed', async () => {
    const others = childrenOf(process.pid)
    const env = {
      SANDBOX_PORT: '0',
      NODE_OPTIONS: '--import data:text/javascript,process.send=undefined',
    }
    const { signal } = new AbortController()
    await expect(launch('sandbox', env, { signal, withinMs: 500 })).rejects.toThrow(
      'On the restored database the sandbox was not ready after 0.5 s',
    )
    await vi.waitFor(() => expect(childrenOf(process.pid)).toEqual(others))
  })

  it('that does not end in time is killed', async () => {
    const script = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); process.send('')`
    const child = spawn(process.execPath, ['-e', script], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    await once(child, 'message')
    await end(child, 100)
    expect(child.signalCode).toBe('SIGKILL')
  })
})

describe.skipIf(!programs)('A backup', () => {
  let postgres: ArchivingPostgres
  let stack: Stack
  let view: BatchView
  /** Before the second batch was created. */
  let between: string
  let finished: string
  let begun: string
  let lastCommit: string

  const drillOf = async (...args: string[]) => {
    const { exitCode, output } = await drill(stack.databaseUrl, ...args, '--json')
    expect(output, output).toMatch(/^\{/)
    return { exitCode, report: JSON.parse(output) as Report }
  }
  const statusIn = (report: Report, when: 'before' | 'after', id: string) =>
    report[when].batches.find((batch) => batch.id === id)?.status

  beforeAll(async () => {
    postgres = await startArchivingPostgres(programs ?? '')
    const env = { ...openQuotas, BULK_CONCURRENCY: '10' }
    stack = await startStack({ edges: 0, env, databaseServerUrl: postgres.serverUrl })
    view = openBatchView(stack.databaseUrl)
    finished = await view.create(inventedRows(100))
    await vi.waitFor(
      async () => expect((await view.read(finished)).status).toBe('completed'),
      60_000,
    )
    await postgres.baseBackup()
    const [row] = await view.query('select now() as now')
    between = row.now.toISOString()
    await stack.sandbox.behave({ latencyMs: 30 })
    begun = await view.create(inventedRows(rows, 100))
    await vi.waitFor(async () => expect((await view.read(begun)).processed).toBeGreaterThan(100), {
      timeout: 60_000,
      interval: 20,
    })
    // The machine is lost in the middle of the batch; what was archived is left.
    for (const { process } of stack.workers) process.kill('SIGKILL')
    // PostgreSQL still ends the statements that it had received.
    const busy = `select pid from pg_stat_activity where state <> 'idle' and pid <> pg_backend_pid()`
    await vi.waitFor(async () => expect(await view.query(busy)).toEqual([]), 20_000)
    const [last] = await view.query('select max(validated_at) as at from batch_results')
    lastCommit = last.at.toISOString()
    const [{ name }] = await view.query('select pg_walfile_name(pg_switch_wal()) as name')
    await vi.waitFor(
      () => expect(readdirSync(join(postgres.backups, 'wal'))).toContain(`${name}.gz`),
      { timeout: 20_000, interval: 100 },
    )
  }, 240_000)
  afterAll(async () => {
    await view?.close()
    await stack?.close()
    await postgres?.close()
  })

  it(
    'of base copy and archived WAL has every row that was committed, and its batches go on',
    async () => {
      const { exitCode, report } = await drillOf('--backups', postgres.backups)
      expect(report.problems).toEqual([])
      expect(exitCode).toBe(0)
      expect(report.before.newest).toBe(lastCommit)
      expect(statusIn(report, 'before', begun)).toBe('running')
      expect(statusIn(report, 'after', begun)).toBe('completed')
      const before = report.before.batches.find(({ id }) => id === begun)
      expect(before?.processed).toBeGreaterThan(100)
      // Two calls for each row that had no result, and none for the others.
      expect(report.providerCalls).toBe(2 * (rows - (before?.processed ?? 0)))
    },
    drillMs,
  )

  it.runIf(process.getuid?.() === 0)(
    'of compose can be drilled by root, though only its user of the container may read it',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'backups-of-compose-'))
      onTestFinished(() => rmSync(folder, { recursive: true }))
      chmodSync(folder, 0o755)
      const backups = join(folder, 'backups')
      cpSync(postgres.backups, backups, { recursive: true })
      // The user of the image, whom this machine does not know.
      spawnSync('chown', ['-R', '70:70', backups])
      spawnSync('chmod', ['-R', 'u=rwX,go=', backups])
      const { exitCode, report } = await drillOf('--backups', backups)
      expect(report.problems).toEqual([])
      expect(exitCode).toBe(0)
    },
    drillMs,
  )

  it(
    'leads to the moment before a mistake',
    async () => {
      const { exitCode, report } = await drillOf('--backups', postgres.backups, '--at', between)
      expect(report.problems).toEqual([])
      expect(exitCode).toBe(0)
      expect(report.before.batches.map(({ id }) => id)).toEqual([finished])
      expect(report.providerCalls).toBe(0)
    },
    drillMs,
  )

  it(
    'by pg_dump does the same, for the moment of the dump',
    async () => {
      const { exitCode, report } = await drillOf('--dump', await postgres.dump(stack.databaseUrl))
      expect(report.problems).toEqual([])
      expect(exitCode).toBe(0)
      expect(statusIn(report, 'after', begun)).toBe('completed')
      expect(report.before.ledgerCalls).toBeGreaterThan(0)
    },
    drillMs,
  )

  it(
    'in which rows and counts disagree fails the drill',
    async () => {
      const client = new pg.Client({ connectionString: stack.databaseUrl })
      await client.connect()
      onTestFinished(() => client.end())
      const some = `batch_results where batch_id = '${finished}' and position < 7`
      await client.query('begin')
      await client.query(`create table kept as select * from ${some}`)
      await client.query(`delete from ${some}`)
      await client.query('commit')
      onTestFinished(
        async () => void (await view.query('insert into batch_results select * from kept')),
      )
      const file = await postgres.dump(stack.databaseUrl)
      const { exitCode, output } = await drill(stack.databaseUrl, '--dump', file)
      expect(output).toContain(`batch ${finished} counts 100 results and has 93`)
      expect(output).toContain('Not all of this agrees.')
      expect(exitCode).toBe(1)
    },
    drillMs,
  )

  it(
    'whose ledger lacks the calls of a batch fails the drill, beside what others called',
    async () => {
      await view.query(`insert into clients (name) values ('mail order')`)
      const giveTo = (client: string) =>
        view.change(finished, `client_id = (select id from clients where name = '${client}')`)
      await giveTo('mail order')
      onTestFinished(() => giveTo('shop'))
      // Charges of the last seconds may be missing.
      await view.query(
        `update batch_results set validated_at = validated_at - interval '1 hour'
        where batch_id = '${finished}'`,
      )
      const file = await postgres.dump(stack.databaseUrl)
      const { exitCode, output } = await drill(stack.databaseUrl, '--dump', file)
      expect(output).toContain('the ledger lacks 200 calls that batches of mail order have')
      expect(exitCode).toBe(1)
    },
    drillMs,
  )

  it(
    'with an unfinished batch of a test key is well where its calls are counted as such',
    async () => {
      await view.query(
        `insert into clients (name, test_of)
        select 'shop test', id from clients where name = 'shop'`,
      )
      const ofTestKey = await view.create(inventedRows(5, 1000), { client: 'shop test' })
      onTestFinished(
        async () => void (await view.query('delete from batches where id = $1', [ofTestKey])),
      )
      const file = await postgres.dump(stack.databaseUrl)
      const { exitCode, report } = await drillOf('--dump', file)
      expect(report.problems).toEqual([])
      expect(exitCode).toBe(0)
      expect(statusIn(report, 'after', ofTestKey)).toBe('completed')
      const { before, after, providerCalls } = report
      expect(after.testCalls - before.testCalls).toBe(10)
      expect(after.ledgerCalls - before.ledgerCalls).toBe(providerCalls - 10)
    },
    drillMs,
  )

  it('keeps the newest base copies, and the WAL that they need', async () => {
    // Without the notes that PostgreSQL leaves beside it.
    const wal = () =>
      readdirSync(join(postgres.backups, 'wal')).filter((name) => !name.includes('.backup'))
    const old = wal()
    await postgres.baseBackup()
    expect(wal()).toEqual(expect.arrayContaining(old))
    await postgres.baseBackup(1)
    expect(readdirSync(join(postgres.backups, 'base'))).toHaveLength(1)
    expect(wal().filter((name) => old.includes(name))).toEqual([])
    rmSync(join(postgres.backups, 'base'), { recursive: true })
    const { exitCode, output } = await drill(stack.databaseUrl, '--backups', postgres.backups)
    expect(output).toContain('has no base backup')
    expect(exitCode).toBe(1)
  })
})

describe.skipIf(!programs)('A base copy', () => {
  let postgres: ArchivingPostgres
  let client: pg.Client
  let settings: string

  beforeAll(async () => {
    postgres = await startArchivingPostgres(programs ?? '')
    client = new pg.Client({ connectionString: postgres.serverUrl })
    await client.connect()
    settings = readFileSync(postgres.settingsFile, 'utf8')
  }, 60_000)
  afterAll(async () => {
    await client?.end()
    await postgres?.close()
  })

  /** Drills a copy that names these locales, as an initdb elsewhere would write them. */
  async function drillWith({ messages, collation }: Record<'messages' | 'collation', string>) {
    const ofFile = settings.replaceAll(/^(lc_\w+) = \S+/gm, `$1 = '${messages}'`)
    writeFileSync(postgres.settingsFile, ofFile)
    const change = 'update pg_database set datcollate = $1, datctype = $1'
    await client.query(change, [collation])
    onTestFinished(async () => {
      writeFileSync(postgres.settingsFile, settings)
      await client.query(change, ['C'])
    })
    await postgres.baseBackup(1)
    return drill(postgres.serverUrl, '--backups', postgres.backups)
  }

  it(
    'of compose can be drilled where its locale is not installed',
    async () => {
      const ofImage = 'en_US.utf8'
      const { exitCode, output } = await drillWith({ messages: ofImage, collation: ofImage })
      expect(output).toContain('All of this agrees')
      expect(exitCode).toBe(0)
    },
    drillMs,
  )

  it.each([
    { when: 'when PostgreSQL runs on the copy', sign: 'data/postmaster.pid' },
    { when: 'when the service starts on it', sign: 'redis' },
  ])(
    'is deleted, and nothing runs on, where the drill is interrupted $when',
    async ({ sign }) => {
      await postgres.baseBackup(1)
      const folder = mkdtempSync(join(tmpdir(), 'drill-'))
      onTestFinished(() => rmSync(folder, { recursive: true }))
      chmodSync(folder, 0o755)
      const file = 'services/start/restore-drill/main.ts'
      const args = [
        '--backups',
        postgres.backups,
        '--programs',
        programs ?? '',
        '--role',
        'postgres',
      ]
      const child = spawn(process.execPath, [file, ...args, '--database', 'postgres'], {
        env: { ...cleanEnvironment(), ...patient, TMPDIR: folder },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      const ended = once(child, 'close')
      const errors = text(child.stderr)
      const copy = () => join(folder, readdirSync(folder)[0] ?? 'none')
      const serverOf = () =>
        Number.parseInt(readFileSync(join(copy(), 'data/postmaster.pid'), 'utf8'), 10)
      await vi.waitFor(
        () => expect(existsSync(join(copy(), sign)) && serverOf()).toBeGreaterThan(0),
        { timeout: 60_000, interval: 5 },
      )
      const descendants = (pid: number): number[] =>
        childrenOf(pid).flatMap((found) => [found, ...descendants(found)])
      const started = [serverOf(), ...descendants(child.pid ?? 0)]
      child.kill('SIGINT')
      expect(await ended).toEqual([1, null])
      expect(await errors).toContain('The drill was interrupted. Its copy is deleted.')
      expect(readdirSync(folder)).toEqual([])
      expect(started.filter(isAlive)).toEqual([])
    },
    90_000,
  )

  it(
    'can be drilled though PostgreSQL removes a file while its size is read',
    async () => {
      await postgres.baseBackup(1)
      // As PostgreSQL does with WAL at the end of a recovery: after it was listed.
      const script = `
      import fs from 'node:fs'
      import { syncBuiltinESMExports } from 'node:module'
      const list = fs.readdirSync
      fs.readdirSync = (folder, options) => {
        if (!options?.recursive) return list(folder, options)
        fs.writeFileSync(folder + '/removed', '')
        const found = list(folder, options)
        fs.rmSync(folder + '/removed')
        return found
      }
      syncBuiltinESMExports()`
      const preload = `--import data:text/javascript,${encodeURIComponent(script)}`
      const { exitCode, output } = await drillWithEnv(
        { NODE_OPTIONS: preload },
        postgres.serverUrl,
        ...['--backups', postgres.backups],
      )
      expect(output).toMatch(/^Restored from/)
      expect(exitCode).toBe(0)
    },
    drillMs,
  )

  it(
    'has its rows counted once before the service runs on it, and once after',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'log-of-copy-'))
      onTestFinished(() => rmSync(folder, { recursive: true }))
      chmodSync(folder, 0o777)
      const logged = [
        'logging_collector = on',
        `log_directory = '${folder}'`,
        `log_statement = 'all'`,
      ]
      writeFileSync(postgres.settingsFile, [settings, ...logged, ''].join('\n'))
      onTestFinished(() => writeFileSync(postgres.settingsFile, settings))
      await postgres.baseBackup(1)
      await drill(postgres.serverUrl, '--backups', postgres.backups)
      const log = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
      expect(log.join('').match(/count\(\*\)::int as items from batch_items/g)).toHaveLength(2)
    },
    drillMs,
  )

  it(
    'with a gap in its archived WAL fails the drill, and says where',
    async () => {
      await postgres.baseBackup(1)
      const files: string[] = []
      for (let n = 0; n < 3; n += 1) {
        await client.query('create table if not exists written (n int)')
        await client.query('insert into written values (1)')
        const { rows } = await client.query('select pg_walfile_name(pg_switch_wal()) as name')
        files.push(`${rows[0].name}.gz`)
      }
      const wal = join(postgres.backups, 'wal')
      await vi.waitFor(
        () => expect(readdirSync(wal)).toEqual(expect.arrayContaining(files)),
        20_000,
      )
      rmSync(join(wal, files[1] ?? ''))
      const { exitCode, output } = await drill(postgres.serverUrl, '--backups', postgres.backups)
      expect(output).toContain(
        `The restore ended with ${files[0]?.replace('.gz', '')}, and the archive has later WAL`,
      )
      expect(output).toContain(files[2]?.replace('.gz', ''))
      expect(exitCode).toBe(1)
    },
    drillMs,
  )

  it('with settings that this machine refuses says which', async () => {
    const { exitCode, output } = await drillWith({ messages: 'xx_XX.utf8', collation: 'C' })
    expect(output).toMatch(/invalid value for parameter "lc_\w+": "xx_XX.utf8"/)
    expect(exitCode).toBe(1)
  })

  it('with databases that this machine cannot open says why, and waits no longer', async () => {
    const { exitCode, output } = await drillWith({ messages: 'C', collation: 'xx_XX.utf8' })
    expect(output).toContain('database locale is incompatible with operating system')
    expect(output).toContain('"xx_XX.utf8"')
    expect(exitCode).toBe(1)
  })
})
