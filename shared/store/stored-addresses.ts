import { setTimeout as sleep } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { unendedStatuses } from '../api/batch-status.ts'
import type { Erased } from '../api/stored-address.ts'
import type { Row } from '../ingest/row.ts'
import type { reasonsOfPeople } from '../verdict/reasons.ts'
import { type AddressFilter, conditionsOf } from './address-filter.ts'
import type { Database } from './database.ts'
import { countersWith } from './verdict-counters.ts'

/** A client's stored address; another client's is none. */
export const readStoredAddress = (db: Database, clientId: string, reference: string) =>
  db
    .selectFrom('storedAddresses')
    .selectAll()
    .where('clientId', '=', clientId)
    .where('reference', '=', reference)
    .executeTakeFirst()

export type StoredAddressRow = NonNullable<Awaited<ReturnType<typeof readStoredAddress>>>

interface AddressList extends AddressFilter {
  /** The reference after which the list goes on. */
  after?: string | undefined
  limit: number
}

/** A client's stored addresses by reference. */
export const listStoredAddresses = (db: Database, clientId: string, { after, limit, ...filter }: AddressList) =>
  db
    .selectFrom('storedAddresses')
    .selectAll()
    .where('clientId', '=', clientId)
    .where(({ and }) => and(conditionsOf(filter)))
    .$if(after !== undefined, (query) => query.where('reference', '>', after ?? ''))
    .orderBy('reference')
    .limit(limit)
    .execute()

