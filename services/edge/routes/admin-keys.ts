import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { clientOf, keyOf } from '../../../shared/access/client-of.ts'
import {
  ApiKey,
  Client,
  CreatedKey,
  CreateKeyBody,
  defaultOverlapSeconds,
  RotatedKey,
  RotateKeyBody,
} from '../../../shared/api/admin.ts'
import { Envelope } from '../../../shared/api/envelope.ts'
import { addKey, revokeAllKeys, revokeKey, rotateKey } from '../../../shared/store/client-admin.ts'
import { ok } from '../http/envelope.ts'
import {
  type AdminOptions,
  clientIdOf,
  clientRoute,
  futureDate,
  keyIdOf,
  keyRoute,
} from './admin-parts.ts'

/** Creates, rotates and revokes API keys. */
export const keyRoutes: FastifyPluginAsyncTypebox<AdminOptions> = async (app, { db, now }) => {
  app.post(
    '/api/admin/clients/:id/keys',
    clientRoute('key.create', [], {
      operationId: 'createKey',
      summary: 'Adds a key, which is shown here alone',
      body: CreateKeyBody,
      response: { 200: Envelope(CreatedKey) },
    }),
    async (request) => {
      const { name, mode, scopes, expiresAt } = request.body
      const key = { name, mode, scopes, expiresAt: futureDate('expiresAt', expiresAt, now()) }
      const { apiKey, ...made } = await addKey(
        db,
        request.grant.keyId,
        clientIdOf(request.params),
        key,
      )
      return ok(request, { ...keyOf(made), apiKey })
    },
  )

  app.post(
    '/api/admin/clients/:id/revoke',
    clientRoute('client.revoke', [], {
      operationId: 'revokeClient',
      summary: 'Ends all keys of a client, and their tokens',
      response: { 200: Envelope(Client) },
    }),
    async (request) => {
      const client = await revokeAllKeys(db, request.grant.keyId, clientIdOf(request.params))
      return ok(request, clientOf(client))
    },
  )

  app.post(
    '/api/admin/keys/:id/rotate',
    keyRoute('key.rotate', {
      operationId: 'rotateKey',
      summary: 'Makes a key in place of another, which goes on for a while',
      body: RotateKeyBody,
      response: { 200: Envelope(RotatedKey) },
    }),
    async (request) => {
      const { overlapSeconds = defaultOverlapSeconds } = request.body
      const { keyId } = request.grant
      const { apiKey, replaced, ...made } = await rotateKey(
        db,
        keyId,
        keyIdOf(request.params),
        overlapSeconds,
      )
      return ok(request, { ...keyOf(made), apiKey, replaced: keyOf(replaced) })
    },
  )

  app.post(
    '/api/admin/keys/:id/revoke',
    keyRoute('key.revoke', {
      operationId: 'revokeKey',
      summary: 'Ends a key, and its tokens',
      response: { 200: Envelope(ApiKey) },
    }),
    async (request) =>
      ok(request, keyOf(await revokeKey(db, request.grant.keyId, keyIdOf(request.params)))),
  )
}
