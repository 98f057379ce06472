import { Cluster, type Redis } from 'ioredis'

/**
 * Sends all commands of one turn of the event loop with one write to the socket. A write costs as
 * much as several commands, here and in Redis, and auto-pipelining does not join scripts.
 */
export function joinWrites(redis: Redis | Cluster): void {
  if (redis instanceof Cluster) redis.on('+node', joinWrites)
  else redis.on('connect', () => joinWritesOf(redis.stream))
}

function joinWritesOf(stream: Redis['stream']): void {
  const write = stream.write
  let isCorked = false
  const uncork = () => {
    isCorked = false
    stream.uncork()
  }
  stream.write = (...written: unknown[]) => {
    if (!isCorked) {
      isCorked = true
      stream.cork()
      setImmediate(uncork)
    }
    return write.apply(stream, written as Parameters<typeof write>)
  }
}
