import { connect as connectPlainly, type Socket } from 'node:net'
import { connect as connectEncrypted } from 'node:tls'
import calculateSlot from 'cluster-key-slot'
import { AbstractConnector, type Cluster, Redis } from 'ioredis'
import { accessOf, patiently, quiet } from './redis.ts'
import { readRedisUrl } from './redis-url.ts'

/**
 * Opens a connection for BullMQ's workers, whose keys all share one hash slot. In a cluster it
 * connects directly to the master of the slot of `key`. A blocking read over ioredis' Cluster can
 * hang after a failover, and the worker then takes no more jobs (BullMQ issue 4138). Without a
 * cluster it returns `patientRedis`, which must be ready.
 */
export function connectToSlot(url: string, key: string, patientRedis: Redis): Redis {
  const target = readRedisUrl(url)
  if (target.kind !== 'cluster') return patientRedis
  const cluster = patientRedis as unknown as Cluster
  // Each worker has two connections that listen for a new master.
  cluster.setMaxListeners(0)
  return quiet(
    new Redis({
      ...patiently,
      ...accessOf(target),
      Connector: masterConnector(cluster, calculateSlot(key), target.tls),
      reconnectOnError: (error) => (/^(MOVED|READONLY)/.test(error.message) ? 2 : false),
    }),
  )
}

/**
 * Connects to the current master of the slot, and closes the connection when the slot gets another
 * master.
 */
function masterConnector(cluster: Cluster, slot: number, tls: boolean) {
  const master = () => cluster.slots[slot]?.[0] ?? ''
  return class SlotMaster extends AbstractConnector {
    constructor(options: unknown) {
      super((options as { disconnectTimeout: number }).disconnectTimeout)
    }

    async connect(): Promise<Socket> {
      this.connecting = true
      const current = master()
      if (current === '') throw new Error('No node has the slot of the queues')
      const at = current.lastIndexOf(':')
      const address = { host: current.slice(0, at), port: Number(current.slice(at + 1)) }
      const socket = tls
        ? connectEncrypted({ ...address, servername: address.host })
        : connectPlainly(address)
      this.stream = socket
      const closeIfMoved = () => {
        if (master() !== current) socket.destroy()
      }
      cluster.on('refresh', closeIfMoved)
      socket.once('close', () => cluster.off('refresh', closeIfMoved))
      socket.once('error', (error) => {
        this.firstError = error
      })
      return socket
    }
  }
}
