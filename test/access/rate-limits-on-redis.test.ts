import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerNetwork } from '../../services/edge/caller-network.ts'
import { createRateLimits, type Limit } from '../../services/edge/rate-limits.ts'
import { connectFailingFast, untilReady } from '../../shared/redis.ts'
import { type OwnRedis, redisProgram, startOwnRedis } from '../support/own-redis.ts'

describe('the network of a caller', () => {
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
    ['203.0.113.7:4711', 'unknown'],
    ['x'.repeat(1000), 'unknown'],
  ])('of %s is %s', (ip, network) => expect(callerNetwork(ip)).toBe(network))
})

describe.skipIf(redisProgram === undefined)('limits (needs a redis-server on PATH)', () => {
  let server: OwnRedis
  let redis: Redis
  let direct: Redis
  beforeAll(async () => {
    server = await startOwnRedis()
    redis = connectFailingFast(server.url, 100)
    direct = new Redis(server.url)
    direct.on('error', () => {})
    await untilReady(redis, 5000)
  })
  afterAll(async () => {
    redis?.disconnect()
    direct?.disconnect()
    await server?.close()
  })

  let callers = 0
  const limit = (perMinute: number): Limit => ({ name: 'details', perMinute, who: `caller ${callers++}` })
  const commands = async () => Number(/total_commands_processed:(\d+)/.exec(await direct.info('stats'))?.[1])

  it('give each of many requests at once its own place, with one command', async () => {
    const rateLimits = createRateLimits(redis)
    const one = limit(50)
    await rateLimits.count(one)
    const before = await commands()
    const standings = await Promise.all(Array.from({ length: 60 }, () => rateLimits.count(one)))
    // Its own INFO, the script and what the script calls.
    expect((await commands()) - before).toBeLessThan(10)
    expect(standings.map(({ left }) => left)).toEqual([
      ...Array.from({ length: 50 }, (_, n) => 48 - n).slice(0, 49),
      ...Array(11).fill(0),
    ])
    expect(standings.filter(({ isOver }) => !isOver)).toHaveLength(49)
  })

  it('refuse from memory what is over', async () => {
    const rateLimits = createRateLimits(redis)
    const one = limit(2)
    for (const left of [1, 0]) expect(await rateLimits.count(one)).toMatchObject({ left, isOver: false })
    const before = await commands()
    for (let n = 0; n < 20; n++) expect(await rateLimits.count(one)).toMatchObject({ left: 0, isOver: true })
    expect((await commands()) - before).toBe(1)
  })

  it('count what is worth several as so many', async () => {
    const rateLimits = createRateLimits(redis)
    const one = limit(20)
    const both = await Promise.all([rateLimits.count(one, 9), rateLimits.count(one)])
    expect(both.map(({ left }) => left)).toEqual([11, 10])
    expect(await rateLimits.count(one, 11)).toMatchObject({ left: 0, isOver: true })
  })

  it('go on in this process alone while Redis is silent, or gone, and are common again afterwards', async () => {
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
