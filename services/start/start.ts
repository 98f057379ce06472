import type { Config } from '../../shared/config.ts'
import { noteRunningServers } from '../../shared/local/running-servers.ts'
import { startLocalServers } from '../../shared/local/servers.ts'
import { demoKey, signingKeySecret } from './kept-secrets.ts'
import { choosePorts } from './ports.ts'
import { runServices } from './run-services.ts'
import { edgesOf, reachableUrl, type Service, sandboxOf, workersOf } from './services.ts'
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
  const run = (services: Service[]) => runServices(services, parts.servicesFolder, console.error)
  const closers: (() => Promise<unknown>)[] = []
  const unlessStopped = <T>(step: Promise<T>, ...failures: Promise<never>[]) =>
    Promise.race([step, stopping.told, ...failures])
  try {
    const sandbox = run(sandboxOf(config, ports))
    closers.push(() => sandbox.stop(stopping.atOnce))
    const servers = await startLocalServers({ ...config, durable: true, say: console.error, signal: stopping.signal })
    closers.unshift(servers.stop)
    const key = demoKey(config.dataDir, config.demoApiKey)
    noteRunningServers(config.dataDir, servers)
    await parts.prepareStore(servers.databaseUrl, key)
    // By the time that `/ready` finds a worker, its provider must answer.
    await unlessStopped(sandbox.ready, sandbox.failed)
    stopping.signal.throwIfAborted()

    const workers = run(workersOf(config, ports, servers))
    closers.push(() => workers.stop(stopping.atOnce))
    await unlessStopped(workers.ready, workers.failed)
    stopping.signal.throwIfAborted()
    // Last, since each edge looks for workers when it starts: all of them are ready then, not only the one that answers `/ready`.
    const secret = signingKeySecret(config.dataDir, config.signingKeySecret)
    const edges = run(edgesOf(config, ports, { ...servers, signingKeySecret: secret }))
    closers.push(() => edges.stop(stopping.atOnce))
    const failures = [sandbox.failed, workers.failed, edges.failed]
    await unlessStopped(edges.ready, ...failures)
    const ready = waitUntilReady(reachableUrl(config.host, ports.edge), stopping.signal)
    await Promise.race([ready, ...failures])
    console.log(summary(config, ports, key))
    await unlessStopped(edges.failed, ...failures)
  } finally {
    for (const close of closers.reverse()) await close()
  }
}
