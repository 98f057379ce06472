import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { Client } from 'pg'
import { skus } from '../../../shared/billing/skus.ts'
import { stateKey } from '../../../shared/quota/keys.ts'
import { sandboxControl } from '../../support/sandbox-control.ts'
import { createAddressRows, uploadColumns, writeCsv } from '../bulk/address-rows.ts'
import { batchClient } from '../bulk/batch-client.ts'
import { postgresCpuMicros } from '../bulk/postgres-cpu.ts'
import { median } from '../statistics.ts'
import { type Filled, fill } from '../stored/fill.ts'
import { type Reading, readings } from '../stored/readings.ts'
import { type System, startOurs, unlimited } from '../systems.ts'
import { cpuMicros } from '../use.ts'
import type { Bench, Line } from './line.ts'
import { residentMegabytes } from './memory.ts'

const sizes = { clients: 100_000, batches: 10_000, rows: 100, largeRows: 100_000 }
/** How often each reading is repeated. */
const rounds = 10
/** Rows of the batch that runs when Redis loses its data, and how long each takes. */
const runningRows = 3000
const providerMs = 80
/** PostgreSQL's processes report what they scanned when they have been idle for so long. */
const reportedAfterMs = 11_000
/** A scan that ends after a few rows does not grow with its table. */
const maxScanned = 1000

/**
 * Deadlines, in milliseconds. Starts: Kubernetes' startup probe (services/deployment/kubernetes/
 * pods.ts). Rebuild: the pause of a minute that follows a loss anyway (shared/quota/README.md).
 * Upkeep runs once an hour.
 */
const deadlines = { start: 120_000, rebuild: 60_000, rowsGoOn: 120_000, upkeep: 3_600_000 }

/**
 * A database as after a long time: what people read, what upkeep deletes, starts, and the recovery
 * after Redis lost its data.
 */
export async function stored(bench: Bench, ledgerLines: number): Promise<Line[]> {
  const { ground, say } = bench
  const filled = await fill(ground.databaseUrl, { ...sizes, ledgerLines }, say)
  return measureStored(bench, filled)
}

/** The same where the tables are filled already. */
async function measureStored(bench: Bench, filled: Filled): Promise<Line[]> {
  const { ground, say } = bench
  const database = new Client({ connectionString: ground.databaseUrl })
  await database.connect()
  const env = {
    ...ground.env,
    ...unlimited('AUTOCOMPLETE', 'DETAILS'),
    RATE_LIMIT_BATCHES: '1000000',
    RATE_LIMIT_OTHER: '1000000',
  }
  try {
    // Redis is empty: the first worker rebuilds the quota state, too, and begins with upkeep.
    const first = await start(bench, env, database)
    say(`first start: ${first.line.figure}, ${first.line.baseline}`)
    const upkeep = await upkeepLine(database, performance.now())
    say(`upkeep: ${upkeep.figure}`)
    await first.system.stop()
    const { system, line } = await start(bench, env, database)
    try {
      const read = await readingLines(bench, database, system, filled)
      const recovered = await recoveryLines(bench, system, database)
      return [
        line,
        { ...first.line, row: 'the same with an empty Redis: the quota state is rebuilt' },
        upkeep,
        ...read,
        ...recovered,
        ...(await memoryLines(system)),
      ]
    } finally {
      await system.stop()
    }
  } finally {
    await database.end()
  }
}

async function start({ ground }: Bench, env: Record<string, string>, database: Client) {
  const [began, worked] = [performance.now(), await postgresCpuMicros(database)]
  const system = await startOurs({ ...ground, env }, 'new')
  const ms = performance.now() - began
  const seconds = (micros: number) => (micros / 1_000_000).toFixed(1)
  const own = seconds(cpuMicros(system.pids) ?? Number.NaN)
  const postgres = seconds((await postgresCpuMicros(database)) - worked)
  const line = lineOf('start of a worker, then an edge, until ready', ms, deadlines.start)
  const baseline = `CPU: their own ${own} s, PostgreSQL ${postgres} s`
  return { system, line: { ...line, baseline } }
}

