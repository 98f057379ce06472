import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLocalServers } from '../../services/start/local/servers.ts'
import type { PostgresFault } from './schedule.ts'
import { startTcpProxy, through } from './tcp-proxy.ts'

/** A PostgreSQL for faults: kept by the keeper of `npm start`, behind a proxy. */
export interface PostgresAtRisk {
  serverUrl: string
  /** The address of one of its databases, by way of the proxy. */
  throughProxy(databaseUrl: string): string
  /** Causes the fault, and resolves once it is over. The keeper restarts the server. */
  suffer(kind: PostgresFault, forMs: number): Promise<void>
  close(): Promise<void>
}

/** @param redisUrl a Redis that answers: none is started beside it */
export async function startPostgresAtRisk(redisUrl: string): Promise<PostgresAtRisk> {
  const dataDir = mkdtempSync(join(tmpdir(), 'address-service-faults-'))
  const { databaseUrl, stop } = await startLocalServers({
    dataDir,
    redisUrl,
    durable: true,
    say: () => {},
  })
  const proxy = await startTcpProxy(databaseUrl)
  return {
    serverUrl: databaseUrl,
    throughProxy: (url) => through(url, proxy),
    suffer: async (kind, forMs) => {
      if (kind === 'restart') return signal(dataDir, 'SIGINT')
      if (kind === 'crash') return signal(dataDir, 'SIGQUIT')
      return proxy.disturb(kind, forMs)
    },
    close: async () => {
      await proxy.close()
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The first line of its pid file is its pid; while it is down there may be none. */
function signal(dataDir: string, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(
      Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10),
      name,
    )
  } catch {
    // It is starting again by now.
  }
}
