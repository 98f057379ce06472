import { resolve } from 'node:path'
import { type Static, type TObject, type TProperties, Type } from 'typebox'
import { Value } from 'typebox/value'
import { defaultShortest } from '../address/short-input.ts'
import { isNearly } from '../address/words/typing-distance.ts'
import { OneOf } from '../api/one-of.ts'
import { type Edition, editions, ownerOf } from '../billing/skus.ts'
import { maxShards } from '../jobs/shards.ts'
import type { Quotas } from '../quota/quota.ts'
import { ConfigurationError } from '../runtime/configuration-error.ts'
import { redisUrlPattern } from '../runtime/redis-url.ts'
import { partsOf, type StrategyName, strategies } from '../verdict/strategies.ts'
import { readQuotas } from './quota-settings.ts'
import { secretFileNames, withSecretFiles } from './secret-files.ts'

/** The longest deadline, in milliseconds. */
export const maxDeadlineMs = 8000

const port = (value: number, description: string) =>
  Type.Integer({ minimum: 0, maximum: 65_535, default: value, description })
const processes = (description: string) =>
  Type.Integer({ minimum: 1, maximum: 64, default: 1, description })
const percent = (value: number, description: string) =>
  Type.Integer({ minimum: 1, maximum: 100, default: value, description })
const minutesOfDay = (value: number, description: string) =>
  Type.Integer({ minimum: 1, maximum: 1440, default: value, description })
const count = { minimum: 1, maximum: 100_000_000 }
const perMinute = (
  value: number,
  what: string,
  whose = ' of one client, unless it has its own limit',
) =>
  Type.Integer({
    ...count,
    default: value,
    description: `${what} a minute${whose}`,
  })
const dollars = (description: string) =>
  Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000, description }))
const oneOf = <Name extends string>(
  names: readonly Name[],
  value: NoInfer<Name>,
  description: string,
) => Type.Unsafe<Name>({ ...OneOf(names, description), default: value })
const url = (pattern: string, description: string) =>
  Type.Optional(Type.String({ pattern, description }))

/** ASCII, since PostgreSQL would normalise other characters. */
const rolePassword = (role: string, who: string) =>
  Type.Optional(
    Type.String({
      minLength: 16,
      maxLength: 200,
      pattern: '^[\\x21-\\x7e]+$',
      description:
        `lets ${who} use PostgreSQL as \`address_${role}\`, which may do only what it needs: ` +
        '`prepare` creates this role with this password',
    }),
  )

const urlList = '^https?://[^,\\s]+(\\s*,\\s*https?://[^,\\s]+)*$'

/**
 * Every setting of every process: its name in the environment, range, default and meaning. The
 * table in `services/deployment/SETTINGS.md` is generated from it.
 */
