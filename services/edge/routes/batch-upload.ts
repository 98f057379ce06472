import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type FastifyPluginAsyncTypebox, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { CreatedBatch, DryRun, SelectionBody, type StrategyName, UploadQuery } from '../../../shared/api/batch.ts'
import { Envelope } from '../../../shared/api/envelope.ts'
import type { LimitsData } from '../../../shared/api/limits.ts'
import type { PolicyName } from '../../../shared/api/verdict.ts'
import { batchOf } from '../../../shared/batch/batch-of.ts'
import { planOf } from '../../../shared/batch/plan.ts'
import type { Clock } from '../../../shared/clock.ts'
import { AppError } from '../../../shared/errors.ts'
import { rowLimits } from '../../../shared/ingest/limits.ts'
import { type ReadOptions, readRows } from '../../../shared/ingest/read-rows.ts'
import type { Edition } from '../../../shared/quota/quota.ts'
import { readBatch, readProblems } from '../../../shared/store/batches.ts'
import type { Database } from '../../../shared/store/database.ts'
import { countSelected } from '../../../shared/store/stored-addresses.ts'
import { type Filling, noteProblems, type Uploads } from '../../../shared/store/upload.ts'
import { type ClientSlots, createClientSlots } from '../client-slots.ts'
import { closingSignal } from '../closing-signal.ts'
import { ok } from '../envelope.ts'
import { fieldErrors } from '../field-errors.ts'
import { problemOf } from '../problem.ts'
import { asAnyGuardedRoute, type Reference } from '../reference/described-route.ts'
import {
  afterBlanks,
  firstProblems,
  mappingOf,
  mediaTypeOf,
  needGoodRows,
  readJson,
  type Upload,
  uploadFailure,
  watchUpload,
} from '../upload.ts'
import { webhookUrl } from '../webhook-url.ts'

interface Options {
  db: Database
  /** For selections that are only counted. */
  slowDb: Database
  slowSlots: ClientSlots
  uploads: Uploads
  strategy: StrategyName
  edition: Edition
  now: Clock
  uploadMaxBytes: number
  uploadMaxRows: number
  webhooksToPrivate: boolean
  /** @throws {AppError} QUEUE_UNAVAILABLE */
  limitsOf(clientId: string): Promise<LimitsData>
  policyOf(clientId: string): PolicyName
}

/** What a request asks for, once its body is looked at. */
type Source =
  | { rows: AsyncIterable<Uint8Array>; format: ReadOptions['format']; encoding: string | undefined }
  | { selection: SelectionBody }

/** Each holds a connection to PostgreSQL, and some time of this process. */
export const mostUploads = 4
/** One client leaves room for another. */
const mostOfClient = 3
/** Of a selection. */
const mostJsonBytes = 65_536
const idempotencyKey = /^[\x21-\x7e]{1,255}$/

const rowForm = Type.Object({
  reference: Type.String({ description: 'Your own name for the address' }),
  line1: Type.Optional(Type.String()),
  line2: Type.Optional(Type.String()),
  city: Type.Optional(Type.String()),
  region: Type.Optional(Type.String()),
  postalCode: Type.Optional(Type.String()),
  country: Type.Optional(Type.String()),
  address: Type.Optional(Type.String({ description: 'The whole address in one text, instead of the parts' })),
})
const rowExamples = [
  { reference: 'customer-4711', line1: '10 Downing Street', city: 'London', postalCode: 'SW1A 1AA', country: 'GB' },
  { reference: 'customer-4712', address: '1600 Amphitheatre Parkway, Mountain View, CA' },
]

