import { randomUUID } from 'node:crypto'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Compilable, sql } from 'kysely'
import { Pool, type PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { StrategyName } from '../api/batch.ts'
import type { PolicyName } from '../api/verdict.ts'
import { copyColumns, copyText } from '../ingest/copy-text.ts'
import { IngestError } from '../ingest/ingest-error.ts'
import { fields, type Problem, type RowGroup } from '../ingest/row.ts'
import { type AddressFilter, conditionsOf } from './address-filter.ts'
import type { Database } from './database.ts'

interface NewBatch {
  clientId: string
  strategy: StrategyName
  policy: PolicyName
  name?: string | undefined
  webhook?: { url: string; secret: string } | undefined
  /** The client's own name for the request that makes the batch: a second one makes none. */
  idempotencyKey?: string | undefined
}

/** What was read of an upload or selection. */
export interface Filling {
  /** Good rows. */
  total: number
  problems: number
  /** The first of the problems. */
  kept: Problem[]
  /** What a request with the same idempotency key must equal. */
  hash?: string | undefined
}

/** The ways to fill a new batch. */
interface Filler {
  /** By COPY. Errors of `groups`, and the signal's reason, come through as they are. */
  copy(groups: AsyncIterable<RowGroup>, signal: AbortSignal): Promise<Filling>
  /** From the client's stored addresses. The signal's reason comes through as it is. @throws IngestError TOO_MANY_ROWS */
  select(selection: AddressFilter, most: number, signal: AbortSignal): Promise<Filling>
}

/** A new batch, or the one that the same idempotency key made before. */
type Created = { id: string; filling: Filling } | { id: string; firstHash: string | null }

/** An identical request is being read at this moment, here or at another edge. */
export class InProgress extends Error {
  override name = 'InProgress'
}

export interface Uploads {
  /**
   * Makes a batch in one transaction: whatever fails, this process or the connection included, nothing of it stays.
   * @throws InProgress, and what `fill` throws
   */
  create(batch: NewBatch, fill: (filler: Filler) => Promise<Filling>): Promise<Created>
  close(): Promise<void>
}

/** A batch keeps no more problems than this; the others are counted. */
const mostProblems = 10_000

const connectTimeoutMs = 2000
const rollbackTimeoutMs = 5000

/**
 * Batches are made on connections of their own, since one may take minutes. An idempotency key is held by an advisory lock of the
 * transaction: when an edge dies, PostgreSQL sees its connection close, takes everything back and gives the key free.
 */
export function openUploads(url: string, db: Database, connections: number): Uploads {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'address-service uploads',
  })
  // A connection that breaks fails what waits for it; without a listener it would end the process as well.
  const ignore = () => {}
  pool.on('error', ignore)

  return {
    async create(batch, fill) {
      const client = await pool.connect()
      client.on('error', ignore)
      let isSound = false
      try {
        await begin(client)
        const first = await firstOfKey(client, db, batch)
        if (first) {
          await client.query('rollback')
          isSound = true
          return first
        }
        const id = await insertBatch(client, db, batch)
        const filling = await fill(fillerOf(client, db, id, batch.clientId))
        await finish(client, db, id, filling)
        await client.query('commit')
        isSound = true
        return { id, filling }
      } finally {
        // A connection that does not roll back in time is dropped, which does the same.
        isSound ||= await Promise.race([
          client.query('rollback').then(
            () => true,
            () => false,
          ),
          sleep(rollbackTimeoutMs, false, { ref: false }),
        ])
        client.off('error', ignore)
        client.release(!isSound)
      }
    },
    close: () => pool.end(),
  }
}

/** PostgreSQL notices within two minutes when the machine of an edge is gone without a word. */
const begin = (client: PoolClient) =>
  client.query(`begin;
    set local tcp_keepalives_idle = 30; set local tcp_keepalives_interval = 10; set local tcp_keepalives_count = 3;
    set local idle_in_transaction_session_timeout = '60s'`)

const run = <Row extends object>(client: PoolClient, query: Compilable) => {
  const { sql: text, parameters } = query.compile()
  return client.query<Row>(text, [...parameters])
}

