import { Redis } from 'ioredis'
import { describe, expect, it, onTestFinished } from 'vitest'
import { warnOfPersistence } from '../../shared/jobs/redis-persistence.ts'
import { collectedLog } from '../support/collected-log.ts'
import { startComposeRedis } from '../support/compose-redis.ts'
import { redisProgram } from '../support/test-redis.ts'

const noConfig = ['--rename-command', 'CONFIG', '']

describe.skipIf(redisProgram === undefined)(
  'the Redis of the queues (needs a redis-server on PATH)',
  () => {
    it.each([
      ['has an append-only file', 'redis', [], ['an append-only file']],
      ['makes snapshots', 'redis-queues', ['--save', '60 1'], ['snapshots']],
      ['has an append-only file and forbids CONFIG', 'redis', noConfig, ['an append-only file']],
    ] as const)(
      'gives a warning at the start where it %s',
      async (_what, service, more, persistence) => {
        expect(await warningsOf(service, [...more])).toMatchObject([{ persistence }])
      },
    )

    it.each([
      ['writes nothing to disk', []],
      ['does not tell', noConfig],
    ])('gives no warning where it %s', async (_what, more) => {
      expect(await warningsOf('redis-queues', more)).toEqual([])
    })

    it('gives no warning where it does not answer', async () => {
      const { log, lines } = collectedLog()
      const redis = new Redis({ lazyConnect: true, enableOfflineQueue: false })
      redis.on('error', () => {})
      await warnOfPersistence(redis, log)
      expect(lines).toEqual([])
    })
  },
)

async function warningsOf(service: 'redis' | 'redis-queues', more: string[]) {
  const server = await startComposeRedis(service, more)
  const redis = new Redis(server.url)
  onTestFinished(async () => {
    redis.disconnect()
    await server.close()
  })
  const { log, lines } = collectedLog()
  await warnOfPersistence(redis, log)
  return lines
}
