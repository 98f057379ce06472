import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { listMicroUsd } from '../../shared/billing/prices.ts'
import { openBatchView } from '../support/batches.ts'
import { changeKey } from '../support/key-store.ts'
import { openLedgerView } from '../support/ledger-view.ts'
import { redisContents } from '../support/redis-contents.ts'
import { redisProgram } from '../support/test-redis.ts'
import { type Dispatch, faultsOfAnswers } from './history.ts'
import { personal, startBackOffice, startCallers } from './load.ts'
import { type Plant, startPlant } from './plant.ts'
import { type Fault, type RedisKind, scheduleOf } from './schedule.ts'

/**
 * A short run with a fixed seed is part of `npm test`. `npm run test:faults` runs longer, with any
 * seed.
 */
const isLong = process.env.FAULT_SECONDS !== undefined
const seconds = Number(process.env.FAULT_SECONDS ?? 20)
const seed = Number(process.env.FAULT_SEED ?? (isLong ? Math.floor(Math.random() * 2 ** 31) : 7))
const deadlineMs = 3000
const perMinute = 3000
const revokedWithinMs = 2000
const bulkConcurrency = 5
const callers = 12
const dearestMicroUsd = listMicroUsd('newDetails')
/**
 * Timeout in which the jobs in flight of a dead worker are found, including the pause after Redis
 * lost data.
 */
const settleMs = 150_000
/** The short run is over one Redis: test/operation/several-redis.test.ts has a failover. */
const redisKinds: RedisKind[] = isLong ? ['one', 'watched'] : ['one']

