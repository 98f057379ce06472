import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { clientOf, keyOf } from '../../../shared/access/client-of.ts'
import { firstDayOf, usageOf } from '../../../shared/access/usage.ts'
import {
  ApiKey,
  ChangeClientBody,
  Client,
  ClientPage,
  ClientParams,
  CreateClientBody,
  CreatedClient,
  CreatedKey,
  CreateKeyBody,
  KeyParams,
  ListQuery,
  RotatedKey,
  RotateKeyBody,
  Usage,
  UsageQuery,
  usualDays,
  usualOverlapSeconds,
} from '../../../shared/api/admin.ts'
import { Envelope, RefreshOnly } from '../../../shared/api/envelope.ts'
import { usualLimit } from '../../../shared/api/page.ts'
import type { Clock } from '../../../shared/clock.ts'
import { AppError, type ErrorName } from '../../../shared/errors.ts'
import {
  addKey,
  changeClient,
  createClient,
  listClients,
  readClient,
  revokeAllKeys,
  revokeKey,
  rotateKey,
} from '../../../shared/store/client-admin.ts'
import type { Database } from '../../../shared/store/database.ts'
import { readCharges } from '../../../shared/store/ledger.ts'
import { isText, isUuid, pageOf, placeOf } from '../cursor.ts'
import { ok } from '../envelope.ts'
import { asAnyGuardedRoute, asAnyNamedThing } from '../reference/described-route.ts'
import { adminRecordRoutes } from './admin-records.ts'

interface Options {
  db: Database
  now: Clock
}

const tags = ['Clients and keys']
const ofClient = [...asAnyNamedThing, 'CLIENT_NOT_FOUND'] as const
const ofKey = [...asAnyNamedThing, 'KEY_NOT_FOUND'] as const
const query = { querystring: RefreshOnly }
const read = { ...query, body: RefreshOnly }

