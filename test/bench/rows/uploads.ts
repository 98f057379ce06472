import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sandboxControl } from '../../support/sandbox-control.ts'
import { createAddressRows, uploadColumns, writeCsv } from '../bulk/address-rows.ts'
import { batchClient } from '../bulk/batch-client.ts'
import { median } from '../statistics.ts'
import { type System, startOurs } from '../systems.ts'
import { type BulkSize, emptyStore, spareReader } from './bulk.ts'
import type { Bench, Line } from './line.ts'

const perSecond = 100
const latencyMs = 80
const goal = 1.2
const rowsOf: Record<BulkSize, number> = { short: 200_000, usual: 1_000_000, full: 1_000_000 }
/** The load begins when the upload is under way. */
const headStartMs = 500

interface Round {
  idle: number
  uploading: number
  rowsPerSecond: number
}

/**
 * What checkouts at an edge notice of an upload to the same edge: the p99 of autocomplete at a
 * steady rate, over a time in which rows are uploaded without a pause, against the same time
 * without.
 */
export async function uploads(bench: Bench, size: BulkSize): Promise<Line[]> {
  const rows = rowsOf[size]
  const folder = mkdtempSync(join(tmpdir(), 'address-service-uploads-'))
  const file = join(folder, 'upload.csv')
  const rowOf = createAddressRows()
  await writeCsv(file, uploadColumns, rows, (index) => Object.values(rowOf('order', index)))
  const { ground } = bench
  // Without a quota for them no rows are validated meanwhile: that is another matter.
  const env = {
    ...ground.env,
    VALIDATION_STRATEGY: 'geocoding',
    QUOTA_GEOCODING_PER_DAY: '0',
    ...(size === 'short' && { UPLOAD_MAX_ROWS: String(rows) }),
  }
  const system = await startOurs({ ...ground, env }, 'new')
  const sandbox = sandboxControl(ground.sandboxUrl)
  const rounds: Round[] = []
  try {
    await sandbox.behave({ latencyMs })
    await put(bench, system, 2, 0)
    await spareReader(system)
    for (let number = 1; number <= bench.rounds; number++)
      rounds.push(await round(bench, system, file, number))
  } finally {
    await sandbox.behave({})
    await system.stop()
    await emptyStore(ground.databaseUrl)
    rmSync(folder, { recursive: true, force: true })
  }
  return [line(rows, rounds)]
}

const put = ({ generator }: Bench, { urls, token }: System, seconds: number, run: number) =>
  generator.put({ urls, token, seconds, shape: { perSecond } }, run)

async function round(bench: Bench, system: System, file: string, number: number): Promise<Round> {
  await emptyStore(bench.ground.databaseUrl)
  const idle = await put(bench, system, bench.seconds, number)
  const client = batchClient(system)
  const startedAt = performance.now()
  let isMeasuring = true
  let taken = 0
  const uploading = (async () => {
    do {
      const { total, id } = await client.upload(file)
      taken += total
      await client.cancel(id)
    } while (isMeasuring)
    return taken / ((performance.now() - startedAt) / 1000)
  })()
  await sleep(headStartMs)
  const busy = await put(bench, system, bench.seconds, number)
  isMeasuring = false
  const rowsPerSecond = await uploading
  bench.say(
    `p99 ${idle.p99Ms.toFixed(1)} ms idle, ${busy.p99Ms.toFixed(1)} ms beside ${Math.round(rowsPerSecond)} rows/s`,
  )
  return { idle: idle.p99Ms, uploading: busy.p99Ms, rowsPerSecond }
}

function line(rows: number, rounds: Round[]): Line {
  const of = (key: keyof Round) => median(rounds.map((round) => round[key]))
  const ratio = median(rounds.map(({ idle, uploading }) => uploading / idle))
  return {
    row: `p99 of autocomplete at ${perSecond}/s beside an upload of ${rows.toLocaleString('en')} rows to the same edge`,
    edition: 'new',
    goal: `<= ${goal} x`,
    figure: `${of('uploading').toFixed(1)} ms (${Math.round(of('rowsPerSecond')).toLocaleString('en')} rows/s)`,
    baseline: `idle ${of('idle').toFixed(1)} ms`,
    ratio,
    met: ratio <= goal,
    rounds,
  }
}