export const settings = {
  PORT: port(3000, "the edge's port"),
  SANDBOX_PORT: port(4000, "the sandbox's port"),
  EDGE_METRICS_PORT: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 65_535,
      description:
        "an edge's port for `/metrics`, `/health` and `/ready`. `PORT` then refuses the first and " +
        'the last, whoever asks',
    }),
  ),
  WORKER_METRICS_PORT: port(9400, "the worker's port for `/metrics`, `/health` and `/ready`"),
  HOST: Type.String({
    minLength: 1,
    default: '127.0.0.1',
    description: 'the address to listen on; 0.0.0.0 in a container',
  }),
  REUSE_PORT: Type.Boolean({
    default: false,
    description: 'let several edges listen on one port (SO_REUSEPORT)',
  }),
  GOOGLE_MAPS_API_KEY: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        'the provider key, for workers only. Without it, or with `none`, `npm start` uses the ' +
        'sandbox, and a worker by itself starts only where nothing asks Google',
    }),
  ),
  PLACES_EDITION: oneOf(
    editions,
    'new',
    'whose places are served: `new` or `legacy` (the edition of the Places API that the key is ' +
      'enabled for), or `osm`: servers of your own with OpenStreetMap data, without a key',
  ),
  PLACES_FALLBACK: Type.Optional(
    OneOf(
      editions,
      'the edition that answers what `PLACES_EDITION` cannot: `osm` beside an edition of Google, ' +
        'or an edition of Google beside `osm`',
    ),
  ),
  HEDGE_AFTER_MS: Type.Optional(
    Type.Integer({
      minimum: 20,
      maximum: 8000,
      description:
        'after so many milliseconds without an answer, `PLACES_FALLBACK` is asked for ' +
        'suggestions as well, and the first good answer wins. When not set, only after a failure',
    }),
  ),
  PROVIDER_URL: url(
    '^https?://',
    'base URL of the provider for both editions; default: Google with a key, the sandbox without',
  ),
  PHOTON_URL: url(
    urlList,
    'base URLs of Photon, separated by commas, for `PLACES_EDITION=osm` and ' +
      '`VALIDATION_STRATEGY=osm`',
  ),
  NOMINATIM_URL: url(urlList, 'base URLs of Nominatim, separated by commas, for the same'),
  TEST_PROVIDER_URL: url(
    '^https?://',
    'base URL of a sandbox for test keys, whose calls cost nothing. Edges and workers need it. ' +
      'When not set, test keys are refused, except where `SANDBOX` is true',
  ),
  START_CHECK: Type.Boolean({
    default: true,
    description:
      'whether a worker asks the provider at its start, once and free of charge, if it takes the ' +
      'key. `npm run doctor` asks on demand',
  }),
  SANDBOX: Type.Boolean({
    default: false,
    description:
      'the provider is the sandbox: places are made up and cost nothing. A database and a Redis ' +
      'are for the sandbox or for a live provider, never for both. `npm start` sets it itself',
  }),
  WORKERS: processes('how many worker processes `npm start` runs'),
  EDGES: processes(
    'how many edge processes `npm start` runs; they share `PORT`, so macOS can run only one',
  ),
  WORKER_ROLES: Type.String({
    pattern: '^(interactive|bulk)( *, *(interactive|bulk))?$',
    default: 'interactive,bulk',
    description:
      'what a worker does, separated by commas: `interactive` (requests that callers wait for), ' +
      '`bulk` (batches, webhooks, upkeep). Each role needs one worker at least',
  }),
  WORKER_CONCURRENCY: Type.Integer({
    minimum: 1,
    maximum: 1000,
    default: 100,
    description: 'how many jobs of one queue a worker processes at once',
  }),
  DEADLINE_MS: Type.Integer({
    minimum: 100,
    maximum: maxDeadlineMs,
    default: 5000,
    description:
      'how long a caller waits for a response, in milliseconds. Work that has not begun by ' +
      'then is dropped before it is billed',
  }),
  PROVIDER_TIMEOUT_MS: Type.Integer({
    minimum: 50,
    maximum: 60_000,
    default: 4000,
    description: 'how long one call to the provider may take, in milliseconds',
  }),
  DRAIN_SECONDS: Type.Integer({
    minimum: 0,
    // Must fit into `stop_grace_period` of docker-compose.yml.
    maximum: 30,
    default: 0,
    description:
      'how long an edge that shuts down still accepts requests while `/ready` returns 503, ' +
      'in seconds. It must be longer than a load balancer needs to notice',
  }),
  MAX_IN_FLIGHT: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 2000,
    description: 'how many requests of one edge can wait at once; further ones get 503',
  }),
  SHORTEST_INPUT: Type.Integer({
    minimum: 1,
    maximum: 10,
    default: defaultShortest,
    description:
      'shorter inputs of autocomplete get no suggestions and cost nothing. A character of ' +
      'Han, Kana or Hangul counts as two. Address fields need the same number in their ' +
      'attribute `shortest-input`',
  }),
  BUDGET_USD_PER_DAY: dollars(
    'budget for all calls to the provider in one of its days, in US dollars at list price. ' +
      'Calls beyond it are not made',
  ),
  BUDGET_USD_PER_MONTH: dollars('the same for a month'),
  BUDGET_WARN_PERCENT: percent(
    80,
    'the share of a budget at which the log and `npm run doctor` warn. The alert ' +
      'BudgetNearlyUsed always comes at 80 %',
  ),
  INTERACTIVE_RESERVE_PERCENT: percent(
    20,
    'the share of each daily and monthly quota and budget that batches leave to checkouts. ' +
      'It shrinks towards the end of the period',
  ),
  BULK_FLOOR_PERCENT: Type.Integer({
    minimum: 1,
    maximum: 50,
    default: 10,
    description:
      'the share of a quota that batches get when checkouts could use all of it, so that ' +
      'batches still finish',
  }),
  VALIDATION_STRATEGY: oneOf(
    strategies,
    'places',
    'how addresses are validated: `places` (autocomplete, then details; needs only the ' +
      'Places API), `geocoding`, `address-validation`, or `osm`, which is the default with ' +
      '`PLACES_EDITION=osm`. `cascade` asks `osm` first and `places` for what that does not ' +
      'settle; `cascade-geocoding` and `cascade-address-validation` likewise. With ' +
      '`PLACES_EDITION=osm`, `cascade` and those with `address-validation` are refused',
  ),
  UPLOAD_MAX_BYTES: Type.Integer({
    minimum: 1000,
    maximum: 100_000_000_000,
    default: 1_000_000_000,
    description: 'the largest upload of a batch, in bytes',
  }),
  UPLOAD_MAX_ROWS: Type.Integer({
    minimum: 1,
    maximum: 100_000_000,
    default: 5_000_000,
    description: 'how many rows one batch can have',
  }),
  OPEN_BATCHES_PER_CLIENT: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 100,
    description: 'how many batches of one client may be queued, running or paused at once',
  }),
  UPLOAD_MIN_BYTES_PER_SECOND: Type.Integer({
    minimum: 1,
    maximum: 100_000_000,
    default: 65_536,
    description:
      'the slowest upload that is accepted, in bytes a second on average over 30 seconds. A ' +
      'slower one gets 408',
  }),
  BULK_CONCURRENCY: Type.Integer({
    minimum: 1,
    maximum: 1000,
    default: 50,
    description:
      'how many rows of batches a worker processes at once, from the first call to the ' +
      'commit of the result. Only these are repeated after a crash',
  }),
  RETENTION_DAYS: Type.Integer({
    minimum: 1,
    maximum: 30,
    default: 30,
    description:
      'how long coordinates and other content of the provider are stored, in days. The 30 days ' +
      "of Google's terms are for coordinates",
  }),
  BATCH_RETENTION_DAYS: Type.Integer({
    minimum: 1,
    maximum: 36_500,
    default: 90,
    description:
      'how long the rows, results and problems of a batch are stored after its end, in ' +
      'days. Its name, counts and costs stay',
  }),
  REFRESH_COORDINATES: Type.Boolean({
    default: false,
    description:
      'read stored coordinates again before their retention ends. Costs one details call a ' +
      'month for each address',
  }),
  REFRESH_MAX_GONE_PERCENT: percent(
    20,
    'the share of old places that can be missing before the nightly refresh stops erasing; ' +
      '100 never stops it',
  ),
  NODE_ENV: Type.Optional(
    Type.String({
      description:
        'with `production`, which the image sets, no client can have an origin over plain HTTP ' +
        'on a private address',
    }),
  ),
  WEBHOOKS_TO_PRIVATE: Type.Boolean({
    default: false,
    description: 'let webhooks go to private and loopback addresses, and over plain HTTP',
  }),
  DEMO_API_KEY: Type.Optional(
    Type.String({
      minLength: 16,
      maxLength: 200,
      pattern: '^[\\x21-\\x7e]+$',
      description: "the demo client's key; a random one when not set",
    }),
  ),
  TOKEN_ISSUER: Type.String({
    minLength: 1,
    default: 'address-service',
    description: 'the `iss` and `aud` of the access tokens; give each environment its own',
  }),
  SIGNING_KEY_SECRET: Type.Optional(
    Type.String({
      minLength: 32,
      description:
        'encrypts the private keys that sign access tokens; at least 32 characters, the ' +
        'same for all edges. `npm start` makes its own. After a change a new key signs',
    }),
  ),
  SIGNING_KEY_DAYS: Type.Integer({
    minimum: 2,
    maximum: 3650,
    default: 90,
    description: 'how long one key signs access tokens, in days',
  }),
  TRUSTED_PROXIES: Type.Optional(
    Type.String({
      pattern: '^[0-9A-Fa-f.:/, ]+$',
      description:
        'addresses or networks of the proxies in front of the edge, separated by commas. ' +
        "Their `X-Forwarded-For` is trusted, so that each caller's address has its own limit",
    }),
  ),
  RATE_LIMIT_AUTOCOMPLETE: perMinute(6000, 'inputs'),
  RATE_LIMIT_DETAILS: perMinute(1200, 'details requests'),
  RATE_LIMIT_VALIDATE: perMinute(600, 'validations of one address'),
  RATE_LIMIT_BATCHES: perMinute(600, 'requests for batches and stored addresses'),
  RATE_LIMIT_OTHER: perMinute(120, 'requests of any other kind'),
  RATE_LIMIT_TOKENS_PER_KEY: perMinute(
    60,
    'tokens that one key gets',
    '; renewals have a separate limit of the same size',
  ),
  RATE_LIMIT_TOKENS_PER_ADDRESS: perMinute(
    300,
    'requests for a token from one address; an unknown key counts as ten',
    '',
  ),
  PAGE_TOKEN_MINUTES: minutesOfDay(15, 'how long a token for a page lasts, in minutes'),
  PAGE_LIFE_MINUTES: minutesOfDay(
    120,
    "how long a page's token can be renewed, in minutes after the first token. After that " +
      "the page gets a new token from the shop's server",
  ),
  RATE_LIMIT_PAGE: perMinute(
    120,
    'requests',
    ' of one page, which is one token for a page in one network',
  ),
  RATE_LIMIT_PAGE_PER_DAY: Type.Integer({
    ...count,
    default: 2000,
    description: 'the same in a day',
  }),
  RATE_LIMIT_PAGE_NETWORK: perMinute(
    600,
    'requests',
    ' of all pages of one client in one network: one IPv4 address, or a /64 of IPv6. Raise ' +
      'it when many buyers share an address',
  ),
  RATE_LIMIT_PAGE_NETWORK_PER_DAY: Type.Integer({
    ...count,
    default: 20_000,
    description: 'the same in a day',
  }),
  RATE_LIMIT_PAGE_TOKENS_PER_KEY: perMinute(600, 'tokens for pages that one key gets', ''),
  RATE_LIMIT_UNKNOWN_TOKENS: perMinute(
    600,
    'unknown tokens that one edge checks',
    ' for one network. Beyond it, that network gets 429, except for tokens that the edge ' +
      'has seen before',
  ),
  REDIS_URL: url(
    redisUrlPattern,
    'Redis: `redis://…`, `redis+cluster://host:6379,host:6379` or ' +
      '`redis+sentinel://host:26379,host:26379/master`, with `rediss` for TLS. When not set, ' +
      '`npm start` finds or starts one',
  ),
  QUEUE_REDIS_URL: url(
    redisUrlPattern,
    'the Redis of the queues and replies; same format as `REDIS_URL`, which is the default. ' +
      'Queues hold what buyers type, so this Redis should write nothing to disk. `npm start` ' +
      'runs a second one',
  ),
  QUEUE_SHARDS: Type.Integer({
    minimum: 1,
    maximum: maxShards,
    default: 1,
    description:
      'how many queues the requests of callers are spread over, for each kind of request, where ' +
      'Redis is a cluster: 3 for three masters; 12 for 2, 4 or 6; the same for edges and workers',
  }),
  DATABASE_URL: url(
    '^postgres(ql)?://',
    "PostgreSQL; when not set, `npm start` runs its own. `prepare` needs the database's owner. " +
      '`?pgbouncer=true` at its end: it leads through PgBouncer in the mode `transaction`',
  ),
  DATABASE_PASSWORD_EDGE: rolePassword('edge', 'edges'),
  DATABASE_PASSWORD_WORKER: rolePassword('worker', 'workers'),
  DATABASE_PASSWORD_OPERATOR: rolePassword('operator', '`npm run limits` and `npm run clients`'),
  DATABASE_PASSWORD_METRICS: rolePassword('metrics', 'dashboards and exporters'),
  DATA_DIR: Type.String({
    minLength: 1,
    default: '.data',
    description:
      'where the Redis and PostgreSQL of `npm start` keep their data: in the folder `sandbox` ' +
      'or `live`, which never mix',
  }),
  CONSOLE: Type.Boolean({ default: true, description: 'serve the console at `/console/`' }),
  GOOGLE_MAPS_BROWSER_KEY: Type.Optional(
    Type.String({
      pattern: '^[\\w-]{20,100}$',
      description:
        "shows Google's places on Google's map in the console: a key for the Maps Embed API " +
        '(free of charge) that is restricted to the origin of the console, since everybody who ' +
        'can open the console can read it. Without it there is a link',
    }),
  ),
  MAP_TILE_URL: url(
    '^(?=.*\\{z\\})(?=.*\\{x\\})(?=.*\\{y\\})https?://[\\w.:\\[\\]-]+/[^\\s]*$',
    'shows places of OpenStreetMap and of the sandbox on a map in the console: the URL of its ' +
      'tiles, such as `https://tiles.example/{z}/{x}/{y}.png`. Places of Google are never shown ' +
      'on it',
  ),
  INTERNAL_NETWORKS: Type.Optional(
    Type.String({
      pattern: '^[0-9A-Fa-f.:/, ]+$',
      description:
        'addresses or networks that may call `/metrics` and `/ready`, separated by commas; ' +
        'loopback and private ones when not set. The address of the connection counts; what came ' +
        'through a proxy is refused',
    }),
  ),
  INTERNAL_ROUTES_PUBLIC: Type.Boolean({
    default: false,
    description: 'allow public addresses to call `/metrics`, `/ready` and `/sandbox/*`',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(
    '^https?://',
    'where traces are sent (OTLP over HTTP, JSON): the base URL, such as ' +
      '`http://127.0.0.1:4318`; no tracing when not set',
  ),
  OTEL_TRACES_SAMPLER_ARG: Type.Number({
    minimum: 0,
    maximum: 1,
    default: 1,
    description:
      'the share of requests that are traced, from 0 to 1. A `traceparent` in a request ' +
      'takes precedence',
  }),
  LOG_LEVEL: oneOf(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    'info',
    'fatal, error, warn, info, debug, trace or silent; with `npm start` the default is `warn`',
  ),
} satisfies TProperties

type Name = keyof typeof settings

const everyProcess = ['HOST', 'LOG_LEVEL', 'INTERNAL_ROUTES_PUBLIC'] as const
const tracing = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_TRACES_SAMPLER_ARG'] as const
const limits = [
  'BUDGET_USD_PER_DAY',
  'BUDGET_USD_PER_MONTH',
  'BUDGET_WARN_PERCENT',
  'INTERACTIVE_RESERVE_PERCENT',
  'BULK_FLOOR_PERCENT',
] as const
const osm = ['PHOTON_URL', 'NOMINATIM_URL'] as const
const editionsInUse = ['PLACES_EDITION', 'PLACES_FALLBACK'] as const
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
const all = Object.keys(settings) as Name[]
const needs = {
  start: [
    ...everyProcess,
    ...tracing,
    'PORT',
    'SANDBOX_PORT',
    'WORKER_METRICS_PORT',
    'GOOGLE_MAPS_API_KEY',
    ...editionsInUse,
    'HEDGE_AFTER_MS',
    'START_CHECK',
    'SANDBOX',
    'PROVIDER_URL',
    ...osm,
    'TEST_PROVIDER_URL',
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
    'GOOGLE_MAPS_API_KEY',
    ...editionsInUse,
    'HEDGE_AFTER_MS',
    'START_CHECK',
    'SANDBOX',
    'PROVIDER_URL',
    ...osm,
    'TEST_PROVIDER_URL',
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
} as const satisfies Record<string, readonly Name[]>

/** Settings without which a process does not start. `npm start` provides them itself. */
const required = {
  start: [],
  edge: ['REDIS_URL', 'DATABASE_URL', 'SIGNING_KEY_SECRET'],
  worker: ['REDIS_URL', 'DATABASE_URL'],
  check: [],
  doctor: [],
  intake: [],
  sandbox: [],
  prepare: ['DATABASE_URL'],
  operator: [],
} as const satisfies Record<Process, readonly Name[]>

/** What the providers in use need in the processes that call them. */
function requiredByProvider(process: Process, env: NodeJS.ProcessEnv): Name[] {
  if (process !== 'worker' && process !== 'check') return []
  const isOsm = env.PLACES_EDITION === 'osm'
  const fallback = env.PLACES_FALLBACK || undefined
  const strategy = env.VALIDATION_STRATEGY || undefined
  const parts = isStrategy(strategy) ? partsOf(strategy) : []
  const asksOsm = isOsm || fallback === 'osm' || parts.includes('osm')
  const asksGoogle =
    !isOsm ||
    (fallback !== undefined && fallback !== 'osm') ||
    parts.some((part) => part === 'geocoding' || part === 'address-validation')
  return [...(asksGoogle ? (['GOOGLE_MAPS_API_KEY'] as const) : []), ...(asksOsm ? osm : [])]
}

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

/** A setting is missing or wrong. The message has one line for each, which says what it must be. */
export class SettingsError extends ConfigurationError {
  override name = 'SettingsError'
}

/** How addresses are validated where only the edition is known. */
export const defaultStrategy = (edition: Edition): StrategyName =>
  edition === 'osm' ? 'osm' : 'places'

/** A default that depends on another setting. */
const defaultBeside = (name: Name, env: NodeJS.ProcessEnv): string | undefined =>
  name === 'VALIDATION_STRATEGY' && env.PLACES_EDITION === 'osm'
    ? defaultStrategy('osm')
    : undefined

/** The names of all settings of a process. */
export const settingsOf = (process: Process): readonly Name[] => needs[process]

export const camelCase = (name: string) =>
  name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * Reads, converts and checks all settings of one process, from the environment and from the files
 * that it names. Nothing else reads the environment.
 * @throws {SettingsError}
 */
export function readConfig<P extends Process>(
  process: P,
  environment: NodeJS.ProcessEnv,
): Config<P> {
  const names = new Set<Name>(needs[process])
  const { env: written, problems: fileProblems } = withSecretFiles(environment, names)
  const env = withoutNoKey(written)
  const given = Object.fromEntries(
    [...names].flatMap((name) => {
      const value = env[name] || defaultBeside(name, env)
      return value ? [[name, value]] : []
    }),
  )
  const schema = Type.Object(Object.fromEntries([...names].map((name) => [name, settings[name]])))
  const values = Value.Convert(schema, Value.Default(schema, given)) as Record<string, unknown>
  const problems = new Set([
    ...fileProblems,
    ...[...required[process], ...requiredByProvider(process, env)]
      .filter((name) => !env[name] && !env[`${name}_FILE`])
      .map((name) => `${name} is not set: ${meaning(name)}.`),
    ...[...names]
      .filter((name) => !isWritten(name, env[name] ?? ''))
      .map((name) => problem(name, env)),
    ...[...Value.Errors(schema, values)].map((error) =>
      problem(error.instancePath.slice(1) as Name, env),
    ),
  ])
  for (const misspelt of misspeltNames(env)) problems.add(misspelt)
  for (const wrong of [...fallbackProblems(env), ...strategyProblems(env)]) problems.add(wrong)
  const { quotas, problems: quotaProblems } = readQuotas(env)
  for (const quotaProblem of quotaProblems) problems.add(quotaProblem)
  if (problems.size > 0) throw new SettingsError([...problems].join('\n'))
  if (values.DATA_DIR) values.DATA_DIR = resolve(String(values.DATA_DIR))
  return {
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [camelCase(name), value])),
    quotas,
  } as Config<P>
}

