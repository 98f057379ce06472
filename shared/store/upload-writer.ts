import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Compilable, sql } from 'kysely'
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Selection } from '../api/batch.ts'
import { copyColumns } from '../ingest/copy-text.ts'
import { fields, type Problem } from '../ingest/row.ts'
import type { StrategyName } from '../verdict/strategies.ts'
import type { PolicyName } from '../verdict/verdicts.ts'
import { conditionsOf } from './address-filter.ts'
import type { CsvForm } from './csv-form.ts'
import { openDatabase } from './database.ts'
import { lockAndCheckOpenBatches, pauseWithoutKey, type RunStatement } from './open-batches.ts'
import { throwIfTooManySelected } from './stored-addresses.ts'
import { holdsLease, nextLease } from './uploads.ts'

/** The batch that an upload becomes. */
export interface NewBatch {
  id: string
  clientId: string
  strategy: StrategyName
  policy: PolicyName
  /** Whether stored addresses that a person has confirmed are replaced. */
  replaceConfirmed: boolean
  name?: string | undefined
  webhook?: { url: string; secret: string } | undefined
  idempotencyKey?: string | undefined
  /** How many batches of the client can be open, including this one. */
  maxOpen: number
}

/** What was read from a file or selection. */
export interface UploadCounts {
  /** Valid rows. */
  total: number
  problems: number
  /** The first problems, which are stored. */
  firstProblems: Problem[]
  /** Rows of a dry run whose stored address a person has confirmed. */
  confirmed?: number
  /** Rows of a dry run with the reference of an earlier row. */
  duplicates?: number
  /** Names of the file's own columns. */
  ownColumns?: readonly string[]
  /** How the file was written, when it is CSV. */
  csvForm?: CsvForm | undefined
}

/** The lease has expired. The upload counts as failed, and may already be deleted. */
export class LeaseLost extends Error {
  override name = 'LeaseLost'
}

/** Writes one upload on its own connection. Each method is one short transaction. */
export interface UploadWriter {
  /**
   * Adds rows from `copyText`, each after the id and its position. `itemsThen` is the total after
   * this. @throws LeaseLost
   */
  addItems(texts: readonly string[], itemsThen: number): Promise<void>
  /**
   * Adds the client's stored addresses. A large selection takes minutes.
   * @returns how many @throws LeaseLost, AppError UPLOAD_TOO_LARGE
   */
  addSelected(clientId: string, selection: Selection, maxRows: number): Promise<number>
  /**
   * Creates the batch. `hash` is the request fingerprint for the idempotency key. @throws
   * LeaseLost, AppError TOO_MANY_OPEN_BATCHES
   */
  makeBatch(batch: NewBatch, counts: UploadCounts, hash: string | undefined): Promise<void>
  /** Rejects when the connection breaks between two calls. */
  broken: Promise<never>
}

/** A reader of low priority takes seconds to sign in on a busy machine. Its uploader can wait. */
export const readerConnectTimeoutMs = 10_000

/**
 * Begins a transaction. Its chunk is not flushed to disk: the last transaction flushes all of them.
 * With these settings PostgreSQL notices within a minute that a reader's machine has vanished. It
 * notices within a second that the reader has ended during a long statement. It ends the
 * transaction of a reader that is frozen. They end with the transaction, because PgBouncer gives
 * the connection to others.
 */
const begin = `begin; set local synchronous_commit = off;
  set local client_connection_check_interval = '1s';
  set local idle_in_transaction_session_timeout = '30s'; set local tcp_keepalives_idle = 30;
  set local tcp_keepalives_interval = 10; set local tcp_keepalives_count = 3`

/** Connects to write the upload with this id. */
export async function openUploadWriter(databaseUrl: string, id: string): Promise<UploadWriter> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: readerConnectTimeoutMs,
    keepAlive: true,
    application_name: 'address-service uploads',
  })
  const { promise: broken, reject } = Promise.withResolvers<never>()
  broken.catch(() => {})
  client.on('error', reject)
  await client.connect()

  /**
   * Runs `work` in a transaction that locks the upload's row, so that nobody deletes the upload
   * meanwhile. Erasures can be noted.
   */
  async function withUpload(work: () => Promise<number>): Promise<void> {
    await inTransaction(client, begin, async () => {
      const { rowCount } = await run(
        client,
        compiler.selectFrom('uploads').where('id', '=', id).where(holdsLease).forNoKeyUpdate(),
      )
      if (rowCount === 0) throw new LeaseLost()
      const items = await work()
      await run(
        client,
        compiler.updateTable('uploads').set({ leaseUntil: nextLease, items }).where('id', '=', id),
      )
    })
  }

  return {
    broken,
    addItems: (texts, itemsThen) =>
      withUpload(async () => {
        await pipeline(Readable.from(texts), client.query(copyFrom(copy)))
        return itemsThen
      }),
    async addSelected(clientId, selection, maxRows) {
      let total = 0
      await withUpload(async () => {
        total = (await run(client, insertSelected(id, clientId, selection, maxRows))).rowCount ?? 0
        throwIfTooManySelected(total, maxRows)
        return total
      })
      return total
    },
    async makeBatch(batch, counts, hash) {
      await inTransaction(client, `${begin}; set local synchronous_commit = on`, async () => {
        await insertBatch(client, batch, counts, hash)
        const run: RunStatement = (text, values) => client.query(text, values)
        await lockAndCheckOpenBatches(run, batch.clientId, batch.maxOpen, batch.id)
        await pauseWithoutKey(run, batch.clientId, batch.id)
      })
    },
  }
}

