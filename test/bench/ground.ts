import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLocalServers } from '../../services/start/local/servers.ts'
import { bundleServices } from '../support/bundled-services.ts'
import { freePort } from '../support/free-port.ts'
import { startService } from '../support/processes.ts'
import { type Ground, prepareStore } from './systems.ts'
import { warmSandbox } from './warm-sandbox.ts'

interface Options {
  /** More settings for the product's processes. */
  env: Record<string, string>
  say(line: string): void
  /** Gets what ends each part as soon as it runs: the last one is to be called first. */
  onClose(close: () => Promise<unknown> | unknown): void
}

/** Redis and PostgreSQL of its own, empty, and a warm sandbox: what a system is measured on. */
export async function startGround({
  env,
  say,
  onClose,
}: Options): Promise<Ground & { sandboxPid: number }> {
  process.env.BUNDLED_SERVICES = await bundleServices()
  const dataDir = mkdtempSync(join(tmpdir(), 'address-service-bench-'))
  onClose(() => rmSync(dataDir, { recursive: true, force: true }))
  const { redisUrl, databaseUrl, stop } = await startLocalServers({ dataDir, durable: false, say })
  onClose(stop)
  const port = String(await freePort())
  const sandbox = await startService('sandbox', { NODE_ENV: 'production', SANDBOX_PORT: port })
  onClose(sandbox.stop)
  const sandboxUrl = `http://127.0.0.1:${port}`
  const apiKey = await prepareStore(databaseUrl)
  say('Warming up the sandbox ...')
  await warmSandbox(sandboxUrl)
  return { redisUrl, databaseUrl, sandboxUrl, apiKey, env, sandboxPid: sandbox.process.pid ?? 0 }
}
