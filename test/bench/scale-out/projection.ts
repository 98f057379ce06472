/** What one request costs where edges and workers are busy: CPU time in microseconds. */
export interface RequestCost {
  edge: number
  worker: number
  /** Of the node of Redis that has most to do. */
  redis: number
  /** Over the network of Redis, both ways. */
  redisBytes: number
}

/** What one process, an edge or a worker, costs the stores in a second, whatever it is asked. */
export interface ProcessCost {
  redis: number
  redisBytes: number
  /** PostgreSQL is asked by timers alone: access, limits and the ledger. */
  postgres: number
  walBytes: number
  /** Connections to one node of Redis. */
  connections: number
}

/** What one row of a batch costs. */
export interface RowCost {
  redis: number
  postgres: number
  walBytes: number
}

export interface Machines {
  /** How busy a core may be: beyond it waiting grows faster than work. */
  share: number
  /** Of the network of a node of Redis, both ways. */
  networkBytes: number
  /** `maxclients`. */
  redisClients: number
  postgresCores: number
  /** What the disk of PostgreSQL takes in a second. */
  walBytes: number
}

/**
 * A node of Redis works on one core. 10 Gbit/s; Redis' own default of clients; a disk of 200 MB/s.
 */
export const defaultMachines: Machines = {
  share: 0.7,
  networkBytes: 1.25e9,
  redisClients: 10_000,
  postgresCores: 8,
  walBytes: 200e6,
}

/** Where something gives out. */
export interface Limit {
  what:
    | 'one core of Redis'
    | 'the network of Redis'
    | 'connections to Redis'
    | 'CPU of PostgreSQL'
    | 'WAL of PostgreSQL'
  /** Requests or rows. */
  perSecond: number
}

/**
 * Requests a second at which each store gives out, the first one first, when there are as many
 * edges and workers as they need.
 */
export function requestLimits(
  request: RequestCost,
  process: ProcessCost,
  machines: Machines,
): Limit[] {
  const { share, networkBytes, redisClients, postgresCores, walBytes } = machines
  const coreMicros = 1_000_000 * share
  const processes = (request.edge + request.worker) / coreMicros
  return inOrder([
    {
      what: 'one core of Redis',
      perSecond: coreMicros / (request.redis + processes * process.redis),
    },
    {
      what: 'the network of Redis',
      perSecond: (networkBytes * share) / (request.redisBytes + processes * process.redisBytes),
    },
    { what: 'connections to Redis', perSecond: redisClients / (processes * process.connections) },
    {
      what: 'CPU of PostgreSQL',
      perSecond: (postgresCores * coreMicros) / (processes * process.postgres),
    },
    { what: 'WAL of PostgreSQL', perSecond: walBytes / (processes * process.walBytes) },
  ])
}

/** Rows of batches a second at which each store gives out, the first one first. */
export function rowLimits(row: RowCost, { share, postgresCores, walBytes }: Machines): Limit[] {
  const coreMicros = 1_000_000 * share
  return inOrder([
    { what: 'one core of Redis', perSecond: coreMicros / row.redis },
    { what: 'CPU of PostgreSQL', perSecond: (postgresCores * coreMicros) / row.postgres },
    { what: 'WAL of PostgreSQL', perSecond: walBytes / row.walBytes },
  ])
}

/** Processes that so many requests a second need, each on a core of its own. */
export const processesFor = (
  perSecond: number,
  { edge, worker }: RequestCost,
  { share }: Machines,
) => ({
  edges: Math.ceil((perSecond * edge) / (1_000_000 * share)),
  workers: Math.ceil((perSecond * worker) / (1_000_000 * share)),
})

const inOrder = (limits: Limit[]) => limits.toSorted((a, b) => a.perSecond - b.perSecond)
