import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { postgresCpuMicros } from '../bulk/postgres-cpu.ts'
import { type Part, startOurs } from '../systems.ts'
import { cpuMicros, readRedisUse } from '../use.ts'
import type { Bench, Line } from './line.ts'

const clients = 100_000
const idleSeconds = 30
const settleSeconds = 10

/** What the processes cost while nobody asks. */
interface Idle {
  startMs: number
  /** CPU time, in milliseconds a second. */
  edge: number
  worker: number
  redis: number
  postgres: number
  edgeMegabytes: number
  workerMegabytes: number
}

/**
 * Many clients, each with a key, limits, an origin and a budget of its own. What an edge and a
 * worker poll must not grow with them.
 */
export async function manyClients(bench: Bench): Promise<Line[]> {
  const database = new Client({ connectionString: bench.ground.databaseUrl })
  await database.connect()
  try {
    const few = await idle(bench, database)
    bench.say(`few clients: ${JSON.stringify(few)}`)
    await database.query(addClients, [clients])
    const many = await idle(bench, database)
    bench.say(`${clients} clients: ${JSON.stringify(many)}`)
    return lines(few, many)
  } finally {
    await database.end()
  }
}

const addClients = `
  with added as (
    insert into clients (name, origins, rate_limits)
    select 'bench ' || n, array['https://shop-' || n || '.example'], '{"autocomplete": 6001}'
    from generate_series(1, $1::int) n returning id, name
  ), keys as (
    insert into api_keys (client_id, prefix, hash, scopes)
    select id, 'ask_bench', sha256(convert_to(name, 'UTF8')), '{address}' from added
  )
  insert into budgets (scope, "window", calls) select id, 'day', 1000 from added`

async function idle({ ground }: Bench, database: Client): Promise<Idle> {
  const began = performance.now()
  const system = await startOurs(ground, 'new')
  try {
    const startMs = Math.round(performance.now() - began)
    await sleep(settleSeconds * 1000)
    const before = await worked(system.parts, ground.redisUrl, database)
    await sleep(idleSeconds * 1000)
    const after = await worked(system.parts, ground.redisUrl, database)
    const perSecond = (key: keyof typeof after) =>
      Math.round((after[key] - before[key]) / idleSeconds / 100) / 10
    return {
      startMs,
      edge: perSecond('edge'),
      worker: perSecond('worker'),
      redis: perSecond('redis'),
      postgres: perSecond('postgres'),
      edgeMegabytes: megabytesOf(system.parts, 'edge'),
      workerMegabytes: megabytesOf(system.parts, 'worker'),
    }
  } finally {
    await system.stop()
  }
}

async function worked(parts: Part[], redisUrl: string, database: Client) {
  return {
    edge: cpuMicros(pidsOf(parts, 'edge')) ?? Number.NaN,
    worker: cpuMicros(pidsOf(parts, 'worker')) ?? Number.NaN,
    redis: (await readRedisUse(redisUrl)).cpuMicros,
    postgres: await postgresCpuMicros(database),
  }
}

const pidsOf = (parts: Part[], kind: Part['kind']) =>
  parts.filter((part) => part.kind === kind).map(({ pid }) => pid)

function megabytesOf(parts: Part[], kind: Part['kind']): number {
  const [pid] = pidsOf(parts, kind)
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1000)
}

const maxMoreCpu = 1.5
const maxMoreMs = 2

/** A ratio of two small figures says little: so many milliseconds a second more are no growth. */
const isFlat = (few: number, many: number) => many <= few * maxMoreCpu || many - few <= maxMoreMs

function lines(few: Idle, many: Idle): Line[] {
  const cpu = (['edge', 'worker', 'redis', 'postgres'] as const).map((kind) => ({
    row: `${kind}, CPU while nobody asks, ${clients} clients`,
    goal: `<= ${maxMoreCpu} x, or ${maxMoreMs} ms/s more`,
    figure: `${many[kind]} ms/s`,
    baseline: `few clients ${few[kind]} ms/s`,
    ratio: many[kind] / few[kind],
    met: isFlat(few[kind], many[kind]),
  }))
  const others = [
    { row: 'start of edge and worker', key: 'startMs', unit: 'ms' },
    { row: 'memory of the edge', key: 'edgeMegabytes', unit: 'MB' },
    { row: 'memory of the worker', key: 'workerMegabytes', unit: 'MB' },
  ] as const
  const rest = others.map(({ row, key, unit }) => ({
    row: `${row}, ${clients} clients`,
    goal: '',
    figure: `${many[key]} ${unit}`,
    baseline: `few clients ${few[key]} ${unit}`,
    ratio: many[key] / few[key],
  }))
  return [...cpu, ...rest].map((line) => ({ ...line, edition: 'new', rounds: { few, many } }))
}
