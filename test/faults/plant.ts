import { setTimeout as sleep } from 'node:timers/promises'
import type { Service } from '../support/processes.ts'
import { clockAhead } from '../support/shifted-clock.ts'
import { type Stack, startStack } from '../support/stack.ts'
import type { Absence } from './history.ts'
import { startPostgresAtRisk } from './postgres-at-risk.ts'
import { type RedisAtRisk, startOneRedis, startWatchedRedis } from './redis-at-risk.ts'
import type { Fault, ProcessFault, ProviderFault, RedisKind } from './schedule.ts'

/** The whole product, two processes of each kind, with methods to cause faults. */
export interface Plant {
  stack: Stack
  /** The periods in which an edge was unavailable. */
  absences: Absence[]
  /** Workers that were killed. Each may have had calls in flight whose answers were lost. */
  workersKilled: number
  /** Causes the fault, and resolves once it is over and repaired. */
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

const startAttempts = 20
const skewHours = 1

export async function startPlant(
  redisKind: RedisKind,
  env: Record<string, string>,
): Promise<Plant> {
  const redis: RedisAtRisk = await { one: startOneRedis, watched: startWatchedRedis }[redisKind]()
  const postgres = await startPostgresAtRisk(redis.url)
  const stack = await startStack({
    redisUrl: redis.url,
    databaseServerUrl: postgres.serverUrl,
    throughDatabase: postgres.throughProxy,
    edges: 2,
    workers: 2,
    env,
  })
  const ended: Service[] = []
  const absences: Absence[] = []
  const edges = stack.edges.map((service, index): Slot => {
    const { port } = new URL(stack.urls[index] ?? '')
    return {
      index,
      service,
      start: async (more) => (await stack.addEdge({ PORT: port, ...more })).edge,
    }
  })
  const workers = stack.workers.map(
    (service, index): Slot => ({ index, service, start: stack.addWorker }),
  )

  async function replace(
    slot: Slot,
    signal: 'SIGKILL' | 'SIGTERM',
    afterMs: number,
    skew?: string,
  ): Promise<void> {
    const from = performance.now()
    const { service } = slot
    service.process.kill(signal)
    await service.ended
    ended.push(service)
    await sleep(afterMs)
    slot.service = await untilStarted(slot, skew === undefined ? {} : { NODE_OPTIONS: skew })
    if (edges.includes(slot))
      absences.push({ edge: slot.index, kind: 'gone', from, until: performance.now() })
    else plant.workersKilled += 1
  }

  async function freeze(slot: Slot, forMs: number): Promise<void> {
    const from = performance.now()
    slot.service.process.kill('SIGSTOP')
    await sleep(forMs)
    slot.service.process.kill('SIGCONT')
    if (edges.includes(slot))
      absences.push({ edge: slot.index, kind: 'frozen', from, until: performance.now() })
  }

  const harm = (slot: Slot, kind: ProcessFault, forMs: number, which: number): Promise<void> => {
    if (kind === 'freeze') return freeze(slot, forMs)
    if (kind === 'kill') return replace(slot, 'SIGKILL', forMs)
    if (kind === 'stop') return replace(slot, 'SIGTERM', forMs)
    return replace(slot, 'SIGKILL', forMs, clockAhead(which === 0 ? skewHours : -skewHours))
  }

  async function misbehave(kind: ProviderFault, forMs: number): Promise<void> {
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
    suffer({ thing, kind, which, fromMs, untilMs }) {
      const forMs = untilMs - fromMs
      if (thing === 'provider') return misbehave(kind, forMs)
      if (thing === 'redis') return redis.suffer(kind, forMs)
      if (thing === 'postgres') return postgres.suffer(kind, forMs)
      return harm((thing === 'edge' ? edges : workers)[which] as Slot, kind, forMs, which)
    },
    printed: () =>
      [...ended, ...[...edges, ...workers].map(({ service }) => service)]
        .map((service) => service.output())
        .join('\n'),
    close: async () => {
      await stack.close()
      await postgres.close()
      await redis.close()
    },
  }
  return plant
}

/** Its dependencies may be unavailable too, so the caller retries. */
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