const reference: Reference = {
  errors: [
    ...asAnyGuardedRoute,
    'UPLOAD_INVALID',
    'UPLOAD_TOO_LARGE',
    'UPLOAD_INCOMPLETE',
    'IDEMPOTENCY_MISMATCH',
    'IDEMPOTENCY_IN_PROGRESS',
    'WEBHOOK_REFUSED',
    'BATCH_NOT_FOUND',
    'QUEUE_UNAVAILABLE',
  ],
  reads: ['idempotencyKey'],
  tells: ['Location', 'Idempotent-Replayed'],
  bodies: {
    'text/csv': {
      schema: Type.String({ description: 'In UTF-8 or any other encoding that `charset` names, with a header line' }),
      examples: {
        'A file of a spreadsheet':
          'reference,line1,city,postalCode,country\ncustomer-4711,10 Downing Street,London,SW1A 1AA,GB\n',
      },
    },
    'application/x-ndjson': {
      schema: Type.String({ description: 'One row as JSON on each line' }),
      examples: { 'Rows, one by one': rowExamples.map((row) => `${JSON.stringify(row)}\n`).join('') },
    },
    'application/json': {
      schema: Type.Union([Type.Array(rowForm), SelectionBody]),
      examples: {
        'A list of rows': rowExamples,
        'Stored addresses that were never validated': { select: { neverValidated: true }, policy: 'strict' },
        'Stored addresses that no person has confirmed': { name: 'Once a year', select: { unconfirmed: true } },
      },
    },
  },
}

