import type { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import { expect } from 'vitest'
import type { BulkJob } from '../../shared/jobs/bulk-job.ts'
import type { Answer, Calls } from '../support/stack.ts'

/** One request of a caller, and all that went between its edge and its worker. */
export interface Exchange {
  queue: string
  request: { path: string; body?: object }
  /** As BullMQ has it. Its ids and times are placeholders. */
  job: { name: string; data: { requests: JobRequest[] }; opts: object }
  channel: string
  /** What was published: ids of requests, and replies. */
  message: [string, object][]
  /** The key of the reply's copy. */
  copy: string
  response: { status: number; body: { data?: object; errors?: object } }
}

interface JobRequest {
  id: string
  clientId: string
  requestId: string
  askedAt: number
  deadlineAt: number
}

/** What the processes of one version say to each other over Redis. */
export interface Recording {
  version: string
  prefix: string
  /** Of one worker, by which edges know that it is alive, and its key. */
  reports: { key: string; report: object }
  exchanges: Exchange[]
  /** The last job of a batch of 60 rows. */
  bulk: { id: string; job: BulkJob }
}

/** Stands in a recording for the id of an edge. */
export const edgePlaceholder = 'EDGE'

const sessionToken = '5f0f5a3c-6d3b-4d5e-9a63-0e2f3f4b8f11'
/** One of each kind, and one that fails. */
export const recordedRequests: Pick<Exchange, 'queue' | 'request'>[] = [
  {
    queue: 'autocomplete',
    request: {
      path: '/api/address/autocomplete',
      body: { input: '10 downing st', countries: ['GB'], sessionToken },
    },
  },
  {
    queue: 'details',
    request: { path: '/api/address/details?placeId=SBX_gb-10-downing-street' },
  },
  { queue: 'details', request: { path: '/api/address/details?placeId=SBX_no-such-place' } },
  {
    queue: 'validate',
    request: {
      path: '/api/address/validate',
      body: { address: '10 Downing Street, London SW1A 2AA', country: 'GB' },
    },
  },
]

export const call = ({ get, post }: Calls, { path, body }: Exchange['request']): Promise<Answer> =>
  body ? post(path, body) : get(path)

/** Has a request answered by an edge and a worker, and records what they say to each other. */
export async function recordExchange(
  { queue: name, request }: Pick<Exchange, 'queue' | 'request'>,
  {
    calls,
    queue,
    redis,
    subscriber,
  }: {
    calls: Calls
    queue: Queue
    redis: Redis
    /** Subscribed to the channels of all edges. */
    subscriber: Redis
  },
): Promise<Exchange> {
  // So that the job can be read before a worker takes it.
  await queue.pause()
  const answer = call(calls, request)
  const waiting = async () => (await queue.getJobs(['wait']))[0]
  await expect.poll(waiting, { timeout: 4000 }).toBeDefined()
  const job = await waiting()
  if (!job) return expect.fail('the edge added no job')
  const [{ id = '' } = {}] = job.data.requests
  const edgeId = id.slice(0, id.lastIndexOf('-'))
  const published = new Promise<[string, string]>((resolve) => {
    subscriber.once('pmessage', (_pattern, channel, message) => resolve([channel, message]))
  })
  await queue.resume()
  const [channel, message] = await published
  const [copy = ''] = (await redis.keys('*')).filter((key) => key.endsWith(`:${id}`))
  const { status, body } = await answer
  const { data, errors } = body
  const text = JSON.stringify({
    queue: name,
    request,
    job: { name: job.name, data: job.data, opts: job.opts },
    channel,
    message: JSON.parse(message),
    copy,
    response: { status, body: { data, errors } },
  } satisfies Exchange)
  return withPlaceholders(JSON.parse(text.replaceAll(edgeId, edgePlaceholder)))
}

/** Times become relative to the request, so that a recording can be played at any time. */
function withPlaceholders(exchange: Exchange): Exchange {
  for (const request of exchange.job.data.requests) {
    Object.assign(request, { clientId: 'CLIENT', requestId: 'REQUEST' })
    request.deadlineAt -= request.askedAt
    request.askedAt = 0
  }
  return exchange
}

/** The recording of another edge's request, as that edge would send it now. */
export function playedBy(exchange: Exchange, edgeId: string, clientId: string, now: number) {
  const text = JSON.stringify(exchange).replaceAll(edgePlaceholder, edgeId)
  const played: Exchange = JSON.parse(text)
  for (const request of played.job.data.requests) {
    Object.assign(request, { clientId, requestId: 'a-request' })
    request.askedAt += now
    request.deadlineAt += now
  }
  return played
}

/**
 * What somebody who knows the recorded form does not find: paths that are missing, or have another
 * type. There may be more. Names of errors and of jobs must be the same.
 */
export function notFound(recorded: unknown, found: unknown, path = ''): string[] {
  if (recorded === null || recorded === undefined) return []
  const type = (value: unknown) =>
    Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value
  if (type(recorded) !== type(found)) return [`${path} is ${type(found)}, was ${type(recorded)}`]
  if (Array.isArray(recorded))
    return recorded.length === 0 ? [] : notFound(recorded[0], (found as unknown[])[0], `${path}[0]`)
  if (typeof recorded === 'object')
    return Object.entries(recorded).flatMap(([name, value]) =>
      notFound(value, (found as Record<string, unknown>)[name], `${path}.${name}`),
    )
  const isName = /\.(error|name)$/.test(path)
  return isName && recorded !== found ? [`${path} is ${found}, was ${recorded}`] : []
}
