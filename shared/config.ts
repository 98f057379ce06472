import { resolve } from 'node:path'
import { type Static, type TObject, type TProperties, Type } from 'typebox'
import { Value } from 'typebox/value'
import { usualShortest } from './address/short-input.ts'
import { strategies } from './api/batch.ts'
import { OneOf } from './api/one-of.ts'
import { editions, type Quotas } from './quota/quota.ts'
import { readQuotas } from './quota/quota-settings.ts'
import { redisUrlPattern } from './redis-url.ts'

const port = (value: number, description: string) =>
  Type.Integer({ minimum: 0, maximum: 65_535, default: value, description })
const processes = (description: string) => Type.Integer({ minimum: 1, maximum: 64, default: 1, description })
const percent = (value: number, description: string) =>
  Type.Integer({ minimum: 1, maximum: 100, default: value, description })
const perMinute = (value: number, what: string, whose = ' of one client, unless it has its own limit') =>
  Type.Integer({ minimum: 1, maximum: 100_000_000, default: value, description: `${what} a minute${whose}` })
const dollars = (description: string) => Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000, description }))
const oneOf = <Name extends string>(names: readonly Name[], value: NoInfer<Name>, description: string) =>
  Type.Unsafe<Name>({ ...OneOf(names, description), default: value })
const url = (pattern: string, description: string) => Type.Optional(Type.String({ pattern, description }))