/** Compose asks for a key, so that nobody forgets it. Who needs none says so. */
const withoutNoKey = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  env.GOOGLE_MAPS_API_KEY === 'none' ? { ...env, GOOGLE_MAPS_API_KEY: '' } : env

/**
 * The settings of one process without those that are wrong, for a command that must name all of
 * them and go on. `problems` has a line for each; `environment` is what is left.
 */
export function readValidSettings<P extends Process>(
  process: P,
  environment: NodeJS.ProcessEnv,
): { config: Config<P>; environment: NodeJS.ProcessEnv; problems: string[] } {
  try {
    return { config: readConfig(process, environment), environment, problems: [] }
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    const problems = error.message.split('\n')
    // Each line begins with the name of its setting.
    const wrong = new Set(problems.map((line) => line.split(' ')[0] ?? ''))
    const valid = Object.entries(environment).filter(([name]) => !wrong.has(name))
    // A required setting that is missing cannot be left out.
    if (valid.length === Object.keys(environment).length) throw error
    const rest = readValidSettings(process, Object.fromEntries(valid))
    return { ...rest, problems: [...problems, ...rest.problems] }
  }
}

/** A fallback must have what the first provider lacks: servers, key and quota of another owner. */
function fallbackProblems(env: NodeJS.ProcessEnv): string[] {
  const { PLACES_FALLBACK: second, HEDGE_AFTER_MS: hedge } = env
  const first = env.PLACES_EDITION || 'new'
  if (!second)
    return hedge ? ['HEDGE_AFTER_MS needs PLACES_FALLBACK: which edition is asked as well.'] : []
  if (!isEdition(first) || !isEdition(second) || ownerOf(first) !== ownerOf(second)) return []
  return [
    `PLACES_FALLBACK is wrong. "${second}" fails together with PLACES_EDITION "${first}": ` +
      `choose ${ownerOf(first) === 'osm' ? '"new" or "legacy"' : '"osm"'}.`,
  ]
}

