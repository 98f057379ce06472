import type { Static, TObject } from 'typebox'
import type { Quotas } from '../quota/quota.ts'
import { type SettingName, settings } from './settings.ts'

const everyProcess = ['HOST', 'LOG_LEVEL', 'INTERNAL_ROUTES_PUBLIC'] as const
const tracing = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_TRACES_SAMPLER_ARG'] as const
const limits = [
  'BUDGET_USD_PER_DAY',
  'BUDGET_USD_PER_MONTH',
  'BUDGET_WARN_PERCENT',
  'INTERACTIVE_RESERVE_PERCENT',
  'BULK_FLOOR_PERCENT',
] as const
export const osm = ['PHOTON_URL', 'NOMINATIM_URL'] as const
const editionsInUse = ['PLACES_EDITION', 'PLACES_FALLBACK'] as const
/** What `npm start` passes on to workers, which call the providers. */
const providers = [
  'GOOGLE_MAPS_API_KEY',
  ...editionsInUse,
  'HEDGE_AFTER_MS',
  'START_CHECK',
  'SANDBOX',
  'PROVIDER_URL',
  ...osm,
  'TEST_PROVIDER_URL',
] as const
const validation = ['VALIDATION_STRATEGY', 'RETENTION_DAYS', 'WEBHOOKS_TO_PRIVATE'] as const
const access = [
  'TOKEN_ISSUER',
  'CONSOLE',
  'GOOGLE_MAPS_BROWSER_KEY',
  'MAP_TILE_URL',
  'SIGNING_KEY_SECRET',
  'SIGNING_KEY_DAYS',
  'TRUSTED_PROXIES',
  'RATE_LIMIT_AUTOCOMPLETE',
  'RATE_LIMIT_DETAILS',
  'RATE_LIMIT_VALIDATE',
  'RATE_LIMIT_BATCHES',
  'RATE_LIMIT_OTHER',
  'RATE_LIMIT_TOKENS_PER_KEY',
  'RATE_LIMIT_TOKENS_PER_ADDRESS',
  'PAGE_TOKEN_MINUTES',
  'PAGE_LIFE_MINUTES',
  'RATE_LIMIT_PAGE',
  'RATE_LIMIT_PAGE_PER_DAY',
  'RATE_LIMIT_PAGE_NETWORK',
  'RATE_LIMIT_PAGE_NETWORK_PER_DAY',
  'RATE_LIMIT_PAGE_TOKENS_PER_KEY',
  'RATE_LIMIT_UNKNOWN_TOKENS',
] as const
const uploads = [
  'UPLOAD_MAX_BYTES',
  'UPLOAD_MAX_ROWS',
  'UPLOAD_MIN_BYTES_PER_SECOND',
  'OPEN_BATCHES_PER_CLIENT',
] as const
/** The doctor judges every setting, whichever process reads it. */
const all = Object.keys(settings) as SettingName[]
const needs = {
  start: [
    ...everyProcess,
    ...tracing,
    'PORT',
    'SANDBOX_PORT',
    'WORKER_METRICS_PORT',
    ...providers,
    'WORKERS',
    'EDGES',
    'DEMO_API_KEY',
    'REDIS_URL',
    'QUEUE_REDIS_URL',
    'QUEUE_SHARDS',
    'DATABASE_URL',
    'DATA_DIR',
    'WORKER_CONCURRENCY',
    'DEADLINE_MS',
    'PROVIDER_TIMEOUT_MS',
    'MAX_IN_FLIGHT',
    'SHORTEST_INPUT',
    ...access,
    'BULK_CONCURRENCY',
    'REFRESH_COORDINATES',
    'BATCH_RETENTION_DAYS',
    'REFRESH_MAX_GONE_PERCENT',
    ...validation,
    ...uploads,
    ...limits,
  ],
  edge: [
    ...everyProcess,
    'INTERNAL_NETWORKS',
    ...tracing,
    'PORT',
    'REUSE_PORT',
    'NODE_ENV',
    'EDGE_METRICS_PORT',
    'REDIS_URL',
    'QUEUE_REDIS_URL',
    'QUEUE_SHARDS',
    'DATABASE_URL',
    ...editionsInUse,
    'SANDBOX',
    'TEST_PROVIDER_URL',
    'DEADLINE_MS',
    'DRAIN_SECONDS',
    'MAX_IN_FLIGHT',
    'SHORTEST_INPUT',
    ...access,
    ...validation,
    ...uploads,
    ...limits,
  ],
  worker: [
    ...everyProcess,
    'INTERNAL_NETWORKS',
    ...tracing,
    'WORKER_METRICS_PORT',
    'REDIS_URL',
    'QUEUE_REDIS_URL',
    'QUEUE_SHARDS',
    'DATABASE_URL',
    ...providers,
    'WORKER_ROLES',
    'WORKER_CONCURRENCY',
    'PROVIDER_TIMEOUT_MS',
    'BULK_CONCURRENCY',
    'REFRESH_COORDINATES',
    'BATCH_RETENTION_DAYS',
    'REFRESH_MAX_GONE_PERCENT',
    ...validation,
    ...limits,
  ],
  check: [
    'GOOGLE_MAPS_API_KEY',
    ...editionsInUse,
    'VALIDATION_STRATEGY',
    'SANDBOX',
    'PROVIDER_URL',
    ...osm,
    'PROVIDER_TIMEOUT_MS',
  ],
  doctor: all,
  intake: [],
  sandbox: [...everyProcess, 'SANDBOX_PORT'],
  prepare: [
    'DATABASE_URL',
    'DEMO_API_KEY',
    'DATABASE_PASSWORD_EDGE',
    'DATABASE_PASSWORD_WORKER',
    'DATABASE_PASSWORD_OPERATOR',
    'DATABASE_PASSWORD_METRICS',
  ],
  operator: ['DATABASE_URL', 'REDIS_URL', 'DATA_DIR', ...editionsInUse, 'NODE_ENV', ...limits],
} as const satisfies Record<string, readonly SettingName[]>