/** Every setting of every process: its name in the environment, range, default and meaning. The README's table is made from it. */
export const settings = {
  PORT: port(3000, "the edge's port"),
  SANDBOX_PORT: port(4000, "the sandbox's port"),
  EDGE_METRICS_PORT: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 65_535,
      description: 'a second port for the metrics of one edge, where several share `PORT`',
    }),
  ),
  WORKER_METRICS_PORT: port(9400, "the worker's port for `/metrics` and `/health`"),
  HOST: Type.String({
    minLength: 1,
    default: '127.0.0.1',
    description: 'the address to listen on; 0.0.0.0 in a container',
  }),
  REUSE_PORT: Type.Boolean({ default: false, description: 'let several edges listen on one port (SO_REUSEPORT)' }),
  GOOGLE_MAPS_API_KEY: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        "the provider key; only workers hold it. Without one `npm start` runs the sandbox, and anything else won't start",
    }),
  ),
  PLACES_EDITION: oneOf(
    editions,
    'new',
    'the edition of the Places API that the key is enabled for: `new` or `legacy`',
  ),
  PROVIDER_URL: url(
    '^https?://',
    "base address of the provider for both editions; default: Google's with a key, the sandbox's without",
  ),
  WORKERS: processes('how many worker processes `npm start` runs'),
  EDGES: processes('how many edge processes `npm start` runs; they share `PORT`'),
  WORKER_CONCURRENCY: Type.Integer({
    minimum: 1,
    maximum: 1000,
    default: 100,
    description: 'jobs of one queue that one worker has in hand at once',
  }),
  DEADLINE_MS: Type.Integer({
    minimum: 100,
    maximum: 8000,
    default: 5000,
    description:
      'how long a caller waits at most for an answer, in milliseconds; later work is dropped before it is billed',
  }),
  PROVIDER_TIMEOUT_MS: Type.Integer({
    minimum: 50,
    maximum: 60_000,
    default: 4000,
    description: 'how long one call to the provider may take, in milliseconds',
  }),
  DRAIN_SECONDS: Type.Integer({
    minimum: 0,
    // `stop_grace_period` of docker-compose.yml leaves so much.
    maximum: 30,
    default: 0,
    description:
      'how long an edge that was told to end still takes requests while `/ready` says 503, in seconds: longer than a load balancer takes to notice',
  }),
  MAX_IN_FLIGHT: Type.Integer({
    minimum: 1,
    maximum: 100_000,
    default: 2000,
    description: 'requests that one edge lets wait at once; more are answered 503',
  }),
  SHORTEST_INPUT: Type.Integer({
    minimum: 1,
    maximum: 10,
    default: usualShortest,
    description:
      'shorter inputs of autocomplete get no suggestions and cost nothing; a sign of a script with words of one or two signs (Han, Kana, Hangul) counts as two',
  }),
  BUDGET_USD_PER_DAY: dollars(
    'what all calls to the provider may cost in one of its days, in US dollars at list price; no calls beyond it',
  ),
  BUDGET_USD_PER_MONTH: dollars('the same for a month'),
  BUDGET_WARN_PERCENT: percent(80, 'the share of a budget from which on operators are warned'),
  INTERACTIVE_RESERVE_PERCENT: percent(
    20,
    "what bulk leaves to checkouts of a day's or month's quota and budget; it melts away towards the end of the day",
  ),
  BULK_FLOOR_PERCENT: Type.Integer({
    minimum: 1,
    maximum: 50,
    default: 10,
    description: 'what bulk gets of a quota that checkouts use up all alone, so that it ends',
  }),
  VALIDATION_STRATEGY: oneOf(
    strategies,
    'places',
    'how addresses are validated: `places` (autocomplete, then details; a key for the Places API is enough), `geocoding` or `address-validation`',
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
    description: 'the most rows of one batch',
  }),
  BULK_CONCURRENCY: Type.Integer({
    minimum: 1,
    maximum: 1000,
    default: 50,
    description:
      'rows of batches that one worker has in hand at once, from its first call to the commit of the result; no more than these are asked again after a crash',
  }),
  RETENTION_DAYS: Type.Integer({
    minimum: 1,
    maximum: 30,
    default: 30,
    description: "how long coordinates and other content of the provider's are kept, in days; its terms allow 30",
  }),
  REFRESH_COORDINATES: Type.Boolean({
    default: false,
    description: 'ask for stored coordinates again before their retention ends: a details call each, a month',
  }),
  WEBHOOKS_TO_PRIVATE: Type.Boolean({
    default: false,
    description: 'let webhooks go to private and loopback addresses, and over plain HTTP',
  }),
  DEMO_API_KEY: Type.Optional(
    Type.String({
      minLength: 16,
      maxLength: 200,
      pattern: '^[\\x21-\\x7e]+$',
      description: "the demo client's key; made at random when not set",
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
        'encrypts the private keys that sign access tokens, 32 characters or more, the same for all edges; `npm start` makes its own. With another one a new key signs from then on',
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
        "addresses or networks of the proxies in front of the edge, with commas between: from them `X-Forwarded-For` is believed, so that each caller's address has its own limit",
    }),
  ),
  RATE_LIMIT_AUTOCOMPLETE: perMinute(6000, 'inputs'),
  RATE_LIMIT_DETAILS: perMinute(1200, 'details requests'),
  RATE_LIMIT_VALIDATE: perMinute(600, 'validations of one address'),
  RATE_LIMIT_BATCHES: perMinute(600, 'requests for batches and stored addresses'),
  RATE_LIMIT_OTHER: perMinute(120, 'requests of any other kind'),
  RATE_LIMIT_TOKENS_PER_KEY: perMinute(60, 'tokens that one key gets', '; renewals count apart, with the same limit'),
  RATE_LIMIT_TOKENS_PER_ADDRESS: perMinute(
    300,
    'requests for a token from one address; an unknown key counts as ten',
    '',
  ),
  REDIS_URL: url(
    redisUrlPattern,
    'Redis: `redis://…`, `redis+cluster://host:6379,host:6379` or `redis+sentinel://host:26379,host:26379/master`, with `rediss` for TLS; `npm start` finds or starts one when not set',
  ),
  DATABASE_URL: url('^postgres(ql)?://', 'PostgreSQL; `npm start` runs one of its own when not set'),
  DATA_DIR: Type.String({
    minLength: 1,
    default: '.data',
    description: 'where the Redis and PostgreSQL of `npm start` keep their data',
  }),
  CONSOLE: Type.Boolean({ default: true, description: 'serve the console at `/console/`' }),
  INTERNAL_ROUTES_PUBLIC: Type.Boolean({
    default: false,
    description: 'let `/metrics`, `/ready` and `/sandbox/*` answer public addresses too',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(
    '^https?://',
    'where traces are sent (OTLP over HTTP, JSON): the base address, such as `http://127.0.0.1:4318`; no tracing when not set',
  ),
  OTEL_TRACES_SAMPLER_ARG: Type.Number({
    minimum: 0,
    maximum: 1,
    default: 1,
    description:
      'the share of requests that are traced, from 0 to 1; a `traceparent` that comes with a request decides for itself',
  }),
  LOG_LEVEL: oneOf(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    'info',
    'fatal, error, warn, info, debug, trace or silent',
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
const validation = ['VALIDATION_STRATEGY', 'RETENTION_DAYS', 'WEBHOOKS_TO_PRIVATE'] as const
const access = [
  'TOKEN_ISSUER',
  'CONSOLE',
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
] as const
const uploads = ['UPLOAD_MAX_BYTES', 'UPLOAD_MAX_ROWS'] as const
const needs = {
  start: [
    ...everyProcess,
    ...tracing,
    'PORT',
    'SANDBOX_PORT',
    'WORKER_METRICS_PORT',
    'GOOGLE_MAPS_API_KEY',
    'PLACES_EDITION',
    'PROVIDER_URL',
    'WORKERS',
    'EDGES',
    'DEMO_API_KEY',
    'REDIS_URL',
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
    ...validation,
    ...uploads,
    ...limits,
  ],
  edge: [
    ...everyProcess,
    ...tracing,
    'PORT',
    'REUSE_PORT',
    'EDGE_METRICS_PORT',
    'REDIS_URL',
    'DATABASE_URL',
    'PLACES_EDITION',
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
    ...tracing,
    'WORKER_METRICS_PORT',
    'REDIS_URL',
    'DATABASE_URL',
    'GOOGLE_MAPS_API_KEY',
    'PLACES_EDITION',
    'PROVIDER_URL',
    'WORKER_CONCURRENCY',
    'PROVIDER_TIMEOUT_MS',
    'BULK_CONCURRENCY',
    'REFRESH_COORDINATES',
    ...validation,
    ...limits,
  ],
  sandbox: [...everyProcess, 'SANDBOX_PORT'],
  prepare: ['DATABASE_URL', 'DEMO_API_KEY'],
  operator: ['DATABASE_URL', 'REDIS_URL', 'DATA_DIR', 'PLACES_EDITION', ...limits],
} as const satisfies Record<string, readonly Name[]>

/** What a process can't start without, though `npm start` can. */
const required = {
  start: [],
  edge: ['REDIS_URL', 'DATABASE_URL', 'SIGNING_KEY_SECRET'],
  worker: ['REDIS_URL', 'DATABASE_URL', 'GOOGLE_MAPS_API_KEY'],
  sandbox: [],
  prepare: ['DATABASE_URL'],
  operator: [],
} as const satisfies Record<Process, readonly Name[]>

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

/** A setting that is missing or wrong. The message has one line for each, saying what it must be. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const camelCase = (name: string) => name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * The settings of one process, read from the environment, converted and checked as a whole.
 * This is the only reader of the environment.
 * @throws {ConfigError}
 */
export function readConfig<P extends Process>(process: P, env: NodeJS.ProcessEnv): Config<P> {
  const names = new Set<Name>(needs[process])
  const given = Object.fromEntries([...names].flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
  const schema = Type.Object(Object.fromEntries([...names].map((name) => [name, settings[name]])))
  const values = Value.Convert(schema, Value.Default(schema, given)) as Record<string, unknown>
  const problems = new Set([
    ...required[process].filter((name) => !env[name]).map((name) => `${name} is not set: ${meaning(name)}.`),
    ...[...names].filter((name) => !isWritten(name, env[name] ?? '')).map((name) => problem(name, env)),
    ...[...Value.Errors(schema, values)].map((error) => problem(error.instancePath.slice(1) as Name, env)),
  ])
  const { quotas, problems: quotaProblems } = readQuotas(env)
  for (const quotaProblem of quotaProblems) problems.add(quotaProblem)
  if (problems.size > 0) throw new ConfigError([...problems].join('\n'))
  if (values.DATA_DIR) values.DATA_DIR = resolve(String(values.DATA_DIR))
  return {
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [camelCase(name), value])),
    quotas,
  } as Config<P>
}

const meaning = (name: Name) => (settings[name] as { description?: string }).description

/** A number is digits: conversion alone would make 3000 of 3000.5, 1 of `true` and 0 of a space. */
const forms: Record<string, RegExp> = { integer: /^\d*$/, number: /^(\d+(\.\d{1,6})?)?$/ }
const isWritten = (name: Name, value: string) =>
  forms[(settings[name] as { type?: string }).type ?? '']?.test(value) ?? true

function problem(name: Name, env: NodeJS.ProcessEnv): string {
  const shown =
    name.includes('KEY') || name.includes('SECRET') || name.endsWith('_URL') ? 'This value' : `"${env[name]}"`
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
    return `a text of the form ${schema.pattern}${schema.minLength ? ` with ${schema.minLength} characters or more` : ''}`
  return 'a text that is not empty'
}