const lineOf = (row: string, ms: number, deadlineMs: number, rounds: unknown = ms): Line => ({
  row,
  edition: 'new',
  goal: `< ${shown(deadlineMs)}`,
  figure: shown(ms),
  baseline: '',
  met: ms < deadlineMs,
  rounds,
})
const shown = (ms: number) =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`

/** Until the rows of expired batches are deleted. A worker begins with it when it starts. */
async function upkeepLine(database: Client, began: number): Promise<Line> {
  const left = async () =>
    (
      await database.query(
        `select count(*)::int as left from batches where rows_deleted_at is null
           and finished_at < now() - interval '90 days'`,
      )
    ).rows[0].left
  while ((await left()) > 0) await sleep(250)
  const ms = performance.now() - began
  return lineOf('rows of 50 expired batches deleted, after the start', ms, deadlines.upkeep)
}

async function readingLines(
  { ground, say }: Bench,
  database: Client,
  system: System,
  filled: Filled,
): Promise<Line[]> {
  const scannedBefore = await scanned(database)
  const lines: Line[] = []
  for (const reading of await readings(system, ground.databaseUrl, database, filled)) {
    const times = await timesOf(reading)
    const line = lineOf(reading.name, Math.max(...times), reading.deadlineMs, times)
    say(`${reading.name}: ${line.figure}`)
    lines.push({ ...line, figure: `p50 ${shown(median(times))}, at most ${line.figure}` })
  }
  await sleep(reportedAfterMs)
  const rows = (await scanned(database)) - scannedBefore
  const scan = {
    row: 'rows that scans of whole large tables read meanwhile',
    edition: 'new' as const,
  }
  return [
    ...lines,
    {
      ...scan,
      goal: `< ${maxScanned}`,
      figure: `${rows}`,
      baseline: '',
      met: rows < maxScanned,
      rounds: rows,
    },
  ]
}

async function timesOf({ ask }: Reading): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    await ask()
    times.push(performance.now() - began)
  }
  return times
}

async function scanned(database: Client): Promise<number> {
  const { rows } = await database.query(
    `select sum(seq_tup_read)::bigint as rows from pg_stat_user_tables where relname in
       ('ledger', 'batches', 'batch_items', 'batch_results', 'stored_addresses')`,
  )
  return Number(rows[0].rows)
}

/** Redis loses all of its data while a batch runs. */
async function recoveryLines(
  { ground, say }: Bench,
  system: System,
  database: Client,
): Promise<Line[]> {
  const sandbox = sandboxControl(ground.sandboxUrl)
  const redis = new Redis(ground.redisUrl)
  const batches = batchClient(system)
  const folder = mkdtempSync(join(tmpdir(), 'address-service-stored-'))
  try {
    await sandbox.behave({ latencyMs: providerMs })
    const rowOf = createAddressRows()
    const file = join(folder, 'rows.csv')
    await writeCsv(file, uploadColumns, runningRows, (n) => Object.values(rowOf('running', n)))
    const { id } = await batches.upload(file)
    while ((await batches.read(id)).processed === 0) await sleep(100)
    await redis.flushall()
    const began = performance.now()
    const isRebuilt = async () =>
      (await Promise.all(skus.map((sku) => redis.hexists(stateKey(sku), 'epoch')))).every(Boolean)
    while (!(await isRebuilt())) await sleep(50)
    const rebuilt = performance.now() - began
    const { rows } = await database.query(
      'select count(*)::int as done from batch_results where batch_id = $1',
      [id],
    )
    say(`quota state rebuilt after ${shown(rebuilt)}, ${rows[0].done} rows are done`)
    while ((await batches.read(id)).processed < runningRows) await sleep(100)
    const ended = performance.now() - began
    return [
      lineOf('after a loss of Redis: the quota state is rebuilt', rebuilt, deadlines.rebuild),
      lineOf(
        `after it: the other ${runningRows - rows[0].done} rows of a batch are done`,
        ended,
        deadlines.rowsGoOn,
      ),
    ]
  } finally {
    await sandbox.behave({})
    redis.disconnect()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function memoryLines({ metrics }: System): Promise<Line[]> {
  const megabytes = await Promise.all(Object.values(metrics).map((url) => residentMegabytes(url)))
  return Object.keys(metrics).map((name, index) => ({
    row: `resident memory of the ${name} at the end`,
    edition: 'new',
    goal: '',
    figure: `${Math.round(megabytes[index] ?? Number.NaN)} MB`,
    baseline: '',
    rounds: megabytes[index],
  }))
}
