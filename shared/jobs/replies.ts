import { readFileSync } from 'node:fs'
import calculateSlot from 'cluster-key-slot'
import { Cluster, type Redis, type Result } from 'ioredis'
import { batched, gatherWhenBusy } from '../runtime/batched.ts'
import type { Reply } from './jobs.ts'
import { shardAt, shardPrefix } from './shards.ts'

declare module 'ioredis' {
  interface RedisCommander<Context> {
    sendReplies(numberOfKeys: number, ...keysAndArgs: (string | number)[]): Result<number, Context>
  }
}

/**
 * Replies go to the edge that sent the request. The worker publishes a reply to the reply channel
 * of that edge, which has one subscription. Pub/sub delivers at most once, so the worker also
 * stores a copy until the deadline of the request, and for a second at least. Request ids begin
 * with the edge's id, so the id alone names the reply channel.
 *
 * The names in Redis are older than these words, and must not change: while a new version is rolled
 * out, edges and workers of both versions use them.
 */
const channelOf = (replyTo: string) =>
  `address:answers:${shardOf(replyTo) === 0 ? '' : `${shardPrefix(shardOf(replyTo))}:`}${replyTo}`
/** Where a reply goes: an edge and, where there are shards, the shard of the request's job. */
const replyToOf = (jobRequestId: string) => jobRequestId.slice(0, jobRequestId.lastIndexOf('-'))
const replyAddress = (edgeId: string, shard: number) =>
  shard === 0 ? edgeId : `${edgeId}.${shard}`
const shardOf = (replyTo: string) => Number(replyTo.split('.', 2)[1] ?? 0)
/**
 * The hash tag of a request's keys. All keys of an edge share one hash slot, because many are read
 * at once. In a shard they are in its slot.
 */
const hashTagOf = (jobRequestId: string) => {
  const to = replyToOf(jobRequestId)
  return shardOf(to) === 0 ? `{${to}}` : shardPrefix(shardOf(to))
}
const copyKeyOf = (jobRequestId: string) =>
  `address:answer:${hashTagOf(jobRequestId)}:${jobRequestId}`
const cancellationKeyOf = (jobRequestId: string) =>
  `address:withdrawn:${hashTagOf(jobRequestId)}:${jobRequestId}`

/** The id of the n-th request of an edge, whose job is in this shard. */
export const jobRequestIdOf = (edgeId: string, shard: number, n: number) =>
  `${replyAddress(edgeId, shard)}-${n.toString(36)}`

interface Outgoing {
  jobRequestId: string
  json: string
  keepMs: number
}

/** Sends a reply. `keepMs` is how long the edge may still read the copy, in milliseconds. */
export type SendReply = (jobRequestId: string, reply: Reply, keepMs: number) => Promise<unknown>

/** How long a reply waits for other replies under load, in milliseconds. */
const batchMs = 1

/** Under load, replies to the same edge share one message. */
export function createSendReply(redis: Redis): SendReply {
  redis.defineCommand('sendReplies', {
    lua: readFileSync(new URL('./send-replies.lua', import.meta.url), 'utf8'),
  })
  const send = batched(async (replies: Outgoing[]) => {
    const byEdge = [...Map.groupBy(replies, ({ jobRequestId }) => replyToOf(jobRequestId))]
    await Promise.all(byEdge.map(([to, some]) => sendToEdge(to, some)))
    return replies
  }, gatherWhenBusy(batchMs))

  const sendToEdge = (to: string, replies: Outgoing[]) =>
    redis.sendReplies(
      replies.length,
      ...replies.map(({ jobRequestId }) => copyKeyOf(jobRequestId)),
      channelOf(to),
      ...replies.flatMap(({ jobRequestId, json, keepMs }) => [
        jobRequestId,
        json,
        Math.max(1, Math.ceil(keepMs)),
      ]),
      ...(isSharded(redis, shardOf(to)) ? ['sharded'] : []),
    )

  return (jobRequestId, reply, keepMs) =>
    send({ jobRequestId, json: JSON.stringify(reply), keepMs })
}

