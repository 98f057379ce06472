import type { Database } from './database.ts'

/** One thing that was done, or asked for. */
export interface AuditedAction {
  /** `commandLine`, or the id of an API key. */
  actor: string
  /** What was done to what: `key.revoke`. */
  action: string
  /** The id of the client or key that it was done to. */
  target?: string | undefined
  /** Never a secret. */
  detail?: Record<string, unknown>
}

/** Who acts with the commands of `npm run clients`. */
export const commandLine = 'command line'

/** Adds to what can't be changed any more: within the transaction of what was done, so that neither is there without the other. */
export async function writeAudit(db: Database, { actor, action, target, detail = {} }: AuditedAction): Promise<void> {
  await db
    .insertInto('audit')
    .values({ actor, action, target: target ?? null, detail: JSON.stringify(detail) })
    .execute()
}

interface AuditList {
  /** The id of the entry after which the list goes on. */
  after?: string | undefined
  limit: number
}

/** The audit, the newest entry first. */
export const readAudit = (db: Database, { after, limit }: AuditList) =>
  db
    .selectFrom('audit')
    .selectAll()
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export type AuditRow = Awaited<ReturnType<typeof readAudit>>[number]
