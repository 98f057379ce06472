import { type TProperties, Type } from 'typebox'
import { defaultMinLength } from '../address/short-input.ts'
import { OneOf } from '../api/one-of.ts'
import { type Edition, editions } from '../billing/skus.ts'
import { maxShards } from '../jobs/shards.ts'
import { redisUrlPattern } from '../runtime/redis-url.ts'
import { type StrategyName, strategies } from '../verdict/strategies.ts'

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
    'base URL of the provider for both editions; default: Google with a key, the sandbox ' +
      'without. Needed by workers where `SANDBOX` is true',
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
    default: defaultMinLength,
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
      'month for each address, and needs an edition of Google and 3 days of retention or more',
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
    600,
    'requests',
    ' of one page, which is one token for a page in one network. Buyers who share an address may ' +
      'share a token, too',
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
      '`npm start` starts one',
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

/** The name of a setting. */
export type SettingName = keyof typeof settings

/** How addresses are validated where only the edition is known. */
export const defaultStrategy = (edition: Edition): StrategyName =>
  edition === 'osm' ? 'osm' : 'places'
