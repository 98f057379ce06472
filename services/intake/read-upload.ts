import { AppError } from '../../shared/errors/catalogue.ts'
import { copyText } from '../../shared/ingest/copy-text.ts'
import { headerColumns } from '../../shared/ingest/csv.ts'
import { createRepeats } from '../../shared/ingest/distinct.ts'
import { createOwnColumns } from '../../shared/ingest/own-columns.ts'
import { type ReadOptions, readRows } from '../../shared/ingest/read-rows.ts'
import { createRowCollector } from '../../shared/ingest/reader.ts'
import type { Problem, Row } from '../../shared/ingest/row.ts'
import {
  type FileJob,
  type IntakeJob,
  maxShownProblems,
  type SelectionJob,
} from '../../shared/intake/messages.ts'
import type { CsvForm } from '../../shared/store/csv-form.ts'
import { openDatabase } from '../../shared/store/database.ts'
import { countConfirmed } from '../../shared/store/stored-addresses.ts'
import {
  openUploadWriter,
  readerConnectTimeoutMs,
  type UploadCounts,
  type UploadWriter,
} from '../../shared/store/upload-writer.ts'
import { createItemChunks } from './item-chunks.ts'

/** The most problems that a batch keeps. Further problems are counted only. */
const maxKeptProblems = 10_000

/** A reader has a low priority: on a busy machine it reads an answer late. */
const readerQueryTimeoutMs = 10_000

interface Input {
  databaseUrl: string
  bytes: AsyncIterable<Uint8Array>
  /** The hash of the request. Resolves when all bytes have arrived. */
  allSent: Promise<string | undefined>
}

/**
 * Runs a job of the edge. The returned counts hold only the first problems, which the response
 * shows.
 * @throws {AppError} UPLOAD_INVALID @throws IngestError, LeaseLost, errors of PostgreSQL
 */
export async function readUpload(job: IntakeJob, input: Input): Promise<UploadCounts> {
  const counts = job.batch
    ? await makeBatch(job as (FileJob | SelectionJob) & Pick<SelectionJob, 'batch'>, input)
    : await countRows(job as FileJob, input)
  return { ...counts, firstProblems: counts.firstProblems.slice(0, maxShownProblems) }
}

async function makeBatch(
  job: (FileJob | SelectionJob) & Pick<SelectionJob, 'batch'>,
  { databaseUrl, bytes, allSent }: Input,
): Promise<UploadCounts> {
  const { batch } = job
  const writer = await openUploadWriter(databaseUrl, batch.id)
  const work = async () => {
    const counts =
      job.kind === 'file' ? await storeRows(job, bytes, writer) : await takeSelection(job, writer)
    throwUnlessGoodRows(counts)
    await writer.makeBatch(batch, counts, await allSent)
    return counts
  }
  return Promise.race([work(), writer.broken])
}

async function takeSelection(
  { batch, select, maxRows }: SelectionJob,
  writer: UploadWriter,
): Promise<UploadCounts> {
  const total = await writer.addSelected(batch.clientId, select, maxRows)
  return { total, problems: 0, firstProblems: [] }
}

/** Reads all rows of a file, and gives the good ones to `take`, chunk by chunk. */
async function eachChunk(
  { options }: FileJob,
  bytes: AsyncIterable<Uint8Array>,
  take: (rows: Row[]) => Promise<void>,
): Promise<UploadCounts> {
  const counts: UploadCounts = { total: 0, problems: 0, firstProblems: [] }
  const own = createOwnColumns(options.limits.columns)
  const collector = createRowCollector(options.limits, own)
  const csvForm: CsvForm = {}
  const noting = options.format === 'csv' ? notingForm(options, csvForm) : options
  for await (const { rows, problems } of readRows(bytes, noting, collector)) {
    noteProblems(counts, problems)
    await take(rows)
    counts.total += rows.length
  }
  counts.ownColumns = own.names
  if (options.format === 'csv') counts.csvForm = csvForm
  return counts
}

/** Options that also note how a file of CSV is written. */
const notingForm = (options: FileJob['options'], form: CsvForm): ReadOptions => ({
  ...options,
  onEncoding: (encoding, hasMark) => Object.assign(form, { encoding, hasMark }),
  columnsFor(names, delimiter) {
    if (delimiter !== undefined) form.delimiter = delimiter
    return headerColumns(names, options.mapping)
  },
})

/** Stores the rows of a file as items, from position 0 on. */
async function storeRows(
  job: FileJob,
  bytes: AsyncIterable<Uint8Array>,
  writer: UploadWriter,
): Promise<UploadCounts> {
  const chunks = createItemChunks(writer)
  let position = 0
  const counts = await eachChunk(job, bytes, async (rows) => {
    let text = ''
    for (const row of rows) text += `${job.batch?.id}\t${position++}\t${copyText([row])}`
    await chunks.add(text, position)
  })
  await chunks.flush()
  return counts
}

/**
 * Counts the rows of a file, those whose stored address a person has confirmed, and those with the
 * reference of an earlier row.
 */
async function countRows(job: FileJob, { databaseUrl, bytes }: Input): Promise<UploadCounts> {
  const db = openDatabase(databaseUrl, 1, readerQueryTimeoutMs, readerConnectTimeoutMs)
  const references = createRepeats()
  let confirmed = 0
  let duplicates = 0
  try {
    const counts = await eachChunk(job, bytes, async (rows) => {
      const given = rows.map(({ reference }) => reference)
      duplicates += given.filter((reference) => references.isRepeated(reference)).length
      confirmed += await countConfirmed(db, job.clientId, given)
    })
    return { ...counts, confirmed, duplicates }
  } finally {
    await db.destroy()
  }
}

/** Counts all problems, and keeps the first ones. */
function noteProblems(counts: UploadCounts, problems: Problem[]): void {
  counts.problems += problems.length
  counts.firstProblems.push(...problems.slice(0, maxKeptProblems - counts.firstProblems.length))
}

/** An upload without a valid row makes no batch. @throws {AppError} UPLOAD_INVALID */
function throwUnlessGoodRows({ total, problems, firstProblems }: UploadCounts): void {
  if (total > 0) return
  if (problems === 0)
    throw new AppError('UPLOAD_INVALID', {
      details: [{ code: 'NO_ROWS', message: 'No stored address is selected.' }],
    })
  const details = firstProblems
    .slice(0, maxShownProblems)
    .map(({ line, field, code, message }) => ({
      ...(field && { field }),
      code,
      message: `line ${line}: ${message}`,
    }))
  throw new AppError('UPLOAD_INVALID', {
    details: [{ code: 'NO_GOOD_ROWS', message: 'No row can be used.' }, ...details],
  })
}
