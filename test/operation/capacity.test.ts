import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Demand,
  daysPerMonth,
  defaultDemand,
  secondsPerDay,
} from '../../services/operator/capacity/demand.ts'
import { measured, requestCosts } from '../../services/operator/capacity/measured.ts'
import { firstLimit, limitKinds, planFor } from '../../services/operator/capacity/plan.ts'
import { editions } from '../../shared/billing/skus.ts'
import { quotasOf } from '../../shared/quota/quota.ts'
import { strategies } from '../../shared/verdict/strategies.ts'
import { runProgram } from '../support/run-program.ts'

const demand = (of: Partial<Demand>): Demand => ({
  ...defaultDemand,
  requestsPerSecond: 0,
  edition: 'new',
  strategy: 'places',
  quotas: quotasOf(of.edition ?? 'new'),
  ...of,
})
const capacity = (args: string, env: Record<string, string> = {}) =>
  runProgram('services/operator/capacity/main.ts', env, args.split(' '))

describe('the figures of the capacity calculator', () => {
  const figures = [
    ...Object.entries(measured),
    ...requestCosts.map((cost) => [`${cost.perSecond}/s`, cost] as const),
  ]

  it.each(figures)('%s stands in its source, with a date and a machine', (_, figure) => {
    const { source, quote, date, machine } = figure
    expect(readFileSync(source, 'utf8').replace(/\s+/g, ' ')).toContain(quote)
    expect(date).toMatch(/^2026-\d\d-\d\d$/)
    expect(machine).not.toBe('')
  })
})

it('a quota of 0 lets nothing through, and the calculator says so', async () => {
  const { exitCode, output } = await capacity('--rps 10', { QUOTA_DETAILS_PER_DAY: '0' })
  expect(exitCode).toBe(0)
  expect(output).toContain('at 0 x this demand')
})

describe('what a demand needs', () => {
  it.each([
    ['little', 1, 0, 'places', [2, 2, 1]],
    ['as much as two edges bear', 3000, 0, 'places', [2, 2, 1]],
    ['a little more', 3001, 0, 'places', [3, 2, 1]],
    ['ten thousand requests a second', 10_000, 0, 'places', [7, 5, 1]],
    // 579 a second, 0.2 s each, are 116 in flight.
    ['50,000,000 rows a day', 0, 50_000_000, 'places', [2, 2, 4]],
    ['the same with one call each', 0, 50_000_000, 'geocoding', [2, 2, 2]],
  ] as const)('are edges, interactive and bulk workers: %s', (_, rps, rows, strategy, expected) => {
    const { processes } = planFor(demand({ requestsPerSecond: rps, rowsPerDay: rows, strategy }))
    expect(Object.values(processes)).toEqual(expected)
  })

  it('are more workers when the provider is slow', () => {
    const workers = (providerSeconds: number) =>
      planFor(demand({ requestsPerSecond: 1000, rowsPerDay: 5_000_000, providerSeconds })).processes
    expect(workers(2)).toEqual({ edges: 2, interactiveWorkers: 20, bulkWorkers: 8 })
    expect(workers(0.1)).toEqual({ edges: 2, interactiveWorkers: 2, bulkWorkers: 1 })
  })

  it.each([
    // As GO-LIVE.md has it: an order is five autocomplete calls and one details call.
    ['10,000 orders a month', 'new', 'places', 10_000, 0, 113.2],
    ['100,000 orders', 'new', 'places', 100_000, 0, 1612.7],
    ['100,000 orders of legacy', 'legacy', 'places', 100_000, 0, 1615],
    ['100,000 orders of osm', 'osm', 'osm', 100_000, 0, 0],
    ['100,000 rows', 'new', 'places', 0, 100_000, 704.7],
    ['100,000 rows of legacy', 'legacy', 'places', 0, 100_000, 1615],
    ['100,000 rows', 'new', 'geocoding', 0, 100_000, 450],
    ['100,000 rows', 'new', 'address-validation', 0, 100_000, 1615],
    ['100,000 rows', 'osm', 'osm', 0, 100_000, 0],
    ['100,000 rows, of which 79,100 are paid', 'new', 'cascade', 0, 100_000, 541.053],
  ] as const)('costs a month: %s, edition %s, %s', (_, edition, strategy, orders, rows, usd) => {
    const seconds = secondsPerDay * daysPerMonth * defaultDemand.averageShare
    const { provider } = planFor(
      demand({
        edition,
        strategy,
        requestsPerSecond: (orders * 6) / seconds,
        rowsPerDay: rows / daysPerMonth,
      }),
    )
    expect(provider.usdPerMonth).toBeCloseTo(usd, 3)
  })

  it('is quota for requests at the peak of a minute, and for the rows beside them', () => {
    const { provider } = planFor(demand({ requestsPerSecond: 6, rowsPerDay: 86_400 }))
    const perMinute = provider.quotas.filter(({ window }) => window === 'minute')
    expect(perMinute.map(({ sku, calls, quota }) => [sku, Math.round(calls), quota])).toEqual([
      ['autocomplete', 360, 12_000],
      ['details', 120, 600],
    ])
  })

  it('never is less when more is asked', () => {
    // Mostly few: there the cost of a request changes most.
    const rates = fc.oneof(
      ...[100, 1000, 4000, 50_000].map((max) => fc.double({ min: 0, max, noNaN: true })),
    )
    const rows = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1e9, noNaN: true }))
    const shapes = fc.record({
      edition: fc.constantFrom(...editions),
      strategy: fc.constantFrom(...strategies),
      inputsPerCheckout: fc.integer({ min: 1, max: 30 }),
      providerSeconds: fc.constantFrom(0.01, 0.1, 2),
    })
    fc.assert(
      fc.property(shapes, rates, rates, rows, rows, (shape, rate, more, rowsPerDay, moreRows) => {
        const small = figuresOf(demand({ ...shape, requestsPerSecond: rate, rowsPerDay }))
        const large = figuresOf(
          demand({
            ...shape,
            requestsPerSecond: rate + more,
            rowsPerDay: rowsPerDay + moreRows,
          }),
        )
        for (const [name, value] of Object.entries(small))
          expect(large[name], name).toBeGreaterThanOrEqual(value * (1 - 1e-9))
      }),
      { numRuns: 1000 },
    )
  })
})

