import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Facts, QuotaFacts, RedisFacts } from '../../services/operator/doctor/facts.ts'
import { type Finding, pages } from '../../services/operator/doctor/finding.ts'
import { judge } from '../../services/operator/doctor/judge.ts'
import { show } from '../../services/operator/doctor/show.ts'
import { readConfig } from '../../shared/settings/read-config.ts'

const settingsOf = (env: NodeJS.ProcessEnv = {}) => ({
  problems: [],
  config: readConfig('doctor', env),
})
const well: RedisFacts = {
  version: '8.0.1',
  evictionPolicy: 'noeviction',
  appendOnly: true,
  snapshots: false,
  lastWriteToDiskFailed: false,
  usedBytes: 2_000_000,
  maxBytes: 1_000_000_000,
}
const volatile = { ...well, appendOnly: false }
const both = (main: Partial<RedisFacts>, queue: Partial<RedisFacts> = {}): Partial<Facts> => ({
  redis: [
    { setting: 'REDIS_URL', is: { value: { ...well, ...main } } },
    { setting: 'QUEUE_REDIS_URL', is: { value: { ...volatile, ...queue } } },
  ],
})
const database = {
  version: 18,
  missingMigrations: [],
  invalidIndexes: [],
  connections: 10,
  maxConnections: 100,
}
const disk = {
  databaseBytes: 12e9,
  rows: 10e6,
  rowsOfWeek: 7e6,
  walBytes: 80e6,
  maxWalBytes: 1e9,
}
const archive = {
  archives: true,
  lastArchivedAgo: 30,
  hasWaitingFile: false,
  lastFailedAgo: undefined,
  failed: 0,
  idleSlots: [],
  baseCopy: undefined,
}
const state = { waitMs: 0, pace: 1, used: { day: 0, month: 0 } }
const spending = { calls: 0, microUsd: 0 }
const quota: QuotaFacts = {
  edition: 'new',
  fallback: undefined,
  held: [],
  budgets: { day: { microUsd: 20e6 } },
  spent: { day: { calls: 9, microUsd: 1e6 }, month: spending },
  states: [{ sku: 'details', state }],
  edges: 2,
  workers: 2,
}

/** What the doctor reports for these facts, without the settings. */
const findingsOf = (facts: Partial<Facts>): Finding[] =>
  judge({ settings: settingsOf(), ...facts }).filter(({ area }) => area !== 'settings')

const lineOf = ({ status, subject, seen }: Finding) => `${status} ${subject}: ${seen}`
const linesOf = (facts: Partial<Facts>) => findingsOf(facts).map(lineOf)

it('the doctor expects of a database that the rows of last week are added each week', () => {
  const old = { ...disk, databaseBytes: 3e9, rows: 10_000, rowsOfWeek: 10_000 }
  expect(linesOf({ disk: { value: old } })).toEqual([
    'ok Disk of PostgreSQL: database 3 GB, +2.1 MB a day; its free space cannot be seen from here',
  ])
})

it('the doctor names for a full disk what gives it space, not what slows its growth', () => {
  const [finding] = findingsOf({
    disk: { value: { ...disk, disk: { freeBytes: 1e9, totalBytes: 100e9 } } },
  })
  expect(finding?.todo).toBe(
    'Give it a larger disk. A smaller BATCH_RETENTION_DAYS frees none of it, but slows its growth.',
  )
})

