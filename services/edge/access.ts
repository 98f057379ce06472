import type { LimitKind } from '../../shared/access/client-rules.ts'
import { type PolicyName, policies } from '../../shared/api/verdict.ts'
import { keepReading } from '../../shared/keep-reading.ts'
import type { Logger } from '../../shared/log.ts'
import type { Metrics } from '../../shared/metrics.ts'
import { watchOutage } from '../../shared/outage.ts'
import { noteKeyUses, readAccess } from '../../shared/store/access.ts'
import type { Database } from '../../shared/store/database.ts'

/** A client's own limits, in requests a minute. */
type OwnLimits = Partial<Record<LimitKind, number>>

/**
 * What this edge knows of clients and keys, in memory. PostgreSQL is read once a second, so what an operator changes holds here within two.
 * While PostgreSQL cannot be reached, what was known last holds: tokens go on working, a revocation takes hold once it is back, and
 * tokens end with their day at the latest, since nobody gets a new one.
 */
export interface Access {
  /** Whether the key was revoked or has expired: its tokens hold no more. */
  hasEnded(keyId: string): boolean
  /** Of the pages that may call with the client's tokens. */
  originsOf(clientId: string): readonly string[]
  /** Whether any client has this origin. */
  isKnownOrigin(origin: string): boolean
  /** The client's own limits, where they differ from the usual ones. */
  rateLimitsOf(clientId: string): OwnLimits
  /** How strictly the client's addresses are judged where it doesn't say. */
  policyOf(clientId: string): PolicyName
  /** Remembers that a key is in use; written down ten seconds later at most. */
  noteUse(keyId: string): void
  stop(): Promise<void>
}

const readEveryMs = 1000
const writeUsesEveryMs = 10_000

/** @throws when PostgreSQL cannot be reached: an edge that knows of no revocation must not start */
export async function watchAccess(db: Database, metrics: Metrics, log: Logger): Promise<Access> {
  let view = await readNow()
  let used = new Set<string>()

  async function readNow() {
    const read = await readView(db)
    metrics.accessReadTimestamp.set(Date.now() / 1000)
    return read
  }

  async function writeUses(): Promise<void> {
    if (used.size === 0) return
    const written = used
    used = new Set()
    await noteKeyUses(db, [...written]).catch((error) => {
      used = new Set([...used, ...written])
      throw error
    })
  }

  const reading = keepReading(
    async () => {
      view = await readNow()
    },
    readEveryMs,
    watchOutage(log, 'read access'),
  )
  const writing = keepReading(writeUses, writeUsesEveryMs, watchOutage(log, 'write uses of keys'))
  return {
    hasEnded: (keyId) => view.endedKeys.has(keyId),
    originsOf: (clientId) => view.clients.get(clientId)?.origins ?? [],
    isKnownOrigin: (origin) => view.origins.has(origin),
    rateLimitsOf: (clientId) => view.clients.get(clientId)?.rateLimits ?? {},
    policyOf: (clientId) => view.clients.get(clientId)?.policy ?? 'normal',
    noteUse: (keyId) => used.add(keyId),
    async stop() {
      reading.stop()
      writing.stop()
      await writeUses().catch(() => {})
    },
  }
}

async function readView(db: Database) {
  const { endedKeys, clients } = await readAccess(db)
  return {
    endedKeys: new Set(endedKeys),
    clients: new Map(
      clients.map(({ id, origins, rateLimits, policy }) => [
        id,
        { origins, rateLimits: rateLimits as OwnLimits, policy: policies.find((known) => known === policy) },
      ]),
    ),
    origins: new Set(clients.flatMap(({ origins }) => origins)),
  }
}
