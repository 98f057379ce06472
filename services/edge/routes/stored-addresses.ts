import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { Envelope, RefreshOnly } from '../../../shared/api/envelope.ts'
import { usualLimit } from '../../../shared/api/page.ts'
import {
  EraseAllQuery,
  Erased,
  StoredAddress,
  StoredAddressBody,
  StoredAddressPage,
  StoredListQuery,
} from '../../../shared/api/stored-address.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Database } from '../../../shared/store/database.ts'
import {
  eraseAll,
  eraseReference,
  listStoredAddresses,
  putStoredAddress,
  readStoredAddress,
} from '../../../shared/store/stored-addresses.ts'
import { isText, pageOf, placeOf } from '../cursor.ts'
import { ok } from '../envelope.ts'
import { storedAddress, storedText } from '../stored-text.ts'

interface Options {
  db: Database
  /** For what may take longer than a caller of the others would wait. */
  slowDb: Database
  retentionDays: number
}

const Params = Type.Object({ reference: Type.String() })

/** A client's stored shipping addresses, and their erasure (design §8). */
export const storedAddressRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { db, slowDb, retentionDays }) => {
  app.get(
    '/api/address/stored',
    { schema: { querystring: StoredListQuery, body: RefreshOnly, response: { 200: Envelope(StoredAddressPage) } } },
    async (request) => {
      const { cursor, verdict, country, limit = usualLimit } = request.query
      const after = placeOf(cursor, isText)
      const { clientId } = request.grant
      const rows = await listStoredAddresses(slowDb, clientId, { verdict, country, after, limit: limit + 1 })
      const { page, ...next } = pageOf(rows, limit, ({ reference }) => reference)
      return ok(request, { addresses: page.map((row) => storedAddress(row, retentionDays)), ...next })
    },
  )

  app.get(
    '/api/address/stored/:reference',
    {
      schema: {
        params: Params,
        querystring: RefreshOnly,
        body: RefreshOnly,
        response: { 200: Envelope(StoredAddress) },
      },
    },
    async (request) => {
      const row = await readStoredAddress(db, request.grant.clientId, referenceOf(request.params))
      if (!row) throw new AppError('ADDRESS_NOT_FOUND')
      return ok(request, storedAddress(row, retentionDays))
    },
  )

  app.put(
    '/api/address/stored/:reference',
    {
      schema: {
        params: Params,
        querystring: RefreshOnly,
        body: StoredAddressBody,
        response: { 200: Envelope(StoredAddress) },
      },
    },
    async (request) => {
      const text = storedText(request.params.reference, request.body)
      return ok(request, storedAddress(await putStoredAddress(db, request.grant.clientId, text), retentionDays))
    },
  )

  app.delete(
    '/api/address/stored/:reference',
    { schema: { params: Params, querystring: RefreshOnly, body: RefreshOnly, response: { 200: Envelope(Erased) } } },
    async (request) => {
      const erased = await eraseReference(slowDb, request.grant.clientId, referenceOf(request.params))
      if (erased.addresses + erased.items === 0) throw new AppError('ADDRESS_NOT_FOUND')
      return ok(request, erased)
    },
  )

  app.delete(
    '/api/address/stored',
    { schema: { querystring: EraseAllQuery, body: RefreshOnly, response: { 200: Envelope(Erased) } } },
    async (request) => ok(request, await eraseAll(slowDb, request.grant.clientId)),
  )
}

/** A reference as it is stored. PostgreSQL would fail at a NUL. @throws {AppError} ADDRESS_NOT_FOUND */
function referenceOf({ reference }: { reference: string }): string {
  const text = reference.trim()
  if (!isText(text)) throw new AppError('ADDRESS_NOT_FOUND')
  return text
}