/**
 * They search the places of the edition, too. With `osm` a cascade would ask the free provider
 * again, and Address Validation would mix places of Google and OpenStreetMap in one result.
 */
const withGooglesPlaces = ['cascade', 'address-validation', 'cascade-address-validation']

const strategyProblems = ({ VALIDATION_STRATEGY: name = '', PLACES_EDITION }: NodeJS.ProcessEnv) =>
  PLACES_EDITION === 'osm' && withGooglesPlaces.includes(name)
    ? [
        `VALIDATION_STRATEGY is wrong. "${name}" needs an edition of Google: choose "geocoding", ` +
          '"cascade-geocoding" or "osm" with PLACES_EDITION "osm".',
      ]
    : []

const isStrategy = (name: string | undefined): name is StrategyName =>
  strategies.some((strategy) => strategy === name)
const isEdition = (name: string): name is Edition => editions.some((edition) => edition === name)

/** Whether test keys have a sandbox. Where all calls go to the sandbox, theirs do as well. */
export const hasSandbox = ({
  sandbox,
  testProviderUrl,
}: Pick<Config<'edge'>, 'sandbox' | 'testProviderUrl'>): boolean =>
  sandbox || testProviderUrl !== undefined

/** Shorter names are too often names of other programs' settings. */
const minMisspelt = 8

