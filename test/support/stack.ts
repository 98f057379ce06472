import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, inject, vi } from 'vitest'
import type { Scope } from '../../shared/api/client-rules.ts'
import type { Edition } from '../../shared/billing/skus.ts'
import { addKey as createKey, findClientId } from '../../shared/store/client-admin.ts'
import { addClientKey, makeApiKey } from '../../shared/store/clients.ts'
import { openDatabase } from '../../shared/store/database.ts'
import { asRecordedRole } from './database-roles.ts'
import { freePort } from './free-port.ts'
import { type Service, startService } from './processes.ts'
import { testDatabase } from './test-database.ts'
import { startSandbox, type TestSandbox } from './test-sandbox.ts'

export interface StackOptions {
  edition?: Edition
  /** None for a test that sends no request: it has no token then. */
  edges?: number
  workers?: number
  /** More settings for every process. */
  env?: Record<string, string>
  /** The same for edges, and for workers. */
  edgeEnv?: Record<string, string>
  workerEnv?: Record<string, string>
  /** A Redis for this test only, new and empty, where it is to be stopped. */
  redisUrl?: string
  /** A PostgreSQL for this test only, where it is to be stopped. */
  databaseServerUrl?: string
  /** Where the processes find the database instead, such as a proxy before it. */
  throughDatabase?: (databaseUrl: string) => string
}

/** Requests to one edge with the token, JSON in and out. */
export interface Calls {
  /** The response as it comes, for what is no JSON or is still being sent. */
  raw(path: string, init?: RequestInit): Promise<Response>
  get(path: string, init?: RequestInit): Promise<Answer>
  post(path: string, body: unknown, init?: RequestInit): Promise<Answer>
  autocomplete(body: Record<string, unknown>, init?: RequestInit): Promise<Answer>
  details(query: Record<string, string>, init?: RequestInit): Promise<Answer>
}

/**
 * The whole product in real processes, with a sandbox, a Redis and a PostgreSQL database that no
 * other test uses. Its own calls go to the first edge. Edges and workers use the database as their
 * role.
 */
export interface Stack extends Calls {
  /** The first edge's address; each edge has its own. */
  url: string
  /** In the order of `edges`. */
  urls: string[]
  apiKey: string
  token: string
  sandbox: TestSandbox
  edges: Service[]
  workers: Service[]
  redisUrl: string
  /** As its owner. */
  databaseUrl: string
  /** Starts one more worker. */
  addWorker(env?: Record<string, string>): Promise<Service>
  /** Starts one more edge, at an address of its own. */
  addEdge(env?: Record<string, string>): Promise<{ edge: Service; url: string }>
  /** Calls to another edge, by its place in `edges`. */
  at(edge: number): Calls
  /** The dependencies that `/ready` of the first edge reports as missing; empty if all is well. */
  missing(): Promise<string[]>
  /** Resolves when nothing is missing. */
  ready(): Promise<void>
  /** A test key of the stack's own client, and a token for it. */
  addTestKey(scopes?: Scope[]): Promise<{ apiKey: string; token: string }>
  /** A key of another client, and a token for it. */
  addClient(name: string, scopes?: string[]): Promise<{ apiKey: string; token: string }>
  close(): Promise<void>
}

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form
  body: any
}

export const signingKeySecret = 'a secret for tests, 32 characters'

/** High limits, because tests with much traffic are not about the limits of clients. */
const unlimitedRates = Object.fromEntries(
  [
    'AUTOCOMPLETE',
    'DETAILS',
    'VALIDATE',
    'BATCHES',
    'OTHER',
    'TOKENS_PER_KEY',
    'TOKENS_PER_ADDRESS',
    'PAGE',
    'PAGE_PER_DAY',
    'PAGE_NETWORK',
    'PAGE_NETWORK_PER_DAY',
    'PAGE_TOKENS_PER_KEY',
    'UNKNOWN_TOKENS',
  ].map((name) => [`RATE_LIMIT_${name}`, '1000000']),
)