/** How many of a client's addresses a selection takes. */
export async function countSelected(db: Database, clientId: string, selection: AddressFilter): Promise<number> {
  const { count } = await db
    .selectFrom('storedAddresses')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('clientId', '=', clientId)
    .where(({ and }) => and(conditionsOf(selection)))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const notValidated = {
  verdict: null,
  nextAction: null,
  reasons: null,
  confidence: null,
  changes: null,
  validatedAt: null,
  confirmedAt: null,
}

const confirmed = {
  verdict: 'confirmed',
  nextAction: 'accept',
  reasons: JSON.stringify([{ code: 'confirmed_by_person' satisfies keyof typeof reasonsOfPeople }]),
  confidence: 1,
  changes: '[]',
  validatedAt: sql<Date>`now()`,
  confirmedAt: sql<Date>`now()`,
}

const noPlace = {
  placeId: null,
  placeIdAt: null,
  formattedAddress: null,
  latitude: null,
  longitude: null,
  precision: null,
  foundAt: null,
}

/** The place that a person means: its id may be kept for good (provider-contract §10). */
const placeMeant = (placeId: string) => ({ placeId, placeIdAt: sql<Date>`now()` })
/** And what else is known stays while it is of this place. */
const placeIf = (placeId: string) => ({
  ...Object.fromEntries(
    Object.keys(noPlace).map((column) => [column, sql`case when ${of('placeId')} = ${placeId} then ${of(column)} end`]),
  ),
  ...placeMeant(placeId),
})
const of = (column: string) => sql.ref(`storedAddresses.${column}`)

/** When a text is stored in the place of one that was there before: a millisecond later at least, since that is what callers see. */
export const later = (at: RawBuilder<unknown>, before: RawBuilder<unknown>) =>
  sql<Date>`greatest(${at}, date_trunc('milliseconds', ${before}) + interval '1 millisecond')`

/** Whether it is the version with this `updatedAt`, in Unix milliseconds. */
const isVersion = (updatedAt: number) =>
  sql<boolean>`floor(extract(epoch from ${of('updatedAt')}) * 1000) = ${updatedAt}`

interface Decision {
  /** Whether a person has confirmed the text. */
  isConfirmed: boolean
  /** The place that the person means. */
  placeId?: string | undefined
  /** The only version that may be replaced, by its `updatedAt` in Unix milliseconds. */
  ifUpdatedAt?: number | undefined
}

/**
 * Stores a text in the place of the older one, whose validation is void: also the one that a batch still has in hand. Undefined where
 * another version is stored than the one to replace, or none. One statement: of two at a time that would replace the same version, one does.
 */
export function putStoredAddress(
  db: Database,
  clientId: string,
  row: Omit<Row, 'line'>,
  { isConfirmed, placeId, ifUpdatedAt }: Decision,
): Promise<StoredAddressRow | undefined> {
  const { reference, line1, line2, city, region, postalCode, country, address } = row
  const text = { line1, line2, city, region, postalCode, country, address }
  const given = Object.entries(text).map(([field, value]) => [field, value ?? null])
  const values = {
    ...(Object.fromEntries(given) as Record<keyof typeof text, string | null>),
    ...(isConfirmed ? confirmed : notValidated),
    batchId: null,
    position: null,
  }
  const change = {
    ...values,
    ...(placeId === undefined ? noPlace : placeIf(placeId)),
    updatedAt: later(sql`now()`, of('updatedAt')),
  }
  if (ifUpdatedAt === undefined)
    return db
      .insertInto('storedAddresses')
      .values({
        clientId,
        reference,
        ...values,
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
 * Makes an address again what a batch has left: the text and the findings of its last row of this reference that has a result. What was
 * forgotten of them is not found again, and what is there is as old as the result. One statement, as above. Nothing leads from a reference to
 * a row, so the batch's are looked through: about half a second for a million.
 * @returns `unknown` where the batch has no such result, `changed` where another version is stored than the one to replace
 */
export async function reopenStoredAddress(
  db: Database,
  { id, clientId }: { id: string; clientId: string },
  reference: string,
  ifUpdatedAt: number | undefined,
): Promise<StoredAddressRow | 'unknown' | 'changed'> {
  const { rows } = await sql<StoredAddressRow & { isKnown: boolean }>`
    with items as materialized (select * from batch_items where batch_id = ${id} and reference = ${reference}),
    judged as materialized (
      select * from items join batch_results using (batch_id, position) order by position desc limit 1),
    reopened as (
      update stored_addresses
      set line1 = judged.line1, line2 = judged.line2, city = judged.city, region = judged.region,
        postal_code = judged.postal_code, country = judged.country, address = judged.address,
        batch_id = judged.batch_id, position = judged.position,
        verdict = judged.verdict, next_action = judged.next_action, reasons = judged.reasons, confidence = judged.confidence,
        changes = judged.changes, validated_at = judged.validated_at, confirmed_at = null,
        place_id = judged.place_id, place_id_at = case when judged.place_id is not null then judged.validated_at end,
        formatted_address = judged.formatted_address, latitude = judged.latitude, longitude = judged.longitude,
        precision = judged.precision, found_at = judged.validated_at,
        updated_at = ${later(sql`now()`, of('updatedAt'))}
      from judged
      where stored_addresses.client_id = ${clientId} and stored_addresses.reference = judged.reference
        and ${ifUpdatedAt === undefined ? sql`true` : isVersion(ifUpdatedAt)}
      returning stored_addresses.*)
    select reopened.*, judged.position is not null as is_known
    from (select) as one left join judged on true left join reopened on true`.execute(db)
  const [row] = rows
  if (!row?.isKnown) return 'unknown'
  return row.id === null ? 'changed' : row
}

/**
 * Erases an address from all that is kept: itself, and the rows and results of batches. Nothing leads from a reference to the rows of
 * batches, so all of the client's are looked through: about a second for a million.
 */
export async function eraseReference(db: Database, clientId: string, reference: string): Promise<Erased> {
  const items = await db
    .selectFrom('batchItems')
    .select(['batchId', 'position'])
    .where('batchId', 'in', db.selectFrom('batches').select('id').where('clientId', '=', clientId))
    .where('reference', '=', reference)
    .execute()
  const byBatch = [...Map.groupBy(items, ({ batchId }) => batchId)].sort()
  return db.transaction().execute(async (transaction) => {
    // Rows, results, batches, the address: who writes results goes the same way, and who feeds has the batch first. So what they write
    // of this address is written before, and erased here, or finds its row gone.
    for (const [batchId, ofBatch] of byBatch)
      await eraseItems(
        transaction,
        batchId,
        ofBatch.map(({ position }) => position),
      )
    const { numDeletedRows } = await transaction
      .deleteFrom('storedAddresses')
      .where('clientId', '=', clientId)
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    return { addresses: Number(numDeletedRows), items: items.length }
  })
}

async function eraseItems(db: Database, batchId: string, positions: number[]): Promise<void> {
  const isErased = sql<boolean>`batch_id = ${batchId} and position = any(${positions}::integer[])`
  const { numDeletedRows } = await db.deleteFrom('batchItems').where(isErased).executeTakeFirstOrThrow()
  const results = await db.deleteFrom('batchResults').where(isErased).returning('verdict').execute()
  await db
    .updateTable('batches')
    .where('id', '=', batchId)
    .set((eb) => ({
      erased: eb('erased', '+', Number(numDeletedRows)),
      ...countersWith(eb, '-', results),
    }))
    .execute()
}

/** How many rows go in one statement: few enough that nobody waits long for it. */
const eraseStep = 20_000
/** Workers notice within a second that a batch was cancelled, and have what they finish written soon after. */
const letGoMs = 2500

/**
 * Erases every address and batch of a client. Its batches are cancelled first, so that no worker writes to them, then they go in steps: it may
 * be broken off, and asked for again.
 */
export async function eraseAll(db: Database, clientId: string): Promise<Required<Erased>> {
  const open = await db
    .updateTable('batches')
    .set({ status: 'cancelled', webhookState: null })
    .where('clientId', '=', clientId)
    .where('status', 'in', unendedStatuses)
    .returning('id')
    .execute()
  if (open.length > 0) await sleep(letGoMs)
  const batches = await db.selectFrom('batches').select(['id', 'total']).where('clientId', '=', clientId).execute()
  for (const { id, total } of batches) {
    for (let from = 0; from < total; from += eraseStep) {
      const step = sql<boolean>`batch_id = ${id} and position >= ${from} and position < ${from + eraseStep}`
      await db.deleteFrom('batchResults').where(step).execute()
      await db.deleteFrom('batchItems').where(step).execute()
    }
    await db.deleteFrom('batches').where('id', '=', id).execute()
  }
  let addresses = 0
  for (let step = eraseStep; step === eraseStep; addresses += step) {
    const some = db.selectFrom('storedAddresses').select('id').where('clientId', '=', clientId).limit(eraseStep)
    const { numDeletedRows } = await db.deleteFrom('storedAddresses').where('id', 'in', some).executeTakeFirstOrThrow()
    step = Number(numDeletedRows)
  }
  return { addresses, items: batches.reduce((sum, { total }) => sum + total, 0), batches: batches.length }
}
