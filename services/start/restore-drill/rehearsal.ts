import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../../../shared/runtime/start-error.ts'
import { quotaSettings } from '../../../shared/settings/quota-settings.ts'
import { secretFileNames } from '../../../shared/settings/secret-files.ts'
import type { Database } from '../../../shared/store/database.ts'
import { freePort } from '../local/free-port.ts'
import { startLocalServers } from '../local/servers.ts'
import { countUnfinished } from './copy.ts'
import { end, launch } from './service-process.ts'

interface Rehearsed {
  db: Database
  databaseUrl: string
  apiKey: string
  /** For Redis. */
  folder: string
  /** How long unfinished batches may take, in milliseconds. */
  withinMs: number
  /** Ends it. */
  signal: AbortSignal
}

const pollMs = 500

/**
 * Runs sandbox, worker and edge on the copy until its unfinished batches have ended. Returns how
 * many calls the sandbox counted, and how long the start took in milliseconds.
 * @throws {StartError} when one of them does not serve
 */
export async function rehearse(options: Rehearsed): Promise<{ calls: number; startMs: number }> {
  const { db, databaseUrl, apiKey, folder, withinMs, signal } = options
  const started = performance.now()
  const { redisUrl, queueRedisUrl, stop } = await startLocalServers({
    ...{ dataDir: folder, databaseUrl, durable: true },
    say: () => {},
    signal,
  })
  const running: ChildProcess[] = []
  const start = async (service: string, env: Record<string, string>) => {
    running.push(await launch(service, env, { signal }))
  }
  try {
    const sandboxUrl = `http://127.0.0.1:${await freePort()}`
    const edgeUrl = `http://127.0.0.1:${await freePort()}`
    const env = {
      ...onCopy(sandboxUrl),
      ...{ REDIS_URL: redisUrl, QUEUE_REDIS_URL: queueRedisUrl, DATABASE_URL: databaseUrl },
    }
    await start('sandbox', { ...env, SANDBOX_PORT: new URL(sandboxUrl).port })
    await start('worker', { ...env, WORKER_METRICS_PORT: '0' })
    await start('edge', { ...env, PORT: new URL(edgeUrl).port })
    await requireService(edgeUrl, apiKey)
    const startMs = performance.now() - started
    const giveUpAt = performance.now() + withinMs
    while (performance.now() < giveUpAt && (await countUnfinished(db)) > 0)
      await sleep(pollMs, undefined, { signal })
    // A worker that ends writes its last charges.
    await Promise.all(running.splice(1).map((child) => end(child)))
    return { calls: await countedCalls(sandboxUrl), startMs }
  } finally {
    await Promise.all(running.map((child) => end(child)))
    await stop()
  }
}

/** Every call goes to the sandbox, and nothing limits it. Edition and strategy stay. */
const onCopy = (sandboxUrl: string): Record<string, string> => ({
  ...Object.fromEntries(secretFileNames.map((name) => [name, ''])),
  ...Object.fromEntries(quotaSettings.map(({ name }) => [name, 'unlimited'])),
  BUDGET_USD_PER_DAY: '',
  BUDGET_USD_PER_MONTH: '',
  OTEL_EXPORTER_OTLP_ENDPOINT: '',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  SANDBOX: 'true',
  GOOGLE_MAPS_API_KEY: 'sandbox',
  PROVIDER_URL: sandboxUrl,
  PHOTON_URL: `${sandboxUrl}/photon`,
  NOMINATIM_URL: `${sandboxUrl}/nominatim`,
  TEST_PROVIDER_URL: sandboxUrl,
  START_CHECK: 'false',
  // Rows and content that are too old stay: the drill compares them.
  BATCH_RETENTION_DAYS: '36500',
  SIGNING_KEY_SECRET: 'a secret of the restore drill alone',
})

/** The edge issues a token for a key of the copy, and lists its batches. */
async function requireService(url: string, apiKey: string): Promise<void> {
  const ask = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(url + path, { headers })
    const body = (await response.json()) as { data: { token: string } }
    if (!response.ok)
      throw new StartError(
        `The edge answers ${response.status} at ${path}: ${JSON.stringify(body)}`,
      )
    return body.data
  }
  const { token } = await ask('/authentication', { 'x-service-api-key': apiKey })
  await ask('/api/address/batches', { authorization: `Bearer ${token}` })
}

async function countedCalls(sandboxUrl: string): Promise<number> {
  const usage = (await (await fetch(`${sandboxUrl}/sandbox/usage`)).json()) as {
    [sku: string]: { calls: number }
  }
  return Object.values(usage).reduce((sum, { calls }) => sum + calls, 0)
}