async function firstOfKey(client: PoolClient, db: Database, { clientId, idempotencyKey }: NewBatch) {
  if (idempotencyKey === undefined) return undefined
  const lock = await client.query<{ mine: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as mine',
    [`${clientId} ${idempotencyKey}`],
  )
  if (!lock.rows[0]?.mine) throw new InProgress()
  const first = await run<{ id: string; first_hash: string | null }>(
    client,
    db
      .selectFrom('batches')
      .select(['id', 'idempotencyHash as firstHash'])
      .where('clientId', '=', clientId)
      .where('idempotencyKey', '=', idempotencyKey),
  )
  const [row] = first.rows
  return row && { id: row.id, firstHash: row.first_hash }
}

async function insertBatch(client: PoolClient, db: Database, batch: NewBatch): Promise<string> {
  const id = randomUUID()
  const { clientId, strategy, policy, name, webhook, idempotencyKey } = batch
  const row = {
    id,
    clientId,
    status: 'queued' as const,
    strategy,
    policy,
    ...(name !== undefined && { name }),
    ...(webhook && { webhookUrl: webhook.url, webhookSecret: webhook.secret }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  }
  await run(client, db.insertInto('batches').values(row))
  return id
}

const fillerOf = (client: PoolClient, db: Database, batchId: string, clientId: string): Filler => ({
  async copy(groups, signal) {
    const filling: Filling = { total: 0, problems: 0, kept: [] }
    const copy = client.query(copyFrom(`copy batch_items (batch_id, position, ${columns}) from stdin`))
    const texts = Readable.from(textsOf(groups, batchId, filling))
    // A pipeline waits for both of its ends; when PostgreSQL is gone, or time is over, one of them may never come.
    await Promise.race([pipeline(texts, copy), failureOf([texts, copy], signal)])
    return filling
  },

  async select(selection, most, signal) {
    const selecting = run(
      client,
      db
        .insertInto('batchItems')
        .columns(['batchId', 'position', 'line', ...fields])
        .expression(
          db
            .selectFrom('storedAddresses')
            .select([sql<string>`${batchId}::uuid`.as('batchId'), numbered(-1).as('position'), numbered(0).as('line')])
            .select(fields)
            .where('clientId', '=', clientId)
            .where(({ and }) => and(conditionsOf(selection)))
            .limit(most + 1),
        ),
    )
    const { rowCount } = await Promise.race([selecting, failureOf([], signal)])
    const total = rowCount ?? 0
    if (total > most) throw new IngestError('TOO_MANY_ROWS', `The selection has more than ${most} addresses.`)
    return { total, problems: 0, kept: [] }
  },
})

/** Rejects with the first thing that goes wrong; what follows from it is of no interest. */
const failureOf = (streams: (Readable | Writable)[], signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    for (const stream of streams) stream.once('error', reject)
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })

/** Columns of the database for what `copyText` writes. */
const columns = copyColumns.map((name) => (name === 'postalCode' ? 'postal_code' : name)).join(', ')

const numbered = (offset: number) => sql<number>`(row_number() over (order by id) + ${offset}::integer)::integer`

async function* textsOf(groups: AsyncIterable<RowGroup>, batchId: string, filling: Filling): AsyncGenerator<string> {
  for await (const { rows, problems } of groups) {
    let text = ''
    for (const row of rows) text += `${batchId}\t${filling.total++}\t${copyText([row])}`
    noteProblems(filling, problems)
    if (text !== '') yield text
  }
}

/** Counts them all and keeps the first. */
export function noteProblems(filling: Filling, problems: Problem[]): void {
  filling.problems += problems.length
  filling.kept.push(...problems.slice(0, mostProblems - filling.kept.length))
}

async function finish(client: PoolClient, db: Database, id: string, filling: Filling): Promise<void> {
  const { total, problems, kept, hash } = filling
  await client.query(
    `insert into batch_problems (batch_id, line, field, code, message)
     select $1, line, field, code, message from json_to_recordset($2) as kept (line int, field text, code text, message text)`,
    [id, JSON.stringify(kept)],
  )
  const counts = { total, problems, ...(hash !== undefined && { idempotencyHash: hash }) }
  await run(client, db.updateTable('batches').set(counts).where('id', '=', id))
}