/** A new batch, from a file of addresses or from stored ones (design §8). */
export const batchUploadRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const { db, slowDb, slowSlots, uploads, strategy, edition, now, limitsOf } = options
  const checkSelection = TypeBoxValidatorCompiler({ schema: SelectionBody, method: 'POST', url: '', httpPart: 'body' })
  const closing = closingSignal(app)
  const inHand = createClientSlots(mostUploads, mostOfClient)

  // A body is passed on as it comes, whatever its size.
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(['application/json', 'application/x-ndjson', 'text/csv'], (_request, body, done) =>
    done(null, body),
  )

  app.post(
    '/api/address/batches',
    {
      config: { isUpload: true, reference },
      schema: {
        operationId: 'createBatch',
        tags: ['Batches'],
        summary: 'A batch of addresses to validate',
        description:
          'From a file, in any size up to the limits of the service, or from stored addresses. Columns and keys are known by the usual names; `mapping` says what is what otherwise. Bad rows are left out and reported. With `dryRun` there is no batch, only what it would be, cost and take (HTTP 200).',
        querystring: UploadQuery,
        response: { 200: Envelope(DryRun), 202: Envelope(CreatedBatch) },
      },
    },
    async (request, reply) => {
      const key = keyOf(request)
      const leave = inHand.take(request.grant.clientId)
      const upload = watchUpload(request.raw as IncomingMessage, {
        mostBytes: options.uploadMaxBytes,
        besides: key === undefined ? undefined : besidesOf(request),
        closing,
      })
      try {
        const source = await sourceOf(request, upload)
        if (request.query.dryRun) return ok(request, await dryRun(request, source))
        const { isReplay, data } = await create(request, source, upload, key)
        if (isReplay) reply.header('idempotent-replayed', 'true')
        return reply.code(202).header('location', `/api/address/batches/${data.id}`).send(ok(request, data))
      } catch (error) {
        throw uploadFailure(error)
      } finally {
        leave()
        upload.close()
      }
    },
  )

  type Request = FastifyRequest<{ Querystring: UploadQuery }>

  async function sourceOf(request: FastifyRequest, upload: Upload): Promise<Source> {
    const { type, charset: encoding } = mediaTypeOf(request.headers['content-type'])
    if (type === 'text/csv') return { rows: upload.bytes, format: 'csv', encoding }
    if (type === 'application/x-ndjson') return { rows: upload.bytes, format: 'ndjson', encoding }
    const { first, bytes } = await afterBlanks(upload.bytes)
    if (first !== '{') return { rows: bytes, format: 'json', encoding }
    const body = await readJson(bytes, mostJsonBytes)
    const { error } = checkSelection(body) as { error?: Parameters<typeof fieldErrors>[0] }
    if (error) throw new AppError('REQUEST_INVALID', { details: fieldErrors(error) })
    return { selection: body as SelectionBody }
  }

  function groupsOf(request: Request, source: Extract<Source, { rows: unknown }>) {
    const { mapping, delimiter } = request.query
    return readRows(source.rows, {
      format: source.format,
      encoding: source.encoding,
      mapping: mappingOf(mapping),
      delimiter,
      limits: {
        fileBytes: options.uploadMaxBytes,
        rows: options.uploadMaxRows,
        ...rowLimits,
      },
    })
  }

  async function dryRun(request: Request, source: Source): Promise<DryRun> {
    const { clientId } = request.grant
    const filling: Filling = { total: 0, problems: 0, kept: [] }
    if ('selection' in source) {
      const { select } = source.selection
      filling.total = await slowSlots.within(clientId, () => countSelected(slowDb, clientId, select))
    } else
      for await (const { rows, problems } of groupsOf(request, source)) {
        filling.total += rows.length
        noteProblems(filling, problems)
      }
    const limits = await limitsOf(clientId)
    return {
      rows: filling.total,
      problems: filling.problems,
      firstProblems: filling.kept.slice(0, firstProblems),
      strategy,
      ...planOf(filling.total, strategy, edition, limits, now()),
      budgets: limits.budgets,
    }
  }

  async function create(request: Request, source: Source, upload: Upload, key: string | undefined) {
    const { clientId } = request.grant
    const asked = 'selection' in source ? source.selection : request.query
    const url = typeof asked.webhook === 'string' ? asked.webhook : asked.webhook?.url
    const batch = {
      clientId,
      strategy,
      policy: asked.policy ?? request.query.policy ?? options.policyOf(clientId),
      name: (asked.name ?? request.query.name)?.trim(),
      webhook: url === undefined ? undefined : { url: webhookUrl(url, options.webhooksToPrivate), secret: newSecret() },
      idempotencyKey: key,
    }
    const groups = 'rows' in source ? groupsOf(request, source) : undefined
    const created = await uploads.create(batch, async (filler) => {
      const filling =
        'selection' in source
          ? await filler.select(source.selection.select, options.uploadMaxRows, upload.signal)
          : await filler.copy(groups as NonNullable<typeof groups>, upload.signal)
      needGoodRows(filling)
      return { ...filling, hash: upload.hash() }
    })
    const isReplay = 'firstHash' in created
    if (isReplay) {
      if ('rows' in source) for await (const _ of source.rows);
      if (upload.hash() !== created.firstHash) throw new AppError('IDEMPOTENCY_MISMATCH')
    }
    return { isReplay, data: await createdBatch(clientId, created.id) }
  }

  async function createdBatch(clientId: string, id: string): Promise<CreatedBatch> {
    const row = await readBatch(db, clientId, id)
    if (!row) throw new AppError('BATCH_NOT_FOUND')
    const { webhookUrl: url, webhookSecret: secret } = row
    const problems = row.problems > 0 ? await readProblems(db, id, 0, firstProblems) : []
    const { webhook: _, ...batch } = batchOf(row, now())
    return { ...batch, firstProblems: problems.map(problemOf), ...(url && secret && { webhook: { url, secret } }) }
  }
}

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`

/** What an idempotency key stands for besides the body: all of the query but what isn't about the batch, and the media type. */
function besidesOf({ query, headers }: FastifyRequest<{ Querystring: UploadQuery }>): string {
  const { refresh: _, ...asked } = query
  return JSON.stringify([headers['content-type'], Object.entries(asked).sort()])
}

/** @throws {AppError} REQUEST_INVALID */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && idempotencyKey.test(key)) return key
  const message = 'must be 1 to 255 visible ASCII characters'
  throw new AppError('REQUEST_INVALID', { details: [{ field: 'Idempotency-Key', code: 'FORMAT', message }] })
}
