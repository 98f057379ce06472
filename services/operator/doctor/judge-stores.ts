import { minRedisVersion } from '../../../shared/runtime/redis.ts'
import { measured } from '../capacity/measured.ts'
import type {
  BackupFacts,
  DatabaseFacts,
  DiskFacts,
  Facts,
  RedisFacts,
  RedisSetting,
} from './facts.ts'
import { about, type Finding, pages } from './finding.ts'
import { asksGoogle } from './judge-settings.ts'
import { type Judge, judged } from './judged.ts'
import { agoText, bytesText, percentText } from './units.ts'

/** Both Redis: reachable, durable or volatile as they must be, and never evicting. Pure. */
export function judgeRedis({ redis = [] }: Facts): Finding[] {
  const findings = redis.flatMap(({ setting, is }) =>
    'failed' in is ? [unreachable(setting, is.failed)] : judgeOne(setting, is.value),
  )
  const [only, other] = redis
  if (!only || other || !('value' in only.is) || only.is.value.appendOnly === false) return findings
  const { warn } = about('redis', 'QUEUE_REDIS_URL')
  const seen = 'not set: one Redis holds quota and queues, so what buyers type reaches its disk'
  const todo = 'Set it to a second Redis that writes nothing to disk.'
  return [...findings, warn(seen, { todo, page: pages.redis })]
}

const unreachable = (setting: RedisSetting, failed: string): Finding =>
  about('redis', setting).wrong(`not read: ${failed}`, {
    todo: 'Start it, or correct the setting; a user with few rights needs INFO.',
    page: pages.redisAway,
  })

function judgeOne(setting: RedisSetting, facts: RedisFacts): Finding[] {
  const { ok } = about('redis', setting)
  const { version, usedBytes, maxBytes } = facts
  const findings = [
    ...judgeVersion(setting, facts),
    ...(setting === 'REDIS_URL' ? judgeDurable(facts) : judgeVolatile(facts)),
    ...judgeMemory(setting, facts),
  ]
  const memory = maxBytes ? ` of ${bytesText(maxBytes)}` : ''
  return findings.length > 0
    ? findings
    : [ok(`version ${version}, noeviction, ${bytesText(usedBytes)}${memory} used`)]
}

function judgeVersion(setting: RedisSetting, { version, evictionPolicy }: RedisFacts): Finding[] {
  const { wrong } = about('redis', setting)
  const findings: Finding[] = []
  if (Number.parseFloat(version) < minRedisVersion)
    findings.push(
      wrong(`version ${version}`, {
        todo: `Upgrade it to ${minRedisVersion} or newer.`,
        page: pages.redis,
      }),
    )
  if (evictionPolicy !== 'noeviction')
    findings.push(
      wrong(`maxmemory-policy is ${evictionPolicy}: it can delete quota counts and jobs`, {
        todo: 'redis-cli config set maxmemory-policy noeviction, and in its configuration.',
        page: pages.redis,
      }),
    )
  return findings
}

function judgeDurable({ appendOnly, lastWriteToDiskFailed }: RedisFacts): Finding[] {
  const { warn, wrong } = about('redis', 'REDIS_URL')
  if (lastWriteToDiskFailed)
    return [
      wrong('its last write to disk failed', {
        todo: 'Free space on its disk, and read its log.',
        page: pages.disk,
      }),
    ]
  if (appendOnly) return []
  return [
    warn('appendonly is no: a restart loses recent charges and quota counts', {
      todo: 'redis-cli config set appendonly yes, and in its configuration.',
      page: pages.redis,
    }),
  ]
}

function judgeVolatile({ appendOnly, snapshots }: RedisFacts): Finding[] {
  const ways = [...(appendOnly ? ['an append-only file'] : []), ...(snapshots ? ['snapshots'] : [])]
  if (ways.length === 0) return []
  return [
    about('redis', 'QUEUE_REDIS_URL').warn(`writes ${ways.join(' and ')}: what buyers type`, {
      todo: 'redis-cli config set appendonly no, config set save "", and in its configuration.',
      page: pages.redis,
    }),
  ]
}

function judgeMemory(setting: RedisSetting, { usedBytes, maxBytes }: RedisFacts): Finding[] {
  const { warn, wrong } = about('redis', setting)
  const share = maxBytes ? usedBytes / maxBytes : 0
  if (share <= 0.75) return []
  const rest = { todo: 'Give it more memory.', page: pages.redisMemory }
  const seen = `${percentText(share)} of its maxmemory is used`
  return [share > 0.95 ? wrong(seen, rest) : warn(seen, rest)]
}

