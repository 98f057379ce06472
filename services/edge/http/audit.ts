import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { ErrorEnvelope } from '../../../shared/api/envelope.ts'
import { type AuditedAction, writeAudit } from '../../../shared/store/audit.ts'
import type { Database } from '../../../shared/store/database.ts'
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

/**
 * Writes every use of the routes in the scope of this plugin to the audit. Routes that change
 * something write their entry themselves, in their own transaction. This plugin writes reads,
 * before the response, and refusals.
 */
export const audit = plugin(async function audit(app, { db }: { db: Database }) {
  app.decorateRequest('isAudited', false)

  app.addHook('preHandler', async (request) => {
    if (request.method !== 'GET') return
    await writeAudit(db, actionOf(request))
    request.isAudited = true
  })

  // A refused request stays refused if its entry cannot be written. Requests over the rate limit
  // and those of pages, whose tokens anybody can read, are not written: they would fill the table.
  app.addHook('preSerialization', async (request, { statusCode }, payload) => {
    const { grant, isAudited } = request
    const isRefused = statusCode >= 400 && statusCode < 500 && statusCode !== 429
    if (!isRefused || !grant || grant.page || isAudited) return payload
    const detail = { refused: (payload as ErrorEnvelope).statusCode }
    await writeAudit(db, { ...actionOf(request), detail }).catch(({ message }: Error) =>
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
