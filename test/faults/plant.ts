import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'
import { startOwnRedis } from '../support/own-redis.ts'
import type { Service } from '../support/processes.ts'
import { type Stack, startStack } from '../support/stack.ts'
import type { Absence } from './history.ts'
import type { Fault } from './schedule.ts'
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts'

/** The whole product, two processes of each kind, with a proxy before Redis and PostgreSQL, and hands to do harm with. */
export interface Plant {
  stack: Stack
  /** When which edge was away. */
  absences: Absence[]
  /** Workers that were killed: each may have had calls under way, whose answers are lost. */
  workersKilled: number
  /** Lets it happen, and resolves once it is over and mended. */
  suffer(fault: Exclude<Fault, { thing: 'key' }>): Promise<void>
  /** All that processes have printed, also those that ended. */
  printed(): string
  close(): Promise<void>
}

/** One process of two, which is replaced by another at the same place. */
interface Slot {
  index: number
  service: Service
  start(env?: Record<string, string>): Promise<Service>
}

const delayMs = 300
const startAttempts = 20
const skewHours = 1

export async function startPlant(env: Record<string, string>): Promise<Plant> {
  const redis = await startOwnRedis()
  const redisProxy = await startTcpProxy(addressOf(redis.url))
  const postgresProxy = await startTcpProxy(addressOf(inject('databaseUrl')))
  const stack = await startStack({
    redisUrl: through(redis.url, redisProxy),
    throughDatabase: (url) => through(url, postgresProxy),
    edges: 2,
    workers: 2,
    env,
  })
  const database = new pg.Pool({ connectionString: stack.databaseUrl, max: 1 })
  database.on('error', () => {})
  const ended: Service[] = []
  const absences: Absence[] = []
  const edges = stack.edges.map((service, index): Slot => {
    const { port } = new URL(stack.urls[index] ?? '')
    return { index, service, start: async (more) => (await stack.addEdge({ PORT: port, ...more })).edge }
  })
  const workers = stack.workers.map((service, index): Slot => ({ index, service, start: stack.addWorker }))

  async function replace(slot: Slot, signal: 'SIGKILL' | 'SIGTERM', backAtMs: number, skew?: string): Promise<void> {
    const from = performance.now()
    const { service } = slot
    service.process.kill(signal)
    await service.ended
    ended.push(service)
    await sleep(Math.max(0, backAtMs))
    slot.service = await untilStarted(slot, skew === undefined ? {} : { NODE_OPTIONS: skew })
    if (edges.includes(slot)) absences.push({ edge: slot.index, kind: 'gone', from, until: performance.now() })
    else plant.workersKilled += 1
  }

  async function freeze(slot: Slot, forMs: number): Promise<void> {
    const from = performance.now()
    slot.service.process.kill('SIGSTOP')
    await sleep(forMs)
    slot.service.process.kill('SIGCONT')
    if (edges.includes(slot)) absences.push({ edge: slot.index, kind: 'frozen', from, until: performance.now() })
  }

  async function disturb(
    proxy: TcpProxy,
    kind: 'delay' | 'cut' | 'swallow' | 'hold ends',
    forMs: number,
  ): Promise<void> {
    if (kind === 'delay') proxy.delay(delayMs)
    if (kind === 'cut') proxy.cut()
    if (kind === 'swallow') proxy.swallow()
    if (kind === 'hold ends') proxy.holdEnds()
    await sleep(forMs)
    proxy.heal()
  }

  async function restartRedis(data: 'kept' | 'lost', forMs: number): Promise<void> {
    await redis.stop()
    await sleep(forMs)
    await redis.start(data)
  }

  async function misbehave(kind: Extract<Fault, { thing: 'provider' }>['kind'], forMs: number): Promise<void> {
    const behaviours = {
      outage: [{ outage: true }],
      flapping: [
        { errorRate: { http503: 0.5, reset: 0.2 } },
        {},
        { outage: true },
        {},
        { errorRate: { http500: 0.5 } },
      ],
      slow: [{ latencyMs: { p50: 400, p99: 3000 }, errorRate: { slow: 0.1 } }],
      hanging: [{ errorRate: { hang: 0.5 } }],
      'over quota': [{ quotaPerSecond: { autocomplete: 5, details: 5 } }],
    }[kind]
    for (const behaviour of behaviours) {
      await stack.sandbox.behave(behaviour)
      await sleep(forMs / behaviours.length)
    }
    await stack.sandbox.behave({})
  }

  const plant: Plant = {
    stack,
    absences,
    workersKilled: 0,
    async suffer({ thing, kind, which, fromMs, untilMs }) {
      const forMs = untilMs - fromMs
      if (thing === 'provider') return misbehave(kind, forMs)
      if (thing === 'redis') {
        if (kind === 'restart') return restartRedis('kept', forMs)
        if (kind === 'lose') return restartRedis('lost', forMs)
        if (kind === 'flush') return void (await redis.flush())
        return disturb(redisProxy, kind, forMs)
      }
      if (thing === 'postgres') {
        if (kind === 'end connections') return endConnections()
        return disturb(postgresProxy, kind, forMs)
      }
      const slot = (thing === 'edge' ? edges : workers)[which % 2] as Slot
      if (kind === 'freeze') return freeze(slot, forMs)
      if (kind === 'kill') return replace(slot, 'SIGKILL', forMs)
      if (kind === 'stop') return replace(slot, 'SIGTERM', forMs)
      return replace(slot, 'SIGKILL', forMs, clockAhead(which === 0 ? skewHours : -skewHours))
    },
    printed: () =>
      [...ended, ...edges.map(({ service }) => service), ...workers.map(({ service }) => service)]
        .map((service) => service.output())
        .join('\n'),
    close: async () => {
      redisProxy.heal()
      postgresProxy.heal()
      await database.end()
      await stack.close()
      await redisProxy.close()
      await postgresProxy.close()
      await redis.close()
    },
  }

  /** What a restart of PostgreSQL is to its clients; the server is shared with other tests. */
  async function endConnections(): Promise<void> {
    await database.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
  }
  return plant
}

/** What it needs may be away too: whoever runs it tries again. */
async function untilStarted(slot: Slot, env: Record<string, string>): Promise<Service> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await slot.start(env)
    } catch (error) {
      if (attempt === startAttempts) throw error
      await sleep(500)
    }
  }
}

const addressOf = (url: string) => {
  const { hostname, port } = new URL(url)
  return { host: hostname, port: Number(port) }
}

function through(url: string, proxy: TcpProxy): string {
  const changed = new URL(url)
  changed.host = `127.0.0.1:${proxy.port}`
  return changed.href
}

/** A process whose clock is so many hours ahead. */
const clockAhead = (hours: number): string =>
  `--import=data:text/javascript,${encodeURIComponent(`const now = Date.now; Date.now = () => now() + ${hours * 3_600_000}`)}`
