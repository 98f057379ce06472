import { sql } from 'kysely'
import { writeAudit } from './audit.ts'
import type { Database } from './database.ts'

/** The keys that sign access tokens, the newest first, without their private halves. */
export const listSigningKeys = (db: Database) =>
  db
    .selectFrom('signingKeys')
    .select(['kid', 'createdAt', 'signsFrom', 'withdrawnAt'])
    .orderBy('signsFrom', 'desc')
    .execute()

/** Asks the edges, who have the secret, for a new key. `compromised`: what the others signed ends at once. */
async function requestRotation(db: Database, { compromised }: { compromised: boolean }): Promise<void> {
  if (!compromised) return
  await db.updateTable('signingKeys').set({ withdrawnAt: sql<Date>`now()` }).where('withdrawnAt', 'is', null).execute()
}

/** The same, audited. */
export const rotateSigningKeys = (db: Database, actor: string, rotation: { compromised: boolean }): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await requestRotation(transaction, rotation)
    await writeAudit(transaction, { actor, action: 'signing-key.rotate', detail: rotation })
  })
