import pg from 'pg'
import { inject } from 'vitest'

/** Who may connect to one test's own database: to its clients a shut gate is a PostgreSQL that is away. */
export interface DatabaseGate {
  /** Ends every connection and lets nobody in. */
  shut(): Promise<void>
  open(): Promise<void>
  /** Opens it, and ends the gate's own connection. */
  close(): Promise<void>
}

export async function gateOf(databaseUrl: string): Promise<DatabaseGate> {
  const name = new URL(databaseUrl).pathname.slice(1)
  const server = new pg.Client({ connectionString: inject('databaseUrl') })
  await server.connect()
  const allow = (allowed: boolean) => server.query(`alter database ${name} with allow_connections ${allowed}`)
  const open = async () => void (await allow(true))
  return {
    async shut() {
      await allow(false)
      await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    },
    open,
    async close() {
      await open()
      await server.end()
    },
  }
}
