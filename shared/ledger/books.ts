import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis, Result } from 'ioredis'
import { prices } from '../billing/prices.ts'
import type { Clock } from '../clock.ts'
import { openingKey, serviceScope, spentKey, stateKey } from '../quota/keys.ts'
import type { Limits } from '../quota/limits.ts'
import { type Sku, skus } from '../quota/quota.ts'
import { type CalendarName, calendarNames, createPeriods, emptyAfterMs } from '../quota/windows.ts'
import type { Database } from '../store/database.ts'
import { othersSeen, readCharges, readLastCalls } from '../store/ledger.ts'
import type { Ledger } from './ledger.ts'

declare module 'ioredis' {
  interface RedisCommander<Context> {
    openBooks(numberOfKeys: number, ...keysAndArgs: string[]): Result<number, Context>
  }
}

interface Dependencies {
  redis: Redis
  db: Database
  ledger: Ledger
  workerId: string
  now: Clock
  limits(): Limits
}

/** One worker opens the books; it may die meanwhile. */
const openingMs = 10_000
const lookAgainMs = 200
/** Workers write down what they charge every second. One that was seen in the last `seenSeconds` gets `writeDownMs` to do so. */
const seenSeconds = 5
const writeDownMs = 2500

/** Whether the limiter's books in Redis are open. */
export interface Books {
  /** Opens them where they are not; resolves once it is worth asking for a permit again. @throws when Redis or PostgreSQL is away */
  open(): Promise<void>
  stop(): void
}

/** Nobody has to ask for a permit first: with the books open early, a day's budget is seen, and the closed minute is over sooner. */
const lookEveryMs = 1000

/**
 * Keeps the books open: the limiter finds none when Redis is new, or lost its data. Calls and money of the day and month come from the
 * ledger in PostgreSQL. What was called in the last minute isn't known so exactly, so each SKU starts closed until its
 * smooth windows are surely empty; one that made no call lately is open at once.
 */
export async function keepBooks({ redis, db, ledger, workerId, now, limits }: Dependencies): Promise<Books> {
  redis.defineCommand('openBooks', { lua: readFileSync(new URL('../quota/open.lua', import.meta.url), 'utf8') })
  const periodsAt = createPeriods()
  let opening: Promise<void> | undefined

  async function openNow(): Promise<void> {
    const epochs = await Promise.all(skus.map((sku) => redis.hexists(stateKey(sku), 'epoch')))
    if (!epochs.includes(0)) return
    const mine = await redis.set(openingKey, workerId, 'PX', openingMs, 'NX')
    if (!mine) return void (await sleep(lookAgainMs))
    try {
      await ledger.flush()
      if (await othersSeen(db, workerId, seenSeconds)) await sleep(writeDownMs)
      await write(await collect())
    } catch (error) {
      await redis.del(openingKey).catch(() => {})
      throw error
    }
  }

  async function collect() {
    const periods = periodsAt(now())
    const [charges, lastCalls] = await Promise.all([readCharges(db, `${periods.month.names[1]}-01`), readLastCalls(db)])
    const texts = (of: (charge: (typeof charges)[number]) => boolean, withPrice: boolean) =>
      calendarNames.flatMap((name) => [name, sumText(name, charges.filter(of), periods[name].names[1], withPrice)])
    const clientIds = [...new Set(charges.map(({ clientId }) => clientId))]
    return {
      states: skus.map((sku) => ({
        sku,
        texts: texts(({ billed }) => prices[billed]?.sku === sku, false),
        ...closedFor(sku, lastCalls.get(sku)),
      })),
      scopes: [
        { scope: serviceScope, texts: texts(() => true, true) },
        ...clientIds.map((scope) => ({ scope, texts: texts(({ clientId }) => clientId === scope, true) })),
      ],
    }
  }

  function closedFor(sku: Sku, lastCallMs = 0): { closed?: string[] } {
    const emptyAt = lastCallMs + emptyAfterMs(limits().quotas[sku])
    return emptyAt > now() ? { closed: ['closed', `${Math.ceil(emptyAt * 1000)}`, 'reason', 'restart'] } : {}
  }

  async function write({ states, scopes }: Awaited<ReturnType<typeof collect>>): Promise<void> {
    const keys = [openingKey, ...states.map(({ sku }) => stateKey(sku)), ...scopes.map(({ scope }) => spentKey(scope))]
    const request = {
      holder: workerId,
      epoch: randomUUID(),
      states: states.map(({ texts, closed = [] }) => [...texts, ...closed]),
      scopes: scopes.map(({ texts }) => texts),
    }
    await redis.openBooks(keys.length, ...keys, JSON.stringify(request))
  }

  const open = () => {
    opening ??= openNow().finally(() => {
      opening = undefined
    })
    return opening
  }
  await open()
  const timer = setInterval(() => open().catch(() => {}), lookEveryMs)
  return { open, stop: () => clearInterval(timer) }
}

function sumText(
  name: CalendarName,
  charges: { day: string; calls: number; microUsd: number }[],
  period: string,
  withPrice: boolean,
): string {
  const current = charges.filter(({ day }) => name === 'month' || day === period)
  const sum = (of: 'calls' | 'microUsd') => current.reduce((total, charge) => total + charge[of], 0)
  return `${period} ${sum('calls')}${withPrice ? ` ${sum('microUsd')}` : ''}`
}
