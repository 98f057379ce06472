import type { Redis } from 'ioredis'

/** Keys that begin alike. */
export interface KeyGroup {
  keys: number
  /** Those that nothing but the product itself removes. */
  lasting: number
  /** Those that expire within five minutes. */
  passing: number
}

const passingMs = 300_000

/** What a key begins with: its parts up to the first one that is no word, an id. */
export function groupOf(key: string): string {
  const parts = key.split(':')
  const end = parts.findIndex((part) => !/^[{}a-zA-Z-]+$/.test(part) || part.length > 24)
  return parts.slice(0, end === -1 ? undefined : end).join(':')
}

/** All keys, by what they begin with. */
export async function countKeys(redis: Redis): Promise<Map<string, KeyGroup>> {
  const groups = new Map<string, KeyGroup>()
  let cursor = '0'
  do {
    const [next, found] = await redis.scan(cursor, 'COUNT', 1000)
    cursor = next
    const asking = redis.pipeline()
    for (const key of found) asking.pttl(key)
    const lives = (await asking.exec()) ?? []
    for (const [index, key] of found.entries()) {
      const { keys, lasting, passing } = groups.get(groupOf(key)) ?? {
        keys: 0,
        lasting: 0,
        passing: 0,
      }
      // -1: it does not expire; -2: it has gone meanwhile.
      const leftMs = Number(lives[index]?.[1])
      groups.set(groupOf(key), {
        keys: keys + 1,
        lasting: lasting + (leftMs === -1 ? 1 : 0),
        passing: passing + (leftMs !== -1 && leftMs <= passingMs ? 1 : 0),
      })
    }
  } while (cursor !== '0')
  return groups
}
