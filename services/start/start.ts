import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reasonOf } from '../../shared/runtime/start-error.ts'
import type { Config } from '../../shared/settings/process-settings.ts'
import { makeApiKey } from '../../shared/store/clients.ts'
import { noteRunningServers } from '../../shared/store/running-servers.ts'
import { startLocalServers } from './local/servers.ts'
import { choosePorts } from './ports.ts'
import { runServices } from './run-services.ts'
import {
  dataMode,
  edgesOf,
  type Ports,
  reachableUrl,
  type Service,
  sandboxOf,
  workersOf,
} from './services.ts'
import type { Stopping } from './stopping.ts'
import { summary } from './summary.ts'
import { waitUntilReady } from './wait-until-ready.ts'

/** Parts that tests replace. */
export interface Parts {
  /** The folder that holds `<service>/main.ts`. */
  servicesFolder: URL
  prepareStore: (databaseUrl: string, demoApiKey: string) => Promise<void>
}

/**
 * Starts everything, prints the URLs, and runs until it is told to stop. Then it stops everything
 * in an order that lets requests in flight finish.
 * @throws {StartError} after the same stop, when something cannot be started
 */
export async function start(
  config: Config<'start'>,
  parts: Parts,
  stopping: Stopping,
): Promise<void> {
  const ports = await choosePorts(config)
  const run = (services: Service[]) => runServices(services, parts.servicesFolder, console.error)
  const closers: (() => Promise<unknown>)[] = []
  const unlessStopped = <T>(step: Promise<T>, ...failures: Promise<never>[]) =>
    Promise.race([step, stopping.requested, ...failures])
  try {
    const sandbox = run(sandboxOf(config, ports))
    closers.push(() => sandbox.stop(stopping.forced))
    const dataDir = join(config.dataDir, dataMode(config))
    reportOlderData(config.dataDir)
    const servers = await startLocalServers({
      ...config,
      dataDir,
      durable: true,
      say: console.error,
      signal: stopping.signal,
    })
    closers.unshift(servers.stop)
    const key = demoKey(dataDir, config.demoApiKey)
    const forget = noteRunningServers(config.dataDir, dataMode(config), servers)
    closers.unshift(async () => forget())
    await parts.prepareStore(servers.databaseUrl, key)
    stopping.signal.throwIfAborted()
    const workers = run(workersOf(config, ports, servers))
    closers.push(() => workers.stop(stopping.forced))
    const secret = signingKeySecret(dataDir, config.signingKeySecret)
    const edges = run(edgesOf(config, ports, { ...servers, signingKeySecret: secret }))
    closers.push(() => edges.stop(stopping.forced))
    const all = [sandbox, workers, edges]
    const failures = all.map(({ failed }) => failed)
    await unlessStopped(Promise.all(all.map(({ ready }) => ready)), ...failures)
    // Each edge looks for workers twice a second: all must have seen one.
    const ready = readyPorts(ports).map((port) =>
      waitUntilReady(reachableUrl(config.host, port), stopping.signal),
    )
    await Promise.race([Promise.all(ready), ...failures])
    console.log(summary(config, ports, key))
    await unlessStopped(edges.failed, ...failures)
  } finally {
    // One that fails must not keep the others from stopping.
    for (const close of closers.reverse())
      await close().catch((error) => console.error(reasonOf(error)))
  }
}

/** Where each edge answers `/ready`. */
const readyPorts = ({ edge, edgeMetrics }: Ports): number[] =>
  edgeMetrics.length > 0 ? edgeMetrics : [edge]

/** Older versions kept the data of sandbox and live provider together, at the top of the folder. */
function reportOlderData(dataDir: string): void {
  if (!existsSync(join(dataDir, 'postgres'))) return
  console.error(
    `${dataDir} has data of an older version, which is not used: it may be the sandbox's or a ` +
      "live provider's. To keep it, stop this and move `postgres`, `postgres-password`, `redis`, " +
      '`demo-api-key` and `signing-key-secret` into its folder `sandbox` or `live`.',
  )
}

/** The demo client's API key: the setting, else the key of the last start, else a new one. */
const demoKey = (dataDir: string, setting: string | undefined): string =>
  setting ?? readOrCreate(dataDir, 'demo-api-key', makeApiKey)

/** The secret that encrypts the signing keys, chosen in the same way. */
const signingKeySecret = (dataDir: string, setting: string | undefined): string =>
  setting ??
  readOrCreate(dataDir, 'signing-key-secret', () => randomBytes(32).toString('base64url'))

/** Created at the first start and read from the file afterwards. */
function readOrCreate(dataDir: string, name: string, make: () => string): string {
  const file = join(dataDir, name)
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, make(), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}
