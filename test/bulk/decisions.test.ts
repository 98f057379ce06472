import { describe, expect, it } from 'vitest'
import { afterFault } from '../../services/worker/bulk/after-fault.ts'
import { hasHeadroom } from '../../services/worker/bulk/headroom.ts'
import { createRates } from '../../services/worker/bulk/rates.ts'
import { roundRobin, type Served } from '../../services/worker/bulk/round-robin.ts'
import { createSlots } from '../../services/worker/concurrency-limit.ts'
import { AppError, catalogue, type ErrorName } from '../../shared/errors/catalogue.ts'
import { bulkJobId, readBulkJobId } from '../../shared/jobs/bulk-job.ts'
import { serviceScope } from '../../shared/quota/keys.ts'
import type { Budget } from '../../shared/quota/limits.ts'
import { defaultQuotas } from '../../shared/quota/quota.ts'
import type { SkuState } from '../../shared/quota/quota-reader.ts'
import { periodAt } from '../../shared/quota/windows.ts'
import type { FedBatch } from '../../shared/store/feeding.ts'

const hour = 3_600_000

describe('a row that could not be validated', () => {
  const first = { tries: 1, answersOthers: false, pauses: 0 }
  const last = { ...first, tries: 4 }
  const fault = (error: ErrorName, retryAfterMs?: number, code?: string) =>
    new AppError(error, {
      ...(retryAfterMs !== undefined && { retryAfterMs }),
      ...(code && { details: [{ code, message: '' }] }),
    })
  it.each([
    [
      'waits for a quota that is free soon',
      fault('QUOTA_USED_UP', 60_000),
      first,
      'try again 60000',
    ],
    [
      'pauses its batch until the day is over',
      fault('QUOTA_USED_UP', 5 * hour, 'CALLS_PER_DAY'),
      first,
      'pause quota_day 18001000',
    ],
    [
      'pauses it until the month is over',
      fault('QUOTA_USED_UP', 5 * hour, 'CALLS_PER_MONTH'),
      first,
      'pause quota_month 18001000',
    ],
    [
      'pauses it for as long as calls are refused',
      fault('QUOTA_USED_UP', hour),
      first,
      'pause quota 3601000',
    ],
    [
      "pauses for a day's budget",
      fault('CLIENT_BUDGET_USED_UP', hour, 'MONEY_PER_DAY'),
      first,
      'pause budget_day 3601000',
    ],
    [
      "or a month's",
      fault('SERVICE_BUDGET_USED_UP', hour, 'CALLS_PER_MONTH'),
      first,
      'pause budget_month 3601000',
    ],
    [
      'pauses while the key is denied',
      fault('PROVIDER_DENIED', 30_000),
      first,
      'pause provider_denied 30000',
    ],
    [
      'pauses for an hour with a public host of OpenStreetMap',
      fault('PROVIDER_DENIED', hour, 'PUBLIC_HOST'),
      first,
      'pause public_host 3600000',
    ],
    [
      'is tried again when the provider fails',
      fault('PROVIDER_UNAVAILABLE'),
      first,
      'try again 1000',
    ],
    ['longer and longer', fault('PROVIDER_UNAVAILABLE'), { ...first, tries: 3 }, 'try again 4000'],
    [
      'then pauses its batch',
      fault('PROVIDER_UNAVAILABLE'),
      last,
      'pause provider_unavailable 30000',
    ],
    [
      'for longer each time',
      fault('PROVIDER_UNAVAILABLE'),
      { ...last, pauses: 3 },
      'pause provider_unavailable 240000',
    ],
    [
      'never for too long',
      fault('PROVIDER_UNAVAILABLE'),
      { ...last, pauses: 2000 },
      'pause provider_unavailable 900000',
    ],
    [
      'fails when others are answered',
      fault('PROVIDER_UNAVAILABLE'),
      { ...last, answersOthers: true },
      'fail provider_unavailable',
    ],
    [
      'is asked again about nonsense',
      fault('PROVIDER_ANSWER_INVALID'),
      { ...first, tries: 2 },
      'try again 1000',
    ],
    [
      'three times',
      fault('PROVIDER_ANSWER_INVALID'),
      { ...first, tries: 3 },
      'fail provider_answer_invalid',
    ],
    ['waits for Redis', fault('QUEUE_UNAVAILABLE'), { ...first, tries: 1000 }, 'try again 1000'],
    [
      'fails for what the provider refuses',
      fault('REQUEST_INVALID'),
      first,
      'fail request_invalid',
    ],
    ['fails for a mistake of ours', new TypeError('x is not a function'), first, 'fail internal'],
  ])('is handled by its error: %s', (_what, error, circumstances, expected) => {
    const { do: what, ...how } = afterFault(error, circumstances)
    expect([what, ...Object.values(how)].join(' ')).toBe(expected)
  })
  it('never fails because of a temporary error', () => {
    const passing = Object.entries(catalogue).filter(([, { code }]) => code >= 7000 && code < 8005)
    expect(passing.length).toBeGreaterThan(5)
    for (const [name] of passing)
      expect(afterFault(fault(name as ErrorName), last).do, name).not.toBe('fail')
  })
})

