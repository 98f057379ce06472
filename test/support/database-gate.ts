import pg from 'pg'
import { inject } from 'vitest'

/**
 * Controls who may connect to one test's database. When it is shut, PostgreSQL is unavailable to
 * clients.
 */
export interface DatabaseGate {
  /** Ends every connection and refuses new ones. */
  shut(): Promise<void>
  open(): Promise<void>
  /** Opens it, and closes the gate's connection. */
  close(): Promise<void>
}

export async function gateOf(databaseUrl: string): Promise<DatabaseGate> {
  const name = new URL(databaseUrl).pathname.slice(1)
  const server = new pg.Client({ connectionString: inject('databaseUrl') })
  await server.connect()
  const allow = (allowed: boolean) =>
    server.query(`alter database ${name} with allow_connections ${allowed}`)
  const open = async () => void (await allow(true))
  return {
    async shut() {
      await allow(false)
      await server.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
        [name],
      )
    },
    open,
    async close() {
      await open()
      await server.end()
    },
  }
}
