import { sql } from 'kysely'
import type { Database } from './database.ts'

/** How many permits Redis had granted when it was read, in the quota state with this id. */
export interface GrantedPermits {
  stateId: string
  permits: number
}

/** The most that any worker has read. 0 if none has. */
export async function readPermits(db: Database, stateId: string): Promise<number> {
  const row = await db
    .selectFrom('grantedPermits')
    .select('permits')
    .where('stateId', '=', stateId)
    .executeTakeFirst()
  return Number(row?.permits ?? 0)
}

/** Several workers write what they have read. The largest number stays. */
export async function writePermits(db: Database, read: GrantedPermits): Promise<void> {
  await db
    .insertInto('grantedPermits')
    .values(read)
    .onConflict((conflict) =>
      conflict.column('stateId').doUpdateSet(() => ({
        permits: sql<number>`greatest(granted_permits.permits, excluded.permits)`,
      })),
    )
    .execute()
}
