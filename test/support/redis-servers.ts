import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { freePort } from './free-port.ts'
import { redisProgram } from './test-redis.ts'
import { until } from './until.ts'

/** One `redis-server` of several. */
export interface Server {
  port: number
  /** It changes with each start. */
  readonly process: ChildProcess
  /** One command, its answer. */
  ask(...command: [string, ...string[]]): Promise<unknown>
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>
  /** Starts it again after that, with what it had written. */
  start(): Promise<void>
}

/** Several servers that belong together. */
export interface Servers {
  /** The value for `REDIS_URL`. */
  url: string
  /** The server that has the queues now. */
  master(): Promise<Server>
  /** A server that was master and was lost has become a replica, or was chosen again. */
  rejoined(server: Server): Promise<void>
  /** The answers of all servers to one command. */
  askAll(...command: [string, ...string[]]): Promise<unknown[]>
  /** All keys that there are. */
  keys(): Promise<string[]>
  close(): Promise<void>
}

const bin = redisProgram ?? 'redis-server'
const settleMs = 40_000
const masters = 3

/**
 * Three masters, each with so many replicas: `redis+cluster://`.
 * @param users lines of the configuration, `user …`
 */
export async function startCluster({
  replicas = 1,
  durable = true,
  users = '',
} = {}): Promise<Servers> {
  const folder = mkdtempSync(join(tmpdir(), 'address-service-cluster-'))
  const servers = await Promise.all(
    Array.from({ length: masters * (1 + replicas) }, async () => {
      const bus = String(await freePort())
      const cluster = {
        'cluster-enabled': 'yes',
        'cluster-port': bus,
        'cluster-node-timeout': '1000',
      }
      return startServer(folder, { ...cluster, ...(!durable && { appendonly: 'no' }) }, { users })
    }),
  )
  const addresses = servers.map(({ port }) => `127.0.0.1:${port}`)
  const create = [
    '--cluster',
    'create',
    ...addresses,
    '--cluster-replicas',
    `${replicas}`,
    '--cluster-yes',
  ]
  execFileSync(bin.replace('-server', '-cli'), create, { stdio: 'ignore' })
  const knowAll = async () =>
    (await Promise.all(servers.map((server) => server.ask('CLUSTER', 'INFO')))).every(
      (info) =>
        String(info).includes('cluster_state:ok') &&
        String(info).includes(`cluster_known_nodes:${servers.length}\r`),
    )
  await settled(knowAll)
  // A new replica that has not seen its master can't take its place.
  await settled(async () => (await Promise.all(servers.map(isSynced))).every(Boolean))
  return {
    url: `redis+cluster://${addresses.slice(0, masters).join(',')}`,
    master: async () => {
      for (const server of servers) {
        const moved = await server.ask('GET', '{address}').catch((error: Error) => error.message)
        if (moved === null) return server
      }
      throw new Error('no master has the queues')
    },
    rejoined: (server) => rejoined(server, servers),
    askAll: (...command) => Promise.all(servers.map((server) => server.ask(...command))),
    keys: () => keysOf(servers),
    close: () => closeAll(servers, folder),
  }
}

/**
 * A master, a replica and three Sentinels: `redis+sentinel://`.
 * @param replicaEnv the environment of the replica's process, such as that of another clock
 */
export async function startSentinels(replicaEnv = process.env): Promise<Servers> {
  const folder = mkdtempSync(join(tmpdir(), 'address-service-sentinel-'))
  const first = await startServer(folder, {})
  const replicaof = `127.0.0.1 ${first.port}`
  const second = await startServer(folder, { replicaof }, { env: replicaEnv })
  await settled(() => isSynced(second))
  const watched = `sentinel monitor shop 127.0.0.1 ${first.port} 2
sentinel down-after-milliseconds shop 1000
sentinel failover-timeout shop 5000
`
  const sentinels = await Promise.all(
    [1, 2, 3].map(() => startServer(folder, {}, { sentinel: watched })),
  )
  const knowAll = async () => {
    const infos = await Promise.all(sentinels.map((sentinel) => sentinel.ask('INFO', 'sentinel')))
    return infos.every((info) => /slaves=1,sentinels=3/.test(String(info)))
  }
  await settled(knowAll)
  const master = async () => {
    const answer = await sentinels[0]?.ask('SENTINEL', 'get-master-addr-by-name', 'shop')
    const [, port] = answer as [string, string]
    return [first, second].find((server) => server.port === Number(port)) ?? first
  }
  // On a busy machine the Sentinels may take the new master for lost, and choose the old one again.
  const isChosenAgain = async (server: Server) =>
    (await master()) === server && hasReplica.test(await replicationOf(server))
  return {
    url: `redis+sentinel://${sentinels.map(({ port }) => `127.0.0.1:${port}`).join(',')}/shop`,
    master,
    rejoined: (server) => rejoined(server, [first, second, ...sentinels], isChosenAgain),
    askAll: (...command) => Promise.all([first, second].map((server) => server.ask(...command))),
    keys: () => keysOf([first, second]),
    close: () => closeAll([...sentinels, first, second], folder),
  }
}

