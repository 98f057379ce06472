import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startLocalServers } from '../../services/start/local/servers.ts'
import { bundleServices } from './bundled-services.ts'
import { freePort } from './free-port.ts'
import { startProcess } from './processes.ts'
import { createTemplate } from './template-database.ts'

const sandboxesMain = new URL('./sandboxes.ts', import.meta.url)

declare module 'vitest' {
  export interface ProvidedContext {
    redisUrl: string
    databaseUrl: string
    /** In the order of vitest's workers. */
    sandboxesUrls: string[]
  }
}

/**
 * One real Redis and one real PostgreSQL for the whole run: containers where there is Docker, else
 * local servers. And for each of vitest's workers a process with its sandboxes.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  process.env.BUNDLED_SERVICES = await bundleServices()
  const dataDir = mkdtempSync(join(tmpdir(), 'address-service-test-'))
  const ports = await Promise.all(Array.from({ length: project.config.maxWorkers }, freePort))
  const [servers, ...sandboxes] = await Promise.all([
    startLocalServers({ dataDir, durable: false, say: console.error }),
    ...ports.map((port) => startProcess('sandboxes', sandboxesMain, { PORT: String(port) })),
  ])
  await createTemplate(servers.databaseUrl)
  // In watch mode, of what has changed.
  project.onTestsRerun(async () => {
    await Promise.all([bundleServices(), createTemplate(servers.databaseUrl)])
  })
  project.provide('redisUrl', servers.redisUrl)
  project.provide('databaseUrl', servers.databaseUrl)
  project.provide(
    'sandboxesUrls',
    ports.map((port) => `http://127.0.0.1:${port}`),
  )
  return async () => {
    await Promise.all(sandboxes.map((one) => one.stop()))
    await servers.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
