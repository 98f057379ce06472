import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'

/**
 * Whether a URL leads through PgBouncer in the mode `transaction`: the next transaction can have
 * another connection to PostgreSQL, and other processes share this one.
 */
export const isPooled = (databaseUrl: string): boolean =>
  /[?&]pgbouncer=true(&|$)/.test(databaseUrl)

/**
 * A pool whose settings hold for one transaction each, because a connection has none of its own. A
 * statement outside of a transaction gets one, which costs two more round trips to PgBouncer.
 * @param settings values of PostgreSQL's settings, by name
 */
export const withLocalSettings = (pool: Pool, settings: Record<string, number>): PostgresPool => {
  const set = Object.entries(settings)
    .map(([name, value]) => `; set local ${name} = ${value}`)
    .join('')
  return {
    connect: async () => clientWith(await pool.connect(), set),
    end: () => pool.end(),
  }
}

const begins = (text: string) => /^(begin|start transaction)\b/.test(text)
const ends = (text: string) => text === 'commit' || text === 'rollback'

function clientWith(client: PoolClient, set: string): PostgresPoolClient {
  let isInTransaction = false
  let rolledBack: Promise<unknown> = Promise.resolve()
  const runAlone = async (text: string, values: unknown[]) => {
    await client.query(`begin${set}`)
    try {
      const result = await client.query(text, values)
      await client.query('commit')
      return result
    } catch (error) {
      // The caller need not wait for it; the next user of the connection does.
      rolledBack = client.query('rollback').catch(() => {})
      throw error
    }
  }
  const query = async (text: string, values: readonly unknown[]) => {
    if (begins(text)) {
      isInTransaction = true
      return client.query(text + set)
    }
    if (!isInTransaction) return runAlone(text, [...values])
    if (ends(text)) isInTransaction = false
    return client.query(text, [...values])
  }
  const release = () => void rolledBack.then(() => client.release())
  // Kysely asks for a cursor only to stream, which nothing here does.
  return { query, release } as unknown as PostgresPoolClient
}
