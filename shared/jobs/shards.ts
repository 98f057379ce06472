import calculateSlot from 'cluster-key-slot'
import { queuePrefix } from './jobs.ts'

/**
 * The queues of callers' requests can be spread over the masters of a Redis Cluster. With
 * `QUEUE_SHARDS` above 1 each kind of request has that many queues, numbered from 1, and each
 * number has a hash slot of its own. Number 0 is the queue of a service that does not spread them:
 * its names never change, and every worker serves it.
 */

/** Splits in three first, since a cluster has at least three masters. */
const divisors = [3, 2, 2, 2, 2]
/** The largest `QUEUE_SHARDS`. */
export const maxShards = divisors.reduce((product, divisor) => product * divisor, 1)
const slots = 16_384

/** The numbers that a worker serves, and that an edge listens to, with this `QUEUE_SHARDS`. */
export const shardsOf = (count: number): number[] =>
  Array.from({ length: count > 1 ? count + 1 : 1 }, (_, shard) => shard)

/** The number that the `n`-th job, or a session with the hash `n`, belongs to. */
export const shardAt = (n: number, count: number): number => (count > 1 ? 1 + (n % count) : 0)

/** What all keys of a shard begin with; the braces make them share a slot. */
export const shardPrefix = (shard: number): string =>
  shard === 0 ? queuePrefix : `{${shardTag(shard)}}`

/**
 * What stands between the braces, for shards from 1. The first 3, 6, 12, 24 and 48 shards divide
 * the slots evenly, so that masters with equal shares of the slots have equal shares of the queues.
 * A shard has the same slot whatever the number of shards: more shards leave the others in place.
 */
function shardTag(shard: number): string {
  tags[shard] ??= findTag(shard)
  return tags[shard]
}
const tags: string[] = []

function findTag(shard: number): string {
  const width = slots / maxShards
  const middle = (cellOf(shard - 1) + 0.5) * width
  for (let n = 0; ; n += 1) {
    const tag = `address.${shard}.${n}`
    // Not near the end of a cell, where the shares of two masters meet.
    if (Math.abs(calculateSlot(tag) - middle) < width / 4) return tag
  }
}

/** Which of `maxShards` equal parts of the slots the shard is in: far from the shards before it. */
function cellOf(index: number): number {
  let cell = 0
  let size = maxShards
  let rest = index
  for (const divisor of divisors) {
    size /= divisor
    cell += (rest % divisor) * size
    rest = Math.floor(rest / divisor)
  }
  return cell
}
