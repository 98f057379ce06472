import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { clientOf } from '../../../shared/access/client-of.ts'
import { firstDayOf, usageOf } from '../../../shared/access/usage.ts'
import {
  ChangeClientBody,
  Client,
  ClientPage,
  CreateClientBody,
  CreatedClient,
  defaultDays,
  Usage,
  UsageQuery,
} from '../../../shared/api/admin.ts'
import { Envelope } from '../../../shared/api/envelope.ts'
import { defaultLimit, ListQuery } from '../../../shared/api/page.ts'
import {
  changeClient,
  createClient,
  listClients,
  readClient,
} from '../../../shared/store/client-admin.ts'
import { readCharges } from '../../../shared/store/ledger-entries.ts'
import { readTestCalls } from '../../../shared/store/test-calls.ts'
import { isText, pageOf, placeOf } from '../http/cursor.ts'
import { ok } from '../http/envelope.ts'
import {
  type AdminOptions,
  adminRoute,
  clientIdOf,
  clientRoute,
  futureDate,
} from './admin-parts.ts'

/** Lists, creates and changes clients, and shows what they called and what it cost. */
export const clientRoutes: FastifyPluginAsyncTypebox<AdminOptions> = async (
  app,
  { shortQuery, now },
) => {
  app.get(
    '/api/admin/clients',
    adminRoute('client.list', ['CURSOR_INVALID'], {
      operationId: 'listClients',
      summary: 'All clients with their keys, by name',
      querystring: ListQuery,
      response: { 200: Envelope(ClientPage) },
    }),
    async (request) => {
      const { cursor, limit = defaultLimit } = request.query
      const list = { after: placeOf(cursor, isText), limit: limit + 1 }
      const rows = await shortQuery(request.grant.clientId, (db) => listClients(db, list))
      const { page, ...next } = pageOf(rows, limit, ({ name }) => name)
      return ok(request, { clients: page.map(clientOf), ...next })
    },
  )

  app.post(
    '/api/admin/clients',
    adminRoute('client.create', ['NAME_TAKEN'], {
      operationId: 'createClient',
      summary: 'Makes a client, and its first key',
      body: CreateClientBody,
      response: { 200: Envelope(CreatedClient) },
    }),
    async (request) => {
      const { key, refresh: _, ...client } = request.body
      const newKey = key && { ...key, expiresAt: futureDate('key.expiresAt', key.expiresAt, now()) }
      const { keyId, clientId } = request.grant
      const { apiKey, ...created } = await shortQuery(clientId, (db) =>
        createClient(db, keyId, { ...client, key: newKey }),
      )
      return ok(request, { ...clientOf(created), ...(apiKey !== undefined && { apiKey }) })
    },
  )

  app.get(
    '/api/admin/clients/:id',
    clientRoute('client.show', [], {
      operationId: 'getClient',
      summary: 'One client with its keys',
      response: { 200: Envelope(Client) },
    }),
    async (request) => {
      const id = clientIdOf(request.params)
      const client = await shortQuery(request.grant.clientId, (db) => readClient(db, id))
      return ok(request, clientOf(client))
    },
  )

  app.patch(
    '/api/admin/clients/:id',
    clientRoute('client.change', ['NAME_TAKEN'], {
      operationId: 'changeClient',
      summary: 'Changes a client: what is absent stays as it is',
      body: ChangeClientBody,
      response: { 200: Envelope(Client) },
    }),
    async (request) => {
      const { refresh: _, ...change } = request.body
      const { keyId, clientId } = request.grant
      const id = clientIdOf(request.params)
      const client = await shortQuery(clientId, (db) => changeClient(db, keyId, id, () => change))
      return ok(request, clientOf(client))
    },
  )

  app.get(
    '/api/admin/clients/:id/usage',
    clientRoute('client.usage', [], {
      operationId: 'getUsage',
      summary: 'What a client called and what it cost, by day',
      querystring: UsageQuery,
      response: { 200: Envelope(Usage) },
    }),
    async (request) => {
      const { days = defaultDays } = request.query
      const id = clientIdOf(request.params)
      const firstDay = firstDayOf(days, now())
      const usage = await shortQuery(request.grant.clientId, async (db) => {
        await readClient(db, id)
        const charges = await readCharges(db, firstDay, id)
        return usageOf(charges, await readTestCalls(db, firstDay, id))
      })
      return ok(request, usage)
    },
  )
}