/** Settings without which a process does not start. `npm start` provides them itself. */
export const required = {
  start: [],
  edge: ['REDIS_URL', 'DATABASE_URL', 'SIGNING_KEY_SECRET'],
  worker: ['REDIS_URL', 'DATABASE_URL'],
  check: [],
  doctor: [],
  intake: [],
  sandbox: [],
  prepare: ['DATABASE_URL'],
  operator: [],
} as const satisfies Record<Process, readonly SettingName[]>

export type Process = keyof typeof needs
type CamelCase<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}${Capitalize<CamelCase<Tail>>}`
  : Lowercase<S>
type Settings = Static<TObject<typeof settings>>
type NameOf<P extends Process> = (typeof needs)[P][number]
type RequiredOf<P extends Process> = (typeof required)[P][number]
export type Config<P extends Process> = {
  [N in NameOf<P> as CamelCase<N>]: N extends RequiredOf<P> ? NonNullable<Settings[N]> : Settings[N]
} & {
  quotas: Quotas
}

/** The names of all settings of a process. */
export const settingsOf = (process: Process): readonly SettingName[] => needs[process]

export const camelCase = (name: string) =>
  name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Whether test keys have a sandbox. Where all calls go to the sandbox, theirs do as well. */
export const hasSandbox = ({
  sandbox,
  testProviderUrl,
}: Pick<Config<'edge'>, 'sandbox' | 'testProviderUrl'>): boolean =>
  sandbox || testProviderUrl !== undefined

/** Names that Node, PostgreSQL's client and system libraries read themselves. */
const systemNames = /^(PATH|HOME|TZ|LANG|LC_\w+|NODE_\w+|PG\w+|SSL_CERT_\w+|MALLOC_ARENA_MAX)$/

/** The part of an environment that a process needs, so that no process gets a secret of another. */
export const environmentFor = (process: Process, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).filter(
      ([name]) =>
        (needs[process] as readonly string[]).includes(name) ||
        (systemNames.test(name) && !(name in settings)),
    ),
  )
