import { sql } from 'kysely'
import type { ResultRow } from '../api/batch.ts'
import { fields } from '../ingest/row.ts'
import type { BatchRow } from './batches.ts'
import type { Database } from './database.ts'
import { isOpen, type ResultFilter, resultConditions } from './result-filter.ts'

interface ResultList extends ResultFilter {
  /** Only those that wait for a person. */
  review?: 'open' | undefined
  /** Whether the results come with the text of their row. */
  withText: boolean
  /** Whether they come with the text that a person has confirmed since. */
  withDecision: boolean
}

type Batch = Pick<BatchRow, 'id' | 'clientId' | 'total'>

/** Positions after `after`, up to and including `to`; only some of them if they are listed. */
interface Stretch {
  after: number
  to: number
  positions?: number[] | undefined
}

/** What a stored address has of the fields of a text. */
const confirmedText = sql<Omit<NonNullable<ResultRow['decision']>, 'confirmedAt'>>`json_strip_nulls(json_build_object(
  'line1', stored.line1, 'line2', stored.line2, 'city', stored.city, 'region', stored.region,
  'postalCode', stored.postal_code, 'country', stored.country, 'address', stored.address))`

/** Results by position, each with the reference and line of its row. */
const resultsWithin = (
  db: Database,
  { id, clientId }: Batch,
  stretch: Stretch,
  { withText, withDecision, review, ...filter }: ResultList,
  most: number,
) =>
  db
    // The results alone are counted out first.
    .with('page', (query) =>
      query
        .selectFrom('batchResults as result')
        .selectAll()
        .where('batchId', '=', id)
        .where('position', '>', stretch.after)
        .where('position', '<=', stretch.to)
        .$if(review !== undefined, (open) => open.where(sql<boolean>`position = any(${stretch.positions}::integer[])`))
        .where(({ and }) => and(resultConditions(filter)))
        .orderBy('position')
        .limit(most),
    )
    .selectFrom('page')
    .innerJoin('batchItems', (join) =>
      join.onRef('batchItems.batchId', '=', 'page.batchId').onRef('batchItems.position', '=', 'page.position'),
    )
    // Their rows lie in the same stretch: without that, all rows of the table may be read for each page.
    .where('batchItems.batchId', '=', id)
    .where('batchItems.position', '>', stretch.after)
    .where('batchItems.position', '<=', stretch.to)
    .selectAll('page')
    .select(['batchItems.reference', 'batchItems.line'])
    .$if(withText, (query) => query.select(fields.map((field) => `batchItems.${field}` as const)))
    .$if(withDecision, (query) =>
      query
        // The limit has each looked up by its reference, whatever the planner knows.
        .leftJoinLateral(
          (eb) =>
            eb
              .selectFrom('storedAddresses as stored')
              .select(['stored.confirmedAt', confirmedText.as('confirmedText')])
              .where('stored.clientId', '=', clientId)
              .whereRef('stored.reference', '=', 'batchItems.reference')
              .whereRef('stored.confirmedAt', '>=', 'page.validatedAt')
              .limit(1)
              .as('decision'),
          (join) => join.onTrue(),
        )
        .select(['decision.confirmedAt', 'decision.confirmedText']),
    )
    .orderBy('page.position')
    .execute()

export type ResultOfRow = Awaited<ReturnType<typeof resultsWithin>>[number]

/** The next `most` positions of results that wait for a person. */
async function openPositions(db: Database, batchId: string, after: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ position: number }>`
    select position from stored_addresses as stored
    where batch_id = ${batchId} and position > ${after} and ${isOpen}
    order by position limit ${most}`.execute(db)
  return rows.map(({ position }) => position)
}

const rowsAtOnce = 1000

/**
 * All results after a position that the filter lets through, `most` of them in memory at a time. Those that come meanwhile are among them if
 * they lie further on.
 */
export async function* readResults(
  db: Database,
  batch: Batch,
  list: ResultList,
  after = -1,
  most = rowsAtOnce,
): AsyncGenerator<ResultOfRow[]> {
  // The rarer they are among those that are looked at, the more are looked at next.
  const { id, total } = batch
  for (let [end, reach] = [after, most]; end < total - 1; ) {
    const positions = list.review && (await openPositions(db, id, end, reach))
    const last = positions ? positions[reach - 1] : end + reach
    const to = Math.min(last ?? Infinity, total - 1)
    const rows = await resultsWithin(db, batch, { after: end, to, positions }, list, most)
    yield rows
    const isFull = rows.length === most
    end = isFull ? (rows.at(-1)?.position ?? to) : to
    reach = isFull ? Math.max(most, reach / 4) : reach * 4
  }
}

/** The first `most` of these. */
export async function readSomeResults(
  db: Database,
  batch: Batch,
  { after, most, ...list }: ResultList & { after: number | undefined; most: number },
): Promise<ResultOfRow[]> {
  const found: ResultOfRow[] = []
  for await (const rows of readResults(db, batch, list, after, most)) {
    found.push(...rows)
    if (found.length >= most) break
  }
  return found.slice(0, most)
}
