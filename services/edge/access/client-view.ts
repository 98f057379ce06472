import type { LimitKind } from '../../../shared/api/client-rules.ts'
import type { ClientSettings } from '../../../shared/store/access.ts'
import type { Changed } from '../../../shared/store/changed-rows.ts'
import { type StrategyName, strategies } from '../../../shared/verdict/strategies.ts'
import { type PolicyName, policies } from '../../../shared/verdict/verdicts.ts'

/** A client's own limits, in requests a minute. */
export type OwnLimits = Partial<Record<LimitKind, number>>

/** The settings of a client, as this edge knows them. */
interface KnownClient {
  origins: readonly string[]
  rateLimits: OwnLimits
  policy: PolicyName | undefined
  strategy: StrategyName | undefined
}

/** The clients that have settings of their own, in memory. */
export function createClientView() {
  const clients = new Map<string, KnownClient>()
  /** How many clients have each origin. */
  const origins = new Map<string, number>()

  function remove(id: string): void {
    for (const origin of clients.get(id)?.origins ?? []) {
      const others = (origins.get(origin) ?? 0) - 1
      if (others > 0) origins.set(origin, others)
      else origins.delete(origin)
    }
    clients.delete(id)
  }

  function put(row: ClientSettings): void {
    remove(row.id)
    const known = knownClient(row)
    if (!hasSettings(known)) return
    clients.set(row.id, known)
    for (const origin of known.origins) origins.set(origin, (origins.get(origin) ?? 0) + 1)
  }

  return {
    get: (clientId: string) => clients.get(clientId),
    isKnownOrigin: (origin: string) => origins.has(origin),
    async apply({ isAll, pages }: Changed<ClientSettings>): Promise<void> {
      const kept = new Set<string>()
      for await (const rows of pages)
        for (const row of rows) {
          put(row)
          if (isAll) kept.add(row.id)
        }
      if (!isAll) return
      for (const id of clients.keys()) if (!kept.has(id)) remove(id)
    },
  }
}

const knownClient = ({ origins, rateLimits, policy, strategy }: ClientSettings): KnownClient => ({
  origins,
  rateLimits: rateLimits as OwnLimits,
  policy: policies.find((known) => known === policy),
  strategy: strategies.find((known) => known === strategy),
})

const hasSettings = ({ origins, rateLimits, policy, strategy }: KnownClient): boolean =>
  origins.length > 0 || Object.keys(rateLimits).length > 0 || Boolean(policy ?? strategy)