/** Every number of a plan, by name. */
function figuresOf(of: Demand): Record<string, number> {
  const { processes, cores, memoryBytes, redis, postgres, provider, limits } = planFor(of)
  return {
    ...processes,
    ...cores,
    memoryBytes,
    ...redis,
    ...postgres,
    usd: provider.usdPerMonth,
    ...Object.fromEntries(limits.map(({ what, use }) => [what, use])),
  }
}

describe('what gives out first', () => {
  it("is the provider's quota, where it has one", () => {
    const quotas = { ...quotasOf('osm'), details: { minute: 600 } }
    const first = firstLimit(demand({ requestsPerSecond: 10, quotas }), 'provider')
    expect(first).toMatchObject({ what: 'quota of details a minute' })
    expect(first?.factor).toBeCloseTo(6, 1)
    expect(firstLimit(demand({ requestsPerSecond: 10, quotas: quotasOf('osm') }), 'provider')).toBe(
      undefined,
    )
  })

  it('of settings is what one client may ask a minute, which more clients share', () => {
    const first = (clients: number) =>
      firstLimit(demand({ requestsPerSecond: 60, clients }), 'setting')
    expect(first(1)?.what).toMatch(/^`RATE_LIMIT_\w+` of one client/)
    // 20 checkouts a second, of six requests each.
    expect(first(1)?.factor).toBeCloseTo(2, 2)
    expect(first(3)?.factor).toBeCloseTo(6, 1)
    expect(first(100)?.what).not.toContain('RATE_LIMIT')
  })

  it('bears what it says, and one hundredth more not', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 50_000, noNaN: true }),
        fc.double({ min: 0, max: 1e9, noNaN: true }),
        fc.constantFrom(...limitKinds),
        (requestsPerSecond, rowsPerDay, kind) => {
          const of = demand({ requestsPerSecond, rowsPerDay })
          const first = firstLimit(of, kind)
          const highest = (factor: number) =>
            Math.max(
              ...planFor({
                ...of,
                requestsPerSecond: requestsPerSecond * factor,
                rowsPerDay: rowsPerDay * factor,
              })
                .limits.filter((limit) => limit.kind === kind)
                .map(({ use }) => use),
            )
          expect(highest(first?.factor ?? Number.NaN)).toBeLessThanOrEqual(1 + 1e-8)
          expect(highest((first?.factor ?? Number.NaN) * 1.01)).toBeGreaterThan(1)
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('npm run capacity', () => {
  it('says what runs, what it costs and what does not fit, for demand in any unit', async () => {
    const { exitCode, output } = await capacity('--rps 1200 --rows 5000000/day')
    expect(exitCode).toBe(0)
    expect(output).toMatch(/^edges +2$/m)
    expect(output).toMatch(/^workers, interactive and bulk +2 \+ 1$/m)
    expect(output).toMatch(/It does not fit[\s\S]*quota of details a minute +2,579 %/)
    const others = await Promise.all([
      capacity('--checkouts 200/s --rows 5000000'),
      capacity('--rps 72000/minute --rows 208333.333333/hour'),
    ])
    for (const other of others) expect(other.output).toBe(output)
  })

  it('knows the quotas of its environment, and those of another edition', async () => {
    const quota = { QUOTA_DETAILS_PER_MINUTE: '6000' }
    const { output } = await capacity('--rps 100', quota)
    expect(output).toMatch(/^details a minute +1,000 +6,000 +17 %$/m)
    const legacy = await capacity('--rps 100 --edition legacy', quota)
    expect(legacy.output).toMatch(/^details a minute +1,000 +1,000 +100 %$/m)
    expect(legacy.output).not.toMatch(/It does not fit[\s\S]*quota of details a minute/)
  })

  it('prints JSON for programs', async () => {
    const { output } = await capacity('--checkouts 2 --json')
    expect(JSON.parse(output)).toMatchObject({
      demand: { requestsPerSecond: 12, edition: 'new', strategy: 'places' },
      processes: { edges: 2, interactiveWorkers: 2, bulkWorkers: 1 },
      first: [{ kind: 'provider' }, { kind: 'setting' }, { kind: 'design' }],
    })
  })

  it.each([
    ['--json', 'Say how much'],
    ['--rps many', '--rps must be a number from 0 on, not "many"'],
    ['--rps 5/fortnight', '"fortnight" is no unit of time'],
    ['--rps 5 --average 2', '--average must be a number from 0 to 1'],
    ['--rps 5 --checkouts 1', 'Say --rps or --checkouts'],
    ['--rps 5 --strategy best', '"best" is no strategy'],
  ])('refuses %s, and says why', async (args, reason) => {
    const { exitCode, output } = await capacity(args)
    expect(exitCode).toBe(1)
    expect(output).toContain(reason)
  })
})
