import { randomBytes, randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import type { CreatedBatch, DryRun, UploadQuery } from '../../../shared/api/batch.ts'
import type { LimitsData } from '../../../shared/api/limits.ts'
import type { Edition } from '../../../shared/billing/skus.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import { rowLimits } from '../../../shared/ingest/limits.ts'
import {
  type FileJob,
  maxShownProblems,
  type SelectionJob,
} from '../../../shared/intake/messages.ts'
import type { Clock } from '../../../shared/runtime/clock.ts'
import type { Logger } from '../../../shared/runtime/log.ts'
import { isPrivate } from '../../../shared/runtime/networks.ts'
import { type Outage, watchOutage } from '../../../shared/runtime/outage.ts'
import { startPeriodicTask } from '../../../shared/runtime/periodic-task.ts'
import { batchOf } from '../../../shared/store/batch-of.ts'
import { readBatch, readProblems } from '../../../shared/store/batches.ts'
import type { Caller } from '../../../shared/store/clients.ts'
import { statementsOn, throwUnlessBatchMayOpen } from '../../../shared/store/open-batches.ts'
import { countSelected, throwIfTooManySelected } from '../../../shared/store/stored-addresses.ts'
import type { NewBatch, UploadCounts } from '../../../shared/store/upload-writer.ts'
import {
  abandonUpload,
  beginUpload,
  renewEveryMs,
  renewLease,
} from '../../../shared/store/uploads.ts'
import type { StrategyName } from '../../../shared/verdict/strategies.ts'
import type { Access } from '../access/key-access.ts'
import { type BoundedQuery, ownWork } from '../http/bounded-query.ts'
import { mappingOf, type Upload } from '../intake/upload.ts'
import type { UploadReaders } from '../intake/upload-readers.ts'
import { chosenStrategy } from './chosen-strategy.ts'
import { planOf } from './plan.ts'
import { problemOf } from './result-row.ts'
import type { FileSource, Source } from './upload-source.ts'

export interface BatchCreation {
  access: Pick<Access, 'policyOf' | 'strategyOf'>
  /** For single reads and writes. */
  shortQuery: BoundedQuery
  /** For selections that are only counted. */
  slowQuery: BoundedQuery
  readers: UploadReaders
  strategy: StrategyName
  edition: Edition
  now: Clock
  /** The share of quotas and budgets that checkouts have in reserve, from 0 to 1. */
  interactiveReserve: number
  uploadMaxBytes: number
  uploadMaxRows: number
  openBatchesPerClient: number
  webhooksToPrivate: boolean
  /** @throws {AppError} QUEUE_UNAVAILABLE */
  quotaReportOf(caller: Caller): Promise<LimitsData>
  /**
   * The service's budgets, whose amounts are not shown to clients.
   * @throws {AppError} QUEUE_UNAVAILABLE
   */
  serviceBudgetsFor(caller: Caller): Promise<LimitsData['budgets']>
}

/** A request for a batch, once the beginning of its body was read. */
export interface BatchRequest extends Caller {
  query: UploadQuery
  source: Source
  upload: Upload
  idempotencyKey: string | undefined
  log: Pick<Logger, 'warn' | 'info'>
}

/** Counts the rows of a batch that is not created, and plans its cost and duration. */
export async function dryRun(deps: BatchCreation, request: BatchRequest): Promise<DryRun> {
  const { edition, now, interactiveReserve, quotaReportOf, serviceBudgetsFor } = deps
  const strategy = strategyFor(deps, request)
  const {
    total,
    problems,
    firstProblems,
    confirmed = 0,
    duplicates = 0,
  } = await countRows(deps, request)
  const [{ quotas, budgets }, ofService] = await Promise.all([
    quotaReportOf(request),
    serviceBudgetsFor(request),
  ])
  const limits = { quotas, budgets: [...budgets, ...ofService], interactiveReserve }
  return {
    rows: total,
    problems,
    firstProblems,
    confirmed,
    duplicates,
    strategy,
    ...planOf(total, strategy, edition, limits, now()),
    budgets,
  }
}

async function countRows(
  deps: BatchCreation,
  { clientId, query, source, upload }: BatchRequest,
): Promise<UploadCounts> {
  const { slowQuery, readers } = deps
  if ('rows' in source)
    return readers.read(
      { ...fileJob(deps, query, source), clientId },
      { ...upload, bytes: source.rows },
    )
  const { select } = source.selection
  const counts = await slowQuery(clientId, (db) => countSelected(db, clientId, select))
  throwIfTooManySelected(counts.total, deps.uploadMaxRows)
  return { ...counts, problems: 0, firstProblems: [] }
}

/**
 * Creates a batch. With an idempotency key that was used before, it returns the first batch.
 * @throws {AppError} IDEMPOTENCY_MISMATCH, WEBHOOK_REFUSED, TOO_MANY_OPEN_BATCHES and the errors of
 * the upload
 */
export async function createBatch(
  deps: BatchCreation,
  request: BatchRequest,
): Promise<{ isReplay: boolean; data: CreatedBatch }> {
  const { clientId, source, upload } = request
  const batch = newBatch(deps, request)
  const job = jobOf(deps, request, batch)
  const first = await deps.shortQuery(clientId, (db) => beginUpload(db, batch))
  if (!first) {
    const outage = watchOutage(request.log, 'renew the lease of an upload')
    const bytes = 'rows' in source ? source.rows : undefined
    await writeRows(deps, job, { ...upload, bytes, hash: () => hashOf(request) }, outage)
    return { isReplay: false, data: await createdBatch(deps, clientId, batch.id) }
  }
  // The hash is of the whole body, so the rest of it is read first.
  if ('rows' in source) for await (const _ of source.rows);
  // The version before hashed the bytes of a selection, too.
  const hashes = [hashOf(request), upload.hash()]
  if (!hashes.includes(first.hash ?? undefined)) throw new AppError('IDEMPOTENCY_MISMATCH')
  return { isReplay: true, data: await createdBatch(deps, clientId, first.id) }
}

/**
 * What an idempotency key stands for: the bytes of a file, or what a selection says, without
 * `refresh`, which is not about the batch.
 */
function hashOf({ source, upload }: BatchRequest): string | undefined {
  if ('rows' in source) return upload.hash()
  const { refresh: _, ...aboutBatch } = source.selection
  return upload.hash(JSON.stringify(aboutBatch))
}

/** Lets a reader write the rows. Meanwhile the lease of the upload is renewed. */
async function writeRows(
  { shortQuery, readers, openBatchesPerClient }: BatchCreation,
  job: BatchJob,
  sending: Parameters<UploadReaders['read']>[1],
  outage: Outage,
): Promise<void> {
  const { batch } = job
  const { clientId } = batch
  const renew = () => shortQuery(ownWork, (db) => renewLease(db, batch.id))
  const renewing = startPeriodicTask(renew, { everyMs: renewEveryMs, ...outage })
  try {
    await shortQuery(clientId, (db) =>
      throwUnlessBatchMayOpen(statementsOn(db), clientId, openBatchesPerClient),
    )
    await readers.read(job, sending)
  } catch (error) {
    await endFailed(shortQuery, batch, error)
  } finally {
    // A renewal that is in flight harms nothing, and the response does not wait for it.
    void renewing.stop()
  }
}

/** A reader may die after its last commit. Then the batch exists, and nothing has failed. */
async function endFailed(
  query: BoundedQuery,
  { id, clientId }: NewBatch,
  error: unknown,
): Promise<void> {
  // If the database is unavailable, the lease expires by itself.
  const hasFailed = await query(clientId, (db) => abandonUpload(db, id)).catch(() => true)
  if (hasFailed || !(await query(clientId, (db) => readBatch(db, clientId, id)))) throw error
}

type BatchJob = (FileJob | SelectionJob) & { batch: NewBatch }

function jobOf(deps: BatchCreation, { query, source }: BatchRequest, batch: NewBatch): BatchJob {
  if ('rows' in source) return { ...fileJob(deps, query, source), clientId: batch.clientId, batch }
  const { select } = source.selection
  return { kind: 'selection', select, maxRows: deps.uploadMaxRows, batch }
}

function fileJob(
  { uploadMaxBytes, uploadMaxRows }: BatchCreation,
  { mapping, delimiter }: UploadQuery,
  { format, encoding }: FileSource,
): Omit<FileJob, 'clientId'> {
  const limits = { fileBytes: uploadMaxBytes, rows: uploadMaxRows, ...rowLimits }
  const options = { format, encoding, mapping: mappingOf(mapping), delimiter, limits }
  return { kind: 'file', options }
}

/** @throws {AppError} REQUEST_INVALID */
function strategyFor(
  { strategy, access }: BatchCreation,
  { clientId, query, source }: BatchRequest,
): StrategyName {
  const wanted = 'selection' in source ? source.selection : query
  return chosenStrategy(strategy, wanted.strategy ?? query.strategy, access.strategyOf(clientId))
}

function newBatch(deps: BatchCreation, request: BatchRequest): NewBatch {
  const { access, webhooksToPrivate, openBatchesPerClient } = deps
  const { clientId, query, source, idempotencyKey } = request
  const wanted = 'selection' in source ? source.selection : query
  const webhook = wanted.webhook ?? query.webhook
  const url = typeof webhook === 'string' ? webhook : webhook?.url
  return {
    id: randomUUID(),
    clientId,
    strategy: strategyFor(deps, request),
    policy: wanted.policy ?? query.policy ?? access.policyOf(clientId),
    replaceConfirmed: (wanted.confirmed ?? query.confirmed) === 'replace',
    name: (wanted.name ?? query.name)?.trim(),
    webhook:
      url === undefined
        ? undefined
        : { url: webhookUrl(url, webhooksToPrivate), secret: newSecret() },
    idempotencyKey,
    maxOpen: openBatchesPerClient,
  }
}

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`

const refused = (message: string) =>
  new AppError('WEBHOOK_REFUSED', { details: [{ field: 'webhook', code: 'FORMAT', message }] })

/**
 * Checks the form of a webhook's URL. The address of a host is checked when the webhook is called.
 * @throws {AppError} WEBHOOK_REFUSED
 */
function webhookUrl(text: string, toPrivate: boolean): string {
  const url = URL.parse(text)
  if (!url) throw refused('is not a URL')
  if (url.protocol !== 'https:' && !(toPrivate && url.protocol === 'http:'))
    throw refused('must begin with https://')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!toPrivate && isIP(host) !== 0 && isPrivate(host))
    throw refused('must be at a public address')
  if (url.username !== '' || url.password !== '')
    throw refused('must not hold a user name or password')
  return url.href
}

async function createdBatch(
  { shortQuery, now }: BatchCreation,
  clientId: string,
  id: string,
): Promise<CreatedBatch> {
  const row = await shortQuery(clientId, (db) => readBatch(db, clientId, id))
  if (!row) throw new AppError('BATCH_NOT_FOUND')
  const { webhookUrl: url, webhookSecret: secret } = row
  const problems =
    row.problems > 0
      ? await shortQuery(clientId, (db) => readProblems(db, id, 0, maxShownProblems))
      : []
  const { webhook: _, ...batch } = batchOf(row, now())
  return {
    ...batch,
    firstProblems: problems.map(problemOf),
    ...(url && secret && { webhook: { url, secret } }),
  }
}
