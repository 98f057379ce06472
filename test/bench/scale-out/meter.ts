import { Redis } from 'ioredis'
import pg from 'pg'
import { postgresCpuMicros } from '../bulk/postgres-cpu.ts'
import { openFiles } from '../open-files.ts'
import type { Ground, Part } from '../systems.ts'
import { cpuMicros, type RedisUse, readRedisUse } from '../use.ts'

/** What a running system has used since it was started: CPU time in microseconds. */
interface Reading {
  edges: number
  workers: number
  postgres: number
  walBytes: number
  nodes: RedisUse[]
}

/** What was used for one request, in one second, or for one row. */
export interface Use {
  edges: number
  workers: number
  /** All nodes of Redis, and the one that has most to do. */
  redis: number
  busiestNode: number
  postgres: number
  walBytes: number
  redisBytes: number
  redisCommands: number
}

/**
 * Connections to Redis of one process of each kind, and how many there are in all that listen
 * (pub/sub) or wait for jobs.
 */
export interface Connections {
  edge: number
  worker: number
  listening: number
  blocking: number
}

export interface Meter {
  read(): Promise<Reading>
  connections(): Promise<Connections>
  close(): Promise<void>
}

export async function openMeter(
  parts: Part[],
  nodeUrls: string[],
  { databaseUrl }: Ground,
): Promise<Meter> {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const pidsOf = (kind: Part['kind']) =>
    parts.filter((part) => part.kind === kind).map(({ pid }) => pid)
  const ports = nodeUrls.map((url) => Number(new URL(url).port))
  const ofOne = (kind: Part['kind']) => openFiles(pidsOf(kind)[0] ?? 0, ports).connections
  return {
    read: async () => {
      const { rows } = await database.query(`select pg_current_wal_insert_lsn() - '0/0' bytes`)
      return {
        edges: cpuMicros(pidsOf('edge')) ?? Number.NaN,
        workers: cpuMicros(pidsOf('worker')) ?? Number.NaN,
        postgres: await postgresCpuMicros(database),
        walBytes: Number(rows[0].bytes),
        nodes: await Promise.all(nodeUrls.map(readRedisUse)),
      }
    },
    connections: async () => {
      const clients = (await Promise.all(nodeUrls.map(readClients))).flat()
      return {
        edge: ofOne('edge'),
        worker: ofOne('worker'),
        listening: clients.filter((client) => / sub=[1-9]/.test(client)).length,
        blocking: clients.filter((client) => / cmd=bzpopmin/.test(client)).length,
      }
    },
    close: () => database.end(),
  }
}

/** One line for each, as CLIENT LIST has them. */
async function readClients(url: string): Promise<string[]> {
  const redis = new Redis(url)
  const clients = await redis.client('LIST')
  redis.disconnect()
  return String(clients).split('\n')
}

/** What was used between two readings, for each of `count` requests, seconds or rows. */
export function useBetween(before: Reading, after: Reading, count: number): Use {
  const of = (key: 'edges' | 'workers' | 'postgres' | 'walBytes') =>
    (after[key] - before[key]) / count
  const ofNodes = (key: keyof RedisUse) =>
    after.nodes.map(
      (node, index) => (node[key] - (before.nodes[index]?.[key] ?? Number.NaN)) / count,
    )
  const sum = (values: number[]) => values.reduce((a, b) => a + b, 0)
  return {
    edges: of('edges'),
    workers: of('workers'),
    redis: sum(ofNodes('cpuMicros')),
    busiestNode: Math.max(...ofNodes('cpuMicros')),
    postgres: of('postgres'),
    walBytes: of('walBytes'),
    redisBytes: sum(ofNodes('bytes')),
    redisCommands: sum(ofNodes('commands')),
  }
}
