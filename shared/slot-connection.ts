import { connect as connectPlainly, type Socket } from 'node:net'
import { connect as connectEncrypted } from 'node:tls'
import { AbstractConnector, type Cluster, Redis } from 'ioredis'
import { accessOf, patiently, quiet } from './redis.ts'
import { readRedisUrl } from './redis-url.ts'

/**
 * A connection for BullMQ's workers, whose keys all share one hash slot. In a cluster it goes straight to the master of `key`'s slot, as
 * if that were a Redis of its own: a blocking read over ioredis' Cluster may never end after a failover, and its worker takes no more jobs
 * (BullMQ's issue 4138). Elsewhere it is `patient` itself, which must be ready.
 */
export async function connectToSlot(url: string, key: string, patient: Redis): Promise<Redis> {
  const target = readRedisUrl(url)
  if (target.kind !== 'cluster') return patient
  const cluster = patient as unknown as Cluster
  const slot = Number(await cluster.cluster('KEYSLOT', key))
  // Every worker has two connections that listen for a new master.
  cluster.setMaxListeners(0)
  return quiet(
    new Redis({
      ...patiently,
      ...accessOf(target),
      Connector: masterConnector(cluster, slot, target.tls),
      reconnectOnError: (error) => (/^(MOVED|READONLY)/.test(error.message) ? 2 : false),
    }),
  )
}

/** Connects to the slot's master as the cluster's client knows it, and ends the connection when that is another one. */
function masterConnector(cluster: Cluster, slot: number, tls: boolean) {
  const master = () => cluster.slots[slot]?.[0] ?? ''
  return class SlotMaster extends AbstractConnector {
    constructor(options: unknown) {
      super((options as { disconnectTimeout: number }).disconnectTimeout)
    }

    async connect(): Promise<Socket> {
      this.connecting = true
      const own = master()
      if (own === '') throw new Error('No node has the slot of the queues')
      const at = own.lastIndexOf(':')
      const address = { host: own.slice(0, at), port: Number(own.slice(at + 1)) }
      const socket = tls ? connectEncrypted({ ...address, servername: address.host }) : connectPlainly(address)
      this.stream = socket
      const endIfOther = () => {
        if (master() !== own) socket.destroy()
      }
      cluster.on('refresh', endIfOther)
      socket.once('close', () => cluster.off('refresh', endIfOther))
      socket.once('error', (error) => {
        this.firstError = error
      })
      return socket
    }
  }
}
