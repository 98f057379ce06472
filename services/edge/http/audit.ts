import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import type { ErrorEnvelope } from '../../../shared/api/envelope.ts'
import { catalogue } from '../../../shared/errors/catalogue.ts'
import { type AuditedAction, writeAudit } from '../../../shared/store/audit.ts'
import type { BoundedQuery } from './bounded-query.ts'
import { isUuid } from './cursor.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of this route in the audit. */
    action?: string
  }
  interface FastifyRequest {
    isAudited: boolean
  }
}

/** Any key can be refused for its scope as often as it likes, and no entry can be deleted. */
const scopeRefusalMs = 3_600_000
const maxRememberedKeys = 10_000

/**
 * Writes every use of the routes in the scope of this plugin to the audit. Routes that change
 * something write their entry themselves, in their own transaction. This plugin writes reads,
 * before the response, and refusals; that a key lacks the scope, once an hour for each action.
 */
export const audit = plugin(async function audit(
  app,
  { shortQuery }: { shortQuery: BoundedQuery },
) {
  const write = (action: AuditedAction, clientId: string) =>
    shortQuery(clientId, (db) => writeAudit(db, action))
  app.decorateRequest('isAudited', false)
  const refusedForScope = new LRUCache<string, true>({
    max: maxRememberedKeys,
    ttl: scopeRefusalMs,
  })
  const isRepeated = ({ actor, action }: AuditedAction, code: number) => {
    if (code !== catalogue.SCOPE_MISSING.code) return false
    const key = `${actor} ${action}`
    const isKnown = refusedForScope.has(key)
    if (!isKnown) refusedForScope.set(key, true)
    return isKnown
  }

  app.addHook('preHandler', async (request) => {
    if (request.method !== 'GET') return
    await write(actionOf(request), request.grant.clientId)
    request.isAudited = true
  })

  // A refused request stays refused if its entry cannot be written. Requests over the rate limit
  // and those of pages, whose tokens anybody can read, are not written: they would fill the table.
  app.addHook('preSerialization', async (request, { statusCode }, payload) => {
    const { grant, isAudited } = request
    const isRefused = statusCode >= 400 && statusCode < 500 && statusCode !== 429
    if (!isRefused || !grant || grant.page || isAudited) return payload
    const { statusCode: refused } = payload as ErrorEnvelope
    const action = actionOf(request)
    if (isRepeated(action, refused)) return payload
    await write({ ...action, detail: { refused } }, grant.clientId).catch(({ message }: Error) =>
      request.log.warn(
        { cause: message },
        'the audit entry of a refused request could not be written',
      ),
    )
    return payload
  })
})

function actionOf({ grant, routeOptions, params }: FastifyRequest): AuditedAction {
  const { id } = (params ?? {}) as { id?: string }
  return {
    actor: grant.keyId,
    action: routeOptions.config.action ?? 'unknown',
    ...(isUuid(id) && { target: id }),
  }
}
