import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { table } from '../../services/operator/command-line/table.ts'
import { postgresCpuMicros } from '../bench/bulk/postgres-cpu.ts'
import { startGround } from '../bench/ground.ts'
import { describeMachine, writeResult } from '../bench/report.ts'
import { startOurs, unlimited } from '../bench/systems.ts'
import { cpuMicros, readRedisUse } from '../bench/use.ts'
import { childrenOf } from '../support/child-processes.ts'
import { startLoad } from './load.ts'
import { isDisturbed, isStarved, sharesBetween, type Worked } from './machine.ts'
import { createOutcomes, type Outcomes } from './outcomes.ts'
import { openSampler, type Sampler } from './sampler.ts'
import { type Trend, trendOf } from './trend.ts'

/**
 * `npm run soak`: the product under mixed load, and whether anything of it grows. Two edges and two
 * workers in processes of their own, against servers of their own. The load rests ten times: what
 * is left then doesn't depend on what else the machine does. Ends with 1 when something is not
 * flat, or a request had an end that it may not have.
 */
const usage = 'npm run soak -- [--minutes 20] [--buyers 150] [--leak megabytes at each rest]'
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    buyers: { type: 'string', default: '150' },
    leak: { type: 'string', default: '0' },
  },
})
const [minutes, buyers] = [Number(values.minutes), Number(values.buyers)]
if (!(minutes > 0 && buyers > 0)) throw new Error(usage)
const lookEverySeconds = 10
const rests = 10
/** With the time until it rests, about a tenth of all. */
const loadSeconds = Math.max(lookEverySeconds, (minutes * 60) / rests - 20)
/**
 * In the first load buyers come over all of it: until it runs compiled, the sandbox needs much
 * processor time for an input that it has not seen.
 */
const defaultArrivalSeconds = 10
/**
 * By then V8 and the pools have found their size: resident memory was seen to do so after seven to
 * nine minutes of twenty.
 */
const warmUpSeconds = minutes * 24
/** High quotas and limits, because they are not the subject. */
const open = {
  ...unlimited('AUTOCOMPLETE', 'DETAILS'),
  ...Object.fromEntries(
    ['DETAILS', 'VALIDATE', 'BATCHES', 'OTHER', 'TOKENS_PER_KEY', 'TOKENS_PER_ADDRESS'].map(
      (name) => [`RATE_LIMIT_${name}`, '1000000'],
    ),
  ),
}

const closers: (() => Promise<unknown> | unknown)[] = []
const onClose = (close: () => Promise<unknown> | unknown) => closers.push(close)
const stopped = new AbortController()
process.once('SIGINT', () => stopped.abort())
const passed = await soak().finally(async () => {
  for (const close of closers.reverse()) await close()
})
// Buyers who were still typing are not waited for.
process.exit(passed ? 0 : 1)

/** Whether all went well. */
async function soak(): Promise<boolean> {
  const sockets = mkdtempSync(join(tmpdir(), 'address-service-soak-'))
  onClose(() => rmSync(sockets, { recursive: true, force: true }))
  const env = {
    ...open,
    NODE_OPTIONS: `--expose-gc --import ${new URL('./after-collection.ts', import.meta.url)}`,
    SOAK_SOCKETS: sockets,
    SOAK_LEAK_BYTES: String(Number(values.leak) * 1_000_000),
  }
  const ground = await startGround({ env, say: console.error, onClose })
  const ours = await startOurs(ground, 'new', 2, 2)
  onClose(ours.stop)
  const outcomes = createOutcomes()
  const sampler = await openSampler(ground, ours.parts, sockets)
  onClose(sampler.close)
  const database = new pg.Client({ connectionString: ground.databaseUrl })
  await database.connect()
  onClose(() => database.end())
  const worked = async (): Promise<Worked> => ({
    product: (cpuMicros(ours.pids) ?? Number.NaN) + readersMicros(ours.pids),
    stores: (await readRedisUse(ground.redisUrl)).cpuMicros + (await postgresCpuMicros(database)),
    others: cpuMicros([ground.sandboxPid, process.pid]) ?? Number.NaN,
    idle: cpus().reduce((sum, { times }) => sum + 1000 * times.idle, 0),
    possible: performance.now() * 1000 * availableParallelism(),
  })
  const startedAt = performance.now()
  const elapsed = () => (performance.now() - startedAt) / 1000

  const before = await worked()
  const target = { urls: ours.urls, apiKey: ground.apiKey, token: ours.token, outcomes }
  let since = before
  const endWindow = async () => {
    const now = await worked()
    const shares = sharesBetween(since, now)
    since = now
    const p99Ms = outcomes.endWindow(isStarved(shares))
    return { p99Ms, neighbours: shares.neighbours, disturbed: isDisturbed(shares) }
  }
  for (let round = 0; elapsed() < minutes * 60 && !stopped.signal.aborted; round += 1) {
    since = await worked()
    const arrivalMs = 1000 * (round === 0 ? loadSeconds : defaultArrivalSeconds)
    const load = startLoad(target, { count: buyers, arrivalMs }, round)
    const restsAt = elapsed() + loadSeconds
    let disturbed = false
    while (elapsed() < restsAt && !stopped.signal.aborted) {
      await sleep(lookEverySeconds * 1000, undefined, { signal: stopped.signal }).catch(() => {})
      const window = await endWindow()
      disturbed ||= window.disturbed
      await sampler.look(window)
    }
    await load.stop()
    await endWindow()
    await sampler.lookAtRest(disturbed)
    console.error(`${Math.round(elapsed() / 60)} min: ${JSON.stringify(outcomes.counts())}`)
  }
  return report(sampler, outcomes, { seconds: elapsed(), busy: sharesText(before, await worked()) })
}

