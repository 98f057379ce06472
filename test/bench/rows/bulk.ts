import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import pg from 'pg'
import { sandboxControl } from '../../support/sandbox-control.ts'
import { createAddressRows, uploadColumns, writeCsv } from '../bulk/address-rows.ts'
import { batchClient } from '../bulk/batch-client.ts'
import { copyBaseline } from '../bulk/copy-baseline.ts'
import { postgresCpuMicros } from '../bulk/postgres-cpu.ts'
import { median } from '../statistics.ts'
import { type System, startOurs, unlimited } from '../systems.ts'
import { cpuMicros, readRedisUse } from '../use.ts'
import type { Bench, Line } from './line.ts'
import { residentMegabytes } from './memory.ts'

export type BulkSize = 'short' | 'usual' | 'full'

interface Sizes {
  ingestRows: number
  ingestRounds: number
  /** A batch of each of these sizes is validated. */
  batches: [small: number, large: number]
  waitingRows: number
  quotaSeconds: number
}
const sizes: Record<BulkSize, Sizes> = {
  short: {
    ingestRows: 200_000,
    ingestRounds: 1,
    batches: [3000, 20_000],
    waitingRows: 100_000,
    quotaSeconds: 15,
  },
  usual: {
    ingestRows: 1_000_000,
    ingestRounds: 2,
    batches: [10_000, 100_000],
    waitingRows: 100_000,
    quotaSeconds: 70,
  },
  full: {
    ingestRows: 1_000_000,
    ingestRounds: 3,
    batches: [10_000, 1_000_000],
    waitingRows: 100_000,
    quotaSeconds: 70,
  },
}
const goals = {
  ingest: 0.84,
  megabytes: 300,
  rowsPerSecond: 1000,
  costGrowth: 1.15,
  redisMegabytes: 20,
  used: 0.98,
}
const workers = 2
const quotaPerMinute = 6000
const providerLatencyMs = 80
/** A reader is counted from its start on, and takes a moment to load. */
const readerStartMs = 2000
const rowOf = createAddressRows()
const thousands = (count: number) => count.toLocaleString('en')

const open = unlimited('AUTOCOMPLETE', 'DETAILS')

/** Taking in an upload, against PostgreSQL's own COPY. */
export const ingest = (bench: Bench, size: BulkSize): Promise<Line[]> =>
  inFolder((folder) => upload(bench, folder, sizes[size]))

/**
 * Issue 4: taking in an upload, validating it as fast as it goes and as fast as a quota lets it,
 * and what that needs.
 */
export const bulk = (bench: Bench, size: BulkSize): Promise<Line[]> =>
  inFolder(async (folder) => {
    const plan = sizes[size]
    return [
      ...(await upload(bench, folder, plan)),
      ...(await validation(bench, folder, plan)),
      ...(await underQuota(bench, folder, plan)),
    ]
  })

async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'address-service-bulk-'))
  return use(folder).finally(() => rmSync(folder, { recursive: true, force: true }))
}

async function withOurs<T>(
  { ground }: Bench,
  env: Record<string, string>,
  use: (ours: System) => Promise<T>,
) {
  const ours = await startOurs(
    { ...ground, env: { ...ground.env, ...open, ...env } },
    'new',
    1,
    workers,
  )
  const sandbox = sandboxControl(ground.sandboxUrl)
  try {
    await sandbox.reset()
    return await use(ours)
  } finally {
    await sandbox.behave({})
    await ours.stop()
    await emptyStore(ground.databaseUrl)
  }
}

async function onDatabase<T>(
  databaseUrl: string,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  return use(client).finally(() => client.end())
}

/** Each part, and each side of a comparison, finds the tables empty and no autovacuum at work. */
export const emptyStore = (databaseUrl: string) =>
  onDatabase(databaseUrl, (client) =>
    client
      .query('truncate batches, batch_items, uploads, stored_addresses cascade')
      .then(() => client.query('checkpoint')),
  )

/**
 * Both sides read the same rows from a file and write the same table; the baseline's file has the
 * batch's id and the positions too.
 */
