import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { table } from '../../../services/operator/command-line/table.ts'
import { readRedisUrl } from '../../../shared/runtime/redis-url.ts'
import { startCluster } from '../../support/redis-servers.ts'
import { createAddressRows, uploadColumns, writeCsv } from '../bulk/address-rows.ts'
import { batchClient } from '../bulk/batch-client.ts'
import type { LoadResult } from '../load/load.ts'
import {
  type Connections,
  type Meter,
  openMeter,
  type Use,
  useBetween,
} from '../scale-out/meter.ts'
import {
  defaultMachines,
  type Limit,
  processesFor,
  requestLimits,
  rowLimits,
} from '../scale-out/projection.ts'
import { median } from '../statistics.ts'
import { type Ground, type System, startOurs, unlimited } from '../systems.ts'
import type { Bench, Line } from './line.ts'

/** As many edges as workers. */
const pairs = [1, 2, 4, 8]
/** At these, what happens when more comes than they bear. */
const saturatedPairs = [1, 2]
/** One machine of two cores bears it with all of them. */
const perSecond = 200
const inFlightOfPair = 64
const warmUpSeconds = 2
/** The kernel counts CPU time in hundredths of a second, and they use little. */
const idleSeconds = 10
const rowsOfBatch = 3000

const open = unlimited('DETAILS')

type Round = LoadResult & Use
/** One Redis, or three nodes of a cluster. */
interface Store {
  name: 'standalone' | 'cluster'
  url: string
  nodes: string[]
}
interface Measured {
  store: Store['name']
  pairs: number
  /** In a second without requests. */
  idle: Use
  connections: Connections
  steady: Round[]
  saturated: Round[]
  /** For each row of a batch. */
  row?: Use
}

/**
 * What a request costs each part, from one edge and worker to eight, on one Redis and on a cluster;
 * and where that must end on many machines.
 */
export async function scaleOut(bench: Bench): Promise<Line[]> {
  const { redisUrl } = bench.ground
  const standalone: Store = { name: 'standalone', url: redisUrl, nodes: [redisUrl] }
  const measured = await measureStore(bench, standalone)
  const cluster = await startCluster({ replicas: 0, durable: false })
  try {
    measured.push(
      ...(await measureStore(bench, {
        name: 'cluster',
        url: cluster.url,
        nodes: nodesOf(cluster.url),
      })),
    )
  } finally {
    await cluster.close()
  }
  bench.say(`\n${table(measuredTable(measured))}\n\n${table(idleTable(measured))}\n`)
  return [...measured.map(line), ...projectionLines(measured)]
}

function nodesOf(url: string): string[] {
  const target = readRedisUrl(url)
  return target.kind === 'cluster'
    ? target.nodes.map(({ host, port }) => `redis://${host}:${port}`)
    : [url]
}

async function measureStore(bench: Bench, store: Store): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const count of pairs) measured.push(await measurePairs(bench, store, count))
  return measured
}

async function measurePairs(bench: Bench, store: Store, count: number): Promise<Measured> {
  const ground: Ground = {
    ...bench.ground,
    redisUrl: store.url,
    env: { ...bench.ground.env, ...open },
  }
  const ours = await startOurs(ground, 'new', count, count)
  const meter = await openMeter(ours.parts, store.nodes, ground)
  try {
    const rounds = async (shape: Parameters<typeof round>[3]) => {
      await round(bench, ours, meter, shape, warmUpSeconds, 0)
      const done: Round[] = []
      for (let run = 1; run <= bench.rounds; run += 1) {
        done.push(await round(bench, ours, meter, shape, bench.seconds, run))
        bench.say(`${store.name}, ${count} + ${count}: ${cellsOf(done.slice(-1)).join(' ')}`)
      }
      return done
    }
    const steady = await rounds({ perSecond })
    const before = await meter.read()
    await sleep(idleSeconds * 1000)
    const idle = useBetween(before, await meter.read(), idleSeconds)
    const connections = await meter.connections()
    const saturated = saturatedPairs.includes(count)
      ? await rounds({ inFlight: inFlightOfPair * count })
      : []
    const hasBatch = store.name === 'standalone' && count === 2
    const row = hasBatch && { row: await costOfRow(ours, meter) }
    return { store: store.name, pairs: count, idle, connections, steady, saturated, ...row }
  } finally {
    await meter.close()
    await ours.stop()
  }
}

