/** Where a figure comes from. A test looks the quote up in its source. */
interface Origin {
  source: string
  quote: string
  date: string
  machine: string
}

export interface Figure extends Origin {
  value: number
}

const benches = 'test/bench/README.md'
const deployment = 'services/deployment/README.md'
const kubernetes = 'services/deployment/kubernetes/README.md'
/** It also ran the sandbox, the callers and other work, so CPU times are rather too high. */
const twoCores = '2 cores (AMD EPYC)'
const choice = 'none: a choice'

const figure =
  (machine: string, date = '2026-11-20') =>
  (source: string, value: number, quote: string): Figure => ({
    value,
    source,
    quote,
    date,
    machine,
  })
const onTwoCores = figure(twoCores)
const chosen = figure(choice)

/** Figures of which the calculator is made: CPU time in microseconds, memory in bytes. */
export const measured = {
  /** Of a core, beyond which waiting grows faster than work. */
  coreShare: chosen(benches, 0.7, 'every core at most 70 % busy'),
  idleProcess: onTwoCores(benches, 12_000, 'An idle process costs about 12 ms of CPU a second'),
  /** Requests a second for which one edge is planned. */
  requestsOfEdge: chosen(deployment, 1500, 'Add a third when each has 1,500 a second'),
  /** Of a request that comes alone, and so is a job of its own. */
  commandsOfJob: figure(twoCores, '2026-11-21')(benches, 82, 'that comes alone takes 82 commands'),
  /** Of what requests cost Redis, where the queues have a Redis of their own. */
  queueShare: onTwoCores(
    benches,
    0.75,
    "The node with the queues has two thirds to three quarters of a request's cost in Redis",
  ),

  row: onTwoCores(benches, 1400, 'A row takes 1.4 ms of CPU over edge, workers, Redis and'),
  /** Rows a second that keep one core of Redis, or eight of PostgreSQL, as busy as they may be. */
  rowsOfRedis: onTwoCores(benches, 5500, '| Redis | 5,500 |'),
  rowsOfPostgres: onTwoCores(benches, 34_000, "| PostgreSQL's CPU (8 cores) | 34,000 |"),

  busyProcessBytes: figure(twoCores, '2026-11-22')(deployment, 255e6, 'up to 255 MB with batches'),
  uploadReaderBytes: onTwoCores(deployment, 200e6, 'a process of up to 200 MB for each upload'),
  idleRedisBytes: onTwoCores(benches, 8e6, '| memory of Redis | 10 % or 5 MB | 5.5 MB | 8.0 MB |'),
  sessionBytes: figure(twoCores, '2026-11-27')(
    benches,
    176,
    'a session that its details call has ended is 176 bytes',
  ),
  pageCountBytes: figure(twoCores, '2026-11-27')(
    benches,
    431,
    'two counts of the day: 431 bytes together',
  ),
  replyBytes: onTwoCores(deployment, 3000, 'some 3 KB for 5 s'),
  replySeconds: onTwoCores(deployment, 5, 'some 3 KB for 5 s'),

  maxQuotaBytes: chosen(deployment, 1e9, '`REDIS_MAXMEMORY` (1 GB)'),
  maxQueueBytes: chosen('docker-compose.yml', 512e6, "'--maxmemory', '512mb'"),

  /** PostgreSQL, with short addresses. */
  storedAddressBytes: onTwoCores(deployment, 590, 'stored address 590 bytes, item 190, result 380'),
  batchRowBytes: onTwoCores(deployment, 570, 'stored address 590 bytes, item 190, result 380'),
  longRowBytes: onTwoCores(deployment, 1500, '1.5 KB with long ones'),

  redisConnectionsOfEdge: onTwoCores(benches, 3, 'An edge has 3 connections to Redis'),
  redisConnectionsOfWorker: onTwoCores(benches, 7, 'A worker has 7'),
  maxRedisConnections: chosen(benches, 10_000, "Redis' 10,000 clients"),
  postgresConnectionsOfEdge: chosen(deployment, 23, 'An edge opens up to 23 to PostgreSQL'),
  postgresConnectionsOfWorker: chosen(deployment, 10, 'a worker 10'),
  maxPostgresConnections: chosen(deployment, 200, '`max_connections` of 200'),
  networkBytesOfRedis: chosen(benches, 1.25e9, "Redis' network (10 Gbit/s)"),

  minEdges: chosen(kubernetes, 2, '| `edge` | 2 to 8 |'),
  maxEdges: chosen(kubernetes, 8, '| `edge` | 2 to 8 |'),
  minInteractive: chosen(kubernetes, 2, '| `worker-interactive` | 2 to 8 |'),
  maxInteractive: chosen(kubernetes, 8, '| `worker-interactive` | 2 to 8 |'),
  minBulk: chosen(kubernetes, 1, '| `worker-bulk` | 1 to 4 |'),
  maxBulk: chosen(kubernetes, 4, '| `worker-bulk` | 1 to 4 |'),
  jobsOfWorker: chosen(kubernetes, 60, 'jobs in flight: 60 of its 100 slots'),
  rowsOfWorker: chosen(kubernetes, 30, 'rows in flight: 30 of its 50 slots'),

  /** Of rows, that a cascade does not ask Google for: the lowest of three sets. */
  settledFree: onTwoCores(
    'services/worker/strategies/CASCADE.md',
    0.209,
    "| the sandbox's, 1,200 | 20.9 % |",
  ),
} as const satisfies Record<string, Figure>

/** What one request costs one edge and its worker, by the requests a second of that edge. */
export interface RequestCost extends Origin {
  perSecond: number
  edge: number
  worker: number
  redis: number
  postgres: number
  /** To and from Redis. */
  redisBytes: number
  /** Less than one, where requests share jobs. */
  jobs: number
}

function requestCost(...cells: [number, number, number, number, number, number, number]) {
  const [perSecond, edge, worker, redis, postgres, redisBytes, commands] = cells
  const jobs = commands / measured.commandsOfJob.value
  const quote = `| autocomplete | ${cells.map((cell) => cell.toLocaleString('en')).join(' | ')} |`
  const origin: Origin = { source: benches, quote, date: '2026-11-21', machine: twoCores }
  return { perSecond, edge, worker, redis, postgres, redisBytes, jobs, ...origin }
}

/** `npm run bench -- request-cost`: the busier an edge, the more requests share a job. */
export const requestCosts: RequestCost[] = [
  requestCost(50, 1959, 2714, 1021, 155, 8035, 82),
  requestCost(100, 1135, 1711, 819, 97, 7529, 75),
  requestCost(200, 941, 1327, 749, 37, 7040, 68),
  requestCost(400, 640, 869, 531, 24, 5926, 53),
  requestCost(600, 426, 645, 431, 13, 5289, 44),
  requestCost(800, 265, 305, 130, 9, 3299, 12),
  requestCost(1000, 224, 317, 126, 22, 3199, 11),
  requestCost(1500, 210, 296, 115, 11, 2941, 11),
]