async function inTransaction(
  client: Client,
  beginning: string,
  work: () => Promise<void>,
): Promise<void> {
  await client.query(beginning)
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** Kysely only compiles the statements. They run on a connection of pg, which supports COPY. */
const compiler = openDatabase('postgres://', 1)

const run = <Row extends object>(client: Client, query: Compilable) => {
  const { sql: text, parameters } = query.compile()
  return client.query<Row>(text, [...parameters])
}

/** Columns of the database for `copyText`. */
const columns = copyColumns
  .map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
  .join(', ')
const copy = `copy batch_items (batch_id, position, ${columns}) from stdin`

const insertSelected = (id: string, clientId: string, selection: Selection, maxRows: number) =>
  compiler
    .insertInto('batchItems')
    .columns(['batchId', 'position', 'line', ...fields])
    .expression(
      compiler
        .selectFrom('storedAddresses')
        .select([
          sql<string>`${id}::uuid`.as('batchId'),
          numbered(-1).as('position'),
          numbered(0).as('line'),
        ])
        .select(fields)
        .where('clientId', '=', clientId)
        .where(({ and }) => and(conditionsOf(selection)))
        .limit(maxRows + 1),
    )

const numbered = (offset: number) =>
  sql<number>`(row_number() over (order by id) + ${offset}::integer)::integer`

async function insertBatch(
  client: Client,
  { id, clientId, strategy, policy, replaceConfirmed, name, webhook, idempotencyKey }: NewBatch,
  { total, problems, firstProblems, ownColumns = [], csvForm }: UploadCounts,
  hash: string | undefined,
): Promise<void> {
  const { created_at: createdAt, erased } = await endUpload(client, id)
  // The batch is as old as its upload. A text that a person stores during the upload is newer than
  // the file.
  const batch = {
    id,
    clientId,
    status: 'queued' as const,
    createdAt: sql<Date>`${createdAt}::timestamptz`,
    strategy,
    policy,
    replaceConfirmed,
    total,
    problems,
    erased,
    ...(name !== undefined && { name }),
    ...(ownColumns.length > 0 && { ownColumns: JSON.stringify(ownColumns) }),
    ...(csvForm && { csvForm: JSON.stringify(csvForm) }),
    ...(webhook && { webhookUrl: webhook.url, webhookSecret: webhook.secret }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    ...(hash !== undefined && { idempotencyHash: hash }),
  }
  await run(client, compiler.insertInto('batches').values(batch))
  await client.query(
    `insert into batch_problems (batch_id, line, field, code, message)
     select $1, line, field, code, message
     from json_to_recordset($2) as kept (line int, field text, code text, message text)`,
    [id, JSON.stringify(firstProblems)],
  )
}

/**
 * Ends the upload, without the rows whose references were erased meanwhile. It is locked first, so
 * that no erasure is noted afterwards. @throws LeaseLost
 * @returns when it began, and how many rows were erased
 */
async function endUpload(client: Client, id: string) {
  const locked = await run<{ created_at: string }>(
    client,
    compiler
      .selectFrom('uploads')
      .select(sql<string>`created_at::text`.as('createdAt'))
      .where('id', '=', id)
      .where(holdsLease)
      .forUpdate(),
  )
  const [upload] = locked.rows
  if (!upload) throw new LeaseLost()
  const noted = await run<{ reference: string }>(
    client,
    compiler.selectFrom('uploadErasures').select('reference').where('uploadId', '=', id),
  )
  const erased = await deleteItems(
    client,
    id,
    noted.rows.map(({ reference }) => reference),
  )
  await run(client, compiler.deleteFrom('uploads').where('id', '=', id))
  return { ...upload, erased }
}

async function deleteItems(client: Client, id: string, references: string[]): Promise<number> {
  if (references.length === 0) return 0
  const isErased = sql<boolean>`reference = any(${references}::text[])`
  const { rowCount } = await run(
    client,
    compiler.deleteFrom('batchItems').where('batchId', '=', id).where(isErased),
  )
  return rowCount ?? 0
}
