import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { BatchParams } from '../../../shared/api/batch.ts'
import {
  Decided,
  DecisionsBody,
  maxDecisionsBytes,
  UndoBody,
  type Version,
} from '../../../shared/api/decisions.ts'
import { Envelope } from '../../../shared/api/envelope.ts'
import { ReopenBody, StoredAddress } from '../../../shared/api/stored-address.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import { decideResults, reopenResults } from '../../../shared/store/decisions.ts'
import { findBatchWithRows } from '../batches/find-batch.ts'
import { storedAddress, storedText } from '../batches/stored-text.ts'
import type { BoundedQuery } from '../http/bounded-query.ts'
import { ok } from '../http/envelope.ts'

interface Options {
  /** For single reads and writes. */
  shortQuery: BoundedQuery
  /** For slow queries. */
  slowQuery: BoundedQuery
  retentionDays: number
}

const tags = ['Batches']
const ofBatch = ['BATCH_NOT_FOUND', 'BATCH_EXPIRED'] as const

/** What people decide about the results of a batch. One alone is `PUT /api/address/stored`. */
export const decisionRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { shortQuery, slowQuery, retentionDays },
) => {
  app.post(
    '/api/address/batches/:id/decisions',
    {
      bodyLimit: maxDecisionsBytes,
      config: { reference: { errors: ofBatch } },
      schema: {
        operationId: 'decideResults',
        tags,
        summary: 'Stores what a person decided of many results',
        description:
          'Each text is stored as confirmed, where the result still waits for a person. What ' +
          'somebody else decided or changed meanwhile stays. The same request may be sent twice. ' +
          'Of a reference that comes twice, the last decision is stored.',
        params: BatchParams,
        body: DecisionsBody,
        response: { 200: Envelope(Decided) },
      },
    },
    async (request) => {
      const { clientId } = request.grant
      const decisions = request.body.decisions.map(({ placeId, line, ...text }) => {
        const { line: _, ...row } = storedText(text.reference, text)
        return {
          ...row,
          ...(placeId !== undefined && { placeId }),
          ...(line !== undefined && { line }),
        }
      })
      const batch = await findBatchWithRows(shortQuery, clientId, request.params.id)
      const changed = await slowQuery(clientId, (slow) => decideResults(slow, batch, decisions))
      return ok(request, decided(decisions, changed))
    },
  )

  app.post(
    '/api/address/batches/:id/decisions/undo',
    {
      config: { reference: { errors: ofBatch } },
      schema: {
        operationId: 'undoDecisions',
        tags,
        summary: 'Takes back what was decided of many results',
        description: 'As `reopen` does, of the versions that the decisions were answered with.',
        params: BatchParams,
        body: UndoBody,
        response: { 200: Envelope(Decided) },
      },
    },
    async (request) => {
      const { clientId } = request.grant
      const asked = request.body.changed.map(({ reference, updatedAt }) => ({
        reference: reference.trim(),
        updatedAt,
      }))
      const batch = await findBatchWithRows(shortQuery, clientId, request.params.id)
      const found = await slowQuery(clientId, (slow) => reopenResults(slow, batch, asked))
      const changed = [...found.values()].flatMap((row) =>
        typeof row === 'string'
          ? []
          : [{ reference: row.reference, updatedAt: row.updatedAt.getTime() }],
      )
      return ok(request, decided(asked, changed))
    },
  )

  app.post(
    '/api/address/batches/:id/reopen',
    {
      config: { reference: { errors: [...ofBatch, 'ADDRESS_NOT_FOUND', 'ADDRESS_CHANGED'] } },
      schema: {
        operationId: 'reopenResult',
        tags,
        summary: 'Takes back what was decided of a result',
        description:
          'The stored address is again what the batch has left: the text of its row, and ' +
          'what was found for it. If a person has to judge that, it is open for review ' +
          'again. What was deleted since, as the provider demands, stays so.',
        params: BatchParams,
        body: ReopenBody,
        response: { 200: Envelope(StoredAddress) },
      },
    },
    async (request) => {
      const reference = request.body.reference.trim()
      const asked = { reference, updatedAt: request.body.ifUpdatedAt }
      const { clientId } = request.grant
      const batch = await findBatchWithRows(shortQuery, clientId, request.params.id)
      const found = await slowQuery(clientId, (slow) => reopenResults(slow, batch, [asked]))
      const row = found.get(reference) ?? 'unknown'
      if (row === 'unknown') throw new AppError('ADDRESS_NOT_FOUND')
      if (row === 'changed') throw new AppError('ADDRESS_CHANGED')
      return ok(request, storedAddress(row, retentionDays))
    },
  )
}

/** The answer: what was not changed was skipped. */
function decided(asked: { reference: string }[], changed: Version[]): Decided {
  const done = new Set(changed.map(({ reference }) => reference))
  const references = new Set(asked.map(({ reference }) => reference))
  return { changed, skipped: [...references].filter((one) => !done.has(one)) }
}
