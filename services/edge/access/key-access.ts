import type { Logger } from '../../../shared/runtime/log.ts'
import type { Metrics } from '../../../shared/runtime/metrics.ts'
import { watchOutage } from '../../../shared/runtime/outage.ts'
import { startPeriodicTask } from '../../../shared/runtime/periodic-task.ts'
import { startPollingOnDemand } from '../../../shared/runtime/polling-on-demand.ts'
import {
  type ClientSettings,
  noteKeyUses,
  readClientSettings,
  readEnded,
} from '../../../shared/store/access.ts'
import { createChangedRows } from '../../../shared/store/changed-rows.ts'
import type { Database } from '../../../shared/store/database.ts'
import type { StrategyName } from '../../../shared/verdict/strategies.ts'
import type { PolicyName } from '../../../shared/verdict/verdicts.ts'
import { createClientView, type OwnLimits } from './client-view.ts'
import type { TokenGrant } from './tokens.ts'

/**
 * What this edge knows of clients and keys, in memory. It reads from PostgreSQL once a second what
 * has changed, so a change takes effect within two.
 * While PostgreSQL is unavailable, the last known state holds: tokens stay valid until they expire,
 * and revocations wait. Nobody gets a new token meanwhile.
 */
export interface Access {
  /**
   * Whether the key was revoked or has expired, or the console session was ended. Its tokens are
   * invalid then.
   */
  hasEnded(keyOrSessionId: string): boolean
  /** Whether pages of this origin may use tokens of the client. */
  hasOrigin(clientId: string, origin: string): boolean
  /**
   * Reads what has changed now, if no settings of the client are known: it may be new. At most once
   * a second, for all such clients together. While PostgreSQL is unavailable, it changes nothing.
   */
  readIfNew(clientId: string): Promise<void>
  /** Whether any client has this origin. */
  isKnownOrigin(origin: string): boolean
  /** The client's own limits, where they differ from the defaults. */
  rateLimitsOf(clientId: string): OwnLimits
  /** How strictly addresses of the client are judged when its request names no policy. */
  policyOf(clientId: string): PolicyName
  /** How addresses of the client are looked up, if not by the service's own strategy. */
  strategyOf(clientId: string): StrategyName | undefined
  /** Notes that a key was used. It is written to PostgreSQL within ten seconds. */
  noteUse(keyId: string): void
  stop(): Promise<void>
}

const readEveryMs = 1000
const writeUsesEveryMs = 10_000

/** Whether a token of this grant is invalid although it has not expired. */
export const isRevoked = (
  access: Pick<Access, 'hasEnded'>,
  { keyId, consoleSession }: TokenGrant,
) => access.hasEnded(keyId) || (consoleSession !== undefined && access.hasEnded(consoleSession.id))

/** Rejects when PostgreSQL is unavailable: an edge that knows no revocations must not start. */
export async function watchAccess(db: Database, metrics: Metrics, log: Logger): Promise<Access> {
  const clients = createClientView()
  const readChanged = createChangedRows<ClientSettings>(db, (wanted) =>
    readClientSettings(db, wanted),
  )
  let ended = new Set<string>()
  let used = new Set<string>()

  async function read(): Promise<void> {
    const [{ keys, sessions }] = await Promise.all([readEnded(db), clients.apply(readChanged())])
    ended = new Set([...keys, ...sessions])
    metrics.accessReadTimestamp.set(Date.now() / 1000)
  }

  await read()

  async function writeUses(): Promise<void> {
    if (used.size === 0) return
    const written = used
    used = new Set()
    await noteKeyUses(db, [...written]).catch((error) => {
      used = new Set([...used, ...written])
      throw error
    })
  }

  const reading = startPollingOnDemand(read, readEveryMs, watchOutage(log, 'read access'))
  const writing = startPeriodicTask(writeUses, {
    everyMs: writeUsesEveryMs,
    ...watchOutage(log, 'write uses of keys'),
  })
  return {
    hasEnded: (id) => ended.has(id),
    hasOrigin: (clientId, origin) => clients.get(clientId)?.origins.includes(origin) ?? false,
    async readIfNew(clientId) {
      if (!clients.get(clientId)) await reading.readNow().catch(() => {})
    },
    isKnownOrigin: clients.isKnownOrigin,
    rateLimitsOf: (clientId) => clients.get(clientId)?.rateLimits ?? {},
    policyOf: (clientId) => clients.get(clientId)?.policy ?? 'normal',
    strategyOf: (clientId) => clients.get(clientId)?.strategy,
    noteUse: (keyId) => used.add(keyId),
    async stop() {
      reading.stop()
      void writing.stop()
      await writeUses().catch(() => {})
    },
  }
}