/**
 * Calls `onReply` for each reply to this edge. `subscriber` must be used for nothing else. ioredis
 * subscribes again after a reconnect. `shards` has a connection for each further shard; outside a
 * cluster that may be `subscriber` itself.
 */
export async function subscribeToReplies(
  subscriber: Redis,
  shards: Redis[],
  edgeId: string,
  onReply: (jobRequestId: string, reply: Reply) => void,
): Promise<void> {
  const onMessage = (_channel: string, message: string) => {
    for (const [jobRequestId, reply] of JSON.parse(message) as [string, Reply][])
      onReply(jobRequestId, reply)
  }
  subscriber.on('message', onMessage)
  await subscriber.subscribe(channelOf(edgeId))
  for (const [index, connection] of shards.entries()) {
    const channel = channelOf(replyAddress(edgeId, index + 1))
    if (connection === subscriber) await subscriber.subscribe(channel)
    else await subscribeToShard(connection.on('smessage', onMessage), channel)
  }
}

/** Redis ends the subscription when a slot moves, and ioredis forgets it then. */
async function subscribeToShard(connection: Redis, channel: string): Promise<void> {
  await connection.ssubscribe(channel)
  connection.on('ready', () => connection.ssubscribe(channel).catch(() => {}))
}

/**
 * Whether replies go over sharded pub/sub, which only the master of the channel's slot carries.
 * Ordinary messages go to all nodes of a cluster.
 */
const isSharded = (redis: Redis | Cluster, shard: number) => shard > 0 && redis instanceof Cluster

/** Reads the copies of replies to one edge. A reply without a copy is undefined. */
export async function readReplies(
  redis: Redis,
  jobRequestIds: string[],
): Promise<(Reply | undefined)[]> {
  const copies = await inGroups(jobRequestIds, hashTagOf, (ids) => redis.mget(ids.map(copyKeyOf)))
  return copies.map((json) => (json ? JSON.parse(json) : undefined))
}

/** Calls `run` for the items of each hash slot. Returns the results in the order of the items. */
async function inGroups<Item, Result>(
  items: Item[],
  groupOf: (item: Item) => string,
  run: (items: Item[]) => Promise<Result[]>,
): Promise<Result[]> {
  const groups = [...Map.groupBy(items, groupOf)]
  if (groups.length === 1) return run(items)
  const results = await Promise.all(groups.map(([, some]) => run(some)))
  const byItem = new Map(
    groups.flatMap(([, some], n) => some.map((item, index) => [item, results[n]?.[index]])),
  )
  return items.map((item) => byItem.get(item) as Result)
}

/** Why nobody waits for a request any more. */
export type Cancellation = 'caller_left' | 'superseded'

/**
 * Cancels a request. A worker that has not made a call for it drops it, and it costs nothing. It
 * has no effect once a call was made.
 */
export async function cancelRequest(
  redis: Redis,
  jobRequestId: string,
  reason: Cancellation,
  keepMs: number,
): Promise<void> {
  await redis.set(cancellationKeyOf(jobRequestId), reason, 'PX', keepMs)
}

/** Reads which requests of one edge were cancelled. */
export async function readCancellations(
  redis: Redis,
  jobRequestIds: string[],
): Promise<(Cancellation | null)[]> {
  const read = await inGroups(jobRequestIds, hashTagOf, (ids) =>
    redis.mget(ids.map(cancellationKeyOf)),
  )
  return read as (Cancellation | null)[]
}

/**
 * Stores the newest request of a session. Returns the previous one, which can be from another edge.
 * With one shard, all sessions share one slot.
 */
export function noteNewest(
  redis: Redis,
  note: { session: string; jobRequestId: string; shards: number; keepMs: number },
): Promise<string | null> {
  const { session, jobRequestId, shards, keepMs } = note
  const prefix =
    shards > 1
      ? `${shardPrefix(shardAt(calculateSlot(session), shards))}:session`
      : '{address:session}'
  return redis.set(`${prefix}:${session}`, jobRequestId, 'PX', keepMs, 'GET')
}
