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
export const keyRoutes: FastifyPluginAsyncTypebox<AdminOptions> = async (
  app,
  { shortQuery, now },
) => {
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
      const { keyId, clientId } = request.grant
      const id = clientIdOf(request.params)
      const { apiKey, ...made } = await shortQuery(clientId, (db) => addKey(db, keyId, id, key))
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
      const { keyId, clientId } = request.grant
      const id = clientIdOf(request.params)
      const client = await shortQuery(clientId, (db) => revokeAllKeys(db, keyId, id))
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
      const { keyId, clientId } = request.grant
      const id = keyIdOf(request.params)
      const { apiKey, replaced, ...made } = await shortQuery(clientId, (db) =>
        rotateKey(db, keyId, id, overlapSeconds),
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
    async (request) => {
      const { keyId, clientId } = request.grant
      const id = keyIdOf(request.params)
      const key = await shortQuery(clientId, (db) => revokeKey(db, keyId, id))
      return ok(request, keyOf(key))
    },
  )
}
