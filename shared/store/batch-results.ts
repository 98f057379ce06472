import { type RawBuilder, sql } from 'kysely'
import type { ResultRow } from '../api/batch.ts'
import { fields } from '../ingest/row.ts'
import { countryTexts } from './address-filter.ts'
import type { BatchRow } from './batches.ts'
import type { Database } from './database.ts'
import { isDecided, isOpen, type ResultFilter, resultConditions } from './result-filter.ts'

interface ResultList extends ResultFilter {
  /** Only results of this reference. */
  reference?: string | undefined
  /** Only results that still need a person's decision. */
  review?: 'open' | undefined
  /** Whether the results include the text of their row. */
  withText: boolean
  /** Whether the results include the cells of the file's own columns. */
  withOwn: boolean
  /** Whether the results include the text that a person has confirmed since. */
  withDecision: boolean
}

type Batch = Pick<BatchRow, 'id' | 'clientId' | 'total'>

/** Positions after `after`, up to and including `to`. With `positions`, only these. */
interface Range {
  after: number
  to: number
  positions?: number[] | undefined
}

/** The text of a stored address, and the place that the person chose. */
const confirmedContent = sql<
  Omit<NonNullable<ResultRow['decision']>, 'confirmedAt'>
>`json_strip_nulls(json_build_object(
  'placeId', stored.place_id, 'latitude', stored.latitude, 'longitude', stored.longitude,
  'line1', stored.line1, 'line2', stored.line2, 'city', stored.city, 'region', stored.region,
  'postalCode', stored.postal_code, 'country', stored.country, 'address', stored.address))`

/** Results by position, with the reference and line of their rows. */
const resultsWithin = (
  db: Database,
  { id, clientId }: Batch,
  range: Range,
  { withText, withOwn, withDecision, review: _, reference: __, ...filter }: ResultList,
  max: number,
) =>
  db
    // The limit applies to the results alone, before the joins.
    .with('page', (query) =>
      query
        .selectFrom('batchResults as result')
        .selectAll()
        .where('batchId', '=', id)
        .where('position', '>', range.after)
        .where('position', '<=', range.to)
        .$if(range.positions !== undefined, (open) =>
          open.where(sql<boolean>`position = any(${range.positions}::integer[])`),
        )
        .where(({ and }) => and(resultConditions(filter)))
        .orderBy('position')
        .limit(max),
    )
    .selectFrom('page')
    .innerJoin('batchItems', (join) =>
      join
        .onRef('batchItems.batchId', '=', 'page.batchId')
        .onRef('batchItems.position', '=', 'page.position'),
    )
    // Repeats the range for the rows. Without it, PostgreSQL can read all rows of the table for
    // each page.
    .where('batchItems.batchId', '=', id)
    .where('batchItems.position', '>', range.after)
    .where('batchItems.position', '<=', range.to)
    .selectAll('page')
    .select(['batchItems.reference', 'batchItems.line'])
    .$if(withText, (query) => query.select(fields.map((field) => `batchItems.${field}` as const)))
    .$if(withOwn, (query) => query.select('batchItems.own'))
    .$if(withDecision, (query) =>
      query
        // The limit makes PostgreSQL look up each address by its reference, whatever the statistics
        // say.
        .leftJoinLateral(
          (eb) =>
            eb
              .selectFrom('storedAddresses as stored')
              .select(['stored.confirmedAt', confirmedContent.as('confirmedContent')])
              .where('stored.clientId', '=', clientId)
              .whereRef('stored.reference', '=', 'batchItems.reference')
              .where(isDecided)
              .limit(1)
              .as('decision'),
          (join) => join.onTrue(),
        )
        .select(['decision.confirmedAt', 'decision.confirmedContent']),
    )
    .orderBy('page.position')
    .execute()

export type ResultOfRow = Awaited<ReturnType<typeof resultsWithin>>[number]

/** Runs each query on its own connection. */
export type Queries = <T>(query: (db: Database) => Promise<T>) => Promise<T>

/**
 * The next `max` positions of results that need a person's decision, of one reference or of all.
 */
async function openPositions(
  db: Database,
  batchId: string,
  reference: string | undefined,
  after: number,
  max: number,
): Promise<number[]> {
  // Each in the order of an index.
  const next = (position: RawBuilder<unknown>, isOfBatch: RawBuilder<unknown>) => sql`(
    select ${position} as position from stored_addresses as stored
    where ${isOfBatch} and ${position} > ${after} and ${isOpen}
      and ${reference === undefined ? sql`true` : sql`reference = ${reference}`}
    order by ${position} limit ${max})`
  const { rows } = await sql<{ position: number }>`
    ${next(sql`stored.verdict_position`, sql`verdict_batch_id = ${batchId}`)}
    union all
    ${next(sql`stored.position`, sql`batch_id = ${batchId} and verdict_batch_id is null`)}
    order by position limit ${max}`.execute(db)
  return rows.map(({ position }) => position)
}

