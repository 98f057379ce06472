import type { Config } from '../../../shared/settings/process-settings.ts'
import { type DataMode, readDataMode } from '../../../shared/store/data-mode.ts'
import { type Database, openDatabase, pingDatabase } from '../../../shared/store/database.ts'
import { readRunningServers } from '../../../shared/store/running-servers.ts'
import { withRedis } from '../command-line/with-redis.ts'
import type { Command } from './commands.ts'
import type { Facts, RedisSetting } from './facts.ts'
import { type Area, areas as allAreas } from './finding.ts'
import { readAlerts } from './read-alerts.ts'
import { certificatePlaces, namedPlace, readCertificate } from './read-certificates.ts'
import {
  readBackup,
  readDatabase,
  readDatabaseAhead,
  readDisk,
  readKeys,
  readWebhooks,
} from './read-database.ts'
import { readProvider } from './read-provider.ts'
import { readQuota } from './read-quota.ts'
import { readRedis, readRedisAhead } from './read-redis.ts'
import { readResult } from './read-result.ts'

interface Given {
  config: Config<'doctor'>
  /** The settings that are valid. */
  environment: NodeJS.ProcessEnv
  problems: string[]
}

/** Reads what the areas of the command need. Never rejects. */
export async function readFacts(command: Command, given: Given): Promise<Facts> {
  const { config, problems, environment } = given
  const wants = (...names: Area[]) => names.some((name) => command.areas.has(name))
  const stores = storesOf(config, command.namedMode)
  const [provider, ofStores, certificates, alerts] = await Promise.all([
    wants('provider') ? readResult(() => readProvider(environment)) : undefined,
    readStores(command, config, stores),
    readCertificates(command, { ...config, ...stores }),
    command.prometheus === undefined
      ? undefined
      : readResult(() => readAlerts(command.prometheus ?? '')),
  ])
  return defined({ settings: { config, problems }, provider, ...ofStores, certificates, alerts })
}

interface Stores {
  databaseUrl?: string | undefined
  redisUrl?: string | undefined
  queueRedisUrl?: string | undefined
  /** Why none is known. */
  missing?: string
  /** Where the data is, if it is on this machine. */
  folder?: string
}

/** Those of the settings, else those of the running `npm start`. */
function storesOf(
  { databaseUrl, redisUrl, queueRedisUrl, dataDir }: Config<'doctor'>,
  namedMode: DataMode | undefined,
): Stores {
  if (databaseUrl !== undefined && redisUrl !== undefined)
    return { databaseUrl, redisUrl, queueRedisUrl }
  try {
    const running = readRunningServers(dataDir, namedMode)
    return {
      redisUrl: redisUrl ?? running.redisUrl,
      queueRedisUrl: queueRedisUrl ?? (redisUrl === undefined ? running.queueRedisUrl : undefined),
      ...(databaseUrl === undefined
        ? { databaseUrl: running.databaseUrl, folder: dataDir }
        : { databaseUrl }),
    }
  } catch (error) {
    return { databaseUrl, redisUrl, queueRedisUrl, missing: (error as Error).message }
  }
}

const withoutStores: Area[] = ['settings', 'provider', 'certificates', 'alerts']
const needStores = allAreas.filter((area) => !withoutStores.includes(area))
const needRedis: Area[] = ['redis', 'clock', 'quota', 'budgets', 'processes']
const needDatabase = needStores.filter((area) => area !== 'redis')

/**
 * What is read of the stores. One that does not answer is one finding, not ten. One that is not set
 * is none where no area needs it: `prepare` has no Redis.
 */