async function round(
  { generator }: Bench,
  { urls, token }: System,
  meter: Meter,
  shape: { perSecond: number } | { inFlight: number },
  seconds: number,
  run: number,
): Promise<Round> {
  const before = await meter.read()
  const result = await generator.put({ urls, token, seconds, shape }, run)
  // What a closed load still had in flight at its end was worked on too.
  const unfinished = 'inFlight' in shape ? shape.inFlight : 0
  return { ...result, ...useBetween(before, await meter.read(), result.answered + unfinished) }
}

async function costOfRow(ours: System, meter: Meter): Promise<Use> {
  const folder = mkdtempSync(join(tmpdir(), 'address-service-rows-'))
  try {
    const file = join(folder, 'rows.csv')
    const rowOf = createAddressRows()
    await writeCsv(file, uploadColumns, rowsOfBatch, (index) =>
      Object.values(rowOf('scale', index)),
    )
    const client = batchClient(ours)
    const before = await meter.read()
    const { id } = await client.upload(file)
    const { status } = await client.untilEnded(id, () => {})
    if (status !== 'completed') throw new Error(`The batch is ${status}`)
    return useBetween(before, await meter.read(), rowsOfBatch)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const middle = <K extends string>(rounds: Record<K, number>[], key: K) =>
  median(rounds.map((one) => one[key]))
const whole = (value: number) => Math.round(value).toLocaleString('en')

function cellsOf(rounds: Round[]): string[] {
  const of = (key: Exclude<keyof Round, 'firstFailure'>) =>
    median(rounds.map((one) => Number(one[key])))
  const total = of('edges') + of('workers') + of('redis') + of('postgres')
  return [
    whole(of('rate')),
    ...(['edges', 'workers', 'redis', 'busiestNode', 'postgres'] as const).map((key) =>
      whole(of(key)),
    ),
    whole(total),
    whole(of('redisBytes')),
    of('redisCommands').toFixed(1),
    of('p50Ms').toFixed(1),
    of('p99Ms').toFixed(1),
  ]
}

const loads = ['steady', 'saturated'] as const
const µs = ['edges', 'workers', 'Redis', 'its busiest node', 'PostgreSQL', 'all']

/** For each request: CPU time in microseconds, bytes and commands of all nodes of Redis. */
const measuredTable = (measured: Measured[]): string[][] => [
  [
    'Redis',
    'edges + workers',
    'load',
    'a second',
    ...µs.map((name) => `${name} µs`),
    'bytes',
    'commands',
    'p50 ms',
    'p99 ms',
  ],
  ...measured.flatMap(({ store, pairs: count, ...rounds }) =>
    loads
      .filter((load) => rounds[load].length > 0)
      .map((load) => [store, `${count} + ${count}`, load, ...cellsOf(rounds[load])]),
  ),
]

/** In a second without requests; and connections. */
const idleTable = (measured: Measured[]): string[][] => [
  [
    'Redis',
    'edges + workers',
    ...µs.slice(0, -1).map((name) => `idle: ${name} µs`),
    'commands',
    'WAL bytes',
    'edge: connections',
    'worker',
    'pub/sub in all',
    'blocking in all',
  ],
  ...measured.map(({ store, pairs: count, idle, connections }) => [
    store,
    `${count} + ${count}`,
    ...[
      idle.edges,
      idle.workers,
      idle.redis,
      idle.busiestNode,
      idle.postgres,
      idle.redisCommands,
      idle.walBytes,
    ].map(whole),
    ...[connections.edge, connections.worker, connections.listening, connections.blocking].map(
      String,
    ),
  ]),
]

function line(one: Measured): Line {
  const [rate, edges, workers, redis, , postgres, total, bytes, , p50, p99] = cellsOf(one.steady)
  return {
    row: `${one.pairs} + ${one.pairs} edges and workers, Redis ${one.store}`,
    edition: 'new',
    goal: '',
    figure: `${total} µs CPU each (edges ${edges}, workers ${workers}, Redis ${redis}, PostgreSQL ${postgres}), Redis ${bytes} bytes; ${rate}/s, p50 ${p50}, p99 ${p99} ms`,
    baseline: one.saturated.length > 0 ? `at most ${whole(middle(one.saturated, 'rate'))}/s` : '',
    rounds: one,
  }
}

/** From what busy edges and workers cost a request, and idle ones the stores. */
function projectionLines(measured: Measured[]): Line[] {
  const lines = (['standalone', 'cluster'] as const).flatMap((store) => {
    const ofStore = measured.filter((one) => one.store === store)
    const [busy, most] = [ofStore.findLast(({ saturated }) => saturated.length > 0), ofStore.at(-1)]
    return busy && most ? projectionLine(store, busy, most) : []
  })
  const row = measured.find((one) => one.row)?.row
  return row ? [...lines, rowsLine(row)] : lines
}

function projectionLine(store: Store['name'], busy: Measured, most: Measured): Line[] {
  const processes = 2 * most.pairs
  const process = {
    redis: most.idle.busiestNode / processes,
    redisBytes: most.idle.redisBytes / processes,
    postgres: (middle(most.steady, 'postgres') * perSecond) / processes,
    walBytes: (middle(most.steady, 'walBytes') * perSecond) / processes,
    connections: (most.connections.edge + most.connections.worker) / 2,
  }
  const loads = [
    { how: 'busy edges, which collect requests', rounds: busy.saturated, fingerprint: busy.idle },
    { how: 'edges with little to do', rounds: most.steady, fingerprint: most.idle },
  ]
  return loads.map(({ how, rounds, fingerprint }) => {
    const rate = middle(rounds, 'rate')
    const request = {
      edge: middle(rounds, 'edges'),
      worker: middle(rounds, 'workers'),
      // What the processes cost without any request is counted for itself.
      redis: middle(rounds, 'busiestNode') - fingerprint.busiestNode / rate,
      redisBytes: middle(rounds, 'redisBytes') - fingerprint.redisBytes / rate,
    }
    const limits = requestLimits(request, process, defaultMachines)
    const first = limits[0] as Limit
    const { edges, workers } = processesFor(first.perSecond, request, defaultMachines)
    return {
      row: `projection to many machines, Redis ${store}, ${how}`,
      edition: 'new',
      goal: '',
      figure: `${whole(first.perSecond)}/s by ${edges} edges and ${workers} workers: then ${first.what} is ${defaultMachines.share * 100} % busy`,
      baseline: `then ${inWords(limits.slice(1, 3))}`,
      rounds: { request, process, machines: defaultMachines, limits },
    }
  })
}

function rowsLine(row: Use): Line {
  const limits = rowLimits(
    { redis: row.redis, postgres: row.postgres, walBytes: row.walBytes },
    defaultMachines,
  )
  return {
    row: 'projection to many machines, rows of batches',
    edition: 'new',
    goal: '',
    figure: `${whole(row.postgres)} µs of PostgreSQL, ${whole(row.walBytes)} bytes of WAL, ${whole(row.redis)} µs of Redis each: ${inWords(limits.slice(0, 1))}`,
    baseline: `then ${inWords(limits.slice(1))}`,
    rounds: { row, machines: defaultMachines, limits },
  }
}

const inWords = (limits: Limit[]) =>
  limits.map(({ what, perSecond }) => `${what} at ${whole(perSecond)}/s`).join(', ')