async function upload(
  bench: Bench,
  folder: string,
  { ingestRows, ingestRounds }: Sizes,
): Promise<Line[]> {
  const { ground, say } = bench
  const [ours, plain] = [join(folder, 'upload.csv'), join(folder, 'plain.csv')]
  const batchId = randomUUID()
  const cells = (index: number) => Object.values(rowOf('order', index))
  const bytes = await writeCsv(ours, uploadColumns, ingestRows, cells)
  const plainColumns = ['batch_id', 'position', 'line', ...uploadColumns]
  await writeCsv(plain, plainColumns, ingestRows, (index) => [
    batchId,
    `${index}`,
    `${index + 2}`,
    ...cells(index),
  ])

  const baseline = copyBaseline(ground.databaseUrl)
  const rates: Record<'ours' | 'copy', number[]> = { ours: [], copy: [] }
  const memory: number[] = []
  for (let round = 1; round <= ingestRounds; round += 1) {
    await emptyStore(ground.databaseUrl)
    await onDatabase(ground.databaseUrl, (client) =>
      client.query(
        `insert into batches (id, client_id, status, strategy, policy) select $1, id, 'cancelled', 'places', 'normal' from clients limit 1`,
        [batchId],
      ),
    )
    rates.copy.push(ingestRows / (await baseline.load(plain, 'batch_items', plainColumns)))
    await emptyStore(ground.databaseUrl)
    // Without a quota nothing is validated meanwhile, which would share the cores.
    rates.ours.push(
      await withOurs(bench, { QUOTA_AUTOCOMPLETE_PER_DAY: '0' }, (system) =>
        uploadRate(system, ours, ingestRows, memory),
      ),
    )
    say(
      `${thousands(ingestRows)} rows: ours ${thousands(Math.round(rates.ours.at(-1) ?? 0))}/s, ${baseline.name} ${thousands(Math.round(rates.copy.at(-1) ?? 0))}/s`,
    )
  }
  const ratio = median(rates.ours.map((rate, index) => rate / (rates.copy[index] ?? Number.NaN)))
  const most = Math.max(...memory)
  const perSecond = (of: number[]) => `${thousands(Math.round(median(of)))} rows/s`
  return [
    {
      row: `upload of ${thousands(ingestRows)} rows as CSV (${Math.round(bytes / 1_000_000)} MB)`,
      edition: '-',
      goal: `>= ${goals.ingest} x`,
      figure: perSecond(rates.ours),
      baseline: `${baseline.name} \\copy ${perSecond(rates.copy)}`,
      ratio,
      met: ratio >= goals.ingest,
      rounds: rates,
    },
    {
      row: 'resident memory of the edge meanwhile',
      edition: '-',
      goal: `< ${goals.megabytes} MB`,
      figure: `${Math.round(most)} MB`,
      baseline: `before ${Math.round(memory[0] ?? Number.NaN)} MB`,
      met: most < goals.megabytes,
      rounds: memory,
    },
  ]
}

/** Resolves when the edge has the reader of the next upload, as it has some seconds after a start. */
export async function spareReader({ metrics }: System): Promise<void> {
  const has = async () =>
    /^address_upload_readers [1-9]/m.test(await (await fetch(metrics.edge ?? '')).text())
  while (!(await has())) await sleep(250)
  await sleep(readerStartMs)
}

async function uploadRate(
  ours: System,
  file: string,
  rows: number,
  memory: number[],
): Promise<number> {
  const client = batchClient(ours)
  const look = async () => memory.push(await residentMegabytes(ours.metrics.edge ?? ''))
  await spareReader(ours)
  await look()
  const started = performance.now()
  let isUploading = true
  const watching = (async () => {
    while (isUploading) {
      await sleep(250)
      await look()
    }
  })()
  const { total, id } = await client.upload(file)
  const seconds = (performance.now() - started) / 1000
  isUploading = false
  await watching
  if (total !== rows) throw new Error(`${total} of ${rows} rows were taken in`)
  await client.cancel(id)
  return rows / seconds
}

/** What one batch cost. */
interface Run {
  rows: number
  perSecond: number
  /**
   * CPU time of edge, workers, Redis and PostgreSQL for each row, its upload included; NaN where
   * they run elsewhere.
   */
  cpuMicros: number
  /** The most that Redis held beyond what it held before. */
  redisMegabytes: number
  workerMegabytes: number
  failed: number
}

async function validation(bench: Bench, folder: string, { batches }: Sizes): Promise<Line[]> {
  const runs = await withOurs(bench, {}, async (ours) => {
    // The sandbox answers every address once, so that it remembers them.
    await validate(bench, ours, folder, 2000)
    const done: Run[] = []
    for (const rows of batches) {
      const run = await validate(bench, ours, folder, rows)
      bench.say(
        `${thousands(rows)} rows: ${Math.round(run.perSecond)}/s, ${Math.round(run.cpuMicros)} µs CPU each, Redis ${run.redisMegabytes.toFixed(1)} MB`,
      )
      done.push(run)
    }
    return done
  })
  const [small, large] = runs as [Run, Run]
  const figure = ({ perSecond, cpuMicros }: Run) =>
    `${Math.round(perSecond)} rows/s, ${Math.round(cpuMicros)} µs CPU each`
  // Not time: on batches of seconds their beginning and end weigh more than their rows.
  const growth = large.cpuMicros / small.cpuMicros
  return [
    {
      row: `batch of ${thousands(large.rows)} rows validated, ${workers} workers, provider 0 ms, no quota`,
      edition: 'new',
      goal: `>= ${thousands(goals.rowsPerSecond)} rows/s`,
      figure: `${figure(large)}, ${large.failed} failed`,
      baseline: '',
      met: large.perSecond >= goals.rowsPerSecond,
      rounds: runs,
    },
    {
      row: `CPU time for each row, upload to result, batch of ${thousands(large.rows)}`,
      edition: 'new',
      goal: `<= ${goals.costGrowth} x`,
      figure: figure(large),
      baseline: `batch of ${thousands(small.rows)}: ${figure(small)}`,
      ratio: growth,
      met: growth <= goals.costGrowth,
      rounds: runs,
    },
    {
      row: `Redis memory that a batch of ${thousands(large.rows)} takes`,
      edition: 'new',
      goal: `< ${goals.redisMegabytes} MB`,
      figure: `${large.redisMegabytes.toFixed(1)} MB, worker ${Math.round(large.workerMegabytes)} MB resident`,
      baseline: `batch of ${thousands(small.rows)}: ${small.redisMegabytes.toFixed(1)} MB`,
      met: large.redisMegabytes < goals.redisMegabytes,
      rounds: runs,
    },
  ]
}

