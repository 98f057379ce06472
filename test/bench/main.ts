import { resolve } from 'node:path'
import { exitCodes } from '../../shared/runtime/exit-codes.ts'
import { startGround } from './ground.ts'
import { guard } from './guard/guard.ts'
import { startGenerator } from './load/generator.ts'
import { type Options, type RowName, readOptions } from './options.ts'
import { runAll } from './page/run-all.ts'
import { describeMachine, formatTable, writeResult } from './report.ts'
import { addedTime } from './rows/added-time.ts'
import { bareRedis } from './rows/bare-redis.ts'
import { bulk, ingest } from './rows/bulk.ts'
import { cascade } from './rows/cascade.ts'
import { manyClients } from './rows/clients.ts'
import { edges } from './rows/edges.ts'
import { hedge } from './rows/hedge.ts'
import { keystrokes } from './rows/keystrokes.ts'
import type { Bench, Line } from './rows/line.ts'
import { metrics } from './rows/metrics.ts'
import { quota } from './rows/quota.ts'
import { refusals } from './rows/refusals.ts'
import { requestBudget } from './rows/request-budget.ts'
import { requestCost } from './rows/request-cost.ts'
import { scaleOut } from './rows/scale-out.ts'
import { shards } from './rows/shards.ts'
import { stored } from './rows/stored.ts'
import { throughput } from './rows/throughput.ts'
import { uploads } from './rows/uploads.ts'
import { verdictsRow } from './rows/verdicts.ts'

/**
 * `npm run bench` (test/bench/README.md). All parts run in separate processes, against separate
 * servers.
 */
const args = process.argv.slice(2)
const closers: (() => Promise<unknown> | unknown)[] = []
process.once('SIGINT', () => closeAll().finally(() => process.exit(130)))
try {
  const [first, ...others] = args
  if (first === 'all') {
    if (!(await runAll(others, console.error))) process.exitCode = exitCodes.failure
  } else await run(readOptions(args))
} catch (error) {
  // On a busy machine a process may start or answer too late: one line says so, no stack.
  console.error(`The benchmark stopped: ${firstLine(error)}`)
  process.exitCode = exitCodes.failure
} finally {
  await closeAll()
}

async function run(options: Options): Promise<void> {
  const lines: Line[] = []
  const rows = options.rows.filter((row) => row !== 'verdicts')
  if (rows.length > 0) {
    const bench = await prepare(options)
    for (const row of rows) lines.push(...(await measure(row, bench, options)))
  }
  // Needs no servers: it asks the sandbox's gazetteer itself.
  if (options.rows.includes('verdicts')) lines.push(...(await verdictsRow({ say: console.error })))
  const command = ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' ')
  const machine = `${describeMachine()}, ${new Date().toISOString()}`
  console.log(
    `\n${formatTable(lines)}\n\n${machine}\nRepeat: ${command}\nAll rounds: ${writeResult('latest', { machine, command, lines })}`,
  )
}

function firstLine(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1)
  return line
}

async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close()
}

async function prepare({ seconds, rounds, profile }: Options): Promise<Bench> {
  const env = { ...(profile && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${resolve(profile)}` }) }
  const ground = await startGround({
    env,
    say: console.error,
    onClose: (close) => closers.push(close),
  })
  const generator = await startGenerator()
  closers.push(generator.stop)
  return { ground, generator, seconds, rounds, say: console.error }
}

async function measure(
  row: Exclude<RowName, 'verdicts'>,
  bench: Bench,
  options: Options,
): Promise<Line[]> {
  if (row === 'redis') return bareRedis(bench)
  if (row === 'edges') return edges(bench)
  if (row === 'guard') return guard(bench)
  if (row === 'quota') return quota(bench)
  if (row === 'cascade') return cascade(bench)
  if (row === 'clients') return manyClients(bench)
  if (row === 'shards') return shards(bench)
  if (row === 'hedge') return hedge(bench)
  if (row === 'refusals') return refusals(bench)
  if (row === 'scale-out') return scaleOut(bench)
  if (row === 'request-cost') return requestCost(bench)
  if (row === 'metrics') return metrics(bench)
  if (row === 'ingest') return ingest(bench, options.bulkSize)
  if (row === 'stored') return stored(bench, options.ledgerLines)
  if (row === 'uploads') return uploads(bench, options.bulkSize)
  if (row === 'bulk') return bulk(bench, options.bulkSize)
  const run = {
    interactive: throughput,
    'added-time': addedTime,
    'request-budget': requestBudget,
    keystrokes,
  }[row]
  const lines: Line[] = []
  for (const edition of options.editions) lines.push(...(await run(bench, edition)))
  return lines
}
