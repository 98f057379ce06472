import { Queue, QueueEvents } from 'bullmq'
import { run } from '../../../shared/runtime/lifecycle.ts'
import { buildEdge } from './edge.ts'
import { deadlineMs, port, redisUrl } from './settings.ts'

/** BullMQ by the book: adds a job and waits until it is finished. */
await run(async (lifecycle) => {
  const connection = { url: redisUrl }
  const queue = new Queue('autocomplete', { connection })
  const events = new QueueEvents('autocomplete', { connection })
  await events.waitUntilReady()
  // Kept a while: a result that is removed at once is lost to whoever waits for it ("Missing key
  // for job").
  const kept = { age: 60, count: 1000 }
  const app = await buildEdge(async (query) => {
    const job = await queue.add('autocomplete', query, {
      removeOnComplete: kept,
      removeOnFail: kept,
    })
    return job.waitUntilFinished(events, deadlineMs)
  })
  lifecycle.onClose(() => Promise.all([app.close(), queue.close(), events.close()]))
  await app.listen({ host: '127.0.0.1', port })
})
