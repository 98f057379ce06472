import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchBudgets } from '../../services/worker/upkeep/budget-watch.ts'
import { serviceScope } from '../../shared/quota/keys.ts'
import type { Budgets } from '../../shared/quota/limits.ts'
import type { Spent } from '../../shared/quota/quota-reader.ts'
import type { Logger } from '../../shared/runtime/log.ts'
import { createMetrics } from '../../shared/runtime/metrics.ts'
import { limitsWith } from './quota-model.ts'

const noon = Date.parse('2026-11-20T20:00:00Z')
const dayMs = 86_400_000
const longMs = 60_000

beforeEach(() => void vi.useFakeTimers({ now: noon }))
afterEach(() => void vi.useRealTimers())

const warn = vi.fn()
const log = { warn } as unknown as Logger
const microUsd = (usd: number) => usd * 1_000_000

/** A worker's watch over these budgets, and what it warned of since it was asked last. */
function watching(budgets: [scope: string, budgets: Budgets][]) {
  const spent: Spent = { day: { calls: 0, microUsd: 0 }, month: { calls: 0, microUsd: 0 } }
  const spentOf = new Map<string, Spent>()
  const looked: string[] = []
  const charged: string[] = []
  warn.mockClear()
  const stop = watchBudgets({
    quotaReader: {
      state: async () => ({ waitMs: 0, pace: 1, used: { day: 0, month: 0 } }),
      spent: async (scope = serviceScope) => {
        looked.push(scope)
        return spentOf.get(scope) ?? spent
      },
    },
    limits: () => ({ ...limitsWith({}), budgets: new Map(budgets) }),
    drainCharged: () => charged.splice(0),
    warnFrom: 0.8,
    now: Date.now,
    log,
    metrics: createMetrics('worker'),
  })
  const warned = async () => {
    await vi.advanceTimersByTimeAsync(longMs)
    const told = warn.mock.calls.map(([what]) => what)
    warn.mockClear()
    return told
  }
  return { spent, spentOf, looked, charged, stop, warned }
}

describe('a budget that is nearly used up', () => {
  it('is reported when its threshold is passed, once in its period, and again in the next', async () => {
    const { spent, stop, warned } = watching([[serviceScope, { day: { microUsd: microUsd(10) } }]])
    spent.day.microUsd = microUsd(7.99)
    expect(await warned()).toEqual([])
    spent.day.microUsd = microUsd(8)
    expect(await warned()).toEqual([
      { scope: serviceScope, window: 'day', unit: 'money', usedPercent: 80 },
    ])
    spent.day.microUsd = microUsd(9.9)
    expect(await warned()).toEqual([])

    spent.day.microUsd = 0
    vi.setSystemTime(noon + dayMs)
    expect(await warned()).toEqual([])
    spent.day.microUsd = microUsd(9)
    expect(await warned()).toEqual([
      { scope: serviceScope, window: 'day', unit: 'money', usedPercent: 90 },
    ])
    stop()
  })

  it('is reported for each client, window and unit separately', async () => {
    const all = { calls: 10, microUsd: microUsd(1) }
    const { spent, stop, warned } = watching([
      ['ann', { day: all, month: all }],
      ['ben', { day: { calls: 10 } }],
    ])
    spent.day.calls = 9
    expect((await warned()).map(({ scope, window, unit }) => `${scope} ${window} ${unit}`)).toEqual(
      ['ann day calls', 'ben day calls'],
    )
    spent.month = { calls: 9, microUsd: microUsd(0.9) }
    expect((await warned()).map(({ scope, window, unit }) => `${scope} ${window} ${unit}`)).toEqual(
      ['ann month calls', 'ann month money'],
    )
    stop()
  })

  it('of one client among many is reported soon when it is charged, and in time when not', async () => {
    const many = Array.from({ length: 1000 }, (_, n): [string, Budgets] => [
      `client ${n}`,
      { day: { calls: 10 } },
    ])
    const nearlyUsed = { day: { calls: 9, microUsd: 0 }, month: { calls: 9, microUsd: 0 } }
    const { looked, charged, spentOf, stop, warned } = watching(many)
    spentOf.set('client 950', nearlyUsed)
    charged.push('client 950')
    await vi.advanceTimersByTimeAsync(5000)
    expect(looked.length).toBeLessThan(250)
    expect(warn.mock.calls.map(([{ scope }]) => scope)).toEqual(['client 950'])
    warn.mockClear()
    spentOf.set('client 951', nearlyUsed)
    expect((await warned()).map(({ scope }) => scope)).toEqual(['client 951'])
    stop()
  })
})
