import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { ErrorEnvelope } from '../../../shared/api/envelope.ts'
import { type AuditedAction, writeAudit } from '../../../shared/store/audit.ts'
import type { Database } from '../../../shared/store/database.ts'
import { isUuid } from '../cursor.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the audit calls a use of this route. */
    action?: string
  }
  interface FastifyRequest {
    isAudited: boolean
  }
}

/**
 * Every use of the routes beside it is in the audit. What changes something writes that itself, in its own transaction; what only reads
 * is written here before it is answered, and so is what was refused.
 */
export const audit = plugin(async function audit(app, { db }: { db: Database }) {
  app.decorateRequest('isAudited', false)

  app.addHook('preHandler', async (request) => {
    if (request.method !== 'GET') return
    await writeAudit(db, actionOf(request))
    request.isAudited = true
  })

  // What is refused stays so, whether it can be written or not. Whoever asks too often would fill the table: their limit is enough.
  app.addHook('preSerialization', async (request, { statusCode }, payload) => {
    const isRefused = statusCode >= 400 && statusCode < 500 && statusCode !== 429
    if (!isRefused || !request.grant || request.isAudited) return payload
    const detail = { refused: (payload as ErrorEnvelope).statusCode }
    await writeAudit(db, { ...actionOf(request), detail }).catch(({ message }: Error) =>
      request.log.warn({ cause: message }, 'a refused use is not in the audit'),
    )
    return payload
  })
})

function actionOf({ grant, routeOptions, params }: FastifyRequest): AuditedAction {
  const { id } = (params ?? {}) as { id?: string }
  return { actor: grant.keyId, action: routeOptions.config.action ?? 'unknown', ...(isUuid(id) && { target: id }) }
}
