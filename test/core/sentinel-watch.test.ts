import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { afterEach, describe, expect, it } from 'vitest'
import { connectPatiently } from '../../shared/runtime/redis.ts'

type Answer = (words: readonly string[], from: Socket) => string | Promise<string>

const bulk = (text: string): string => `$${Buffer.byteLength(text)}\r\n${text}\r\n`
const list = (...items: string[]): string => `*${items.length}\r\n${items.join('')}`
/** What a subscriber gets. */
const push = (...items: string[]): string => `>${items.length}\r\n${items.join('')}`

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** A server that speaks Redis' protocol, on a port of its own. */
async function startServer(answer: Answer): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('data', async (data) => {
      // One command: the number of its words, then the length of each and the word.
      for (const command of String(data)
        .split(/^\*\d+\r\n/m)
        .slice(1)) {
        const words = command.split('\r\n').filter((_, n) => n % 2 === 1)
        socket.write(await answer(words, socket))
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return (server.address() as AddressInfo).port
}

/** A master that says its name, also as a master that hung does once it wakes. */
const startMaster = (name: string) =>
  startServer(([command]) =>
    command === 'info' ? bulk('role:master\r\n') : command === 'echo' ? bulk(name) : '+OK\r\n',
  )

/** Opened as a process does it. */
function open(...sentinels: number[]): Redis {
  const addresses = sentinels.map((port) => `127.0.0.1:${port}`)
  const redis = connectPatiently(`redis+sentinel://${addresses.join(',')}/shop`)
  closers.push(() => redis.disconnect())
  return redis
}

/** A Sentinel. What it says is awaited before its answer. */
interface Sentinel {
  port: number
  /** The port of the master that it names. */
  master: number
  /**
   * Tells each subscriber that the master is another: that a replica was promoted, or, with the end
   * of the failover, a second later. Resolves when there is a subscriber, and it knows.
   */
  say(next: number, channel?: keyof typeof changes): Promise<void>
}

/** What is published on each channel (redis.io, "High availability with Redis Sentinel"). */
const changes = {
  '+promoted-slave': (old: number, next: number) =>
    `slave 127.0.0.1:${next} 127.0.0.1 ${next} @ shop 127.0.0.1 ${old}`,
  '+switch-master': (old: number, next: number) => `shop 127.0.0.1 ${old} 127.0.0.1 ${next}`,
}

async function startSentinel(master: number, beforeItsPeers = async () => {}): Promise<Sentinel> {
  const subscribed = Promise.withResolvers<Socket>()
  const channels = new Set<string>()
  const port = await startServer(async ([command, what = '', ...more], from) => {
    if (command === 'subscribe') {
      setImmediate(subscribed.resolve, from)
      const names = [what, ...more]
      for (const name of names) channels.add(name)
      return names.map((name, n) => push(bulk(command), bulk(name), `:${n + 1}\r\n`)).join('')
    }
    if (what === 'get-master-addr-by-name')
      return list(bulk('127.0.0.1'), bulk(`${sentinel.master}`))
    // ioredis asks for the other Sentinels between the master's address and the connection to it.
    if (what !== 'sentinels') return '+OK\r\n'
    await beforeItsPeers()
    return list()
  })
  const sentinel = {
    port,
    master,
    async say(next: number, channel: keyof typeof changes = '+switch-master') {
      const listener = await subscribed.promise
      const change = changes[channel](sentinel.master, next)
      if (channels.has(channel)) listener.write(push(bulk('message'), bulk(channel), bulk(change)))
      sentinel.master = next
      // The subscriber, in this process, reads it in one of the next turns of the loop.
      for (let n = 0; n < 10; n++) await turn()
    },
  }
  return sentinel
}

describe('a connection over Sentinels', () => {
  it('goes to the new master when they name it while the one to the old master opens', async () => {
    const [old, next] = await Promise.all([startMaster('old'), startMaster('new')])
    const sentinel = await startSentinel(old, async () => {
      if (sentinel.master === old) await sentinel.say(next)
    })
    const redis = open(sentinel.port)
    await expect.poll(() => redis.echo('')).toBe('new')
  })

  it('goes to the new master when another of them still names the old one', async () => {
    const [old, next] = await Promise.all([startMaster('old'), startMaster('new')])
    const [late, first] = await Promise.all([startSentinel(old), startSentinel(old)])
    const redis = open(first.port, late.port)
    expect(await redis.echo('')).toBe('old')
    await first.say(next)
    await expect.poll(() => redis.echo('')).toBe('new')
  })

  it('goes to the new master once it is promoted, before the failover ends', async () => {
    const [old, next] = await Promise.all([startMaster('old'), startMaster('new')])
    const [late, first] = await Promise.all([startSentinel(old), startSentinel(old)])
    const redis = open(first.port, late.port)
    expect(await redis.echo('')).toBe('old')
    await first.say(next, '+promoted-slave')
    await expect.poll(() => redis.echo('')).toBe('new')
  })

  it('returns to a master that was replaced once they name it again', async () => {
    const [old, next] = await Promise.all([startMaster('old'), startMaster('new')])
    const sentinel = await startSentinel(old)
    const redis = open(sentinel.port)
    await sentinel.say(next)
    await expect.poll(() => redis.echo('')).toBe('new')
    await sentinel.say(old)
    await expect.poll(() => redis.echo('')).toBe('old')
  })
})
