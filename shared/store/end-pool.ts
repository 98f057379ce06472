import { Client, type Pool, type PoolClient } from 'pg'

/** How long a statement may still run when its pool ends, in milliseconds. */
const lastStatementMs = 500
/** The longest wait for the connection that cancels, in milliseconds. */
const connectTimeoutMs = 1000

/**
 * Makes the end of a pool cancel the statements that run for half a second more. Nobody waits for
 * them any more, but the pool would, for minutes. Through PgBouncer a process does not know the
 * number of its server, so its connections end, and nothing is cancelled.
 */
export function cancelAtEnd(pool: Pool, isPooled: boolean): void {
  const busy = new Set<PoolClient>()
  pool.on('acquire', (client) => busy.add(client))
  pool.on('release', (_error, client) => busy.delete(client))
  const end = pool.end.bind(pool)
  const endBusy = async () => {
    const processes = [...busy].map(processOf)
    for (const client of busy) void (client as PoolClient & Client).end()
    if (processes.length > 0 && !isPooled)
      await cancel(pool.options.connectionString, processes).catch(() => {})
  }
  const endSoon = async () => {
    let cancelled: Promise<void> | undefined
    const timer = setTimeout(() => {
      cancelled = endBusy()
    }, lastStatementMs)
    await end()
    clearTimeout(timer)
    await cancelled
  }
  Object.assign(pool, { end: endSoon })
}

/** The number of the server process behind a connection, which the types of pg leave out. */
const processOf = (client: PoolClient) => (client as unknown as { processID: number }).processID

async function cancel(connectionString: string | undefined, processes: number[]): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: connectTimeoutMs })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_cancel_backend(pid) from unnest($1::integer[]) pid', [processes])
  } finally {
    await client.end()
  }
}