/** The next `max` positions of rows with a reference. */
async function referencePositions(
  db: Database,
  batchId: string,
  reference: string,
  after: number,
  max: number,
): Promise<number[]> {
  const { rows } = await sql<{ position: number }>`
    select position from batch_items
    where batch_id = ${batchId} and reference = ${reference} and position > ${after}
    order by position limit ${max}`.execute(db)
  return rows.map(({ position }) => position)
}

/**
 * The next `max` positions of rows in some countries, or of results with some verdicts. Read from
 * an index.
 */
async function positionsOf(
  db: Database,
  batchId: string,
  filter: Pick<ResultFilter, 'verdict' | 'country'>,
  after: number,
  max: number,
): Promise<number[]> {
  // A range of one value, in the order of the index. With `=`, PostgreSQL could read all rows by
  // position.
  const next = (table: string, column: RawBuilder<unknown>) => sql`
    lateral (select position from ${sql.table(table)}
      where batch_id = ${batchId} and (${column}, position) > (asked.value, ${after})
        and ${column} <= asked.value
      order by ${column}, position limit ${max}) as found`
  const some = filter.country
    ? sql`unnest(${countryTexts(...filter.country)}::text[]) as asked (value),
        ${next('batchItems', sql`lower(country)`)}`
    : sql`unnest(${filter.verdict ?? []}::text[]) as asked (value),
        ${next('batchResults', sql`verdict`)}`
  const { rows } = await sql<{ position: number }>`
    select position from ${some} order by position limit ${max}`.execute(db)
  return rows.map(({ position }) => position)
}

/**
 * The next `max` positions after `after` that can match, or undefined when any position can. Of
 * several filters, the one with the fewest matches decides.
 */
async function candidates(
  query: Queries,
  batchId: string,
  { reference, review, verdict, country }: ResultList,
  after: number,
  max: number,
): Promise<number[] | undefined> {
  if (review) return query((db) => openPositions(db, batchId, reference, after, max))
  if (reference !== undefined)
    return query((db) => referencePositions(db, batchId, reference, after, max))
  const filters = [...(verdict ? [{ verdict }] : []), ...(country ? [{ country }] : [])]
  const found = await Promise.all(
    filters.map((filter) => query((db) => positionsOf(db, batchId, filter, after, max))),
  )
  const reach = (positions: number[]) => positions[max - 1] ?? Infinity
  return found.sort((a, b) => reach(b) - reach(a) || a.length - b.length)[0]
}

const rowsAtOnce = 1000
/** Some megabytes at most: the texts of one row can have thousands of characters. */
const rowsWithTextsAtOnce = 200
/** How many positions one query covers at most: a fraction of a second's work. */
const maxReach = 64_000

/**
 * Yields all results after a position that match the filter, at most `atOnce` at a time. Results
 * that are written meanwhile are included when their position is still ahead.
 */
export async function* readResults(
  query: Queries,
  batch: Batch,
  list: ResultList,
  after = -1,
  atOnce = rowsAtOnce,
): AsyncGenerator<ResultOfRow[]> {
  const hasTexts = list.withText || list.withOwn || list.withDecision
  const max = hasTexts ? Math.min(atOnce, rowsWithTextsAtOnce) : atOnce
  // The fewer results match, the more positions the next query covers.
  const { id, total } = batch
  for (let [end, reach] = [after, max]; end < total - 1; ) {
    const positions = await candidates(query, id, list, end, reach)
    const last = positions ? positions[reach - 1] : end + reach
    const to = Math.min(last ?? Infinity, total - 1)
    const range = { after: end, to, positions }
    const rows = await query((db) => resultsWithin(db, batch, range, list, max))
    yield rows
    const isFull = rows.length === max
    end = isFull ? (rows.at(-1)?.position ?? to) : to
    reach = isFull ? Math.max(max, reach / 4) : Math.min(Math.max(max, maxReach), reach * 4)
  }
}

/**
 * The first position after `after` whose row still waits for its result: any row, or those of one
 * reference. Undefined when none waits. Results arrive out of order, so a page must end before this
 * position: a cursor beyond it would leave the row out. Undefined for a list of what a person must
 * review, while the batch does not run, and while failed rows are tried again: then it would hide
 * most results, and for long.
 */
export async function firstOpenPosition(
  query: Queries,
  { id, status, doneTo, retrying }: Pick<BatchRow, 'id' | 'status' | 'doneTo' | 'retrying'>,
  { reference, review }: Pick<ResultList, 'reference' | 'review'>,
  after = -1,
): Promise<number | undefined> {
  if (status !== 'running' || retrying || review) return undefined
  const from = Math.max(doneTo, after + 1)
  // The second condition on the result's position is redundant. Without it PostgreSQL can read all
  // results of the batch.
  const { rows } = await query((db) =>
    sql<{ position: number }>`
      select position from batch_items as item
      where batch_id = ${id} and position >= ${from}
        and ${reference === undefined ? sql`true` : sql`reference = ${reference}`}
        and not exists (
          select from batch_results as result
          where result.batch_id = item.batch_id and result.position = item.position
            and result.position >= ${from})
      order by position limit 1`.execute(db),
  )
  return rows[0]?.position
}
