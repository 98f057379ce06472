import type { Config } from '../../shared/config.ts'
import { startLocalServers } from '../../shared/local/servers.ts'
import { demoKey } from './demo-key.ts'
import { choosePorts } from './ports.ts'
import { runServices } from './run-services.ts'
import { reachableUrl, servicesOf } from './services.ts'
import type { Stopping } from './stopping.ts'
import { summary } from './summary.ts'
import { waitUntilReady } from './wait-until-ready.ts'

/** What tests replace. */
export interface Parts {
  /** Holds `<service>/main.ts`. */
  servicesFolder: URL
  prepareStore: (databaseUrl: string, demoApiKey: string) => Promise<void>
}

/**
 * Starts everything, prints where it is, and runs until told to stop; then stops everything in the order that lets
 * requests in flight be answered. Throws StartError (after the same stop) when something cannot be started.
 */
export async function start(config: Config<'start'>, parts: Parts, stopping: Stopping): Promise<void> {
  const ports = await choosePorts(config)
  const servers = await startLocalServers({ ...config, durable: true, say: console.error, signal: stopping.signal })
  try {
    const key = demoKey(config.dataDir, config.demoApiKey)
    await parts.prepareStore(servers.databaseUrl, key)
    stopping.signal.throwIfAborted()
    const services = runServices(servicesOf(config, ports, servers), parts.servicesFolder, console.error)
    try {
      const ready = waitUntilReady(reachableUrl(config.host, ports.edge), stopping.signal)
      await Promise.race([ready, services.failed])
      console.log(summary(config, ports, key))
      await Promise.race([stopping.told, services.failed])
    } finally {
      await services.stop(stopping.atOnce)
    }
  } finally {
    await servers.stop()
  }
}