/** Clients, keys, their use and the audit, for the owner: what `npm run clients` does (design §5). */
export const adminRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { db, now }) => {
  app.register(adminRecordRoutes, { db })

  app.get(
    '/api/admin/clients',
    {
      config: { action: 'client.list', reference: { errors: [...asAnyGuardedRoute, 'CURSOR_INVALID'] } },
      schema: {
        operationId: 'listClients',
        summary: 'All clients with their keys, by name',
        tags,
        querystring: ListQuery,
        body: RefreshOnly,
        response: { 200: Envelope(ClientPage) },
      },
    },
    async (request) => {
      const { cursor, limit = usualLimit } = request.query
      const rows = await listClients(db, { after: placeOf(cursor, isText), limit: limit + 1 })
      const { page, ...next } = pageOf(rows, limit, ({ name }) => name)
      return ok(request, { clients: page.map(clientOf), ...next })
    },
  )

  app.post(
    '/api/admin/clients',
    {
      config: { action: 'client.create', reference: { errors: [...asAnyGuardedRoute, 'NAME_TAKEN'] } },
      schema: {
        operationId: 'createClient',
        summary: 'Makes a client, and its first key',
        tags,
        ...query,
        body: CreateClientBody,
        response: { 200: Envelope(CreatedClient) },
      },
    },
    async (request) => {
      const { key, refresh: _, ...client } = request.body
      const newKey = key && { ...key, expiresAt: inFuture('key.expiresAt', key.expiresAt) }
      const { apiKey, ...created } = await createClient(db, request.grant.keyId, { ...client, key: newKey })
      return ok(request, { ...clientOf(created), ...(apiKey !== undefined && { apiKey }) })
    },
  )

  app.get(
    '/api/admin/clients/:id',
    {
      config: { action: 'client.show', reference: { errors: ofClient } },
      schema: {
        operationId: 'getClient',
        summary: 'One client with its keys',
        tags,
        params: ClientParams,
        ...read,
        response: { 200: Envelope(Client) },
      },
    },
    async (request) => ok(request, clientOf(await readClient(db, clientIdOf(request.params)))),
  )

  app.patch(
    '/api/admin/clients/:id',
    {
      config: { action: 'client.change', reference: { errors: [...ofClient, 'NAME_TAKEN'] } },
      schema: {
        operationId: 'changeClient',
        summary: 'Changes a client: what is absent stays as it is',
        tags,
        params: ClientParams,
        ...query,
        body: ChangeClientBody,
        response: { 200: Envelope(Client) },
      },
    },
    async (request) => {
      const { refresh: _, ...change } = request.body
      const client = await changeClient(db, request.grant.keyId, clientIdOf(request.params), () => change)
      return ok(request, clientOf(client))
    },
  )

  app.post(
    '/api/admin/clients/:id/keys',
    {
      config: { action: 'key.create', reference: { errors: ofClient } },
      schema: {
        operationId: 'createKey',
        summary: 'Adds a key, which is shown here alone',
        tags,
        params: ClientParams,
        ...query,
        body: CreateKeyBody,
        response: { 200: Envelope(CreatedKey) },
      },
    },
    async (request) => {
      const { name, scopes, expiresAt } = request.body
      const key = { name, scopes, expiresAt: inFuture('expiresAt', expiresAt) }
      const { apiKey, ...made } = await addKey(db, request.grant.keyId, clientIdOf(request.params), key)
      return ok(request, { ...keyOf(made), apiKey })
    },
  )

  app.post(
    '/api/admin/clients/:id/revoke',
    {
      config: { action: 'client.revoke', reference: { errors: ofClient } },
      schema: {
        operationId: 'revokeClient',
        summary: 'Ends all keys of a client, and their tokens',
        tags,
        params: ClientParams,
        ...read,
        response: { 200: Envelope(Client) },
      },
    },
    async (request) => {
      const client = await revokeAllKeys(db, request.grant.keyId, clientIdOf(request.params))
      return ok(request, clientOf(client))
    },
  )

  app.get(
    '/api/admin/clients/:id/usage',
    {
      config: { action: 'client.usage', reference: { errors: ofClient } },
      schema: {
        operationId: 'getUsage',
        summary: 'What a client called and what it cost, by day',
        tags,
        params: ClientParams,
        querystring: UsageQuery,
        body: RefreshOnly,
        response: { 200: Envelope(Usage) },
      },
    },
    async (request) => {
      const { days = usualDays } = request.query
      const { id } = await readClient(db, clientIdOf(request.params))
      return ok(request, usageOf(await readCharges(db, firstDayOf(days, now()), id)))
    },
  )

  app.post(
    '/api/admin/keys/:id/rotate',
    {
      config: { action: 'key.rotate', reference: { errors: ofKey } },
      schema: {
        operationId: 'rotateKey',
        summary: 'Makes a key in place of another, which goes on for a while',
        tags,
        params: KeyParams,
        ...query,
        body: RotateKeyBody,
        response: { 200: Envelope(RotatedKey) },
      },
    },
    async (request) => {
      const { overlapSeconds = usualOverlapSeconds } = request.body
      const { keyId } = request.grant
      const { apiKey, replaced, ...made } = await rotateKey(db, keyId, keyIdOf(request.params), overlapSeconds)
      return ok(request, { ...keyOf(made), apiKey, replaced: keyOf(replaced) })
    },
  )

  app.post(
    '/api/admin/keys/:id/revoke',
    {
      config: { action: 'key.revoke', reference: { errors: ofKey } },
      schema: {
        operationId: 'revokeKey',
        summary: 'Ends a key, and its tokens',
        tags,
        params: KeyParams,
        ...read,
        response: { 200: Envelope(ApiKey) },
      },
    },
    async (request) => ok(request, keyOf(await revokeKey(db, request.grant.keyId, keyIdOf(request.params)))),
  )

  function inFuture(field: string, expiresAt: number | undefined): Date | undefined {
    if (expiresAt === undefined) return undefined
    if (expiresAt > now()) return new Date(expiresAt)
    const details = [{ field, code: 'OUT_OF_RANGE', message: 'must lie in the future' }]
    throw new AppError('REQUEST_INVALID', { details })
  }
}

type Addressed = { id: string }
const idOf = ({ id }: Addressed, otherwise: ErrorName) => {
  if (!isUuid(id)) throw new AppError(otherwise)
  return id
}
const clientIdOf = (params: Addressed) => idOf(params, 'CLIENT_NOT_FOUND')
const keyIdOf = (params: Addressed) => idOf(params, 'KEY_NOT_FOUND')
