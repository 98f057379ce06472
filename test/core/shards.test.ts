import calculateSlot from 'cluster-key-slot'
import { describe, expect, it } from 'vitest'
import { maxShards, shardAt, shardPrefix, shardsOf } from '../../shared/jobs/shards.ts'

/** How many of the shards each master has, when masters share the slots as `redis-cli` does it. */
function countByMaster(shards: number, masters: number): number[] {
  const counts = Array<number>(masters).fill(0)
  for (const shard of shardsOf(shards).slice(1)) {
    const slot = calculateSlot(shardPrefix(shard))
    const master = Math.floor((slot * masters) / 16_384)
    counts[master] = (counts[master] ?? 0) + 1
  }
  return counts
}

describe('the shards of the queues', () => {
  it('are one with the names of a service without shards when there is one', () => {
    expect(shardsOf(1)).toEqual([0])
    expect(shardPrefix(0)).toBe('{address}')
    expect([0, 1, 2].map((n) => shardAt(n, 1))).toEqual([0, 0, 0])
  })

  it.each([
    [3, 3],
    [6, 3],
    [6, 6],
    [12, 2],
    [12, 3],
    [12, 4],
    [12, 6],
    [24, 8],
    [48, 16],
    [48, 3],
  ])('are spread evenly: %i of them over %i masters', (shards, masters) => {
    expect(countByMaster(shards, masters)).toEqual(Array(masters).fill(shards / masters))
  })

  it('keep their slots when there are more of them', () => {
    const few = shardsOf(12).map(shardPrefix)
    expect(shardsOf(maxShards).map(shardPrefix).slice(0, few.length)).toEqual(few)
    expect(new Set(shardsOf(maxShards).map(shardPrefix)).size).toBe(maxShards + 1)
  })

  it('get the same number of jobs each', () => {
    const jobs = Array.from({ length: 24 }, (_, n) => shardAt(n, 12))
    expect([...new Set(jobs)].sort((a, b) => a - b)).toEqual(shardsOf(12).slice(1))
  })
})
