import { addClientKey, makeApiKey } from '../../shared/store/clients.ts'
import { openDatabase } from '../../shared/store/database.ts'
import { migrate } from '../../shared/store/migrate.ts'
import { freePort } from '../support/free-port.ts'
import { type Service, startProcess, startService } from '../support/processes.ts'

export type Edition = 'new' | 'legacy'
export type SystemName = 'ours' | 'direct' | 'plain queue'

/** One process of the product. */
export interface Part {
  kind: 'edge' | 'worker'
  pid: number
  /** Where it answers, `/metrics` at least. */
  url: string
}

/** A system that answers autocomplete requests, in processes of its own. */
export interface System {
  name: SystemName
  urls: string[]
  token: string
  /** Where its processes show their metrics, by name; the product only. */
  metrics: Record<string, string>
  pids: number[]
  /** Its processes one by one; the product only. */
  parts: Part[]
  stop(): Promise<void>
}

/** What all systems share. */
export interface Ground {
  redisUrl: string
  databaseUrl: string
  sandboxUrl: string
  apiKey: string
  /** More settings for the product's processes. */
  env: Record<string, string>
}

/** Migrates the database and adds a client; returns its key. */
export async function prepareStore(databaseUrl: string): Promise<string> {
  await migrate(databaseUrl)
  const apiKey = makeApiKey()
  const db = openDatabase(databaseUrl, 1)
  await addClientKey(db, 'shop', apiKey, ['address', 'batch'])
  await db.destroy()
  return apiKey
}

/** Settings that lift all quotas of these SKUs. */
export const unlimited = (...skus: string[]) =>
  Object.fromEntries(
    skus.flatMap((sku) =>
      ['SECOND', 'MINUTE', 'DAY', 'MONTH'].map((window) => [
        `QUOTA_${sku}_PER_${window}`,
        'unlimited',
      ]),
    ),
  )

const environment = ({ sandboxUrl }: Ground, edition: Edition, redisUrl: string) => ({
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  PLACES_EDITION: edition,
  PROVIDER_URL: sandboxUrl,
  REDIS_URL: redisUrl,
})

/** How a worker of the product is configured: as `npm start` does, with the quota lifted. */
export const workerEnvironment = (ground: Ground, edition: Edition) => ({
  ...environment(ground, edition, ground.redisUrl),
  ...unlimited('AUTOCOMPLETE'),
  DATABASE_URL: ground.databaseUrl,
  GOOGLE_MAPS_API_KEY: 'benchmark',
  START_CHECK: 'false',
  SIGNING_KEY_SECRET: 'a secret for benchmarks, 32 characters',
  RATE_LIMIT_AUTOCOMPLETE: '100000000',
  ...ground.env,
})

/** The product: edges and workers. */
export async function startOurs(
  ground: Ground,
  edition: Edition,
  edges = 1,
  workers = 1,
): Promise<System> {
  const shared = workerEnvironment(ground, edition)
  const start = async (kind: Part['kind'], setting: string) => {
    const port = await freePort()
    const service = await startService(kind, { ...shared, [setting]: String(port) })
    return { kind, service, pid: service.process.pid ?? 0, url: localUrl(port) }
  }
  const some = (count: number, kind: Part['kind'], setting: string) =>
    Promise.all(Array.from({ length: count }, () => start(kind, setting)))
  const startedWorkers = await some(workers, 'worker', 'WORKER_METRICS_PORT')
  const startedEdges = await some(edges, 'edge', 'PORT')
  const parts = [...startedEdges, ...startedWorkers]
  const urls = startedEdges.map(({ url }) => url)
  return {
    name: 'ours',
    urls,
    token: await tokenFor(urls, ground.apiKey),
    metrics: { edge: `${urls[0]}/metrics`, worker: `${startedWorkers[0]?.url}/metrics` },
    pids: parts.map(({ pid }) => pid),
    parts,
    stop: () => stopAll(parts.map(({ service }) => service)),
  }
}

export const startDirect = (ground: Ground, edition: Edition) =>
  startBaseline('direct', ['direct'], ground, edition)
export const startPlainQueue = (ground: Ground, edition: Edition) =>
  startBaseline('plain queue', ['plain-queue-worker', 'plain-queue-edge'], ground, edition)

async function startBaseline(
  name: SystemName,
  mains: string[],
  ground: Ground,
  edition: Edition,
): Promise<System> {
  const port = await freePort()
  // A Redis database of its own: the two systems' keys don't meet.
  const env = { ...environment(ground, edition, `${ground.redisUrl}/1`), PORT: String(port) }
  const main = (file: string) => new URL(`./baselines/${file}.ts`, import.meta.url)
  const started = await Promise.all(mains.map((file) => startProcess(file, main(file), env)))
  const urls = [localUrl(port)]
  return {
    name,
    urls,
    token: await tokenFor(urls, ''),
    metrics: {},
    pids: started.flatMap(({ process }) => process.pid ?? []),
    parts: [],
    stop: () => stopAll(started),
  }
}

const localUrl = (port: number) => `http://127.0.0.1:${port}`

async function tokenFor([url]: string[], apiKey: string): Promise<string> {
  const response = await fetch(`${url}/authentication`, {
    headers: { 'x-service-api-key': apiKey },
  })
  const { data } = (await response.json()) as { data: { token: string } }
  return data.token
}

async function stopAll(services: Service[]): Promise<void> {
  for (const service of services) await service.stop()
}
