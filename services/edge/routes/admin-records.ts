import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { auditEntryOf, signingKeysOf } from '../../../shared/access/client-of.ts'
import { AuditPage, RotateSigningKeysBody, SigningKeys } from '../../../shared/api/admin.ts'
import { Envelope } from '../../../shared/api/envelope.ts'
import { defaultLimit, ListQuery } from '../../../shared/api/page.ts'
import { readAudit } from '../../../shared/store/audit.ts'
import { listSigningKeys, rotateSigningKeys } from '../../../shared/store/signing-keys.ts'
import type { BoundedQuery } from '../http/bounded-query.ts'
import { pageOf, placeOf } from '../http/cursor.ts'
import { ok } from '../http/envelope.ts'
import { adminRoute } from './admin-parts.ts'

/** The audit, and the keys that sign access tokens. */
export const adminRecordRoutes: FastifyPluginAsyncTypebox<{ shortQuery: BoundedQuery }> = async (
  app,
  { shortQuery },
) => {
  app.get(
    '/api/admin/audit',
    adminRoute('audit.read', ['CURSOR_INVALID'], {
      operationId: 'readAudit',
      summary: 'Who did what, the newest entry first',
      querystring: ListQuery,
      response: { 200: Envelope(AuditPage) },
    }),
    async (request) => {
      const { cursor, limit = defaultLimit } = request.query
      const list = { after: placeOf(cursor, isEntryId), limit: limit + 1 }
      const rows = await shortQuery(request.grant.clientId, (db) => readAudit(db, list))
      const { page, ...next } = pageOf(rows, limit, ({ id }) => id)
      return ok(request, { entries: page.map(auditEntryOf), ...next })
    },
  )

  app.get(
    '/api/admin/signing-keys',
    adminRoute('signing-key.list', [], {
      operationId: 'listSigningKeys',
      summary: 'The keys that sign access tokens',
      response: { 200: Envelope(SigningKeys) },
    }),
    async (request) => {
      const keys = await shortQuery(request.grant.clientId, listSigningKeys)
      return ok(request, signingKeysOf(keys))
    },
  )

  app.post(
    '/api/admin/signing-keys/rotate',
    adminRoute('signing-key.rotate', [], {
      operationId: 'rotateSigningKeys',
      summary: 'Asks for another signing key',
      body: RotateSigningKeysBody,
      response: { 200: Envelope(SigningKeys) },
    }),
    async (request) => {
      const { compromised = false } = request.body
      const { keyId, clientId } = request.grant
      const keys = await shortQuery(clientId, async (db) => {
        await rotateSigningKeys(db, keyId, { compromised })
        return listSigningKeys(db)
      })
      return ok(request, signingKeysOf(keys))
    },
  )
}

/** A 64-bit number, as PostgreSQL writes it. */
const isEntryId = (place: unknown): place is string =>
  typeof place === 'string' && /^\d{1,18}$/.test(place)
