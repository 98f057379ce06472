import { availableParallelism, cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { table } from '../../services/operator/command-line/table.ts'
import { postgresCpuMicros } from '../bench/bulk/postgres-cpu.ts'
import { startGround } from '../bench/ground.ts'
import { describeMachine, writeResult } from '../bench/report.ts'
import { startOurs, unlimited } from '../bench/systems.ts'
import { cpuMicros, readRedisUse } from '../bench/use.ts'
import { startLoad } from './load.ts'
import { createOutcomes } from './outcomes.ts'
import { openSampler } from './sampler.ts'
import { type Trend, trendOf } from './trend.ts'

/**
 * `npm run soak`: the product under steady, mixed load, and whether anything of it grows. Two edges
 * and two workers in processes of their own, against servers of their own. Ends with 1 when
 * something is not flat, or a request had an end that it may not have.
 */
const usage = 'npm run soak -- [--minutes 20] [--buyers 150]'
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    buyers: { type: 'string', default: '150' },
  },
})
const [minutes, buyers] = [Number(values.minutes), Number(values.buyers)]
if (!(minutes > 0 && buyers > 0)) throw new Error(usage)
const lookEverySeconds = 10
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
  const ground = await startGround({ env: open, say: console.error, onClose })
  const ours = await startOurs(ground, 'new', 2, 2)
  onClose(ours.stop)
  const outcomes = createOutcomes()
  const p99 = {
    name: 'suggestions, p99',
    unit: 'ms',
    rule: 'delay',
    read: outcomes.takeP99,
  } as const
  const sampler = await openSampler(ground, ours.parts, p99)
  onClose(sampler.close)
  const database = new pg.Client({ connectionString: ground.databaseUrl })
  await database.connect()
  onClose(() => database.end())
  const worked = async () => ({
    product: cpuMicros(ours.pids) ?? Number.NaN,
    stores: (await readRedisUse(ground.redisUrl)).cpuMicros + (await postgresCpuMicros(database)),
    others: cpuMicros([ground.sandboxPid, process.pid]) ?? Number.NaN,
    machine: cpus().reduce(
      (sum, { times: { idle, ...busy } }) =>
        sum + 1000 * Object.values(busy).reduce((a, b) => a + b),
      0,
    ),
  })

  const before = await worked()
  const startedAt = performance.now()
  const elapsed = () => (performance.now() - startedAt) / 1000
  const stopLoad = startLoad(
    { urls: ours.urls, apiKey: ground.apiKey, token: ours.token, outcomes },
    buyers,
  )
  onClose(stopLoad)
  for (let look = 1; elapsed() < minutes * 60 && !stopped.signal.aborted; look += 1) {
    await sleep(look * lookEverySeconds * 1000 - elapsed() * 1000, undefined, {
      signal: stopped.signal,
    }).catch(() => {})
    await sampler.look()
    if (look % (60 / lookEverySeconds) === 0)
      console.error(`${Math.round(elapsed() / 60)} min: ${JSON.stringify(outcomes.counts())}`)
  }
  const seconds = elapsed()
  const after = await worked()
  const cores = (who: keyof typeof after) =>
    ((after[who] - before[who]) / 1_000_000 / seconds).toFixed(2)
  const busy = `edges and workers ${cores('product')}, Redis and PostgreSQL ${cores('stores')}, sandbox and callers ${cores('others')}; everything on the machine ${cores('machine')} of ${availableParallelism()}`
  const [counts, unexpected] = [outcomes.counts(), outcomes.unexpected()]

  const series = sampler.series()
  const trends = series.map((one) => trendOf(one, warmUpSeconds))
  const grown = trends.filter(({ flat }) => flat === false)
  const passed = grown.length === 0 && Object.keys(unexpected).length === 0
  const machine = describeMachine()
  const file = writeResult('soak', {
    machine,
    seconds,
    buyers,
    passed,
    busy,
    counts,
    unexpected,
    trends,
    series,
  })
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
    'Flat is at most: memory 10 % or 5 MB more, by the median or the lowest tenth; files and connections 10 % or 5 more; keys 10 % or 50 more; delays 50 % or 5 ms more',
    ...grown.map(({ name }) => `NOT FLAT: ${name}`),
    ...Object.entries(unexpected).map(([name, count]) => `UNEXPECTED: ${name}, ${count} times`),
    passed ? 'Passed' : 'FAILED',
    `${machine}\nAll figures: ${file}`,
  ]
  console.log(`\n${lines.join('\n')}`)
  return passed
}

/** Of what is not judged, not what is always there. */
function isShown({ flat, first, last }: Trend): boolean {
  return flat !== undefined || Math.max(first, last) > 2
}

function rowOf({ name, unit, first, last, perHour, flat }: Trend): string[] {
  const figure = (value: number) =>
    `${(unit === 'MB' ? value / 1_000_000 : value).toFixed(unit === '' ? 0 : 1)} ${unit}`.trim()
  const verdict = flat === undefined ? '' : flat ? 'flat' : 'NOT FLAT'
  return [
    name,
    figure(first),
    figure(last),
    `${perHour >= 0 ? '+' : ''}${figure(perHour)}`,
    verdict,
  ]
}
