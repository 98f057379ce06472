import { isIP, type Socket } from 'node:net'
import {
  Redis,
  type RedisOptions,
  type SentinelConnectionOptions,
  SentinelConnector,
} from 'ioredis'

interface SentinelWatch {
  /** For ioredis' option `Connector`: opens connections to the master and notes them. */
  Connector: NonNullable<RedisOptions['Connector']>
  close(): void
}

/** A change of the master with this name. */
interface Change {
  name: string
  oldHost: string
  oldPort: string
  host: string
  port: string
}

/**
 * What Sentinels publish of a failover (redis.io, "High availability with Redis Sentinel"), by
 * channel.
 */
const changes: Readonly<Record<string, (text: string) => Change>> = {
  /** By the Sentinel that leads the failover, as soon as the replica is a master. */
  '+promoted-slave': (text) => {
    const [, , host = '', port = '', , name = '', oldHost = '', oldPort = ''] = text.split(' ')
    return { name, oldHost, oldPort, host, port }
  },
  /** By each Sentinel once it knows another master, up to some seconds later. */
  '+switch-master': (text) => {
    const [name = '', oldHost = '', oldPort = '', host = '', port = ''] = text.split(' ')
    return { name, oldHost, oldPort, host, port }
  },
}

/**
 * Closes connections to a master as soon as one of its Sentinels says that there is another. They
 * then open again, to the new one, even if another Sentinel still names the old one. A master that
 * hung can wake, and grants permits of its own until the Sentinels make it a replica, some ten
 * seconds later. ioredis' `failoverDetector` would permanently end a connection that is just being
 * opened.
 *
 * @param sentinels the options of a connection to each
 * @param name the name of the master
 */
export function watchSentinels(
  sentinels: Omit<RedisOptions, 'replyMapping'>[],
  name: string,
): SentinelWatch {
  const streams = new Set<Socket>()
  /** Masters that were replaced, as `address port`. Without use where Sentinels name hosts. */
  const replaced = new Set<string>()

  /** The addresses of a host name are not known here, so all connections count as others. */
  function leaveOthers(host: string, port: number): void {
    for (const stream of streams)
      if (stream.remoteAddress !== host || stream.remotePort !== port) stream.destroy()
  }

  async function listen(sentinel: Redis): Promise<void> {
    const [address] = await Promise.all([
      sentinel.call('SENTINEL', 'get-master-addr-by-name', name),
      sentinel.subscribe(...Object.keys(changes)),
    ])
    const [host, port] = address as [string, string]
    replaced.delete(`${host} ${port}`)
    // Connections to a host name are opened again only for a failover.
    if (isIP(host)) leaveOthers(host, Number(port))
  }

  const watched = sentinels.map((options) => {
    const sentinel = new Redis({ ...options, enableReadyCheck: false, autoResubscribe: false })
    // A failed connection is opened again, and then listens again.
    sentinel.on('error', () => {})
    sentinel.on('ready', () => listen(sentinel).catch(() => {}))
    sentinel.on('message', (channel: string, text: string) => {
      const change = changes[channel]?.(text)
      if (change?.name !== name) return
      const { oldHost, oldPort, host, port } = change
      replaced.add(`${oldHost} ${oldPort}`)
      replaced.delete(`${host} ${port}`)
      leaveOthers(host, Number(port))
    })
    return sentinel
  })

  class NotingConnector extends SentinelConnector {
    /** ioredis declares the options of any connector as unknown. */
    constructor(options: unknown) {
      super(options as SentinelConnectionOptions)
    }

    override async connect(...args: Parameters<SentinelConnector['connect']>): Promise<Socket> {
      const stream = await super.connect(...args)
      streams.add(stream)
      stream.once('close', () => streams.delete(stream))
      stream.once('connect', () => {
        // The next attempt asks the next Sentinel.
        if (replaced.has(`${stream.remoteAddress} ${stream.remotePort}`)) stream.destroy()
      })
      return stream
    }
  }

  return {
    Connector: NotingConnector,
    close: () => {
      for (const sentinel of watched) sentinel.disconnect()
    },
  }
}