describe('the order of clients', () => {
  const batch = (id: string, clientId: string, total = 10_000, fedTo = 0): FedBatch => ({
    id,
    clientId,
    round: 0,
    total,
    fedTo,
  })
  const turns = (batches: FedBatch[], chunks: number, served: Served = new Map()) =>
    Object.fromEntries(
      [...roundRobin(batches, chunks, served)].map(([{ id }, count]) => [id, count]),
    )

  it('is round-robin, however many batches each client has', () => {
    expect(
      turns([batch('a1', 'a'), batch('a2', 'a'), batch('a3', 'a'), batch('b1', 'b')], 12),
    ).toEqual({
      a1: 2,
      a2: 2,
      a3: 2,
      b1: 6,
    })
  })
  it('continues after the client that was served last', () => {
    const served: Served = new Map()
    const batches = [batch('a1', 'a'), batch('b1', 'b'), batch('c1', 'c')]
    const held = new Map(['a1', 'b1', 'c1', 'd1'].map((id) => [id, 1]))
    const next = (some: FedBatch[]) =>
      [...roundRobin(some, 1, served, held)].map(([{ id }]) => id).join()
    const each = Array.from({ length: 6 }, () => next(batches))
    expect(each).toEqual(['a1', 'b1', 'c1', 'a1', 'b1', 'c1'])
    expect(next([...batches, batch('d1', 'd')])).toBe('d1')
  })
  it('gives most to the client, then to the batch, that has fewest on the queue', () => {
    const batches = [batch('a1', 'a'), batch('b1', 'b'), batch('b2', 'b')]
    const held = new Map([
      ['a1', 4],
      ['b2', 2],
    ])
    const chunks = [...roundRobin(batches, 6, new Map(), held)].map(([{ id }, n]) => [id, n])
    expect(Object.fromEntries(chunks)).toEqual({ a1: 2, b1: 3, b2: 1 })
  })
  it('gives a chunk to a client that has none, where the queue is full, and to no other', () => {
    const batches = [batch('a1', 'a'), batch('b1', 'b'), batch('b2', 'b'), batch('c1', 'c')]
    const held = new Map([['a1', 4]])
    const chunks = [...roundRobin(batches, 0, new Map(), held)].map(([{ id }, n]) => [id, n])
    expect(Object.fromEntries(chunks)).toEqual({ b1: 1, c1: 1 })
  })
  it('ends with the items', () => {
    expect(turns([batch('a1', 'a', 30), batch('b1', 'b', 130, 100)], 10)).toEqual({ a1: 2, b1: 2 })
    expect(turns([], 10)).toEqual({})
  })
})

