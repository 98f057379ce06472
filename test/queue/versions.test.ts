import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bulkJobId, bulkJobOf, readBulkJobId } from '../../shared/jobs/bulk-job.ts'
import { kinds, queuePrefix } from '../../shared/jobs/jobs.ts'
import { openBatchView } from '../support/batches.ts'
import { useStack } from '../support/stack.ts'
import {
  call,
  type Exchange,
  edgePlaceholder,
  notFound,
  playedBy,
  type Recording,
  recordExchange,
  recordedRequests,
} from './recording.ts'

const folder = fileURLToPath(new URL('recorded/', import.meta.url))
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const own = `${folder}${version}.json`
const recordings = readdirSync(folder).map(
  (file): Recording => JSON.parse(readFileSync(folder + file, 'utf8')),
)
const cases = recordings.flatMap((recording) =>
  recording.exchanges.map(
    (exchange, index) => [recording.version, exchange.queue, index, recording, exchange] as const,
  ),
)

const stack = useStack({ workers: 0 })
let redis: Redis
const open: { close(): Promise<unknown> }[] = []
const connect = () => new Redis(stack.redisUrl, { maxRetriesPerRequest: null })
const redisNow = async () => {
  const [seconds = 0, micros = 0] = (await redis.time()).map(Number)
  return seconds * 1000 + Math.floor(micros / 1000)
}
const closing = <T extends { close(): Promise<unknown> }>(it: T): T => {
  open.push(it)
  return it
}

beforeAll(async () => {
  redis = connect()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()))
})
afterAll(() => redis?.disconnect())

describe('two versions side by side', () => {
  describe('a worker of an earlier version', () => {
    const byBothWays = cases.flatMap(([of, queue, ...rest]) =>
      (['message', 'copy'] as const).map((way) => [of, queue, way, ...rest] as const),
    )
    it.each(byBothWays)(
      'of %s finds what it reads in a job of this edge, and is understood: %s, by its %s',
      async (_version, queue, way, _index, recording, exchange) => {
        const { key, report } = recording.reports
        const beat = async () =>
          redis.hset(key, 'earlier', JSON.stringify({ ...report, at: await redisNow() }))
        await beat()
        const beating = setInterval(beat, 500)
        open.push({ close: async () => clearInterval(beating) })
        const taken: Exchange['job'][] = []
        const connection = connect()
        closing(
          new Worker(
            queue,
            async ({ name, data, opts }) => {
              taken.push({ name, data, opts })
              await replyAsRecorded(exchange, data.requests[0].id, way)
            },
            { connection, prefix: recording.prefix },
          ),
        )
        // The edge has heard of the worker.
        await expect.poll(() => stack.missing(), { timeout: 10_000 }).toEqual([])
        const { status, body } = await call(stack, exchange.request)
        expect(taken).toHaveLength(1)
        expect(notFound(exchange.job, taken[0], 'job')).toEqual([])
        expect(status).toBe(exchange.response.status)
        expect(notFound(exchange.response.body, body, 'body')).toEqual([])
        connection.disconnect()
      },
    )
  })

  describe('an edge of an earlier version', () => {
    beforeAll(async () => {
      await redis.del('address:workers')
      await stack.addWorker()
      await stack.ready()
    })

    it.each(cases)(
      'of %s has its job done by this worker, and reads the reply: %s %i',
      async (_version, queue, index, recording, recorded) => {
        const view = closing(openBatchView(stack.databaseUrl))
        const [{ id: clientId }] = await view.query(`select id from clients where name = 'shop'`)
        const edgeId = `earlier${index}`
        const exchange = playedBy(recorded, edgeId, clientId, await redisNow())
        const subscriber = connect()
        open.push({ close: async () => subscriber.disconnect() })
        const heard = new Promise<string>((resolve) => {
          subscriber.on('message', (_channel, message) => resolve(message))
        })
        await subscriber.subscribe(exchange.channel)
        const connection = connect()
        const jobs = closing(new Queue(queue, { connection, prefix: recording.prefix }))
        await jobs.add(exchange.job.name, exchange.job.data, exchange.job.opts)
        const message: Exchange['message'] = JSON.parse(await heard)
        expect(message.map(([id]) => id)).toEqual(exchange.message.map(([id]) => id))
        expect(notFound(exchange.message[0]?.[1], message[0]?.[1], 'reply')).toEqual([])
        expect(JSON.parse((await redis.get(exchange.copy)) ?? '')).toEqual(message[0]?.[1])
        connection.disconnect()
      },
    )

    it.each(recordings)('of $version knows that this worker is alive', async ({ reports }) => {
      const [report = '{}'] = Object.values(await redis.hgetall(reports.key))
      expect(notFound({ ...reports.report, at: 0 }, JSON.parse(report), 'report')).toEqual([])
    })
  })

  it.each(recordings)('read the same in a job of a batch as $version', ({ bulk }) => {
    const { batchId: id, round, from, to } = bulk.job
    expect(bulkJobOf({ id, round, total: to }, from)).toMatchObject(bulk.job)
    expect(bulkJobId(bulk.job)).toBe(bulk.id)
    expect(readBulkJobId(bulk.id)).toMatchObject({ batchId: id, round, from })
  })

  it('of which this one is recorded', async () => {
    if (existsSync(own)) return
    writeFileSync(own, `${JSON.stringify(await record(), undefined, 2)}\n`)
    expect.fail(`${own} is new: look at it, and commit it`)
  })
})

type Way = 'message' | 'copy'

/** An edge reads the copy of a reply when its message was lost. */
async function replyAsRecorded(
  { message, channel, copy }: Exchange,
  id: string,
  way: Way,
): Promise<void> {
  const [, reply] = message[0] ?? []
  const edgeId = id.slice(0, id.lastIndexOf('-'))
  const [recordedId = ''] = message[0] ?? []
  const ofEdge = (text: string) =>
    text.replaceAll(recordedId, id).replaceAll(edgePlaceholder, edgeId)
  if (way === 'copy') await redis.set(ofEdge(copy), JSON.stringify(reply), 'PX', 5000)
  else await redis.publish(ofEdge(channel), JSON.stringify([[id, reply]]))
}

/** All kinds of requests, as an edge and a worker of this version handle them. */
async function record(): Promise<Recording> {
  await stack.addWorker()
  await stack.ready()
  const subscriber = connect()
  await subscriber.psubscribe('address:answers:*')
  const exchanges: Exchange[] = []
  for (const wanted of recordedRequests) {
    const connection = connect()
    const queue = new Queue(wanted.queue, { connection, prefix: queuePrefix })
    exchanges.push(await recordExchange(wanted, { calls: stack, queue, redis, subscriber }))
    await queue.close()
    connection.disconnect()
  }
  subscriber.disconnect()
  const key = 'address:workers'
  const [text = '{}'] = Object.values(await redis.hgetall(key))
  const { at, ...report } = JSON.parse(text)
  expect(Object.keys(report.queues).sort()).toEqual([...kinds].sort())
  expect(at).toBeGreaterThan(0)
  const batch = { id: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed', round: 2, total: 60 }
  const job = bulkJobOf(batch, 50)
  return {
    version,
    prefix: queuePrefix,
    reports: { key, report },
    exchanges,
    bulk: { id: bulkJobId(job), job },
  }
}