/** Whose schema it is, and its connections. Pure. */
export const judgeDatabase: Judge<DatabaseFacts> = judged(
  'postgres',
  'DATABASE_URL',
  (facts) => {
    const { ok, warn, wrong } = about('postgres', 'DATABASE_URL')
    const { version, missingMigrations, invalidIndexes, connections, maxConnections } = facts
    const findings: Finding[] = []
    if (missingMigrations.length > 0)
      findings.push(
        wrong(`its schema lacks ${missingMigrations.join(', ')}`, {
          todo: 'node services/start/prepare.ts; with compose: docker compose run --rm prepare.',
          page: pages.migrations,
        }),
      )
    if (invalidIndexes.length > 0)
      findings.push(
        warn(`unfinished indexes: ${invalidIndexes.join(', ')}`, {
          todo: `reindex index concurrently ${invalidIndexes[0]}`,
          page: pages.database,
        }),
      )
    const share = connections / Math.max(maxConnections, 1)
    if (share > 0.8)
      findings.push(
        warn(`${connections} of ${maxConnections} connections are in use`, {
          todo: 'Raise max_connections, or put PgBouncer before it.',
          page: pages.database,
        }),
      )
    const used = `${connections} of ${maxConnections} connections`
    return findings.length > 0
      ? findings
      : [ok(`PostgreSQL ${version}, schema complete, ${used} in use`)]
  },
  { todo: 'Start it, or correct the setting.', page: pages.database },
)

/** Offsets in milliseconds: the service measures Redis' clock; tokens and leases use the others. */
const maxAheadMs = { warn: 1000, wrong: 30_000 }

/** Clocks that differ. Pure. */
export const judgeClocks = ({ clocks = [] }: Facts): Finding[] =>
  clocks.map(({ name, aheadMs }) => {
    const { ok, warn, wrong } = about('clock', `Clock of ${name}`)
    if ('failed' in aheadMs) return wrong(`not read: ${aheadMs.failed}`, {})
    const ms = Math.abs(aheadMs.value)
    const direction = aheadMs.value < 0 ? 'behind' : 'ahead of'
    const seen = `${(ms / 1000).toFixed(1)} s ${direction} this machine's`
    const rest = {
      todo: 'Synchronise both hosts (NTP): timedatectl set-ntp true.',
      page: pages.clocks,
    }
    if (ms >= maxAheadMs.wrong) return wrong(seen, rest)
    return ms >= maxAheadMs.warn ? warn(seen, rest) : ok(seen)
  })

/** Size and growth of the database, and what is left of the disk. Pure. */
export const judgeDisk: Judge<DiskFacts> = judged('disk', 'Disk', (facts) => {
  const { ok, warn, wrong } = about('disk', 'Disk of PostgreSQL')
  const { databaseBytes, walBytes, maxWalBytes, disk } = facts
  const growth = dailyGrowth(facts)
  const size = `database ${bytesText(databaseBytes)}, +${bytesText(growth)} a day`
  const page = pages.disk
  const findings: Finding[] = []
  if (walBytes !== undefined && walBytes > 2 * maxWalBytes)
    findings.push(
      warn(`${bytesText(walBytes)} of WAL, twice max_wal_size: something keeps it`, {
        todo: 'Look at the archive and at replication slots: npm run doctor -- backup',
        page: pages.backup,
      }),
    )
  if (!disk) return [...findings, ok(`${size}; its free space cannot be seen from here`)]
  const share = disk.freeBytes / Math.max(disk.totalBytes, 1)
  const days = growth > 0 ? disk.freeBytes / growth : Number.POSITIVE_INFINITY
  const lasts = days < 1000 ? `, for ${Math.floor(days)} days` : ''
  const seen = `${size}; ${bytesText(disk.freeBytes)} (${percentText(share)}) free${lasts}`
  const todo =
    'Give it a larger disk. A smaller BATCH_RETENTION_DAYS frees none of it, but slows its growth.'
  if (share < 0.05 || days < 1) findings.push(wrong(seen, { todo, page }))
  else if (share < 0.15 || days < 7) findings.push(warn(seen, { todo, page }))
  else findings.push(ok(seen))
  return findings
})