const hasEnded = ({ process }: Server) => process.exitCode !== null || process.signalCode !== null

async function rejoined(
  server: Server,
  all: readonly Server[],
  isMaster = async (_: Server) => false,
): Promise<void> {
  const isBack = async () =>
    isSyncedReplica.test(await replicationOf(server)) || (await isMaster(server))
  await settled(isBack).catch(async ({ message }: Error) => {
    const roles = await Promise.all(all.map(roleOf))
    throw new Error(`${message}: ${server.port} is not back; ${roles.join(', ')}`)
  })
}

const isSyncedReplica = /role:slave[\s\S]*master_link_status:up/
const hasReplica = /role:master[\s\S]*state=online/

const replicationOf = async (server: Server): Promise<string> =>
  String(await server.ask('INFO', 'replication').catch(() => ''))

/** What a server, or a Sentinel of its master, says that it is. */
async function roleOf({ port, ask }: Server): Promise<string> {
  const role = await ask('ROLE').catch((error: Error) => error.message)
  const master = await ask('SENTINEL', 'master', 'shop').catch(() => '')
  return `${port} ${JSON.stringify(role)} ${String(master)}`
}

async function keysOf(servers: Server[]): Promise<string[]> {
  const keys = await Promise.all(servers.map((server) => server.ask('KEYS', '*').catch(() => [])))
  return [...new Set(keys.flat() as string[])]
}

const isSynced = async (server: Server) =>
  !/master_link_status:down/.test(String(await server.ask('INFO', 'replication')))

async function startServer(
  folder: string,
  more: Record<string, string>,
  { sentinel = '', users = '', env = process.env } = {},
): Promise<Server> {
  const port = await freePort()
  const dir = join(folder, `${port}`)
  mkdirSync(dir)
  const file = join(dir, 'redis.conf')
  const stored = { save: '""', appendonly: 'yes', 'repl-diskless-sync-delay': '0' }
  const settings = {
    bind: '127.0.0.1',
    port: `${port}`,
    dir,
    // Under a clock that is behind, this thread never waits, and takes a whole core.
    'jemalloc-bg-thread': 'no',
    ...(sentinel === '' && stored),
    ...more,
  }
  writeFileSync(
    file,
    Object.entries(settings)
      .map((setting) => `${setting.join(' ')}\n`)
      .join('') +
      sentinel +
      users,
  )
  const launch = () => {
    const child = spawn(bin, sentinel ? [file, '--sentinel'] : [file], { stdio: 'ignore', env })
    // A start that fails half-way leaves nothing behind.
    const end = () => child.kill('SIGKILL')
    process.once('exit', end)
    child.once('exit', () => process.off('exit', end))
    return child
  }
  const ask = async (...[name, ...words]: [string, ...string[]]) => {
    const redis = new Redis({
      port,
      lazyConnect: true,
      retryStrategy: () => null,
      connectTimeout: 1000,
      commandTimeout: 1000,
    })
    redis.on('error', () => {})
    try {
      await redis.connect()
      return await redis.call(name, ...words)
    } finally {
      redis.disconnect()
    }
  }
  const answers = () =>
    ask('PING').then(
      () => true,
      () => false,
    )
  let child = launch()
  await settled(answers)
  const server: Server = {
    port,
    get process() {
      return child
    },
    ask,
    kill: async () => {
      if (hasEnded(server)) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
    start: async () => {
      child = launch()
      await settled(answers)
    },
  }
  return server
}

async function closeAll(servers: Server[], folder: string): Promise<void> {
  await Promise.all(servers.map((server) => server.kill()))
  rmSync(folder, { recursive: true, force: true })
}

const settled = (condition: () => Promise<boolean>) =>
  until(condition, settleMs, 'the servers do not come together')