describe('the doctor says that all is well', () => {
  it.each<[string, Partial<Facts>, string[]]>([
    [
      'of both Redis',
      both({}),
      [
        'ok REDIS_URL: version 8.0.1, noeviction, 2 MB of 1 GB used',
        'ok QUEUE_REDIS_URL: version 8.0.1, noeviction, 2 MB of 1 GB used',
      ],
    ],
    [
      'of PostgreSQL',
      { postgres: { value: database } },
      ['ok DATABASE_URL: PostgreSQL 18, schema complete, 10 of 100 connections in use'],
    ],
    [
      'of clocks',
      { clocks: [{ name: 'REDIS_URL', aheadMs: { value: -400 } }] },
      ["ok Clock of REDIS_URL: 0.4 s behind this machine's"],
    ],
    [
      'of a disk',
      { disk: { value: { ...disk, disk: { freeBytes: 90e9, totalBytes: 100e9 } } } },
      ['ok Disk of PostgreSQL: database 12 GB, +1.5 GB a day; 90 GB (90 %) free, for 60 days'],
    ],
    [
      'of the archive',
      { settings: settingsOf({ RETENTION_DAYS: '23' }), backup: { value: archive } },
      ['ok Archive of WAL: last file 30 s ago; base copies cannot be seen by this user'],
    ],
    [
      'of a base copy of last night',
      {
        settings: settingsOf({ RETENTION_DAYS: '23' }),
        backup: { value: { ...archive, baseCopy: { ago: 8 * 3600 } } },
      },
      ['ok Archive of WAL: last file 30 s ago', 'ok Base copy: newest one 8 hours ago'],
    ],
    [
      'of the archive of an idle database, which writes no new file',
      {
        settings: settingsOf({ RETENTION_DAYS: '23' }),
        backup: { value: { ...archive, lastArchivedAgo: 3 * 86_400 } },
      },
      ['ok Archive of WAL: last file 72 hours ago; base copies cannot be seen by this user'],
    ],
    [
      'of the archive of a busy database, whose newest file waits for seconds',
      {
        settings: settingsOf({ RETENTION_DAYS: '23' }),
        backup: { value: { ...archive, hasWaitingFile: true } },
      },
      ['ok Archive of WAL: last file 30 s ago; base copies cannot be seen by this user'],
    ],
    [
      "of the archive of a sandbox's addresses",
      { mode: 'sandbox', backup: { value: archive } },
      ['ok Archive of WAL: last file 30 s ago; base copies cannot be seen by this user'],
    ],
    [
      'of the archive where only OpenStreetMap is asked',
      { settings: settingsOf({ PLACES_EDITION: 'osm' }), backup: { value: archive } },
      ['ok Archive of WAL: last file 30 s ago; base copies cannot be seen by this user'],
    ],
    [
      'of a certificate',
      { certificates: [{ subject: 'proxy.pem', certificate: { value: { daysLeft: 60.5 } } }] },
      ['ok Certificate of proxy.pem: 60 days left'],
    ],
    [
      'of the signing key',
      { keys: { value: { ageDays: 3.2, isReadable: true } } },
      ['ok Signing key: signs for 3 of 90 days'],
    ],
    [
      'of webhooks',
      { webhooks: { value: { givenUp: 0, retried: 0 } } },
      ['ok Webhooks: none fails'],
    ],
    ['of alerts', { alerts: { value: ['Watchdog'] } }, ['ok Alerts: none fires but the watchdog']],
    [
      'of quota, budget and processes',
      { quota: { value: { ...quota, states: [], held: [] } } },
      [
        'ok Quota: all processes hold the same, within the defaults of the provider',
        "ok Budget of the service: 5 % of the day's is used",
        'ok Processes: edges: 2; workers: 2',
      ],
    ],
  ])('%s', (_of, facts, lines) => {
    expect(linesOf(facts)).toEqual(lines)
  })
})

