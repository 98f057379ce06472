import { describe, expect, it } from 'vitest'
import {
  defaultMachines,
  type Machines,
  processesFor,
  requestLimits,
  rowLimits,
} from './projection.ts'

/** Whole cores, so that figures can be checked by hand. */
const machines: Machines = {
  share: 1,
  networkBytes: 1e9,
  redisClients: 10_000,
  postgresCores: 4,
  walBytes: 100e6,
}
const request = { edge: 100, worker: 150, redis: 50, redisBytes: 5000 }
const nothing = { redis: 0, redisBytes: 0, postgres: 0, walBytes: 0, connections: 0 }
const perSecond = (limits: ReturnType<typeof requestLimits>) =>
  Object.fromEntries(limits.map((limit) => [limit.what, Math.round(limit.perSecond)]))

describe('A projection to many machines', () => {
  it('is the capacity of one Redis core and its network, where processes cost nothing', () => {
    const limits = requestLimits(request, nothing, machines)
    expect(limits[0]).toEqual({ what: 'one core of Redis', perSecond: 20_000 })
    expect(limits[1]).toEqual({ what: 'the network of Redis', perSecond: 200_000 })
    expect(limits.slice(2).map((limit) => limit.perSecond)).toEqual([Infinity, Infinity, Infinity])
  })

  it('includes the constant cost of the processes that are needed', () => {
    // 250 µs: a process for each 4,000 requests a second. 40,000 µs of it in a second are 10 µs of
    // each request.
    const limits = requestLimits(
      request,
      { redis: 40_000, redisBytes: 4_000_000, postgres: 8000, walBytes: 80_000, connections: 5 },
      machines,
    )
    expect(perSecond(limits)).toEqual({
      'one core of Redis': Math.round(1e6 / 60),
      'the network of Redis': Math.round(1e9 / 6000),
      'connections to Redis': 8_000_000,
      'CPU of PostgreSQL': 2_000_000,
      'WAL of PostgreSQL': 5_000_000,
    })
    expect(limits[0]?.what).toBe('one core of Redis')
  })

  it('keeps headroom on every core', () => {
    expect(requestLimits(request, nothing, { ...machines, share: 0.5 })[0]?.perSecond).toBe(10_000)
    expect(defaultMachines.share).toBeLessThan(1)
  })

  it('says how many processes are needed', () => {
    expect(processesFor(20_000, request, machines)).toEqual({ edges: 2, workers: 3 })
    expect(processesFor(20_001, request, machines)).toEqual({ edges: 3, workers: 4 })
    expect(processesFor(20_000, request, { ...machines, share: 0.5 })).toEqual({
      edges: 4,
      workers: 6,
    })
  })

  it('knows the limit for rows of batches', () => {
    expect(rowLimits({ redis: 100, postgres: 800, walBytes: 1000 }, machines)).toEqual([
      { what: 'CPU of PostgreSQL', perSecond: 5000 },
      { what: 'one core of Redis', perSecond: 10_000 },
      { what: 'WAL of PostgreSQL', perSecond: 100_000 },
    ])
  })
})