export async function startStack({
  edition = 'new',
  edges = 1,
  workers = 1,
  env = {},
  edgeEnv = {},
  workerEnv = {},
  redisUrl,
  databaseServerUrl,
  throughDatabase = (url) => url,
}: StackOptions = {}): Promise<Stack> {
  const usedRedisUrl = redisUrl ?? (await emptyRedis(ownRedis()))
  const databaseUrl = await testDatabase('stack', databaseServerUrl)
  const apiKey = await addKey(databaseUrl, 'shop')

  const sandbox = await startSandbox()
  const shared = {
    REDIS_URL: usedRedisUrl,
    LOG_LEVEL: 'info',
    PLACES_EDITION: edition,
    PROVIDER_URL: sandbox.url,
    GOOGLE_MAPS_API_KEY: 'test-provider-key',
    PHOTON_URL: `${sandbox.url}/photon`,
    NOMINATIM_URL: `${sandbox.url}/nominatim`,
    SIGNING_KEY_SECRET: signingKeySecret,
    // One more call, which tests would count.
    START_CHECK: 'false',
    ...unlimitedRates,
    ...env,
  }
  const urlOf = async (role: 'edge' | 'worker') =>
    throughDatabase(await asRecordedRole(role, databaseUrl))
  const databases = { edge: await urlOf('edge'), worker: await urlOf('worker') }
  const starts: Promise<Service>[] = []
  const start = (role: 'edge' | 'worker', own: Record<string, string>) => {
    const service = startService(role, { DATABASE_URL: databases[role], ...shared, ...own })
    starts.push(service)
    return service
  }
  const addWorker = (more: Record<string, string> = {}) =>
    start('worker', { WORKER_METRICS_PORT: '0', ...workerEnv, ...more })
  const addEdge = async (more: Record<string, string> = {}) => {
    const port = await freePort()
    const edge = await start('edge', { PORT: String(port), ...edgeEnv, ...more })
    return { edge, url: `http://127.0.0.1:${port}` }
  }
  const stop = async () => {
    const started = await Promise.allSettled(starts)
    const services = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    await Promise.all(services.map((service) => service.stop()))
    await sandbox.stop()
    return services
  }
  const startAll = async () => {
    const startedWorkers = await Promise.all(Array.from({ length: workers }, () => addWorker()))
    const startedEdges = await Promise.all(Array.from({ length: edges }, () => addEdge()))
    const url = startedEdges[0]?.url ?? ''
    return { startedWorkers, startedEdges, url, token: url && (await tokenFor(url, apiKey)) }
  }
  // The next file of this vitest worker uses the same Redis: a worker left there takes its jobs.
  const { startedWorkers, startedEdges, url, token } = await startAll().catch(async (error) => {
    await stop()
    throw error
  })
  const urls = startedEdges.map((one) => one.url)
  const calls = callsTo(url, token)
  const missing = async () => (await calls.get('/ready')).body.missing

  return {
    url,
    urls,
    apiKey,
    token,
    sandbox,
    edges: startedEdges.map(({ edge }) => edge),
    workers: startedWorkers,
    redisUrl: usedRedisUrl,
    databaseUrl,
    addWorker,
    addEdge,
    ...calls,
    at: (edge) => callsTo(urls[edge] ?? '', token),
    missing,
    ready: () => vi.waitFor(async () => expect(await missing()).toEqual([]), { timeout: 20_000 }),
    addClient: async (name, scopes) => {
      const key = await addKey(databaseUrl, name, scopes)
      return { apiKey: key, token: await tokenFor(url, key) }
    },
    addTestKey: async (scopes = ['address', 'batch']) => {
      const key = await addTestKey(databaseUrl, 'shop', scopes)
      return { apiKey: key, token: await tokenFor(url, key) }
    },
    close: async () => {
      // Some tasks only log it.
      for (const { output } of await stop()) expect(output()).not.toContain('permission denied')
    },
  }
}

/** A stack for all tests of the file or group, which ends with them. */
export function useStack(options?: StackOptions): Stack {
  const stack = {} as Stack
  beforeAll(async () => void Object.assign(stack, await startStack(options)))
  afterAll(() => stack.close?.())
  return stack
}

/** Calls to an edge at this address, such as one that was added. */
export function callsTo(url: string, token: string): Calls {
  const raw = (path: string, init: RequestInit = {}) =>
    fetch(url + path, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } })
  const get = async (path: string, init?: RequestInit) => answerOf(await raw(path, init))
  const post = (path: string, body: unknown, init: RequestInit = {}) =>
    get(path, {
      method: 'POST',
      body: JSON.stringify(body),
      ...init,
      headers: { 'content-type': 'application/json', ...init.headers },
    })
  return {
    raw,
    get,
    post,
    autocomplete: (body, init) => post('/api/address/autocomplete', body, init),
    details: (query, init) => get(`/api/address/details?${new URLSearchParams(query)}`, init),
  }
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text()
  const json = response.headers.get('content-type')?.includes('json')
  return {
    status: response.status,
    headers: response.headers,
    body: json ? JSON.parse(text) : text,
  }
}

/** A new edge may be refused by a busy database once. */
const tokenFor = (url: string, apiKey: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const { status, body } = await callsTo(url, '').get('/authentication', {
        headers: { 'X-SERVICE-API-KEY': apiKey },
      })
      if (status !== 200) throw new Error(`no token: ${status} ${JSON.stringify(body)}`)
      return body.data.token
    },
    { timeout: 10_000, interval: 200 },
  )

/** A server that starts many databases at once may be slower than the service waits. */
const connectWithinMs = 20_000

async function addKey(
  databaseUrl: string,
  client: string,
  scopes = ['address', 'batch'],
): Promise<string> {
  const apiKey = makeApiKey()
  const db = openDatabase(databaseUrl, 1, Infinity, connectWithinMs)
  await addClientKey(db, client, apiKey, scopes)
  await db.destroy()
  return apiKey
}

const poolId = process.env.VITEST_POOL_ID ?? '1'

async function addTestKey(databaseUrl: string, client: string, scopes: Scope[]): Promise<string> {
  const db = openDatabase(databaseUrl, 1, Infinity, connectWithinMs)
  const id = (await findClientId(db, client)) ?? ''
  const { apiKey } = await createKey(db, 'test', id, { mode: 'test', scopes })
  await db.destroy()
  return apiKey
}

/** The database of the shared Redis that belongs to this vitest worker. */
export const ownRedis = () => `${inject('redisUrl')}/${poolId}`

export async function emptyRedis(url: string): Promise<string> {
  const redis = new Redis(url)
  await redis.flushdb()
  redis.disconnect()
  return url
}
