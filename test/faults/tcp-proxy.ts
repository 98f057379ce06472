import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { NetworkFault } from './schedule.ts'

/** A proxy between a process and its server, which simulates faults of a network. */
export interface TcpProxy {
  port: number
  /**
   * For so long: `delay`, what is sent arrives later; `cut`, every connection ends at once and new
   * ones are refused; `swallow` (half open), connections stay, and what is sent over them is lost;
   * `hold ends`, when one end closes a connection, the other isn't told.
   */
  disturb(how: NetworkFault, forMs: number): Promise<void>
  /**
   * As when the server's host vanishes and another takes its name: what is sent over the open
   * connections is lost from now on, and nothing closes them. New ones reach the server.
   */
  vanish(): void
  close(): Promise<void>
}

interface Pair {
  near: Socket
  far: Socket
  isBroken: boolean
  hasVanished: boolean
}

const delayMs = 300

/** A proxy on a port of its own, for a server of this machine. */
export async function startTcpProxy(targetUrl: string): Promise<TcpProxy> {
  const { hostname: host, port } = new URL(targetUrl)
  let mode: NetworkFault | 'open' = 'open'
  const pairs = new Set<Pair>()

  const server = createServer((near) => {
    if (mode === 'cut') return void near.resetAndDestroy()
    const far = connect({ host, port: Number(port) })
    const pair = { near, far, isBroken: mode === 'swallow', hasVanished: false }
    pairs.add(pair)
    pass(pair, near, pair.far)
    pass(pair, pair.far, near)
  })

  function pass(pair: Pair, from: Socket, to: Socket): void {
    // One after the other, also when the delay ends: what was sent first arrives first.
    let arrived = Promise.resolve<unknown>(undefined)
    let waiting = 0
    const write = (bytes: Buffer) => void to.write(bytes)
    function delayed(bytes: Buffer): void {
      const dueAt = performance.now() + (mode === 'delay' ? delayMs : 0)
      waiting += 1
      arrived = arrived
        .then(() => sleep(Math.max(0, dueAt - performance.now())))
        .then(() => {
          waiting -= 1
          write(bytes)
        })
    }
    from.setNoDelay(true)
    from.on('data', (bytes: Buffer) => {
      if (mode === 'swallow') pair.isBroken = true
      if (pair.isBroken || pair.hasVanished) return
      if (mode === 'delay' || waiting > 0) delayed(bytes)
      else write(bytes)
    })
    from.on('error', () => {})
    from.on('close', () => {
      if (mode === 'swallow' || mode === 'hold ends') pair.isBroken = true
      else if (!pair.hasVanished || from === pair.near) end(pair)
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
    disturb: async (how, forMs) => {
      mode = how
      if (how === 'cut') for (const pair of pairs) end(pair)
      await sleep(forMs)
      mode = 'open'
      // A connection that has lost bytes cannot continue.
      for (const pair of pairs) if (pair.isBroken) end(pair)
    },
    vanish: () => {
      for (const pair of pairs) pair.hasVanished = true
    },
    close: async () => {
      for (const pair of pairs) end(pair)
      server.close()
      await once(server, 'close')
    },
  }
}

/** The address of what is behind a proxy, by way of it. */
export function through(url: string, { port }: TcpProxy): string {
  const changed = new URL(url)
  changed.host = `127.0.0.1:${port}`
  return changed.href
}
