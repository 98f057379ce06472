import { table } from '../../../services/operator/command-line/table.ts'
import { readRedisUrl } from '../../../shared/runtime/redis-url.ts'
import { startCluster } from '../../support/redis-servers.ts'
import { type Meter, openMeter } from '../scale-out/meter.ts'
import { median } from '../statistics.ts'
import { type System, startOurs } from '../systems.ts'
import type { Bench, Line } from './line.ts'

/** `QUEUE_SHARDS`: none, one for each master, and the next number that spreads evenly. */
const shardCounts = [1, 3, 12]
const processes = 2
/** At all edges together: jobs of one request each, and jobs of several. */
const loads = [200, 800]
const warmUpSeconds = 2
/** How far the busiest master may be above the mean. */
const goal = 0.1

/** CPU time for one request, in microseconds. */
interface Round {
  masters: number[]
  /** The Redis of the quota, which is not part of the cluster. */
  quota: number
  commands: number
  p50Ms: number
}
interface Measured {
  shards: number
  perSecond: number
  rounds: Round[]
}

/**
 * How the load of the queues spreads over the three masters of a cluster. The quota has a Redis of
 * its own, because one script decides over it.
 */
export async function shards(bench: Bench): Promise<Line[]> {
  const cluster = await startCluster({ replicas: 0, durable: false })
  try {
    const measured: Measured[] = []
    for (const count of shardCounts)
      measured.push(...(await measureShards(bench, cluster.url, count)))
    bench.say(`\n${table([head, ...measured.map(cellsOf)])}\n`)
    return measured.map(line)
  } finally {
    await cluster.close()
  }
}

async function measureShards(bench: Bench, url: string, count: number): Promise<Measured[]> {
  const env = { ...bench.ground.env, QUEUE_REDIS_URL: url, QUEUE_SHARDS: String(count) }
  const ours = await startOurs({ ...bench.ground, env }, 'new', processes, processes)
  const meter = await openMeter(ours.parts, [bench.ground.redisUrl, ...nodesOf(url)], bench.ground)
  try {
    const measured: Measured[] = []
    for (const perSecond of loads) {
      const load = { perSecond, seconds: bench.seconds }
      await measureRound(bench, ours, meter, { ...load, seconds: warmUpSeconds }, 0)
      const rounds: Round[] = []
      for (let run = 1; run <= bench.rounds; run += 1)
        rounds.push(await measureRound(bench, ours, meter, load, run))
      measured.push({ shards: count, perSecond, rounds })
      bench.say(cellsOf({ shards: count, perSecond, rounds }).join(' '))
    }
    return measured
  } finally {
    await meter.close()
    await ours.stop()
  }
}

function nodesOf(url: string): string[] {
  const target = readRedisUrl(url)
  if (target.kind !== 'cluster') return []
  return target.nodes.map(({ host, port }) => `redis://${host}:${port}`)
}

async function measureRound(
  { generator }: Bench,
  { urls, token }: System,
  meter: Meter,
  { perSecond, seconds }: { perSecond: number; seconds: number },
  run: number,
): Promise<Round> {
  const before = await meter.read()
  const load = { urls, token, seconds, shape: { perSecond } }
  const { answered, p50Ms } = await generator.put(load, run)
  const after = await meter.read()
  const [quota = 0, ...masters] = after.nodes.map(
    ({ cpuMicros }, node) => (cpuMicros - (before.nodes[node]?.cpuMicros ?? Number.NaN)) / answered,
  )
  const commands = after.nodes
    .slice(1)
    .reduce((sum, node, index) => sum + node.commands - (before.nodes[index + 1]?.commands ?? 0), 0)
  return { masters, quota, commands: commands / answered, p50Ms }
}

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0)
const mastersOf = ({ rounds }: Measured) =>
  [0, 1, 2].map((master) => median(rounds.map(({ masters }) => masters[master] ?? 0)))
/** How far the busiest master is above the mean. */
const unevenness = (masters: number[]) => Math.max(...masters) / (sum(masters) / masters.length) - 1

const head = [
  'shards',
  'a second',
  ...['first', 'second', 'third'].map((which) => `${which} master µs`),
  'all µs',
  'busiest above mean',
  'quota µs',
  'commands',
  'p50 ms',
]
const whole = (value: number) => Math.round(value).toLocaleString('en')
const percent = (share: number) => `${Math.round(share * 100)} %`

function cellsOf(one: Measured): string[] {
  const masters = mastersOf(one)
  const of = (key: 'quota' | 'commands' | 'p50Ms') => median(one.rounds.map((round) => round[key]))
  return [
    String(one.shards),
    whole(one.perSecond),
    ...masters.map(whole),
    whole(sum(masters)),
    percent(unevenness(masters)),
    whole(of('quota')),
    of('commands').toFixed(1),
    of('p50Ms').toFixed(1),
  ]
}

function line(one: Measured): Line {
  const masters = mastersOf(one)
  const isSpread = one.shards > 1
  return {
    row: `QUEUE_SHARDS=${one.shards} on three masters, ${one.perSecond}/s`,
    edition: 'new',
    goal: isSpread ? 'busiest master at most 10 % above the mean' : '',
    figure:
      `µs of CPU a request: ${masters.map(whole).join(', ')}; busiest ` +
      `${percent(unevenness(masters))} above the mean`,
    baseline: '',
    ...(isSpread && { met: unevenness(masters) <= goal }),
    rounds: one,
  }
}
