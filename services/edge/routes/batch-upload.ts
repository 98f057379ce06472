import type { IncomingMessage } from 'node:http'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { CreatedBatch, DryRun, UploadQuery } from '../../../shared/api/batch.ts'
import { Envelope } from '../../../shared/api/envelope.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import { type Metrics, startAtZero } from '../../../shared/runtime/metrics.ts'
import { type BatchCreation, createBatch, dryRun } from '../batches/create-batch.ts'
import { createSourceReader } from '../batches/upload-source.ts'
import { createClientSlots } from '../http/client-slots.ts'
import { closingSignal, throwIfCallerLeft } from '../http/connections.ts'
import { ok } from '../http/envelope.ts'
import { mediaTypeOf, uploadFailure, watchUpload } from '../intake/upload.ts'
import { uploadReference } from './batch-upload-reference.ts'

interface Options extends BatchCreation {
  metrics: Pick<Metrics, 'uploads'>
  uploadMinBytesPerSecond: number
}

/**
 * Each upload is a process of some 100 MB with a connection to PostgreSQL. A client that has one
 * gets a second and a third only while fewer than four are taken. The other slots are for clients
 * that have none, so slow uploads of one client never keep out another client. Exported for the
 * test that compares them with the memory of an edge's pod.
 */
export const uploadSlots = { max: 8, maxOfClient: 3, extraSlotsBelow: 4 }
const idempotencyKey = /^[\x21-\x7e]{1,255}$/

const schema = {
  operationId: 'createBatch',
  tags: ['Batches'],
  summary: 'A batch of addresses to validate',
  description: [
    'From a file, in any size up to the limits of the service, or from stored addresses.',
    'Columns and keys are recognised by their usual names; name others in `mapping`.',
    'Bad rows are left out and reported.',
    'With `dryRun` no batch is made: the answer (HTTP 200) tells rows, price and duration.',
    'The bytes have to arrive at 64 KiB a second or more (unless the operator says otherwise),',
    'on average over 30 seconds, and all of them within an hour.',
  ].join(' '),
  querystring: UploadQuery,
  response: { 200: Envelope(DryRun), 202: Envelope(CreatedBatch) },
}

/** Creates a batch, from a file of addresses or from stored ones. See `batches/README.md`. */
export const batchUploadRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const { metrics, uploadMaxBytes: maxBytes, uploadMinBytesPerSecond: minBytesPerSecond } = options
  const readSource = createSourceReader()
  startAtZero(metrics.uploads, { outcome: ['created', 'replayed', 'dry_run'] })
  const closing = closingSignal(app)
  const inFlight = createClientSlots(
    uploadSlots.max,
    uploadSlots.maxOfClient,
    uploadSlots.extraSlotsBelow,
  )

  // Bodies are streamed to a reader, so Fastify must not parse them.
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    ['application/json', 'application/x-ndjson', 'text/csv'],
    (_request, body, done) => done(null, body),
  )

  const config = { isUpload: true, reference: uploadReference }
  app.post('/api/address/batches', { config, schema }, async (request, reply) => {
    const key = keyOf(request)
    const { clientId, mode } = request.grant
    const fingerprint = key === undefined ? undefined : fingerprintOf(request)
    throwIfCallerLeft(reply)
    const release = inFlight.acquire(clientId)
    const limits = { maxBytes, minBytesPerSecond, fingerprint, closing }
    const upload = watchUpload(request.raw as IncomingMessage, limits)
    try {
      const { query } = request
      const source = await readSource(request.headers['content-type'], upload)
      if ('selection' in source && source.selection.refresh) await request.renewToken()
      const { log } = request
      const wanted = { clientId, mode, query, source, upload, idempotencyKey: key, log }
      if (query.dryRun) {
        const data = await dryRun(options, wanted)
        metrics.uploads.inc({ outcome: 'dry_run' })
        return ok(request, data)
      }
      const { isReplay, data } = await createBatch(options, wanted)
      metrics.uploads.inc({ outcome: isReplay ? 'replayed' : 'created' })
      if (isReplay) reply.header('idempotent-replayed', 'true')
      return reply
        .code(202)
        .header('location', `/api/address/batches/${data.id}`)
        .send(ok(request, data))
    } catch (error) {
      const failure = uploadFailure(error)
      metrics.uploads.inc({ outcome: failure.error })
      throw failure
    } finally {
      release()
      upload.close()
    }
  })
}

/**
 * The request fingerprint without the body: what an idempotency key must stand for each time. It is
 * the media type and the query, without `refresh` and `dryRun`, which are not about the batch.
 * UTF-8 is what a file without a charset is read as.
 */
function fingerprintOf({ query, headers }: FastifyRequest<{ Querystring: UploadQuery }>): string {
  const { refresh: _, dryRun: __, ...aboutBatch } = query
  const { type, charset } = mediaTypeOf(headers['content-type'])
  const encoding = charset === undefined || /^utf-?8$/i.test(charset) ? '' : `; charset=${charset}`
  return JSON.stringify([type + encoding, Object.entries(aboutBatch).sort()])
}

/** The idempotency key of a request. @throws {AppError} REQUEST_INVALID */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && idempotencyKey.test(key)) return key
  const message = 'must be 1 to 255 visible ASCII characters'
  throw new AppError('REQUEST_INVALID', {
    details: [{ field: 'Idempotency-Key', code: 'FORMAT', message }],
  })
}