describe('the concurrency limit', () => {
  it('admits rows in order, fewer after a fault, and all again after some successes', async () => {
    const slots = createSlots(4)
    const inside: number[] = []
    for (let n = 0; n < 10; n += 1) slots.acquire().then(() => inside.push(n))
    const now = async () => {
      await Promise.resolve()
      return inside.length
    }
    expect(await now()).toBe(4)
    slots.shrink()
    slots.release()
    slots.release()
    slots.release()
    expect(await now()).toBe(4)
    slots.release()
    expect(await now()).toBe(5)
    slots.grow()
    expect(await now()).toBe(6)
    slots.grow()
    slots.grow()
    expect(await now()).toBe(8)
    expect(inside).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  it('admits the client, then the batch, with the fewest inside, then the first', async () => {
    const slots = createSlots(3)
    const inside: string[] = []
    const enter = (client: string, batch: string) =>
      slots.acquire(client, batch).then(() => inside.push(`${client} ${batch}`))
    for (let n = 0; n < 5; n += 1) enter('slow', 'one')
    enter('slow', 'two')
    enter('quick', 'three')
    enter('quick', 'three')
    const leave = async (client: string, batch: string) => {
      slots.release(client, batch)
      await Promise.resolve()
      return inside.at(-1)
    }
    expect(await leave('slow', 'one')).toBe('quick three')
    expect(await leave('slow', 'one')).toBe('slow two')
    expect(await leave('quick', 'three')).toBe('quick three')
    expect(await leave('quick', 'three')).toBe('slow one')
  })
})

describe('headroom for bulk work', () => {
  const nowMs = Date.parse('2026-11-20T20:00:00Z')
  const periods = { day: periodAt('day', nowMs), month: periodAt('month', nowMs) }
  const state = (day: number): SkuState => ({ waitMs: 0, pace: 1, used: { day, month: day } })
  const spent = (calls: number, microUsd: number) => ({
    day: { calls, microUsd },
    month: { calls, microUsd },
  })
  const look = (budget: Budget, of = serviceScope, used = state(0)) =>
    hasHeadroom({
      limits: {
        quotas: { ...defaultQuotas.new, details: { day: 1000 } },
        budgets: new Map([[of, { day: budget }]]),
        interactiveReserve: 0.2,
        bulkFloor: 0.1,
      },
      periods,
      nowMs,
      clientId: 'shop',
      states: new Map([['details', used]]),
      spent: new Map([
        [serviceScope, spent(500, 5_000_000)],
        ['shop', spent(100, 1_000_000)],
      ]),
    })
  it.each([
    ['without budgets', look({}), true],
    ['under a budget', look({ microUsd: 8_000_000 }), true],
    ['over a budget', look({ microUsd: 4_000_000 }), false],
    ['where the reserve begins', look({ microUsd: 5_500_000 }), false],
    ['over a budget in calls', look({ calls: 500 }), false],
    ["under the client's", look({ calls: 500 }, 'shop'), true],
    ["over the client's", look({ calls: 100 }, 'shop'), false],
    ["whatever another client's says", look({ calls: 0 }, 'other'), true],
    ['in a quota', look({}, serviceScope, state(800)), true],
    ['beyond its reserve', look({}, serviceScope, state(895)), false],
    [
      'while the provider takes nothing for a moment',
      look({}, serviceScope, { ...state(0), paused: { reason: 'rate', forMs: 9 } }),
      true,
    ],
    [
      'while the provider takes nothing for longer than bulk work waits',
      look({}, serviceScope, { ...state(0), paused: { reason: 'rate', forMs: 90_001 } }),
      false,
    ],
    [
      'while the provider takes nothing',
      look({}, serviceScope, { ...state(0), paused: { reason: 'day', forMs: 9 } }),
      false,
    ],
  ])('is decided by quota and budgets: %s', (_what, seen, expected) => {
    expect(seen).toBe(expected)
  })
})

it('the id of a bulk job names its batch and rows', () => {
  const job = { batchId: '9f1f0e1e-4c6e-4d6e-9a57-0a2f3f1f5a11', round: 3, from: 175 }
  expect(readBulkJobId(bulkJobId(job))).toEqual(job)
})

it('the rate of rows follows the recent past', () => {
  let at = 0
  const rates = createRates(() => at)
  expect(rates.measure({ id: 'a', processed: 100 })).toEqual({ rate: 0, changed: false })
  at = 1000
  expect(rates.measure({ id: 'a', processed: 300 })).toEqual({ rate: 200, changed: true })
  at = 2000
  expect(rates.measure({ id: 'a', processed: 400 }).rate).toBe(175)
  expect(rates.sum()).toBe(175)
  rates.forgetAllBut([])
  expect(rates.sum()).toBe(0)
})
