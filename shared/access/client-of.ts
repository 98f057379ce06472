import type { ApiKey, AuditEntry, Client, SigningKeys } from '../api/admin.ts'
import type { PolicyName } from '../api/verdict.ts'
import type { AuditRow } from '../store/audit.ts'
import type { ClientRow, KeyRow } from '../store/client-admin.ts'
import type { Scope } from './client-rules.ts'

/** A client as the API and the command line show it. Pure. */
export const clientOf = ({ id, name, policy, origins, rateLimits, createdAt, keys }: ClientRow): Client => ({
  id,
  name,
  ...(policy !== null && { policy: policy as PolicyName }),
  origins,
  rateLimits,
  createdAt: createdAt.getTime(),
  keys: keys.map(keyOf),
})

/** A key likewise: never its hash. Pure. */
export const keyOf = ({ id, prefix, name, scopes, createdAt, expiresAt, revokedAt, lastUsedAt }: KeyRow): ApiKey => ({
  id,
  prefix,
  name,
  scopes: scopes as Scope[],
  createdAt: createdAt.getTime(),
  ...(expiresAt && { expiresAt: expiresAt.getTime() }),
  ...(revokedAt && { revokedAt: revokedAt.getTime() }),
  ...(lastUsedAt && { lastUsedAt: lastUsedAt.getTime() }),
})

/** An entry of the audit likewise. Pure. */
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

/** Signing keys likewise. Pure. */
export const signingKeysOf = (rows: SigningKeyRow[]): SigningKeys => ({
  keys: rows.map(({ kid, createdAt, signsFrom, withdrawnAt }) => ({
    kid,
    createdAt: createdAt.getTime(),
    signsFrom: signsFrom.getTime(),
    ...(withdrawnAt && { withdrawnAt: withdrawnAt.getTime() }),
  })),
})
