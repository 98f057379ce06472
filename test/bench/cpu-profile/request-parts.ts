import type { Frame, Part } from './cpu-profile.ts'

const at =
  (...places: string[]) =>
  ({ url }: Frame) =>
    places.some((place) => url.includes(place))

const named =
  (...names: string[]) =>
  ({ functionName }: Frame) =>
    names.includes(functionName)

/** V8 and the kernel, in either process. A garbage collection has no stack. */
const everywhere: Part[] = [
  { name: 'collecting garbage', has: named('(garbage collector)') },
  { name: 'metrics', has: at('/prom-client/', 'shared/runtime/metrics.ts') },
  { name: 'log', has: at('/pino/', '/sonic-boom/', 'shared/runtime/log.ts') },
  { name: 'Redis: writing to the socket', has: at('shared/runtime/joined-writes.ts') },
  { name: 'Redis: reading replies', has: at('/redis-parser/', 'ioredis/built/DataHandler.js') },
]
const redisCommands: Part = { name: 'Redis: commands', has: at('/ioredis/', '/@ioredis/') }

/** What an edge does for one request of autocomplete. */
export const edgeParts: Part[] = [
  ...everywhere,
  {
    name: 'reading the body, validating',
    has: at('/secure-json-parse/', 'runtime/parsed-json.ts', '/ajv/', 'content-type-parser.js'),
  },
  {
    name: 'token, scope, origin',
    has: at('/jose/', 'services/edge/access/', 'http/authentication.ts', 'http/permission.ts'),
  },
  {
    name: 'limits',
    has: at('/rate-limiter-flexible/', 'access/rate-limits.ts', 'http/rate-limit-guard.ts'),
  },
  { name: 'writing the answer', has: at('/fast-json-stringify/', 'http/envelope.ts') },
  { name: 'BullMQ: add', has: at('/bullmq/') },
  { name: 'job, pending request, reply', has: at('services/edge/jobs/', 'shared/jobs/') },
  redisCommands,
  { name: 'HTTP: Fastify', has: at('/fastify/', 'services/edge/', '/find-my-way/') },
  { name: 'HTTP: Node', has: at('node:_http'), isLast: true },
  { name: 'Node: sockets and timers', has: at('node:'), isLast: true },
]

/** What a worker does for one request of autocomplete. */
export const workerParts: Part[] = [
  ...everywhere,
  { name: 'permit', has: at('shared/quota/', 'provider/permits.ts') },
  {
    name: 'provider: HTTP',
    has: at('/undici/', 'provider/json-host.ts', 'provider/google-client.ts', '/axios/'),
  },
  {
    name: 'provider: query and answer',
    has: at('provider/google-', 'shared/address/', 'provider/normalise', 'provider/in-language'),
  },
  { name: 'retries, circuit breaker', has: at('/cockatiel/', 'services/worker/provider/') },
  { name: 'session', has: at('jobs/sessions.ts') },
  { name: 'reply', has: at('shared/jobs/replies.ts') },
  { name: 'BullMQ: take and finish', has: at('/bullmq/') },
  { name: 'job', has: at('services/worker/', 'shared/') },
  redisCommands,
  { name: 'Node: sockets and timers', has: at('node:'), isLast: true },
]
