import { get } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import pg from 'pg'
import { openFiles } from '../bench/open-files.ts'
import type { Ground, Part } from '../bench/systems.ts'
import { scrape } from '../operation/scrape.ts'
import { countKeys } from './redis-keys.ts'
import type { Rule, Series } from './trend.ts'

/** Measures everything that must not grow. */
export interface Sampler {
  /** One measurement under load: what neighbours on the machine change, too. */
  look(more: { p99Ms: number; neighbours: number; disturbed: boolean }): Promise<void>
  /** What is left once the load has stopped. `disturbed`: neighbours used the machine meanwhile. */
  lookAtRest(disturbed: boolean): Promise<void>
  /** The measurements so far. */
  series(): Series[]
  close(): Promise<void>
}

/** What a process says of itself after a collection (after-collection.ts). */
type Kept = NodeJS.MemoryUsage & { timers: number }

/** `sockets` is the folder where the processes say what they keep. */
export async function openSampler(
  { redisUrl, databaseUrl, sandboxUrl }: Ground,
  parts: Part[],
  sockets: string,
): Promise<Sampler> {
  const redis = new Redis(redisUrl)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const ports = {
    Redis: Number(new URL(redisUrl).port),
    PostgreSQL: Number(new URL(databaseUrl).port),
  }
  const provider = Number(new URL(sandboxUrl).port)
  const names = namesOf(parts)
  const all = new Map<string, Series>()
  const prefixes = new Set<string>()
  const startedAt = performance.now()

  function note(name: string, unit: string, rule: Rule, value: number, disturbed = false): void {
    const series = all.get(name) ?? { name, unit, rule, points: [] }
    series.points.push({ at: (performance.now() - startedAt) / 1000, value, disturbed })
    all.set(name, series)
  }

  async function lookAtPart({ url }: Part, name: string, disturbed: boolean): Promise<void> {
    const series = await scrape(url)
    const of = (wanted: string) => series.find((one) => one.name === wanted)?.value ?? Number.NaN
    note(`${name}, resident memory`, 'MB', 'shown', of('process_resident_memory_bytes'))
    const delayMs = of('nodejs_eventloop_lag_p99_seconds') * 1000
    note(`${name}, event loop p99`, 'ms', 'delay', delayMs, disturbed)
  }

  async function lookAtRestingPart(
    { pid, url }: Part,
    name: string,
    disturbed: boolean,
  ): Promise<void> {
    const { heapUsed, external, rss, timers } = await keptBy(join(sockets, String(pid)))
    note(`${name} at rest, heap`, 'MB', 'memory', heapUsed)
    note(`${name} at rest, memory outside the heap`, 'MB', 'memory', external)
    note(`${name} at rest, resident memory`, 'MB', 'resident', rss)
    note(`${name} at rest, timers`, '', 'count', timers)
    // Callers keep connections open for later, and so does the pool to the provider: as many as
    // were once needed together.
    const callers = openFiles(process.pid, [Number(new URL(url).port)]).connections
    const { files, connections: pooled } = openFiles(pid, [provider])
    // There is no /proc here.
    if (Number.isNaN(files)) return
    note(
      `${name} at rest, open files without kept connections`,
      '',
      'count',
      files - callers - pooled,
    )
    note(`${name} at rest, kept connections to the provider`, '', 'pool', pooled, disturbed)
    for (const [server, port] of Object.entries(ports)) {
      const { connections } = openFiles(pid, [port])
      note(`${name} at rest, connections to ${server}`, '', 'count', connections)
    }
  }

  async function lookAtRedis(): Promise<void> {
    const info = await redis.info()
    const of = (name: string) => Number(new RegExp(`^${name}:(\\S+)`, 'm').exec(info)?.[1])
    note('Redis at rest, memory', 'MB', 'memory', of('used_memory'))
    note('Redis at rest, clients', '', 'count', of('connected_clients'))
    const groups = await countKeys(redis)
    const sum = (of: 'keys' | 'lasting' | 'passing') =>
      [...groups.values()].reduce((total, group) => total + group[of], 0)
    note('Redis at rest, keys that do not expire', '', 'keys', sum('lasting'))
    note('Redis at rest, keys that expire within 5 minutes', '', 'shown', sum('passing'))
    const later = sum('keys') - sum('lasting') - sum('passing')
    note('Redis at rest, keys that expire later', '', 'shown', later)
    // A group without keys counts as zero.
    for (const prefix of groups.keys()) prefixes.add(prefix)
    for (const prefix of prefixes)
      note(`Redis at rest, keys ${prefix}`, '', 'shown', groups.get(prefix)?.keys ?? 0)
  }

  async function lookAtPostgres(): Promise<void> {
    const { rows } = await client.query(
      `select count(*)::int connections, pg_database_size(current_database()) bytes
       from pg_stat_activity where backend_type = 'client backend'`,
    )
    note('PostgreSQL at rest, connections', '', 'count', rows[0].connections)
    note('PostgreSQL, size of the database', 'MB', 'shown', Number(rows[0].bytes))
    const { batches, uploads } = await unfinished()
    note('PostgreSQL at rest, unfinished batches', '', 'count', batches)
    note('PostgreSQL at rest, unfinished uploads', '', 'count', uploads)
    for (const [table, count] of await rowsOfTables(client))
      note(`PostgreSQL, rows of ${table}`, '', growing.has(table) ? 'shown' : 'keys', count)
  }

  async function unfinished(): Promise<{ batches: number; uploads: number }> {
    const { rows } = await client.query(
      `select count(*)::int batches, (select count(*)::int from uploads) uploads
       from batches where status in ('queued', 'running', 'paused')`,
    )
    return rows[0]
  }

  async function untilAtRest(): Promise<void> {
    const startedAt = performance.now()
    do await sleep(restMs)
    while ((await unfinished()).batches > 0 && performance.now() - startedAt < maxRestMs)
  }

  return {
    async look({ p99Ms, neighbours, disturbed }) {
      await Promise.all(parts.map((part, index) => lookAtPart(part, names[index] ?? '', disturbed)))
      note('suggestions, p99', 'ms', 'delay', p99Ms, disturbed)
      note('used by neighbours', '%', 'shown', neighbours * 100)
    },
    async lookAtRest(disturbed) {
      await untilAtRest()
      const name = (index: number) => names[index] ?? ''
      await Promise.all(parts.map((part, index) => lookAtRestingPart(part, name(index), disturbed)))
      await lookAtRedis()
      await lookAtPostgres()
    },
    series: () => [...all.values()],
    close: async () => {
      redis.disconnect()
      await client.end()
    },
  }
}

/** Replies, permits and locks of the last requests are gone by then. */
const restMs = 10_000
/** Batches that callers left end by themselves, later on a busy machine. */
const maxRestMs = 60_000

/** Each request, batch and row leaves something here, by design. */
const growing = new Set([
  'batches',
  'batch_items',
  'batch_results',
  'batch_problems',
  'ledger',
  'stored_addresses',
  'uploads',
])

async function rowsOfTables(client: pg.Client): Promise<[string, number][]> {
  const { rows } = await client.query(
    `select table_name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const counted: [string, number][] = []
  for (const { table_name } of rows) {
    const { rows: counts } = await client.query(`select count(*)::int from "${table_name}"`)
    counted.push([table_name, counts[0].count])
  }
  return counted
}

const keptBy = (socketPath: string): Promise<Kept> =>
  new Promise((resolve, reject) => {
    get({ socketPath, agent: false }, (response) => resolve(json(response) as Promise<Kept>)).on(
      'error',
      reject,
    )
  })

/** `edge 1`, `edge 2`, `worker 1` … */
function namesOf(parts: Part[]): string[] {
  return parts.map(
    ({ kind }, index) =>
      `${kind} ${parts.slice(0, index + 1).filter((one) => one.kind === kind).length}`,
  )
}
