import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startLocalServers } from '../../shared/local/servers.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    redisUrl: string
    databaseUrl: string
  }
}

/** One real Redis and one real PostgreSQL for the whole run: containers where there is Docker, else local servers. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'address-service-test-'))
  const servers = await startLocalServers({ dataDir, durable: false, say: console.error })
  project.provide('redisUrl', servers.redisUrl)
  project.provide('databaseUrl', servers.databaseUrl)
  return async () => {
    await servers.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
