import type { ApiKey, AuditEntry, Client, SigningKeys } from '../api/admin.ts'
import type { Scope } from '../api/client-rules.ts'
import type { AuditRow } from '../store/audit.ts'
import type { ClientRow, KeyRow } from '../store/client-admin.ts'
import type { StrategyName } from '../verdict/strategies.ts'
import type { PolicyName } from '../verdict/verdicts.ts'

/** Maps the row of a client to its form in the API and on the command line. Pure. */
export const clientOf = ({
  id,
  name,
  policy,
  strategy,
  origins,
  rateLimits,
  createdAt,
  keys,
}: ClientRow): Client => ({
  id,
  name,
  ...(policy !== null && { policy: policy as PolicyName }),
  ...(strategy !== null && { strategy: strategy as StrategyName }),
  origins,
  rateLimits,
  createdAt: createdAt.getTime(),
  keys: keys.map(keyOf),
})

/** Maps the row of a key to its form in the API. The hash is left out. Pure. */
export const keyOf = ({
  id,
  prefix,
  name,
  mode,
  scopes,
  createdAt,
  expiresAt,
  revokedAt,
  lastUsedAt,
}: KeyRow): ApiKey => ({
  id,
  prefix,
  name,
  mode,
  scopes: scopes as Scope[],
  createdAt: createdAt.getTime(),
  ...(expiresAt && { expiresAt: expiresAt.getTime() }),
  ...(revokedAt && { revokedAt: revokedAt.getTime() }),
  ...(lastUsedAt && { lastUsedAt: lastUsedAt.getTime() }),
})

/** Maps an entry of the audit to its form in the API. Pure. */
export const auditEntryOf = ({ id, at, actor, action, target, detail }: AuditRow): AuditEntry => ({
  id,
  at: at.getTime(),
  actor,
  action,
  ...(target !== null && { target }),
  detail,
})

interface SigningKeyRow {
  kid: string
  createdAt: Date
  signsFrom: Date
  withdrawnAt: Date | null
}

/** Maps signing keys to their form in the API. Pure. */
export const signingKeysOf = (rows: SigningKeyRow[]): SigningKeys => ({
  keys: rows.map(({ kid, createdAt, signsFrom, withdrawnAt }) => ({
    kid,
    createdAt: createdAt.getTime(),
    signsFrom: signsFrom.getTime(),
    ...(withdrawnAt && { withdrawnAt: withdrawnAt.getTime() }),
  })),
})
