import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Envelope } from '../../../shared/api/envelope.ts'
import { defaultLimit } from '../../../shared/api/page.ts'
import {
  EraseAllQuery,
  Erased,
  StoredAddressParams as Params,
  StoredAddress,
  StoredAddressBody,
  StoredAddressPage,
  StoredListQuery,
} from '../../../shared/api/stored-address.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import {
  eraseAll,
  eraseReference,
  listStoredAddresses,
  putStoredAddress,
  readStoredAddress,
} from '../../../shared/store/stored-addresses.ts'
import { storedAddress, storedText } from '../batches/stored-text.ts'
import type { BoundedQuery } from '../http/bounded-query.ts'
import { isText, pageOf, placeOf } from '../http/cursor.ts'
import { ok } from '../http/envelope.ts'

interface Options {
  /** For single reads and writes. */
  shortQuery: BoundedQuery
  /** For slow queries. */
  slowQuery: BoundedQuery
  /** For pages of the list. */
  pageQuery: BoundedQuery
  retentionDays: number
}

const tags = ['Stored addresses']
const unconfirmed = {
  field: 'confirmed',
  code: 'REQUIRED',
  message: 'must be true where there is a placeId',
}
const notFoundErrors = ['ADDRESS_NOT_FOUND'] as const

/** A client's stored addresses: list, read, store and erase. See `batches/README.md`. */
export const storedAddressRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const { shortQuery, slowQuery, pageQuery, retentionDays } = options
  app.get(
    '/api/address/stored',
    {
      config: { isLong: true, reference: { errors: ['CURSOR_INVALID'] } },
      schema: {
        operationId: 'listStoredAddresses',
        tags,
        summary: 'Your stored addresses, by reference',
        querystring: StoredListQuery,
        response: { 200: Envelope(StoredAddressPage) },
      },
    },
    async (request) => {
      const { cursor, verdict, country, limit = defaultLimit } = request.query
      const after = placeOf(cursor, isText)
      const { clientId } = request.grant
      const list = { verdict, country, after, limit: limit + 1 }
      const rows = await pageQuery(clientId, (pages) => listStoredAddresses(pages, clientId, list))
      const { page, ...next } = pageOf(rows, limit, ({ reference }) => reference)
      return ok(request, {
        addresses: page.map((row) => storedAddress(row, retentionDays)),
        ...next,
      })
    },
  )

  app.get(
    '/api/address/stored/:reference',
    {
      config: { reference: { errors: notFoundErrors } },
      schema: {
        operationId: 'getStoredAddress',
        tags,
        summary: 'A stored address and its validation',
        params: Params,
        response: { 200: Envelope(StoredAddress) },
      },
    },
    async (request) => {
      const { clientId } = request.grant
      const reference = referenceOf(request.params)
      const row = await shortQuery(clientId, (db) => readStoredAddress(db, clientId, reference))
      if (!row) throw new AppError('ADDRESS_NOT_FOUND')
      return ok(request, storedAddress(row, retentionDays))
    },
  )

  app.put(
    '/api/address/stored/:reference',
    {
      config: { reference: { errors: ['ADDRESS_CHANGED'] } },
      schema: {
        operationId: 'putStoredAddress',
        tags,
        summary: 'Stores an address under your reference',
        description:
          'In the place of the one that was there, whose validation ends with it. By the ' +
          'rules of uploads: `address`, or at least one of `line1`, `city` and ' +
          '`postalCode`. With `confirmed` it is the decision of a person.',
        params: Params,
        body: StoredAddressBody,
        response: { 200: Envelope(StoredAddress) },
      },
    },
    async (request) => {
      const { confirmed = false, placeId, ifUpdatedAt } = request.body
      if (placeId !== undefined && !confirmed)
        throw new AppError('REQUEST_INVALID', { details: [unconfirmed] })
      const text = storedText(request.params.reference, request.body)
      const decision = { isConfirmed: confirmed, placeId, ifUpdatedAt }
      const { clientId } = request.grant
      const row = await shortQuery(clientId, (db) => putStoredAddress(db, clientId, text, decision))
      if (!row) throw new AppError('ADDRESS_CHANGED')
      return ok(request, storedAddress(row, retentionDays))
    },
  )

  app.delete(
    '/api/address/stored/:reference',
    {
      config: { reference: { errors: notFoundErrors } },
      schema: {
        operationId: 'eraseStoredAddress',
        tags,
        summary: 'Erases an address everywhere',
        description:
          'The stored address, and what batches hold of this reference: rows and results.',
        params: Params,
        response: { 200: Envelope(Erased) },
      },
    },
    async (request) => {
      const { clientId } = request.grant
      const reference = referenceOf(request.params)
      const erased = await slowQuery(clientId, (slow) => eraseReference(slow, clientId, reference))
      if (erased.addresses + erased.items === 0) throw new AppError('ADDRESS_NOT_FOUND')
      return ok(request, erased)
    },
  )

  app.delete(
    '/api/address/stored',
    {
      config: { reference: { errors: [] } },
      schema: {
        operationId: 'eraseAllStoredAddresses',
        tags,
        summary: 'Erases all of your addresses and batches',
        querystring: EraseAllQuery,
        response: { 200: Envelope(Erased) },
      },
    },
    async (request) => {
      const { clientId } = request.grant
      return ok(request, await slowQuery(clientId, (slow) => eraseAll(slow, clientId)))
    },
  )
}

/**
 * A reference as it is stored. PostgreSQL cannot store NUL. @throws {AppError} ADDRESS_NOT_FOUND
 */
function referenceOf({ reference }: { reference: string }): string {
  const text = reference.trim()
  if (!isText(text)) throw new AppError('ADDRESS_NOT_FOUND')
  return text
}