/**
 * Bytes a day: the rows of the last week, at what a row with a long address takes. The size of the
 * database says nothing of it: stored addresses stay when the rows of their batches are deleted.
 */
const dailyGrowth = ({ rowsOfWeek }: DiskFacts) => measured.longRowBytes.value * (rowsOfWeek / 7)

/**
 * Google's terms: services/worker/provider/README.md. A copy adds the days for which it is kept.
 */
const maxRetentionDays = 30
/** For how many days `base-backup` keeps its copies, unless it is told otherwise. */
const daysOfCopies = 7

/** Cron makes a base copy a night, so two may have failed. */
const maxBaseCopySeconds = 2 * 86_400

/** The base copies, from which the archived WAL leads on. Pure. */
function judgeBaseCopy({ archives, baseCopy }: BackupFacts): Finding[] {
  if (!archives || !baseCopy) return []
  const { ok, warn } = about('backup', 'Base copy')
  const { ago } = baseCopy
  const page = pages.backup
  if (ago === undefined)
    return [
      warn('none of this server: archived WAL alone restores nothing', {
        todo: 'Make one, unless your provider of PostgreSQL keeps backups; see that cron does.',
        page,
      }),
    ]
  const seen = `newest one ${agoText(ago)}`
  if (ago <= maxBaseCopySeconds) return [ok(seen)]
  const todo = 'See why cron makes none: a restore must replay all WAL since then.'
  return [warn(seen, { todo, page })]
}

/** Compose archives a file a minute, and a finished one within seconds. */
const maxWaitSeconds = 300

/** What is wrong with an archive that is on. PostgreSQL counts no failure while it hangs. Pure. */
function judgeArchive({ lastArchivedAgo, lastFailedAgo, ...is }: BackupFacts): Finding[] {
  const { warn, wrong } = about('backup', 'Archive of WAL')
  const page = pages.backup
  const todo = 'Read the log of PostgreSQL: its disk fills until the archive works.'
  const last = agoText(lastArchivedAgo)
  if (lastFailedAgo !== undefined && lastFailedAgo < (lastArchivedAgo ?? Infinity))
    return [wrong(`fails since ${last}; ${is.failed} failures`, { todo, page })]
  if (lastArchivedAgo === undefined)
    return [
      warn('on, and no file so far', {
        todo: 'Look again a minute after the next change; then read the log of PostgreSQL.',
        page,
      }),
    ]
  return is.hasWaitingFile && lastArchivedAgo > maxWaitSeconds
    ? [warn(`last file ${last}, and a finished one waits: archive_command hangs`, { todo, page })]
    : []
}

/**
 * Whether WAL is archived and base copies are made, for a restore to any second, and its copies end
 * within the provider's terms. Pure.
 */
export const judgeBackup = ({ backup, mode, settings }: Facts): Finding[] =>
  judged<BackupFacts>('backup', 'Archive of WAL', (is) => {
    const { config } = settings
    const { ok, warn } = about('backup', 'Archive of WAL')
    const page = pages.backup
    const slots = is.idleSlots.map(({ name, keptBytes }) =>
      warn(`slot ${name} has no reader and keeps ${bytesText(keptBytes)} of WAL`, {
        todo: `Start its reader, or: select pg_drop_replication_slot('${name}')`,
        page,
      }),
    )
    const others = [...judgeBaseCopy(is), ...slots]
    if (!is.archives)
      return [
        mode !== 'sandbox'
          ? warn('off: a restore goes back to the last dump', {
              todo: 'Turn it on, unless your provider of PostgreSQL keeps backups.',
              page,
            })
          : ok('off, as for a sandbox'),
        ...others,
      ]
    const findings = judgeArchive(is)
    if (findings.length > 0) return [...findings, ...others]
    if (
      mode !== 'sandbox' &&
      asksGoogle(config) &&
      config.retentionDays > maxRetentionDays - daysOfCopies
    )
      return [
        warn(
          `RETENTION_DAYS is ${config.retentionDays}: with copies of ${daysOfCopies} days, ` +
            `coordinates are kept for longer than the ${maxRetentionDays} days of the ` +
            "provider's terms",
          { todo: 'Set it to 30 less the days for which you keep copies.', page },
        ),
        ...others,
      ]
    const unseen = is.baseCopy ? '' : '; base copies cannot be seen by this user'
    return [ok(`last file ${agoText(is.lastArchivedAgo)}${unseen}`), ...others]
  })(backup, settings)