describe('the doctor finds', () => {
  it.each<[string, Partial<Facts>, string]>([
    [
      'a Redis that evicts',
      both({ evictionPolicy: 'allkeys-lru' }),
      'wrong REDIS_URL: maxmemory-policy is allkeys-lru',
    ],
    [
      'queues that are evicted',
      both({}, { evictionPolicy: 'volatile-lru' }),
      'wrong QUEUE_REDIS_URL: maxmemory-policy',
    ],
    ['a Redis older than 7', both({ version: '6.2.14' }), 'wrong REDIS_URL: version 6.2.14'],
    [
      'a Redis that a restart empties',
      both({ appendOnly: false }),
      'warn REDIS_URL: appendonly is no',
    ],
    [
      'a Redis whose disk is full',
      both({ lastWriteToDiskFailed: true }),
      'wrong REDIS_URL: its last write to disk failed',
    ],
    [
      'typed addresses in a file',
      both({}, { appendOnly: true }),
      'warn QUEUE_REDIS_URL: writes an append-only file',
    ],
    [
      'typed addresses in snapshots',
      both({}, { snapshots: true }),
      'warn QUEUE_REDIS_URL: writes snapshots',
    ],
    ['a Redis that fills', both({ usedBytes: 800e6 }), 'warn REDIS_URL: 80 % of its maxmemory'],
    ['a full Redis', both({ usedBytes: 990e6 }), 'wrong REDIS_URL: 99 % of its maxmemory'],
    [
      'a Redis that is away',
      { redis: [{ setting: 'REDIS_URL', is: { failed: 'ECONNREFUSED' } }] },
      'wrong REDIS_URL: not read: ECONNREFUSED',
    ],
    [
      'one Redis for all',
      { redis: [{ setting: 'REDIS_URL', is: { value: well } }] },
      'warn QUEUE_REDIS_URL: not set',
    ],
    [
      'an old schema',
      { postgres: { value: { ...database, missingMigrations: ['0020-client-strategies'] } } },
      'wrong DATABASE_URL: its schema lacks 0020-client-strategies',
    ],
    [
      'an unfinished index',
      { postgres: { value: { ...database, invalidIndexes: ['batches_list'] } } },
      'warn DATABASE_URL: unfinished indexes: batches_list',
    ],
    [
      'connections that run out',
      { postgres: { value: { ...database, connections: 90 } } },
      'warn DATABASE_URL: 90 of 100 connections',
    ],
    [
      'a clock that is off',
      { clocks: [{ name: 'DATABASE_URL', aheadMs: { value: 2500 } }] },
      'warn Clock of DATABASE_URL: 2.5 s ahead',
    ],
    [
      'a clock that is far off',
      { clocks: [{ name: 'DATABASE_URL', aheadMs: { value: -61_000 } }] },
      'wrong Clock of DATABASE_URL: 61.0 s behind',
    ],
    [
      'a disk that fills',
      { disk: { value: { ...disk, disk: { freeBytes: 12e9, totalBytes: 100e9 } } } },
      'warn Disk of PostgreSQL: database 12 GB',
    ],
    [
      'a disk that is full in days',
      { disk: { value: { ...disk, disk: { freeBytes: 5e9, totalBytes: 20e9 } } } },
      'warn Disk of PostgreSQL: database 12 GB',
    ],
    [
      'a full disk',
      { disk: { value: { ...disk, disk: { freeBytes: 1e9, totalBytes: 100e9 } } } },
      'wrong Disk of PostgreSQL: database 12 GB',
    ],
    [
      'WAL that stays',
      { disk: { value: { ...disk, walBytes: 5e9 } } },
      'warn Disk of PostgreSQL: 5 GB of WAL',
    ],
    [
      'no archive',
      { backup: { value: { ...archive, archives: false } } },
      'warn Archive of WAL: off',
    ],
    [
      "copies that outlive the provider's terms",
      { backup: { value: archive } },
      'warn Archive of WAL: RETENTION_DAYS is 30: with copies of 7 days, coordinates are kept ' +
        "for longer than the 30 days of the provider's terms",
    ],
    [
      'a retention that leaves fewer days than copies are kept',
      { settings: settingsOf({ RETENTION_DAYS: '24' }), backup: { value: archive } },
      'warn Archive of WAL: RETENTION_DAYS is 24: with copies of 7 days',
    ],
    [
      'an archive that fails',
      { backup: { value: { ...archive, lastArchivedAgo: 900, lastFailedAgo: 5, failed: 3 } } },
      'wrong Archive of WAL: fails since 15 minutes ago; 3 failures',
    ],
    [
      'an archive that never worked',
      {
        backup: { value: { ...archive, lastArchivedAgo: undefined, lastFailedAgo: 5, failed: 3 } },
      },
      'wrong Archive of WAL: fails since its start',
    ],
    [
      'an archive that hangs',
      { backup: { value: { ...archive, lastArchivedAgo: 900, hasWaitingFile: true } } },
      'warn Archive of WAL: last file 15 minutes ago, and a finished one waits',
    ],
    [
      'an archive without any file',
      { backup: { value: { ...archive, lastArchivedAgo: undefined } } },
      'warn Archive of WAL: on, and no file so far',
    ],
    [
      'an archive without a base copy',
      {
        settings: settingsOf({ RETENTION_DAYS: '23' }),
        backup: { value: { ...archive, baseCopy: { ago: undefined } } },
      },
      'warn Base copy: none of this server: archived WAL alone restores nothing',
    ],
    [
      'a base copy that is made no more',
      {
        settings: settingsOf({ RETENTION_DAYS: '23' }),
        backup: { value: { ...archive, baseCopy: { ago: 60 * 3600 } } },
      },
      'warn Base copy: newest one 60 hours ago',
    ],
    [
      'a slot that nobody reads',
      {
        settings: settingsOf({ RETENTION_DAYS: '23' }),
        backup: { value: { ...archive, idleSlots: [{ name: 'old', keptBytes: 3e9 }] } },
      },
      'warn Archive of WAL: slot old has no reader and keeps 3 GB',
    ],
    [
      'an expired certificate',
      { certificates: [{ subject: 'a', certificate: { value: { daysLeft: -0.5 } } }] },
      'wrong Certificate of a: expired 1 days ago',
    ],
    [
      'a certificate of two days',
      { certificates: [{ subject: 'a', certificate: { value: { daysLeft: 2.9 } } }] },
      'wrong Certificate of a: 2 days left',
    ],
    [
      'a certificate of ten days',
      { certificates: [{ subject: 'a', certificate: { value: { daysLeft: 10 } } }] },
      'warn Certificate of a: 10 days left',
    ],
    [
      'what its user may not see',
      { keys: { failed: 'permission denied for table signing_keys' } },
      'warn Signing key: not visible to this user',
    ],
    [
      'no signing key',
      { keys: { value: { ageDays: undefined, isReadable: undefined } } },
      'warn Signing key: there is none',
    ],
    [
      'another secret',
      { keys: { value: { ageDays: 1, isReadable: false } } },
      'wrong Signing key: SIGNING_KEY_SECRET does not decrypt it',
    ],
    [
      'a signing key that is too old',
      { keys: { value: { ageDays: 95, isReadable: undefined } } },
      'warn Signing key: signs for 95 of 90 days',
    ],
    [
      'webhooks that fail',
      { webhooks: { value: { givenUp: 2, retried: 1 } } },
      'warn Webhooks: given up, of batches that ended in the last two days: 2',
    ],
    ['alerts', { alerts: { value: ['Watchdog', 'NoWorkers'] } }, 'warn Alerts: firing: NoWorkers'],
    [
      'rules that nobody evaluates',
      { alerts: { value: [] } },
      'wrong Alerts: not even the watchdog',
    ],
    [
      'no worker',
      { quota: { value: { ...quota, workers: 0 } } },
      'wrong Processes: edges: 2; workers: 0',
    ],
    [
      'no budget',
      { quota: { value: { ...quota, budgets: {} } } },
      'warn Budget of the service: none',
    ],
    [
      'a budget that is nearly used',
      {
        quota: {
          value: { ...quota, spent: { ...quota.spent, day: { calls: 1, microUsd: 17e6 } } },
        },
      },
      "warn Budget of the service: 85 % of the day's",
    ],
    [
      'a budget that is used up',
      {
        quota: {
          value: { ...quota, spent: { ...quota.spent, day: { calls: 1, microUsd: 20e6 } } },
        },
      },
      "wrong Budget of the service: 100 % of the day's",
    ],
    [
      'a budget that pays for nothing',
      { quota: { value: { ...quota, budgets: { day: { microUsd: 0 } } } } },
      "wrong Budget of the service: 100 % of the day's",
    ],
    [
      'a budget whose rest does not pay for the dearest call, a validation',
      {
        settings: settingsOf({ VALIDATION_STRATEGY: 'address-validation' }),
        quota: {
          value: { ...quota, spent: { ...quota.spent, day: { calls: 1, microUsd: 19_983_001 } } },
        },
      },
      "wrong Budget of the service: 99 % of the day's is used; " +
        'the rest does not pay for every call',
    ],
    [
      'a budget of calls that allows none',
      { quota: { value: { ...quota, budgets: { month: { calls: 0 } } } } },
      "wrong Budget of the service: 100 % of the month's",
    ],
    [
      'a budget of nothing where all calls are free, which refuses none',
      { quota: { value: { ...quota, edition: 'osm', budgets: { day: { microUsd: 0 } } } } },
      "warn Budget of the service: 100 % of the day's",
    ],
    [
      'a quota beyond the default of the provider',
      {
        quota: {
          value: {
            ...quota,
            held: [
              { limit: 'QUOTA_DETAILS_PER_MINUTE', holds: 6000, source: 'worker environment' },
            ],
          },
        },
      },
      "warn Quota: QUOTA_DETAILS_PER_MINUTE is 6000; the provider's default is 600",
    ],
    [
      'a quota that is off',
      {
        quota: {
          value: {
            ...quota,
            held: [{ limit: 'QUOTA_DETAILS_PER_DAY', holds: null, source: 'database' }],
          },
        },
      },
      'warn Quota: QUOTA_DETAILS_PER_DAY is unlimited',
    ],
    [
      'processes with other settings',
      {
        quota: {
          value: {
            ...quota,
            held: [
              {
                limit: 'QUOTA_DETAILS_PER_MINUTE',
                holds: 600,
                source: 'default',
                differs: [
                  { service: 'worker', host: 'a', value: 600 },
                  { service: 'worker', host: 'b', value: 300 },
                ],
              },
            ],
          },
        },
      },
      'warn Quota: QUOTA_DETAILS_PER_MINUTE differs: worker a: 600; worker b: 300',
    ],
    [
      'calls that the provider refused',
      {
        quota: {
          value: { ...quota, states: [{ sku: 'details', state: { ...state, pace: 0.5 } }] },
        },
      },
      'warn Quota of details: runs at 50 %',
    ],
    [
      'a SKU that is paused',
      {
        quota: {
          value: {
            ...quota,
            states: [
              { sku: 'details', state: { ...state, paused: { reason: 'day', forMs: 4000 } } },
            ],
          },
        },
      },
      'wrong Quota of details: paused for 4 s more (day)',
    ],
    [
      'a key that is refused',
      {
        provider: {
          value: [{ edition: 'new', finding: 'invalid', message: 'Google does not know this key' }],
        },
      },
      'wrong Provider (new): Google does not know this key',
    ],
    [
      'hosts that are away',
      {
        provider: {
          value: [
            { edition: 'osm', finding: 'unreachable', message: 'PHOTON_URL a\nPHOTON_URL b' },
          ],
        },
      },
      'wrong Provider (osm): PHOTON_URL a; PHOTON_URL b',
    ],
    [
      'a sandbox that answers a live service',
      {
        provider: {
          value: [{ edition: 'new', finding: 'good', message: 'Good', answeredBy: 'sandbox' }],
        },
      },
      'warn Provider (new): the sandbox answers, and SANDBOX is not set',
    ],
    [
      'no key',
      { provider: { failed: 'GOOGLE_MAPS_API_KEY is not set' } },
      'wrong Provider: GOOGLE_MAPS_API_KEY is not set',
    ],
  ])('%s', (_what, facts, line) => {
    const found = findingsOf(facts).filter(({ status }) => status !== 'ok')
    expect(found.map(lineOf)).toEqual([expect.stringContaining(line)])
    expect(found.every(({ todo, page }) => todo !== undefined || page !== undefined)).toBe(true)
  })

  it('no reason to end the pause of a SKU by hand where Redis lost its data', () => {
    const pausedFor = (reason: 'day' | 'restart') => {
      const paused = { reason, forMs: 4000 }
      const facts = { ...quota, states: [{ sku: 'details' as const, state: { ...state, paused } }] }
      return findingsOf({ quota: { value: facts } }).find(({ status }) => status === 'wrong')?.todo
    }
    expect(pausedFor('day')).toContain('npm run limits -- open details')
    expect(pausedFor('restart')).toMatch(/^Redis lost its data.*ends by itself\.$/)
  })

  it('no fault in what belongs to a sandbox', () => {
    const sandbox: Partial<Facts> = {
      mode: 'sandbox',
      provider: { failed: 'GOOGLE_MAPS_API_KEY is not set' },
      backup: { value: { ...archive, archives: false } },
      quota: { value: { ...quota, budgets: {} } },
    }
    const answered = { edition: 'new', finding: 'good', message: 'Good', answeredBy: 'sandbox' }
    for (const facts of [sandbox, { ...sandbox, provider: { value: [answered] } }])
      expect(findingsOf(facts).filter(({ status }) => status !== 'ok')).toEqual([])
  })
})

