import { setImmediate } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerNetwork } from '../../services/edge/access/caller-network.ts'
import { createRateLimits, type Limit } from '../../services/edge/access/rate-limits.ts'
import { connectFailingFast, untilReady } from '../../shared/runtime/redis.ts'
import { redisProgram, startTestRedis, type TestRedis } from '../support/test-redis.ts'

describe('the network of a caller with the address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1::9', '2001:db8:1:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['', 'unknown'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['[2001:db8::1]', '2001:db8:0:0::/64'],
    ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
    ['203.0.113.7:', 'unknown'],
    ['[203.0.113.7:443', 'unknown'],
    ['[]:443', 'unknown'],
    ['x'.repeat(1000), 'unknown'],
  ])('%s is %s', (ip, network) => expect(callerNetwork(ip)).toBe(network))
})

describe.skipIf(redisProgram === undefined)('rate limits (need a redis-server on PATH)', () => {
  let server: TestRedis
  let redis: Redis
  /** Not taken for unavailable on a busy machine, where edges would count by themselves. */
  let patient: Redis
  let direct: Redis
  beforeAll(async () => {
    server = await startTestRedis()
    redis = connectFailingFast(server.url, 100)
    patient = connectFailingFast(server.url, 10_000)
    direct = new Redis(server.url)
    direct.on('error', () => {})
    await Promise.all([untilReady(redis, 5000), untilReady(patient, 5000)])
  })
  afterAll(async () => {
    redis?.disconnect()
    patient?.disconnect()
    direct?.disconnect()
    await server?.close()
  })

  let callers = 0
  const limit = (max: number): Limit => ({
    name: 'details',
    max,
    who: `caller ${callers++}`,
  })
  const commands = async () =>
    Number(/total_commands_processed:(\d+)/.exec(await direct.info('stats'))?.[1])

  it('count many simultaneous requests one by one, with one Redis command', async () => {
    const rateLimits = createRateLimits(redis)
    const one = limit(50)
    await rateLimits.count(one)
    const before = await commands()
    const standings = await Promise.all(Array.from({ length: 60 }, () => rateLimits.count(one)))
    // The INFO command of this test, the script, and the script's commands.
    expect((await commands()) - before).toBeLessThan(10)
    expect(standings.map(({ left }) => left)).toEqual([
      ...Array.from({ length: 50 }, (_, n) => 48 - n).slice(0, 49),
      ...Array(11).fill(0),
    ])
    expect(standings.filter(({ isOver }) => !isOver)).toHaveLength(49)
  })

  it('refuse from memory what is over the limit', async () => {
    const rateLimits = createRateLimits(redis)
    const one = limit(2)
    for (const left of [1, 0])
      expect(await rateLimits.count(one)).toMatchObject({ left, isOver: false })
    const before = await commands()
    for (let n = 0; n < 20; n++)
      expect(await rateLimits.count(one)).toMatchObject({ left: 0, isOver: true })
    expect((await commands()) - before).toBe(1)
  })

  it('count a request with a weight of several as that many', async () => {
    const rateLimits = createRateLimits(redis)
    const one = limit(20)
    const both = await Promise.all([rateLimits.count(one, 9), rateLimits.count(one)])
    expect(both.map(({ left }) => left)).toEqual([11, 10])
    expect(await rateLimits.count(one, 11)).toMatchObject({ left: 0, isOver: true })
  })

  it('of a busy caller take few Redis commands, and tell it what is left', async () => {
    const rateLimits = createRateLimits(redis)
    const one = limit(100_000)
    await rateLimits.count(one)
    const before = await commands()
    const lefts: number[] = []
    for (let n = 0; n < 500; n++) lefts.push((await rateLimits.count(one)).left)
    expect(lefts).toEqual(Array.from({ length: 500 }, (_, n) => 99_998 - n))
    expect((await commands()) - before).toBeLessThan(250)
  })

  it.each([1, 40, 1000, 3000])('of %i are exact over several edges', async (max) => {
    const one = limit(max)
    const edges = Array.from({ length: 5 }, () => createRateLimits(patient))
    let granted = 0
    const spend = async (edge: (typeof edges)[number]) => {
      while (!(await edge.count(one)).isOver) {
        granted += 1
        if (granted % 7 === 0) await setImmediate()
      }
    }
    await Promise.all([...edges, ...edges, ...edges].map(spend))
    expect(granted).toBe(max)
  })

  it('are kept by this process alone while Redis is unavailable, and are shared again afterwards', async () => {
    const rateLimits = createRateLimits(redis)
    const one = limit(3)
    await direct.client('PAUSE', 600, 'ALL')
    expect(await rateLimits.count(one)).toMatchObject({ left: 2, isOver: false })
    await direct.ping()
    await server.stop()
    await expect.poll(() => redis.status).not.toBe('ready')
    expect(await rateLimits.count(one)).toMatchObject({ left: 1, isOver: false })
    expect(await rateLimits.count(one)).toMatchObject({ left: 0, isOver: false })
    expect(await rateLimits.count(one)).toMatchObject({ left: 0, isOver: true })
    await server.start('lost')
    await expect.poll(() => redis.status).toBe('ready')
    expect(await rateLimits.count(one)).toMatchObject({ left: 2, isOver: false })
    await expect.poll(() => direct.status).toBe('ready')
    const elsewhere = createRateLimits(direct)
    expect(await elsewhere.count(one)).toMatchObject({ left: 1, isOver: false })
  })
})
