import { type Processor, Queue, type QueueOptions, Worker, type WorkerOptions } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Logger } from '../runtime/log.ts'
import { shardPrefix } from './shards.ts'

type Connected<Options> = Omit<Options, 'connection' | 'prefix'> & {
  connection: Redis
  /** Which of several queues of this name; 0 without (shards.ts). */
  shard?: number
}

/**
 * Opens a queue of this service. `onError` gets the errors of its connection: without a listener,
 * such an error would end the process.
 */
export function openQueue<Data>(
  name: string,
  onError: (error: Error) => void,
  { shard = 0, ...options }: Connected<QueueOptions>,
): Queue<Data> {
  const queue = new Queue<Data>(name, { ...options, prefix: shardPrefix(shard) })
  queue.on('error', onError)
  return queue
}

/** Starts a worker on a queue of this service. Logs its errors, and the jobs that failed. */
export function startWorker<Data>(
  name: string,
  process: Processor<Data>,
  log: Logger,
  { shard = 0, ...options }: Connected<WorkerOptions>,
): Worker<Data> {
  const worker = new Worker<Data>(name, process, { ...options, prefix: shardPrefix(shard) })
  worker.on('error', warnOfQueueErrors(name, log))
  worker.on('failed', (job, error) =>
    log.warn({ queue: name, job: job?.name, cause: error.message }, 'job failed'),
  )
  return worker
}

/** The `onError` of a queue that this process rarely uses: each error is logged. */
export const warnOfQueueErrors =
  (queue: string, log: Logger) =>
  ({ message }: Error) =>
    log.warn(
      { queue, cause: message },
      lostLock.test(message)
        ? 'the queue took a job back: its lock ended too early'
        : 'queue error',
    )

/**
 * What BullMQ says of a job whose lock ended because this process had no processor, or no Redis,
 * for so long. By then another worker has the job, or its caller has had an answer.
 */
const lostLock =
  /could not renew lock|missing (lock|key) for job|lock mismatch for job|is not in the active state/i

/** Only the newest events of a queue are kept, because nothing reads them. */
export const fewEvents = { events: { maxLen: 100 } }

/** Options of workers whose jobs must begin at once. */
export const promptWorkerOptions = {
  /**
   * How often an idle worker polls for jobs, in seconds, although BullMQ wakes it up. A frozen or
   * unreachable worker may have received the wake-up instead.
   */
  drainDelay: 1,
  /** The wait after a connection error. BullMQ's default of 15 s is three deadlines. */
  runRetryDelay: 500,
}
