import { Redis } from 'ioredis'
import pg from 'pg'
import { openFiles } from '../bench/open-files.ts'
import type { Ground, Part } from '../bench/systems.ts'
import { scrape } from '../operation/scrape.ts'
import { countKeys } from './redis-keys.ts'
import type { Rule, Series } from './trend.ts'

/** Measures everything that must not grow. */
export interface Sampler {
  /** One measurement. */
  look(): Promise<void>
  /** The measurements so far. */
  series(): Series[]
  close(): Promise<void>
}

/** `more` returns additional figures for each measurement. */
export async function openSampler(
  { redisUrl, databaseUrl }: Ground,
  parts: Part[],
  more: Omit<Series, 'points'> & { read: () => number },
): Promise<Sampler> {
  const redis = new Redis(redisUrl)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const ports = {
    Redis: Number(new URL(redisUrl).port),
    PostgreSQL: Number(new URL(databaseUrl).port),
  }
  const names = namesOf(parts)
  const all = new Map<string, Series>()
  const prefixes = new Set<string>()
  const startedAt = performance.now()

  function note(name: string, unit: string, rule: Rule, value: number): void {
    const series = all.get(name) ?? { name, unit, rule, points: [] }
    series.points.push({ at: (performance.now() - startedAt) / 1000, value })
    all.set(name, series)
  }

  async function lookAtPart({ pid, url }: Part, name: string): Promise<void> {
    const series = await scrape(url)
    const of = (wanted: string) => series.find((one) => one.name === wanted)?.value ?? Number.NaN
    note(`${name}, resident memory`, 'MB', 'memory', of('process_resident_memory_bytes'))
    note(`${name}, heap used`, 'MB', 'memory', of('nodejs_heap_size_used_bytes'))
    note(`${name}, memory outside the heap`, 'MB', 'memory', of('nodejs_external_memory_bytes'))
    note(`${name}, event loop p99`, 'ms', 'delay', of('nodejs_eventloop_lag_p99_seconds') * 1000)
    const { files, sockets } = openFiles(pid, [])
    // There is no /proc here.
    if (Number.isNaN(files)) return
    note(`${name}, open files`, '', 'count', files)
    note(`${name}, sockets`, '', 'count', sockets)
    for (const [server, port] of Object.entries(ports))
      note(`${name}, connections to ${server}`, '', 'count', openFiles(pid, [port]).connections)
  }

  async function lookAtRedis(): Promise<void> {
    const info = await redis.info()
    const of = (name: string) => Number(new RegExp(`^${name}:(\\S+)`, 'm').exec(info)?.[1])
    note('Redis, memory', 'MB', 'memory', of('used_memory'))
    note('Redis, clients', '', 'count', of('connected_clients'))
    const groups = await countKeys(redis)
    const sum = (of: 'keys' | 'lasting' | 'passing') =>
      [...groups.values()].reduce((total, group) => total + group[of], 0)
    note('Redis, keys that do not expire', '', 'keys', sum('lasting'))
    note('Redis, keys that expire within 5 minutes', '', 'keys', sum('passing'))
    note(
      'Redis, keys that expire later',
      '',
      'shown',
      sum('keys') - sum('lasting') - sum('passing'),
    )
    // A group without keys counts as zero.
    for (const prefix of groups.keys()) prefixes.add(prefix)
    for (const prefix of prefixes)
      note(`Redis, keys ${prefix}`, '', 'shown', groups.get(prefix)?.keys ?? 0)
  }

  return {
    async look() {
      await Promise.all(parts.map((part, index) => lookAtPart(part, names[index] ?? '')))
      await lookAtRedis()
      const { rows } = await client.query(
        `select count(*)::int connections, pg_database_size(current_database()) bytes from pg_stat_activity where backend_type = 'client backend'`,
      )
      note('PostgreSQL, connections', '', 'count', rows[0].connections)
      note('PostgreSQL, size of the database', 'MB', 'shown', Number(rows[0].bytes))
      note(more.name, more.unit, more.rule, more.read())
    },
    series: () => [...all.values()],
    close: async () => {
      redis.disconnect()
      await client.end()
    },
  }
}

/** `edge 1`, `edge 2`, `worker 1` … */
function namesOf(parts: Part[]): string[] {
  return parts.map(
    ({ kind }, index) =>
      `${kind} ${parts.slice(0, index + 1).filter((one) => one.kind === kind).length}`,
  )
}
