import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What stands between a process and its server, and can be anything that a network can be. */
export interface TcpProxy {
  port: number
  /** What is sent arrives so many milliseconds later. */
  delay(ms: number): void
  /** Every connection ends at once, and new ones are refused. */
  cut(): void
  /** Half open: connections stay, and what is sent over them is lost; new ones come about, and nothing answers. */
  swallow(): void
  /** When one end closes a connection, the other isn't told. */
  holdEnds(): void
  /** As it was. Connections that have lost something end. */
  heal(): void
  close(): Promise<void>
}

interface Pair {
  near: Socket
  far: Socket
  isBroken: boolean
}

/** A proxy on a port of its own, for a server of this machine. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  let mode: 'open' | 'cut' | 'swallow' | 'hold ends' = 'open'
  let delayMs = 0
  const pairs = new Set<Pair>()

  const server = createServer((near) => {
    if (mode === 'cut') return void near.resetAndDestroy()
    const pair = { near, far: connect(target), isBroken: mode === 'swallow' }
    pairs.add(pair)
    pass(pair, near, pair.far)
    pass(pair, pair.far, near)
  })

  function pass(pair: Pair, from: Socket, to: Socket): void {
    // What was sent first arrives first, also when the delay ends.
    let lastDueAt = 0
    const later = (act: () => void) => {
      const now = performance.now()
      lastDueAt = Math.max(now + delayMs, lastDueAt)
      if (lastDueAt > now) setTimeout(act, lastDueAt - now)
      else act()
    }
    from.setNoDelay(true)
    from.on('data', (bytes) => {
      if (mode === 'swallow') pair.isBroken = true
      if (!pair.isBroken) later(() => to.write(bytes))
    })
    from.on('error', () => {})
    from.on('close', () => {
      if (mode === 'swallow' || mode === 'hold ends') pair.isBroken = true
      else end(pair)
    })
  }

  function end(pair: Pair): void {
    pairs.delete(pair)
    pair.near.resetAndDestroy()
    pair.far.resetAndDestroy()
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    delay: (ms) => {
      delayMs = ms
    },
    cut: () => {
      mode = 'cut'
      for (const pair of pairs) end(pair)
    },
    swallow: () => {
      mode = 'swallow'
    },
    holdEnds: () => {
      mode = 'hold ends'
    },
    heal: () => {
      mode = 'open'
      delayMs = 0
      for (const pair of pairs) if (pair.isBroken) end(pair)
    },
    close: async () => {
      for (const pair of pairs) end(pair)
      server.close()
      await once(server, 'close')
    },
  }
}