async function readStores(
  { areas }: Command,
  config: Config<'doctor'>,
  stores: Stores,
): Promise<Omit<Facts, 'settings'>> {
  const wants = (...names: Area[]) => names.some((name) => areas.has(name))
  if (!wants(...needStores)) return wants('provider') ? readMode(stores) : {}
  const { databaseUrl, redisUrl, queueRedisUrl, missing = 'it is not set' } = stores
  const db = databaseUrl === undefined ? undefined : openDatabase(databaseUrl, 2)
  const urls: [RedisSetting, string | undefined][] = []
  if (redisUrl || wants(...needRedis)) urls.push(['REDIS_URL', redisUrl])
  if (queueRedisUrl !== redisUrl && queueRedisUrl) urls.push(['QUEUE_REDIS_URL', queueRedisUrl])
  try {
    const [postgres, ...redis] = await Promise.all([
      db || wants(...needDatabase)
        ? readResult(() => (db ? pingDatabase(db) : Promise.reject(new Error(missing))))
        : undefined,
      ...urls.map(async ([setting, url]) => ({
        setting,
        url: url ?? '',
        is: await readResult(() =>
          url === undefined ? Promise.reject(new Error(missing)) : withRedis(url, readRedis),
        ),
      })),
    ])
    const answering = redis.filter(({ is }) => 'value' in is)
    const clocks = answering.map(({ setting, url }) => ({
      name: setting as string,
      read: () => withRedis(url, readRedisAhead),
    }))
    const open = postgres && 'value' in postgres ? db : undefined
    if (open) clocks.push({ name: 'DATABASE_URL', read: () => readDatabaseAhead(open) })
    return defined({
      redis: wants('redis') ? redis : redis.filter(({ is }) => 'failed' in is),
      clocks: wants('clock') ? await Promise.all(clocks.map(readClock)) : undefined,
      ...(postgres && 'failed' in postgres ? { postgres } : {}),
      ...(open ? await readOpenDatabase(open, wants, config, stores) : {}),
      quota:
        wants('quota', 'budgets', 'processes') &&
        open &&
        redisUrl &&
        answering.some(({ url }) => url === redisUrl)
          ? await readResult(() => withRedis(redisUrl, (one) => readQuota(config, open, one)))
          : undefined,
    })
  } finally {
    await db?.destroy()
  }
}

const readClock = async ({ name, read }: { name: string; read: () => Promise<number> }) => ({
  name,
  aheadMs: await readResult(read),
})

type Wants = (...names: Area[]) => boolean

/** Whose places the database has: a sandbox needs no key. */
async function readMode({ databaseUrl }: Stores): Promise<Partial<Facts>> {
  if (databaseUrl === undefined) return {}
  const db = openDatabase(databaseUrl, 1)
  try {
    return defined({ mode: await readDataMode(db).catch(() => undefined) })
  } finally {
    await db.destroy()
  }
}

/** What is read of a PostgreSQL that answers. */
async function readOpenDatabase(
  db: Database,
  wants: Wants,
  { signingKeySecret }: Config<'doctor'>,
  { folder }: Stores,
): Promise<Partial<Facts>> {
  const [postgres, mode, disk, backup, keys, webhooks] = await Promise.all([
    wants('postgres') ? readResult(() => readDatabase(db)) : undefined,
    readDataMode(db).catch(() => undefined),
    wants('disk') ? readResult(() => readDisk(db, folder)) : undefined,
    wants('backup') ? readResult(() => readBackup(db)) : undefined,
    wants('keys') ? readResult(() => readKeys(db, signingKeySecret)) : undefined,
    wants('webhooks') ? readResult(() => readWebhooks(db)) : undefined,
  ])
  return defined({ postgres, mode, disk, backup, keys, webhooks })
}

async function readCertificates({ areas, certificates }: Command, config: Config<'doctor'>) {
  const named = certificates.map((text) => ({ subject: text, place: namedPlace(text) }))
  const places = areas.has('certificates') ? [...certificatePlaces(config), ...named] : named
  return Promise.all(places.map(({ subject, place }) => readCertificate(subject, place)))
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> }

const defined = <T extends object>(values: T): Defined<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Defined<T>
