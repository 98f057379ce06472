import type { Database } from './database.ts'

/** One action of an operator or administrator. */
export interface AuditedAction {
  /** `commandLine`, or the id of an API key. */
  actor: string
  /** The object and the action, such as `key.revoke`. */
  action: string
  /** The id of the client or key. */
  target?: string | undefined
  /** Must not hold a secret. */
  detail?: Record<string, unknown>
}

/** The actor of commands of `npm run clients`. */
export const commandLine = 'command line'

/**
 * Adds an entry to the audit, which cannot be changed later. It must run in the transaction of the
 * action, so that neither exists without the other.
 */
export async function writeAudit(
  db: Database,
  { actor, action, target, detail = {} }: AuditedAction,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({ actor, action, target: target ?? null, detail: JSON.stringify(detail) })
    .execute()
}

interface AuditList {
  /** The id of the last entry of the page before. */
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