describe('settings that contradict each other', () => {
  it.each<[string, NodeJS.ProcessEnv]>([
    [
      'PROVIDER_TIMEOUT_MS (6000) is not shorter than DEADLINE_MS (5000)',
      { PROVIDER_TIMEOUT_MS: '6000' },
    ],
    ['HEDGE_AFTER_MS (5000) is not shorter', { HEDGE_AFTER_MS: '5000', PLACES_FALLBACK: 'osm' }],
    [
      'BUDGET_USD_PER_DAY (50) is more than',
      { BUDGET_USD_PER_DAY: '50', BUDGET_USD_PER_MONTH: '40' },
    ],
    ['INTERNAL_ROUTES_PUBLIC is true', { INTERNAL_ROUTES_PUBLIC: 'true' }],
    ['SANDBOX is true, and GOOGLE_MAPS_API_KEY', { SANDBOX: 'true', GOOGLE_MAPS_API_KEY: 'AIza' }],
    [
      'nothing uses it with PLACES_EDITION "osm"',
      { PLACES_EDITION: 'osm', GOOGLE_MAPS_API_KEY: 'AIza' },
    ],
  ])('are a warning: %s', (seen, env) => {
    const [finding, ...others] = judge({ settings: settingsOf(env) })
    expect(others).toEqual([])
    expect(finding).toMatchObject({ status: 'warn', seen: expect.stringContaining(seen) })
  })
})