const title = `during ${seconds} s of faults (seed ${seed}), with Redis as %s, the service`
describe.skipIf(redisProgram === undefined).each(redisKinds)(title, (redisKind) => {
  let plant: Plant
  let schedule: Fault[]
  let asked: Dispatch[]
  let uploaded: { id: string; rows: number }[]
  const revocations: number[] = []

  beforeAll(
    async () => {
      console.log(`FAULT_SEED=${seed} FAULT_SECONDS=${seconds}`)
      schedule = scheduleOf(seed, seconds * 1000, redisKind)
      plant = await startPlant(redisKind, {
        DEADLINE_MS: `${deadlineMs}`,
        PROVIDER_TIMEOUT_MS: '1000',
        BULK_CONCURRENCY: `${bulkConcurrency}`,
        QUOTA_AUTOCOMPLETE_PER_MINUTE: `${perMinute}`,
        QUOTA_DETAILS_PER_MINUTE: `${perMinute}`,
      })
      const callersAtWork = startCallers(plant, callers)
      const backOffice = startBackOffice(plant, 40)
      await sufferAll()
      await callersAtWork.stop()
      await backOffice.stop()
      asked = callersAtWork.asked
      uploaded = backOffice.uploaded
    },
    seconds * 1000 + settleMs,
  )
  afterAll(() => plant?.close())

  async function sufferAll(): Promise<void> {
    const from = performance.now()
    const suffering = new Set<Fault['thing']>()
    await Promise.all(
      schedule.map(async (fault) => {
        await sleep(Math.max(0, fault.fromMs - (performance.now() - from)))
        const name = `${(fault.fromMs / 1000).toFixed(1)} s: ${fault.thing} ${fault.kind}`
        // On a busy machine a repair takes longer than planned. Two at once would start two
        // processes at one port.
        if (suffering.has(fault.thing)) {
          console.log(`${name}, left out: the fault before is not over`)
          return
        }
        suffering.add(fault.thing)
        if (fault.thing === 'key') revocations.push(await revoke())
        else await plant.suffer(fault)
        suffering.delete(fault.thing)
        console.log(`${name}, over after ${((performance.now() - from) / 1000).toFixed(1)} s`)
      }),
    )
  }

  /** Measures how long a revoked key's token still gets answers, at either edge. */
  async function revoke(): Promise<number> {
    const { stack } = plant
    // The process that was killed last may still be starting.
    await Promise.all(stack.urls.map((url) => until(200, url, stack.token)))
    // Late because of that, it may meet a fault of PostgreSQL.
    const untilDone = <T>(act: () => Promise<T>) =>
      vi.waitFor(act, { timeout: 60_000, interval: 500 })
    const { apiKey, token } = await untilDone(() => stack.addClient(`revoked-${randomUUID()}`))
    await untilDone(() => changeKey(stack.databaseUrl, apiKey, { revokedAt: new Date() }))
    const from = performance.now()
    const accepted = await Promise.all(stack.urls.map((url) => until(401, url, token)))
    return Math.max(0, ...accepted.map((lastAt) => lastAt - from))
  }

  /**
   * Asks an edge until it answers so. Returns when the last request was sent that it accepted; on a
   * busy machine an edge may be away meanwhile, which is no acceptance.
   */
  async function until(wanted: number, url: string, token: string): Promise<number> {
    const headers = { authorization: `Bearer ${token}` }
    let lastAcceptedAt = 0
    const ask = async () => {
      const sentAt = performance.now()
      const signal = AbortSignal.timeout(10_000)
      const { status } = await fetch(`${url}/api/limits`, { headers, signal })
      if (status === 200) lastAcceptedAt = sentAt
      expect(status).toBe(wanted)
    }
    await vi.waitFor(ask, { timeout: 60_000, interval: 20 })
    return lastAcceptedAt
  }

  it('answers each request once, with data or one catalogue error, at most a second after its deadline', () => {
    const counts = Map.groupBy(asked, ({ answer }) =>
      answer ? `${answer.status} ${answer.code}` : 'connection lost',
    )
    console.log([...counts].map(([what, { length }]) => `${what}: ${length}`).join(', '))
    expect(faultsOfAnswers(asked, plant.absences, deadlineMs)).toEqual([])
    expect(asked.filter(({ answer }) => answer?.status === 200).length).toBeGreaterThan(0)
  })

  it('gives each row of each file exactly one result', { timeout: settleMs }, async () => {
    const view = openBatchView(plant.stack.databaseUrl)
    const openOnes = async () =>
      await view.query(
        "select id, status, processed, paused_reason from batches where status <> 'completed'",
      )
    await expect.poll(openOnes, { timeout: settleMs, interval: 200 }).toEqual([])
    for (const { id, rows } of uploaded) {
      const results = await view.results(id)
      expect(results.map(({ position }) => position)).toEqual(
        Array.from({ length: rows }, (_, n) => n),
      )
      const { processed, total } = await view.read(id)
      expect({ processed, total }).toEqual({ processed: rows, total: rows })
    }
    await view.close()
  })

  it('never calls the provider more than the quota allows in any minute, as the provider counts', async () => {
    const { autocomplete, details } = await plant.stack.sandbox.usage()
    console.log(
      `calls: ${autocomplete.calls} and ${details.calls}; fullest minute ${autocomplete.peakPerMinute} and ${details.peakPerMinute}`,
    )
    expect(Math.max(autocomplete.peakPerMinute, details.peakPerMinute)).toBeLessThanOrEqual(
      perMinute,
    )
  })

  it('charges what the provider bills, and charges calls whose result was lost in a crash', async () => {
    const ledger = openLedgerView(plant.stack.databaseUrl)
    const { autocomplete, details } = await plant.stack.sandbox.usage()
    const billed = {
      calls: autocomplete.calls + details.calls,
      microUsd: Math.round((autocomplete.billedUsd + details.billedUsd) * 1e6),
    }
    const charged = async () =>
      Object.values(await ledger.bySku()).reduce(
        (sum, { calls, microUsd }) => ({
          calls: sum.calls + calls,
          microUsd: sum.microUsd + microUsd,
        }),
        { calls: 0, microUsd: 0 },
      )
    await expect
      .poll(async () => (await charged()).calls, { timeout: 15_000 })
      .toBeGreaterThanOrEqual(billed.calls)
    const { calls, microUsd } = await charged()
    await ledger.close()
    console.log(
      `ledger: ${calls} calls, $${microUsd / 1e6}; provider: ${billed.calls} calls, $${billed.microUsd / 1e6}; ${plant.workersKilled} workers killed`,
    )
    // The calls in flight of each killed worker: those with a permit, and those whose answer was
    // lost.
    const swallowed = plant.workersKilled * (callers + bulkConcurrency)
    const unanswered = swallowed + autocomplete.failed + details.failed
    expect(calls).toBeLessThanOrEqual(billed.calls + swallowed)
    expect(microUsd).toBeGreaterThanOrEqual(billed.microUsd)
    expect(microUsd).toBeLessThanOrEqual(billed.microUsd + unanswered * dearestMicroUsd)
  })

  it('refuses revoked keys within two seconds', () => {
    console.log(`revocations: ${revocations.map((ms) => `${Math.round(ms)} ms`).join(', ')}`)
    expect(revocations.length).toBeGreaterThan(0)
    expect(revocations.filter((ms) => ms > revokedWithinMs)).toEqual([])
  })

  it('writes nothing that buyers typed to logs, metrics or the events of batches', async () => {
    const { stack } = plant
    expect(plant.printed()).not.toContain(personal)
    for (const url of stack.urls)
      expect(await (await fetch(`${url}/metrics`)).text()).not.toContain(personal)
    for (const { id } of uploaded) {
      const { status, body } = await stack.get(`/api/address/batches/${id}/events`)
      expect(status).toBe(200)
      expect(body).toContain('completed')
      expect(body).not.toContain(personal)
    }
  })

  it.runIf(redisKind === 'one')('leaves nothing that buyers typed in Redis', async () => {
    const redis = new Redis(plant.stack.redisUrl)
    const left = async () => (await redisContents(redis)).filter((line) => line.includes(personal))
    await expect.poll(left, { timeout: 2 * deadlineMs }).toEqual([])
    redis.disconnect()
  })
})
