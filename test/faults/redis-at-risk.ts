import { setTimeout as sleep } from 'node:timers/promises'
import { startSentinels } from '../support/redis-servers.ts'
import { startTestRedis } from '../support/test-redis.ts'
import { until } from '../support/until.ts'
import type { RedisFault } from './schedule.ts'
import { startTcpProxy, through } from './tcp-proxy.ts'

/** A Redis for faults. */
export interface RedisAtRisk {
  url: string
  /** Causes the fault, and resolves once it is over and repaired. */
  suffer(kind: RedisFault, forMs: number): Promise<void>
  close(): Promise<void>
}

/** One server behind a proxy. */
export async function startOneRedis(): Promise<RedisAtRisk> {
  const redis = await startTestRedis()
  const proxy = await startTcpProxy(redis.url)
  const restart = async (data: 'kept' | 'lost', forMs: number) => {
    await redis.stop()
    await sleep(forMs)
    await redis.start(data)
  }
  return {
    url: through(redis.url, proxy),
    suffer: async (kind, forMs) => {
      if (kind === 'restart') return restart('kept', forMs)
      if (kind === 'lose') return restart('lost', forMs)
      if (kind === 'flush') return redis.flush()
      if (kind === 'lose master' || kind === 'freeze master')
        throw new Error(`one Redis knows no ${kind}`)
      return proxy.disturb(kind, forMs)
    },
    close: async () => {
      await proxy.close()
      await redis.close()
    },
  }
}

const failoverMs = 20_000

/** A master and its replica, watched by Sentinels. */
export async function startWatchedRedis(): Promise<RedisAtRisk> {
  const servers = await startSentinels()
  const untilReplaced = (port: number) =>
    until(
      async () => (await servers.master()).port !== port,
      failoverMs,
      'the Sentinels chose no other master',
    )
  return {
    url: servers.url,
    suffer: async (kind, forMs) => {
      const master = await servers.master()
      if (kind === 'flush') return void (await master.ask('FLUSHALL'))
      if (kind === 'lose master') {
        await master.kill()
        await untilReplaced(master.port)
        await master.start()
        return servers.rejoined(master)
      }
      if (kind !== 'freeze master') throw new Error(`a watched Redis knows no ${kind}`)
      master.process.kill('SIGSTOP')
      await sleep(forMs)
      master.process.kill('SIGCONT')
      const now = await servers.master()
      if (now.port !== master.port) await servers.rejoined(master)
    },
    close: servers.close,
  }
}
