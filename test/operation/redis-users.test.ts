import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import {
  type RedisUser,
  redisUsers,
  renderRedisUsers,
} from '../../services/deployment/redis/users.ts'
import { inventedRows, openBatchView, openQuotas } from '../support/batches.ts'
import { limitsCommand } from '../support/limits-command.ts'
import { inShort, observe, startLoad, tally } from '../support/load.ts'
import type { Service } from '../support/processes.ts'
import { startCluster } from '../support/redis-servers.ts'
import {
  type RedisWithUsers,
  redisPasswords,
  redisScript,
  startRedisWithUsers,
} from '../support/redis-with-users.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { redisProgram } from '../support/test-redis.ts'

type UserName = RedisUser['name']

const root = new URL('../../', import.meta.url)
const commandsOf = (name: UserName) => redisUsers.find((user) => user.name === name)?.commands ?? []

it('the file of users is made from code', async () => {
  await expect(renderRedisUsers()).toMatchFileSnapshot(
    new URL('services/deployment/redis/users.acl', root).pathname,
  )
})

describe('a script in Redis uses only commands that its user has', () => {
  const bullmq = createRequire(import.meta.url)
    .resolve('bullmq')
    .replace(/index\.js$/, 'scripts/')
  const scriptOf = (name: string) => {
    const file = name.includes('/') ? `${root.pathname}${name}.lua` : `${bullmq}${name}.js`
    return readFileSync(file, 'utf8')
  }
  const shared = ['shared/quota/move-times']
  const byUser = {
    edge: ['addStandardJob-9', 'getRanges-1', 'removeJob-2', ...shared],
    worker: [
      ...['addStandardJob-9', 'addDelayedJob-6', 'addJobScheduler-11', 'updateJobScheduler-12'],
      ...['moveToActive-11', 'moveToFinished-14', 'moveToDelayed-11', 'retryJob-11'],
      ...['moveStalledJobsToWait-9', 'moveJobFromActiveToWait-9', 'saveStacktrace-1'],
      ...['extendLock-2', 'extendLocks-1', 'releaseLock-1', 'getCounts-1', 'getJobScheduler-1'],
      ...['acquire', 'pace', 'refund', 'pause', 'discard-older', 'rebuild', 'write-missing'].map(
        (name) => `shared/quota/${name}`,
      ),
      ...['shared/jobs/send-replies', 'services/worker/jobs/count-inputs', ...shared],
    ],
  }
  const scripts = Object.entries(byUser).flatMap(([user, names]) =>
    names.map((name) => [name, user as UserName] as const),
  )

  it.each(scripts)('%s, of %s', (name, user) => {
    const script = scriptOf(name)
    const used = [...script.matchAll(/\b(?:rcall|redis\.call)\(\s*["'](\w+)["']/g)].map(
      ([, command = '']) => command.toLowerCase(),
    )
    // A job is put before or behind the others.
    const pushes = /rcall\(pushCmd/.test(script) ? ['lpush', 'rpush'] : []
    expect(commandsOf(user)).toEqual(expect.arrayContaining([...used, ...pushes]))
  })
})

describe.skipIf(redisProgram !== 'redis-server')(
  'the users of Redis (needs a redis-server on PATH)',
  () => {
    let quota: RedisWithUsers
    let queues: RedisWithUsers
    let stack: Stack
    let working: Service[]
    const urlsOf = (user: UserName) => ({
      REDIS_URL: quota.urlOf(user),
      QUEUE_REDIS_URL: queues.urlOf(user),
    })
    beforeAll(async () => {
      ;[quota, queues] = await Promise.all([startRedisWithUsers(), startRedisWithUsers()])
      stack = await startStack({
        redisUrl: quota.urlOf('edge'),
        edges: 2,
        workers: 2,
        env: { ...openQuotas, SANDBOX: 'true' },
        edgeEnv: urlsOf('edge'),
        workerEnv: urlsOf('worker'),
      })
      working = stack.workers
      await stack.ready()
    }, 60_000)
    afterAll(async () => {
      await stack?.close()
      await Promise.all([quota?.close(), queues?.close()])
    })
    const refusals = async () => (await Promise.all([quota.refusals(), queues.refusals()])).flat()

    it('are enough for everything that callers ask for', async () => {
      const placeId = 'SBX_gb-10-downing-street'
      const sessionToken = '4c2f6a86-2f46-4a1c-9d55-5b7f0f1e8c11'
      const test = await stack.addTestKey()
      const answers = [
        () => stack.autocomplete({ input: '10 downing street', sessionToken }),
        () => stack.details({ placeId, sessionToken }),
        () =>
          stack.post('/api/address/validate', { address: '10 Downing St, London SW1A 2AA, UK' }),
        () => stack.get('/api/limits'),
        () => stack.get('/ready'),
        () =>
          stack.autocomplete(
            { input: '11 downing street' },
            { headers: { authorization: `Bearer ${test.token}` } },
          ),
      ]
      for (const ask of answers) expect(inShort(await observe(ask))).toBe('200')
      expect(await refusals()).toEqual([])
    })

    it('are enough for many callers at once, of whom some leave or type on', async () => {
      await stack.sandbox.behave({ latencyMs: 50 })
      const load = startLoad(16, (n) =>
        n % 3 === 0
          ? stack.autocomplete({ input: `${n} rue` }, { signal: AbortSignal.timeout(30) })
          : stack.autocomplete({ input: `${n} rue de la paix`, sessionToken: sessionOf(n) }),
      )
      await expect.poll(() => tally(load.outcomes)['200'], { timeout: 30_000 }).toBeGreaterThan(100)
      await load.stop()
      expect(await refusals()).toEqual([])
    }, 60_000)

    it('are enough for a batch, a paused provider, and workers that die with jobs', async () => {
      const view = openBatchView(stack.databaseUrl)
      onTestFinished(() => view.close())
      await stack.sandbox.behave({ latencyMs: 300 })
      const id = await view.create(inventedRows(120))
      await expect.poll(async () => (await view.read(id)).status).toBe('running')
      const waiting = observe(() => stack.autocomplete({ input: 'a worker dies' }))
      const [dying, ...others] = stack.workers
      dying?.process.kill('SIGKILL')
      working = [...others, await stack.addWorker()]
      expect(['200', '504 8001']).toContain(inShort(await waiting))
      await stack.sandbox.behave({ latencyMs: 10 })
      await expect
        .poll(async () => (await view.read(id)).status, { timeout: 60_000, interval: 200 })
        .toBe('completed')
      await observe(() => stack.autocomplete({ input: 'fault: rate limit' }))
      expect(await refusals()).toEqual([])
    }, 90_000)

    it('are enough when no worker takes the jobs, and edges remove them', async () => {
      for (const { process } of working) process.kill('SIGSTOP')
      const lost = await Promise.all(
        [1, 2, 3].map((n) => observe(() => stack.autocomplete({ input: `${n} nobody` }))),
      )
      for (const answer of lost) expect(inShort(answer)).toMatch(/^50[34] /)
      await expect
        .poll(async () => (await queues.admin.keys('{address}:autocomplete:*')).filter(isJob), {
          timeout: 20_000,
        })
        .toEqual([])
      for (const { process } of working) process.kill('SIGCONT')
      expect(await refusals()).toEqual([])
    }, 40_000)

    it('are enough for operator commands', async () => {
      const urls = { databaseUrl: stack.databaseUrl, redisUrl: quota.urlOf('operator') }
      expect(await limitsCommand(urls)).toContain('autocomplete')
      await limitsCommand(urls, 'open', 'details')
      expect(await refusals()).toEqual([])
    })

    /** What a user may not do: commands of all others, and keys that are not its own. */
    const forbiddenToAll = [
      'FLUSHALL',
      'FLUSHDB',
      'KEYS *',
      'SCAN 0',
      'RANDOMKEY',
      'CONFIG GET requirepass',
      'CONFIG SET maxmemory 1',
      'DEBUG SLEEP 0',
      'SHUTDOWN NOSAVE',
      'SAVE',
      'BGREWRITEAOF',
      'REPLICAOF 127.0.0.1 1',
      'MONITOR',
      'CLIENT LIST',
      'CLIENT KILL TYPE normal',
      'ACL LIST',
      'ACL SETUSER edge +@all',
      'SCRIPT FLUSH',
      'FUNCTION LIST',
      'SWAPDB 0 1',
      'MIGRATE 127.0.0.1 1 key 0 10',
      'RENAME {address}:details:id key',
      'DUMP {address}:details:id',
      'GET another:key',
      'SET another:key 1',
    ]
    const forbidden: Record<UserName, string[]> = {
      admin: [],
      edge: [
        'LPUSH {address}:bulk:wait 1',
        'HSET {address}:bulk:meta paused 1',
        'LLEN {address}:upkeep:wait',
        'HGETALL {quota}:recorder:a-worker',
        'HSET {quota}:spent:service day 0',
        'DEL {quota}:spent:service',
        'SET {quota}:mode live',
        'SET address:answer:{e}:e-1 a-reply',
        'PUBLISH address:answers:another-edge a-reply',
        'SUBSCRIBE another:channel',
        'MGET {address:inputs}:session',
        'HSET address:workers a-worker 1',
        'GET address:bulk:leader',
        'BZPOPMIN {address}:details:marker 1',
      ],
      worker: [
        'GET rate:details:a-client',
        'GET {address:session}:a-session',
        'SET address:withdrawn:{e}:e-1 caller_left',
        'SUBSCRIBE address:answers:an-edge',
        'PUBLISH another:channel text',
      ],
      operator: [
        'HGETALL {quota}:details',
        'HGETALL {quota}:spent:service',
        'HDEL {quota}:spent:service day',
        'HDEL address:limits a-process',
        'LPUSH {address}:details:wait 1',
        'EVAL return 0',
        'PUBLISH address:answers:an-edge a-reply',
      ],
      metrics: [
        'HGETALL address:limits',
        'GET {quota}:clock',
        'SET {quota}:ping 1',
        'LLEN {address}:details:wait',
        'EVAL return 0',
        'SUBSCRIBE address:answers:an-edge',
        'TIME',
      ],
    }
    const cases = redisUsers
      .filter(({ name }) => name !== 'admin')
      .flatMap(({ name }) =>
        [...forbiddenToAll, ...forbidden[name]].map((command) => [name, command] as const),
      )

    it.each(cases)('refuse %s: %s', async (user, command) => {
      const redis = new Redis(quota.urlOf(user), { disableClientInfo: true })
      onTestFinished(() => redis.disconnect())
      const [name = '', ...words] = command.split(' ')
      await expect(redis.call(name, ...words)).rejects.toThrow(refused)
      // A script can do no more than its user.
      if (commandsOf(user).includes('eval')) {
        const inScript = `return redis.call('${[name, ...words].join("', '")}')`
        await expect(redis.eval(inScript, 0)).rejects.toThrow(refusedInScript)
      }
      await refusals()
    })

    it('lose nothing that a script wrote when Redis starts again from its file', async () => {
      const durable = await startRedisWithUsers({ durable: true })
      onTestFinished(() => durable.close())
      const worker = new Redis(durable.urlOf('worker'))
      const written = ['{quota}:clock', '{quota}:details']
      const script = "redis.call('SET', KEYS[1], 1) redis.call('SET', KEYS[2], 1)"
      await worker.eval(script, written.length, ...written)
      await worker.multi().set('{quota}:validation', 1).exec()
      worker.disconnect()
      await durable.restart()
      expect((await durable.admin.keys('*')).sort()).toEqual([...written, '{quota}:validation'])
      expect(await durable.refusals()).toEqual([])
    })

    it('let nobody in without a password', async () => {
      const { host } = new URL(quota.urlOf('edge'))
      const redis = new Redis(`redis://${host}`, { enableReadyCheck: false, protocol: 2 })
      onTestFinished(() => redis.disconnect())
      await expect(redis.ping()).rejects.toThrow(/^NOAUTH/)
      for (const password of ['', 'nopass', 'default'])
        await expect(redis.auth('default', password)).rejects.toThrow(/^WRONGPASS/)
      await refusals()
    })

    it('have passwords, without which Redis does not start', () => {
      const { REDIS_PASSWORD_METRICS: _, ...env } = redisPasswords
      const { status, stderr } = spawnSync('sh', [redisScript], { env, encoding: 'utf8' })
      expect(status).not.toBe(0)
      expect(stderr).toContain('REDIS_PASSWORD_METRICS: is not set')
    })

    it('let a health check in, which fails where Redis does not let it', () => {
      const ask = (password: string) =>
        spawnSync('redis-cli', ['-e', '-p', new URL(quota.urlOf('edge')).port, ...asMetrics], {
          env: { ...process.env, REDISCLI_AUTH: password },
        }).status
      expect(ask(redisPasswords.REDIS_PASSWORD_METRICS ?? '')).toBe(0)
      expect(ask('another')).not.toBe(0)
    })

    it('let a person in who has to change something', () => {
      const cli = redisScript.replace(/start$/, 'cli')
      const args = [
        cli,
        '-p',
        new URL(quota.urlOf('edge')).port,
        'config',
        'set',
        'maxmemory',
        '1gb',
      ]
      const { stdout } = spawnSync('sh', args, { env: { ...process.env, ...redisPasswords } })
      expect(stdout.toString()).toBe('OK\n')
    })

    it('say at the start of an edge that the password is wrong', async () => {
      const url = quota.urlOf('edge').replace('password', 'word')
      await expect(stack.addEdge({ REDIS_URL: url })).rejects.toThrow(/WRONGPASS/)
      await refusals()
    })
  },
)

describe.skipIf(redisProgram !== 'redis-server')(
  'the users of a Redis Cluster (needs a redis-server on PATH)',
  () => {
    it.each(['1', '3'])(
      'are enough in a cluster, with %s shards of the queues',
      async (shards) => {
        const users = renderRedisUsers()
          .replace(/^user default .*\n/, '')
          .replaceAll(/\w+_PASSWORD_SHA256/g, createHash('sha256').update('pass').digest('hex'))
        const servers = await startCluster({ replicas: 0, durable: false, users })
        onTestFinished(() => servers.close())
        const as = (user: UserName) => ({
          REDIS_URL: servers.url.replace('//', `//${user}:pass@`),
        })
        const inCluster = await startStack({
          redisUrl: as('edge').REDIS_URL,
          env: { ...openQuotas, QUEUE_SHARDS: shards },
          edgeEnv: as('edge'),
          workerEnv: as('worker'),
        })
        onTestFinished(() => inCluster.close())
        await inCluster.ready()
        const body = { input: '10 downing street', sessionToken: sessionOf(1) }
        const answers = [1, 2, 3].map(() => inCluster.autocomplete(body))
        for (const { status } of await Promise.all(answers)) expect(status).toBe(200)
        for (let n = 0; n < 3; n += 1) expect((await inCluster.autocomplete(body)).status).toBe(200)
        const view = openBatchView(inCluster.databaseUrl)
        onTestFinished(() => view.close())
        const id = await view.create(inventedRows(30))
        await expect
          .poll(async () => (await view.read(id)).status, { timeout: 30_000, interval: 200 })
          .toBe('completed')
        expect((await servers.askAll('ACL', 'LOG')).flat()).toEqual([])
      },
      240_000,
    )
  },
)

/** Redis may forbid DEBUG to everybody. */
const refused = /^NOPERM|^ERR DEBUG command not allowed/
const refusedInScript = /NOPERM|DEBUG command|The user executing the script|not allowed from/

/** The health check of docker-compose.yml. */
const asMetrics = ['--user', 'metrics', 'ping']

const sessionOf = (n: number) => `4c2f6a86-2f46-4a1c-9d55-${String(n % 8).padStart(12, '0')}`

/** A key of one job: its id is a number. */
const isJob = (key: string) => /:\d+$/.test(key)