const knownNames = [...Object.keys(settings), ...secretFileNames]

/** A misspelt setting would have no effect, and a misspelt key would start the sandbox. */
const misspeltNames = (env: NodeJS.ProcessEnv): string[] =>
  Object.keys(env)
    .filter((name) => name.length >= minMisspelt && !knownNames.includes(name))
    .flatMap((name) => {
      const meant = knownNames.find((known) => isNearly(name, known))
      return meant ? [`${name} is not a setting. Did you mean ${meant}?`] : []
    })

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

const meaning = (name: Name) => (settings[name] as { description?: string }).description

/**
 * How numbers must be written. Conversion alone would make 3000 of 3000.5, 1 of `true` and 0 of a
 * space.
 */
const forms: Record<string, RegExp> = { integer: /^\d*$/, number: /^(\d+(\.\d{1,6})?)?$/ }
const isWritten = (name: Name, value: string) =>
  forms[(settings[name] as { type?: string }).type ?? '']?.test(value) ?? true

function problem(name: Name, env: NodeJS.ProcessEnv): string {
  const shown = /KEY|SECRET|PASSWORD|_URL$/.test(name) ? 'This value' : `"${env[name]}"`
  return `${name} is wrong. ${shown} is not ${allowed(name)} (${meaning(name)}).`
}

function allowed(name: Name): string {
  const schema: {
    type?: string
    minimum?: number
    maximum?: number
    pattern?: string
    minLength?: number
    enum?: string[]
  } = settings[name] as object
  if (schema.enum) return `one of ${schema.enum.join(', ')}`
  if (schema.type === 'boolean') return 'true or false'
  if (schema.type === 'number') return `an amount from ${schema.minimum} to ${schema.maximum}`
  if (schema.type === 'integer') return `a whole number from ${schema.minimum} to ${schema.maximum}`
  if (schema.pattern)
    return (
      'a text of the form ' +
      `${schema.pattern}${schema.minLength ? ` with ${schema.minLength} characters or more` : ''}`
    )
  return 'a text that is not empty'
}
