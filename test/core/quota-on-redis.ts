import { Redis } from 'ioredis'
import { afterAll, beforeAll, beforeEach, expect, inject } from 'vitest'
import { skus } from '../../shared/billing/skus.ts'
import { recorderKey, stateKey } from '../../shared/quota/keys.ts'
import { createLimiter, type Limiter } from '../../shared/quota/limiter.ts'
import type { Limits } from '../../shared/quota/limits.ts'
import type { Entry } from '../../shared/quota/permit.ts'

/**
 * Limiters on a database that no other test file uses. It is empty before each test, with
 * initialised quota state.
 */
export interface QuotaOnRedis {
  redis(): Redis
  /** A second connection, like that of another worker. */
  connect(): Redis
  open(): Promise<void>
  limiter(limits: Limits | (() => Limits), setup?: Setup): Limiter
}

interface Setup {
  redis?: Redis
  now?(): number
  workerId?: string
  note?(entry: Entry): void
  rebuildQuotaState?(): Promise<void>
  random?(): number
}

export function useQuotaOnRedis(database: number): QuotaOnRedis {
  const connections: Redis[] = []
  const connect = () => {
    const redis = new Redis(`${inject('redisUrl')}/${database}`)
    connections.push(redis)
    return redis
  }
  const redis = () => connections[0] ?? expect.fail('no connection')
  const open = async () => {
    await Promise.all(skus.map((sku) => redis().hset(stateKey(sku), 'epoch', 'x')))
  }
  beforeAll(() => void connect())
  beforeEach(async () => {
    await redis().flushdb()
    await open()
  })
  afterAll(() => {
    for (const one of connections) one.disconnect()
  })
  return {
    redis,
    connect,
    open,
    limiter: (limits, setup) =>
      createLimiter({
        redis: redis(),
        now: Date.now,
        limits: typeof limits === 'function' ? limits : () => limits,
        workerId: 'w',
        note: () => {},
        rebuildQuotaState: () => expect.fail('the books are open'),
        ...setup,
      }),
  }
}

/** The recorder of a worker: calls, money and entries by day, client and billing SKU. */
export async function readRecorder(
  redis: Redis,
  workerId = 'w',
): Promise<Record<string, number[]>> {
  const fields = Object.entries(await redis.hgetall(recorderKey(workerId)))
  return Object.fromEntries(fields.map(([field, sums]) => [field, sums.split(' ').map(Number)]))
}

/** The same for the entries that were recorded. */
export function recorderOf(notes: Entry[]): Record<string, number[]> {
  const sums = new Map<string, number[]>()
  for (const { day, clientId, billed, calls, microUsd } of notes) {
    const field = `${day}|${clientId}|${billed}`
    const [oldCalls = 0, oldMicroUsd = 0, entries = 0] = sums.get(field) ?? []
    sums.set(field, [oldCalls + calls, oldMicroUsd + microUsd, entries + 1])
  }
  return Object.fromEntries(sums)
}
