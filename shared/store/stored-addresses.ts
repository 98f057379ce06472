import { setTimeout as sleep } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Selection } from '../api/batch.ts'
import { unendedStatuses } from '../api/batch-status.ts'
import type { Erased } from '../api/stored-address.ts'
import { AppError } from '../errors/catalogue.ts'
import { type Row, textFields } from '../ingest/row.ts'
import type { reasonsOfPeople } from '../verdict/reasons.ts'
import { verdicts } from '../verdict/verdicts.ts'
import { hashOfText, nulls, placeColumns, verdictColumns } from './address-columns.ts'
import { conditionsOf, countryTexts } from './address-filter.ts'
import type { Database } from './database.ts'
import { lockedBatches, lockedByPosition, lockedByReference } from './ordered-rows.ts'
import { abandonUploads, noteErasure } from './uploads.ts'
import { countersWith } from './verdict-counters.ts'

/** A stored address of this client; undefined when there is none. */
export const readStoredAddress = (db: Database, clientId: string, reference: string) =>
  db
    .selectFrom('storedAddresses')
    .selectAll()
    .where('clientId', '=', clientId)
    .where('reference', '=', reference)
    .executeTakeFirst()

export type StoredAddressRow = NonNullable<Awaited<ReturnType<typeof readStoredAddress>>>

interface AddressList {
  verdict?: Selection['verdict'] | undefined
  country?: Selection['country'] | undefined
  /** The last reference of the page before. */
  after?: string | undefined
  limit: number
}

/**
 * A client's stored addresses by reference. Each page is read from an index, however few addresses
 * match.
 */
export async function listStoredAddresses(
  db: Database,
  clientId: string,
  { verdict, country, after = '', limit }: AddressList,
): Promise<StoredAddressRow[]> {
  // One that is asked for twice would list its addresses twice.
  const judged = verdict && [...new Set(verdict)]
  const ofClient = sql`from stored_addresses where client_id = ${clientId}`
  const byCountry = sql`lower(country), coalesce(verdict, ${sql.lit(notJudged)})`
  // The index has the references in order for each verdict or country text. So the next page of
  // each value is read, and the first of all are kept. A range of one value replaces `=`, with
  // which PostgreSQL could read all addresses by reference.
  const some = country
    ? sql`unnest(${countryTexts(...country)}::text[]) as asked (country),
        unnest(${judged ?? [notJudged, ...verdicts]}::text[]) as judged (verdict),
        lateral (select * ${ofClient}
          and (${byCountry}, reference) > (asked.country, judged.verdict, ${after})
          and (${byCountry}) <= (asked.country, judged.verdict)
          order by ${byCountry}, reference limit ${limit}) as stored`
    : judged
      ? sql`unnest(${judged}::text[]) as asked (verdict),
          lateral (select * ${ofClient}
            and (verdict, reference) > (asked.verdict, ${after}) and verdict <= asked.verdict
            order by stored_addresses.verdict, reference limit ${limit}) as stored`
      : sql`(select * ${ofClient} and reference > ${after}
          order by reference limit ${limit}) as stored`
  const { rows } = await sql<StoredAddressRow>`
    select stored.* from ${some} order by reference limit ${limit}`.execute(db)
  return rows
}

/** The index has this value for addresses without a verdict. */
const notJudged = ''

/** How many addresses of a client a selection has, and how many of them a person has confirmed. */
export async function countSelected(
  db: Database,
  clientId: string,
  selection: Selection,
): Promise<{ total: number; confirmed: number }> {
  const { total, confirmed } = await db
    .selectFrom('storedAddresses')
    .select(({ fn }) => [fn.countAll().as('total'), fn.count('confirmedAt').as('confirmed')])
    .where('clientId', '=', clientId)
    .where(({ and }) => and(conditionsOf(selection)))
    .executeTakeFirstOrThrow()
  return { total: Number(total), confirmed: Number(confirmed) }
}

/** @throws {AppError} UPLOAD_TOO_LARGE */
export function throwIfTooManySelected(total: number, maxRows: number): void {
  if (total <= maxRows) return
  const message = `The selection has more than ${maxRows} addresses.`
  throw new AppError('UPLOAD_TOO_LARGE', { details: [{ code: 'TOO_MANY_ROWS', message }] })
}