/** Of the readers of uploads, children of edges: one that has just ended counts with its edge. */
function readersMicros(edges: number[]): number {
  return edges.flatMap(childrenOf).reduce((sum, pid) => sum + (cpuMicros([pid]) ?? 0), 0)
}

/** Cores that were kept busy, by whom. */
function sharesText(before: Worked, after: Worked): string {
  const cores = availableParallelism()
  const { neighbours } = sharesBetween(before, after)
  const of = (key: 'product' | 'stores' | 'others') =>
    (((after[key] - before[key]) / (after.possible - before.possible)) * cores).toFixed(2)
  return (
    `edges and workers ${of('product')}, Redis and PostgreSQL ${of('stores')}, sandbox and ` +
    `callers ${of('others')}, neighbours ${(neighbours * cores).toFixed(2)} of ${cores}`
  )
}

function report(
  sampler: Sampler,
  outcomes: Outcomes,
  { seconds, busy }: { seconds: number; busy: string },
): boolean {
  const [counts, unexpected, excused] = [
    outcomes.counts(),
    outcomes.unexpected(),
    outcomes.excused(),
  ]
  const series = sampler.series()
  const trends = series.map((one) => trendOf(one, warmUpSeconds))
  const grown = trends.filter(({ flat }) => flat === false)
  const passed = grown.length === 0 && Object.keys(unexpected).length === 0
  const machine = `${describeMachine()}, ${new Date().toISOString()}`
  const said = { machine, seconds, buyers, passed, busy, counts, unexpected, excused }
  const file = writeResult('soak', { ...said, trends, series })
  const shown = trends.filter(isShown).toSorted((a, b) => a.name.localeCompare(b.name))
  const lines = [
    table([['what', 'first third', 'last third', 'an hour', ''], ...shown.map(rowOf)]),
    '',
    table([
      ['requests', ''],
      ...Object.entries(counts)
        .sort()
        .map(([name, count]) => [name, count.toLocaleString('en')]),
    ]),
    '',
    `${(seconds / 60).toFixed(1)} minutes, the first ${(warmUpSeconds / 60).toFixed(1)} of them not judged; ${buyers} buyers at a time`,
    `Cores kept busy: ${busy}`,
    'Flat is at most: memory 10 % or 5 MB more, resident 20 % or 30 MB; files, connections and ' +
      'timers 10 % or 5 more; keys and rows 10 % or 50 more; delays 50 % or 5 ms more',
    ...grown.map(({ name }) => `NOT FLAT: ${name}`),
    ...Object.entries(excused).map(
      ([name, count]) => `While neighbours kept the machine full: ${name}, ${count} times`,
    ),
    ...Object.entries(unexpected).map(([name, count]) => `UNEXPECTED: ${name}, ${count} times`),
    passed ? 'Passed' : 'FAILED',
    `${machine}\nAll figures: ${file}`,
  ]
  console.log(`\n${lines.join('\n')}`)
  return passed
}

/** Of what is not judged, not what is always there. */
function isShown({ flat, disturbed, first, last }: Trend): boolean {
  return flat !== undefined || disturbed || Math.max(first, last) > 2
}

function rowOf({ name, unit, first, last, perHour, flat, disturbed }: Trend): string[] {
  const figure = (value: number) =>
    `${(unit === 'MB' ? value / 1_000_000 : value).toFixed(unit === '' ? 0 : 1)} ${unit}`.trim()
  const judged = flat === undefined ? '' : flat ? 'flat' : 'NOT FLAT'
  const verdict = disturbed ? 'not judged: neighbours' : judged
  return [
    name,
    figure(first),
    figure(last),
    `${perHour >= 0 ? '+' : ''}${figure(perHour)}`,
    verdict,
  ]
}