const validate = ({ ground }: Bench, ours: System, folder: string, rows: number): Promise<Run> =>
  onDatabase(ground.databaseUrl, async (database) => {
    const file = await writeUpload(folder, rows)
    const redis = new Redis(ground.redisUrl)
    const client = batchClient(ours)
    const worked = async () =>
      (cpuMicros(ours.pids) ?? Number.NaN) +
      (await readRedisUse(ground.redisUrl)).cpuMicros +
      (await postgresCpuMicros(database))
    try {
      const heldBefore = await redisMegabytes(redis)
      const workedBefore = await worked()
      const { id } = await client.upload(file)
      const held: number[] = []
      const workerHeld: number[] = []
      const look = async () => {
        held.push(await redisMegabytes(redis))
        workerHeld.push(await residentMegabytes(ours.metrics.worker ?? ''))
      }
      const { startedAt = 0, finishedAt = 0, status, counts } = await client.untilEnded(id, look)
      if (status !== 'completed') throw new Error(`The batch is ${status}`)
      return {
        rows,
        perSecond: rows / ((finishedAt - startedAt) / 1000),
        cpuMicros: ((await worked()) - workedBefore) / rows,
        redisMegabytes: Math.max(...held) - heldBefore,
        workerMegabytes: Math.max(...workerHeld),
        failed: counts.failed,
      }
    } finally {
      redis.disconnect()
    }
  })

async function writeUpload(folder: string, rows: number): Promise<string> {
  const file = join(folder, `${rows}.csv`)
  await writeCsv(file, uploadColumns, rows, (index) => Object.values(rowOf(`${rows}`, index)))
  return file
}

const redisMegabytes = async (redis: Redis) =>
  Number(/^used_memory:(\d+)/m.exec(await redis.info('memory'))?.[1]) / 1_000_000

/** Nothing but bulk asks the provider: the quota is its alone. */
async function underQuota(
  bench: Bench,
  folder: string,
  { waitingRows, quotaSeconds }: Sizes,
): Promise<Line[]> {
  const sandbox = sandboxControl(bench.ground.sandboxUrl)
  const env = { QUOTA_AUTOCOMPLETE_PER_MINUTE: String(quotaPerMinute) }
  return withOurs(bench, env, async (ours) => {
    const client = batchClient(ours)
    await sandbox.behave({ latencyMs: providerLatencyMs })
    const { id } = await client.upload(await writeUpload(folder, waitingRows))
    await sleep(5000)
    const calls = async () => (await sandbox.usage()).autocomplete.calls
    const [before, startedAt] = [await calls(), performance.now()]
    await sleep(quotaSeconds * 1000)
    const made = (await calls()) - before
    const allowed = (quotaPerMinute / 60) * ((performance.now() - startedAt) / 1000)
    const { peakPerMinute } = (await sandbox.usage()).autocomplete
    const { processed } = await client.cancel(id)
    const used = made / allowed
    bench.say(
      `${made} calls where ${Math.round(allowed)} are allowed, at most ${peakPerMinute} in a minute`,
    )
    return [
      {
        row: `quota of ${thousands(quotaPerMinute)} a minute used with ${thousands(waitingRows)} rows waiting, provider ${providerLatencyMs} ms`,
        edition: 'new',
        goal: `${goals.used * 100} % to 100 %`,
        figure: `${(used * 100).toFixed(1)} %, at most ${thousands(peakPerMinute)} in a minute`,
        baseline: `quota ${thousands(quotaPerMinute)}`,
        ratio: used,
        met: used >= goals.used && peakPerMinute <= quotaPerMinute,
        rounds: { made, allowed, peakPerMinute, processed },
      },
    ]
  })
}