/** How many of these references, each counted as often as it is named, a person has confirmed. */
export async function countConfirmed(
  db: Database,
  clientId: string,
  references: string[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from unnest(${references}::text[]) as given (reference)
      join stored_addresses as stored on stored.client_id = ${clientId}
        and stored.reference = given.reference and stored.confirmed_at is not null`.execute(db)
  return rows[0]?.count ?? 0
}

/** The verdict of a text that a person has confirmed. */
export const confirmedByPerson = {
  verdict: 'confirmed',
  nextAction: 'accept',
  reasons: JSON.stringify([{ code: 'confirmed_by_person' satisfies keyof typeof reasonsOfPeople }]),
  confidence: 1,
  changes: '[]',
  candidates: null,
  validatedAt: sql<Date>`now()`,
  confirmedAt: sql<Date>`now()`,
}

/**
 * The place that a person chose. Its id may be kept permanently
 * (services/worker/provider/README.md).
 */
const placeMeant = (placeId: string) => ({ placeId, placeIdAt: sql<Date>`now()` })
/** Other content is kept only if it belongs to this place; none where the place is null. */
export const contentOf = (placeId: string | RawBuilder<string | null>) =>
  Object.fromEntries(
    placeColumns.map((column) => [
      column,
      sql`case when ${storedColumn('placeId')} = ${placeId} then ${storedColumn(column)} end`,
    ]),
  )
export const storedColumn = (column: string) => sql.ref(`storedAddresses.${column}`)

/**
 * The time of a new text: at least a millisecond after the previous one, since callers see
 * milliseconds.
 */
export const laterThan = (at: RawBuilder<unknown>, before: RawBuilder<unknown>) =>
  sql<Date>`greatest(${at}, date_trunc('milliseconds', ${before}) + interval '1 millisecond')`

/** Whether the stored version has this `updatedAt`, in Unix milliseconds. */
export const isVersion = (updatedAt: number | RawBuilder<number>) =>
  sql<boolean>`floor(extract(epoch from ${storedColumn('updatedAt')}) * 1000) = ${updatedAt}`

interface Decision {
  /** Whether a person has confirmed the text. */
  isConfirmed: boolean
  /** The place that the person chose. */
  placeId?: string | undefined
  /** Replace only the version with this `updatedAt`, in Unix milliseconds. */
  ifUpdatedAt?: number | undefined
}

/**
 * Stores a text in place of the older one and discards its validation, also one that is in flight
 * in a batch. Returns undefined when another version is stored than the one to replace. A single
 * statement, so only one of two concurrent requests can replace a version.
 */
export function putStoredAddress(
  db: Database,
  clientId: string,
  row: Omit<Row, 'line'>,
  { isConfirmed, placeId, ifUpdatedAt }: Decision,
): Promise<StoredAddressRow | undefined> {
  const { reference } = row
  const values = {
    ...nulls(textFields),
    ...Object.fromEntries(textFields.map((field) => [field, row[field] ?? null])),
    ...(isConfirmed ? confirmedByPerson : nulls(verdictColumns)),
    batchId: null,
    position: null,
  }
  const change = {
    ...values,
    // A decision that is corrected is still the one on the first text.
    decidedHash: isConfirmed
      ? sql<Buffer | null>`case when ${storedColumn('confirmedAt')} is null
          then ${hashOfText(storedColumn)} else ${storedColumn('decidedHash')} end`
      : null,
    ...(placeId === undefined
      ? nulls(placeColumns)
      : { ...contentOf(placeId), ...placeMeant(placeId) }),
    updatedAt: laterThan(sql`now()`, storedColumn('updatedAt')),
  }
  if (ifUpdatedAt === undefined)
    return db
      .insertInto('storedAddresses')
      .values({
        clientId,
        reference,
        ...values,
        // The first text is the one that was decided on.
        decidedHash: isConfirmed ? hashOfText((field) => sql`${row[field] ?? null}::text`) : null,
        ...(placeId !== undefined && placeMeant(placeId)),
        updatedAt: sql`now()`,
      })
      .onConflict((conflict) => conflict.columns(['clientId', 'reference']).doUpdateSet(change))
      .returningAll()
      .executeTakeFirst()
  return db
    .updateTable('storedAddresses')
    .set(change)
    .where('clientId', '=', clientId)
    .where('reference', '=', reference)
    .where(isVersion(ifUpdatedAt))
    .returningAll()
    .executeTakeFirst()
}

/**
 * Erases an address everywhere: the stored address, and the rows and results of batches, also of
 * those that are being uploaded. The rows are found by an index, however many the client has.
 */
export const eraseReference = (
  db: Database,
  clientId: string,
  reference: string,
): Promise<Erased> =>
  db.transaction().execute(async (transaction) => {
    await noteErasure(transaction, clientId, reference)
    // Locks in the order of ordered-rows.ts. A worker locks the row before it writes a result. So
    // the result is either written before and erased here, or the worker finds no row.
    const items = await lockItems(transaction, clientId, reference)
    if (items.length > 0) await eraseItems(transaction, items)
    const { numDeletedRows } = await transaction
      .deleteFrom('storedAddresses')
      .where('clientId', '=', clientId)
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    return { addresses: Number(numDeletedRows), items: items.length }
  })

type Item = { batchId: string; position: number }

const lockItems = (db: Database, clientId: string, reference: string): Promise<Item[]> =>
  db
    .selectFrom('batchItems')
    .select(['batchId', 'position'])
    .where('batchId', 'in', db.selectFrom('batches').select('id').where('clientId', '=', clientId))
    .where('reference', '=', reference)
    .orderBy('batchId')
    .orderBy('position')
    .forUpdate()
    .execute()

async function eraseItems(db: Database, items: Item[]): Promise<void> {
  const given = sql`unnest(${items.map(({ batchId }) => batchId)}::uuid[],
    ${items.map(({ position }) => position)}::integer[]) as given (batch_id, position)`
  const { rows: results } = await sql<{ batchId: string; verdict: string }>`
    with erased as materialized (
      select batch_id, position from batch_results join ${given} using (batch_id, position)
      order by batch_id, position for update of batch_results)
    delete from batch_results as result using erased
    where result.batch_id = erased.batch_id and result.position = erased.position
    returning result.batch_id, result.verdict`.execute(db)
  await sql`
    delete from batch_items as item using ${given}
    where item.batch_id = given.batch_id and item.position = given.position`.execute(db)
  const resultsOf = Map.groupBy(results, ({ batchId }) => batchId)
  for (const [batchId, erased] of Map.groupBy(items, ({ batchId }) => batchId))
    await db
      .updateTable('batches')
      .where('id', '=', batchId)
      .set((eb) => ({
        erased: eb('erased', '+', erased.length),
        ...countersWith(eb, '-', resultsOf.get(batchId) ?? []),
      }))
      .execute()
}

/** Rows in one statement. Small enough that nobody waits long for it. */
const eraseStep = 20_000
/**
 * Workers notice a cancelled batch within a second, and write what they finish soon after. In
 * milliseconds.
 */
const workersFinishMs = 2500

/**
 * Erases every address and batch of a client. It ends running uploads and cancels the batches
 * first, so that nobody writes to them, then deletes in steps. An edge deletes the rows of the
 * uploads. After an interruption it can be called again.
 */
export async function eraseAll(db: Database, clientId: string): Promise<Required<Erased>> {
  await abandonUploads(db, clientId)
  const open = await db
    .updateTable('batches')
    .set({ status: 'cancelled', webhookState: null })
    .where('status', 'in', unendedStatuses)
    .where(lockedBatches(sql`client_id = ${clientId} and status in (${sql.join(unendedStatuses)})`))
    .returning('id')
    .execute()
  if (open.length > 0) await sleep(workersFinishMs)
  const batches = await db
    .selectFrom('batches')
    .select(['id', 'total'])
    .where('clientId', '=', clientId)
    .execute()
  let items = 0
  for (const { id, total } of batches) {
    for (let from = 0; from < total; from += eraseStep) {
      const step = { from, to: from + eraseStep }
      await db
        .deleteFrom('batchResults')
        .where(lockedByPosition('batch_results', id, step))
        .execute()
      const { numDeletedRows } = await db
        .deleteFrom('batchItems')
        .where(lockedByPosition('batch_items', id, step))
        .executeTakeFirstOrThrow()
      items += Number(numDeletedRows)
    }
    await db.deleteFrom('batches').where('id', '=', id).execute()
  }
  let addresses = 0
  for (let step = eraseStep; step === eraseStep; addresses += step) {
    const { numDeletedRows } = await db
      .deleteFrom('storedAddresses')
      .where(lockedByReference(clientId, eraseStep))
      .executeTakeFirstOrThrow()
    step = Number(numDeletedRows)
  }
  return { addresses, items, batches: batches.length }
}
