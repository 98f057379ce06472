import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { BatchParams } from '../../../shared/api/batch.ts'
import { Envelope, RefreshOnly } from '../../../shared/api/envelope.ts'
import { usualLimit } from '../../../shared/api/page.ts'
import {
  EraseAllQuery,
  Erased,
  StoredAddressParams as Params,
  ReopenBody,
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
  reopenStoredAddress,
} from '../../../shared/store/stored-addresses.ts'
import type { ClientSlots } from '../client-slots.ts'
import { isText, pageOf, placeOf } from '../cursor.ts'
import { ok } from '../envelope.ts'
import { ownBatch } from '../own-batch.ts'
import { asAnyGuardedRoute, asAnyNamedThing } from '../reference/described-route.ts'
import { storedAddress, storedText } from '../stored-text.ts'

interface Options {
  db: Database
  /** For what may take longer than a caller of the others would wait. */
  slowDb: Database
  slowSlots: ClientSlots
  retentionDays: number
}

const tags = ['Stored addresses']
const unconfirmed = { field: 'confirmed', code: 'REQUIRED', message: 'must be true where there is a placeId' }
const aboutOne = [...asAnyNamedThing, 'ADDRESS_NOT_FOUND'] as const

/** A client's stored shipping addresses, and their erasure (design §8). */
export const storedAddressRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const { db, slowDb, slowSlots, retentionDays } = options
  app.get(
    '/api/address/stored',
    {
      config: { reference: { errors: [...asAnyGuardedRoute, 'CURSOR_INVALID'] } },
      schema: {
        operationId: 'listStoredAddresses',
        tags,
        summary: 'Your stored addresses, by reference',
        querystring: StoredListQuery,
        body: RefreshOnly,
        response: { 200: Envelope(StoredAddressPage) },
      },
    },
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
      config: { reference: { errors: aboutOne } },
      schema: {
        operationId: 'getStoredAddress',
        tags,
        summary: 'A stored address and its validation',
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
      config: { reference: { errors: [...asAnyNamedThing, 'ADDRESS_CHANGED'] } },
      schema: {
        operationId: 'putStoredAddress',
        tags,
        summary: 'Stores an address under your reference',
        description:
          'In the place of the one that was there, whose validation ends with it. By the rules of uploads: `address`, or at least one of `line1`, `city` and `postalCode`. With `confirmed` it is the decision of a person.',
        params: Params,
        querystring: RefreshOnly,
        body: StoredAddressBody,
        response: { 200: Envelope(StoredAddress) },
      },
    },
    async (request) => {
      const { confirmed = false, placeId, ifUpdatedAt } = request.body
      if (placeId !== undefined && !confirmed) throw new AppError('REQUEST_INVALID', { details: [unconfirmed] })
      const text = storedText(request.params.reference, request.body)
      const decision = { isConfirmed: confirmed, placeId, ifUpdatedAt }
      const row = await putStoredAddress(db, request.grant.clientId, text, decision)
      if (!row) throw new AppError('ADDRESS_CHANGED')
      return ok(request, storedAddress(row, retentionDays))
    },
  )

  app.post(
    '/api/address/batches/:id/reopen',
    {
      config: { reference: { errors: [...aboutOne, 'BATCH_NOT_FOUND', 'ADDRESS_CHANGED'] } },
      schema: {
        operationId: 'reopenResult',
        tags: ['Batches'],
        summary: 'Takes back what was decided of a result',
        description:
          'The stored address is again what the batch has left: the text of its row, and what was found for it. If a person has to judge that, it is open for review again. What was deleted since, as the provider demands, stays so.',
        params: BatchParams,
        querystring: RefreshOnly,
        body: ReopenBody,
        response: { 200: Envelope(StoredAddress) },
      },
    },
    async (request) => {
      const { reference, ifUpdatedAt } = request.body
      const { clientId } = request.grant
      const batch = await ownBatch(db, clientId, request.params.id)
      const row = await slowSlots.within(clientId, () =>
        reopenStoredAddress(slowDb, batch, reference.trim(), ifUpdatedAt),
      )
      if (row === 'unknown') throw new AppError('ADDRESS_NOT_FOUND')
      if (row === 'changed') throw new AppError('ADDRESS_CHANGED')
      return ok(request, storedAddress(row, retentionDays))
    },
  )

  app.delete(
    '/api/address/stored/:reference',
    {
      config: { reference: { errors: aboutOne } },
      schema: {
        operationId: 'eraseStoredAddress',
        tags,
        summary: 'Erases an address everywhere',
        description: 'The stored address, and what batches hold of this reference: rows, results and problems.',
        params: Params,
        querystring: RefreshOnly,
        body: RefreshOnly,
        response: { 200: Envelope(Erased) },
      },
    },
    async (request) => {
      const { clientId } = request.grant
      const reference = referenceOf(request.params)
      const erased = await slowSlots.within(clientId, () => eraseReference(slowDb, clientId, reference))
      if (erased.addresses + erased.items === 0) throw new AppError('ADDRESS_NOT_FOUND')
      return ok(request, erased)
    },
  )

  app.delete(
    '/api/address/stored',
    {
      config: { reference: { errors: asAnyGuardedRoute } },
      schema: {
        operationId: 'eraseAllStoredAddresses',
        tags,
        summary: 'Erases all of your addresses and batches',
        querystring: EraseAllQuery,
        body: RefreshOnly,
        response: { 200: Envelope(Erased) },
      },
    },
    async (request) => {
      const { clientId } = request.grant
      return ok(request, await slowSlots.within(clientId, () => eraseAll(slowDb, clientId)))
    },
  )
}

/** A reference as it is stored. PostgreSQL would fail at a NUL. @throws {AppError} ADDRESS_NOT_FOUND */
function referenceOf({ reference }: { reference: string }): string {
  const text = reference.trim()
  if (!isText(text)) throw new AppError('ADDRESS_NOT_FOUND')
  return text
}