it('the word of compose for no key contradicts nothing', () => {
  const env = { PLACES_EDITION: 'osm', GOOGLE_MAPS_API_KEY: 'none' }
  expect(judge({ settings: settingsOf(env) })).toEqual([expect.objectContaining({ status: 'ok' })])
})

it('every page that a finding names exists, with its section', () => {
  for (const page of Object.values(pages)) {
    const [path = '', anchor] = page.split('#')
    expect(existsSync(path), path).toBe(true)
    const headings = [...readFileSync(path, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, text = '']) =>
      text
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    )
    if (anchor) expect(headings, page).toContain(anchor)
  }
})

it('the text says for each fault what to do and where to read on, then counts', () => {
  const findings = judge({ settings: settingsOf(), ...both({ evictionPolicy: 'allkeys-lru' }) })
  expect(show(findings, false)).toMatchInlineSnapshot(`
    "ok     Settings         those of this environment are known and valid
    wrong  REDIS_URL        maxmemory-policy is allkeys-lru: it can delete quota counts and jobs
           redis-cli config set maxmemory-policy noeviction, and in its configuration.
           See services/deployment/README.md#redis-two-of-them
    ok     QUEUE_REDIS_URL  version 8.0.1, noeviction, 2 MB of 1 GB used

    2 ok, 0 warnings, 1 wrong"
  `)
})
