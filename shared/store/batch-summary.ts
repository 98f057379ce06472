import { sql } from 'kysely'
import type { BatchSummary } from '../api/batch.ts'
import { countriesByText } from './address-filter.ts'
import type { BatchRow } from './batches.ts'
import type { Database } from './database.ts'
import { isDecided, isForPerson, isOpen, isResultOf } from './result-filter.ts'

/** The values by which the results of a batch can be filtered, with their counts. */
export async function readSummary(
  db: Database,
  { id, clientId, doneTo }: Pick<BatchRow, 'id' | 'clientId' | 'doneTo'>,
): Promise<BatchSummary> {
  // Grouped first, because few lists of reasons differ.
  const { rows: reasons } = await sql<BatchSummary['reasons'][number]>`
    select code, sum(count)::integer as count
    from (select reasons, count(*) from batch_results where batch_id = ${id} group by reasons)
      as alike,
      lateral (select distinct reason ->> 'code' as code from jsonb_array_elements(alike.reasons)
        as reason) as codes
    group by code order by count desc, code`.execute(db)
  // Rows before `done_to` all have a result.
  const { rows: countries } = await sql<{ country: string | null; count: number }>`
    select ${JSON.stringify(countriesByText())}::jsonb ->> lower(country) as country,
      count(*)::integer as count
    from batch_items as item
    where batch_id = ${id} and (position < ${doneTo} or exists (
      select from batch_results as result where result.batch_id = item.batch_id
        and result.position = item.position))
    group by 1 order by count desc, country`.execute(db)
  const { rows: open } = await sql<{ count: number }>`
    select count(*)::integer as count from stored_addresses as stored
    where ${isResultOf(id)} and ${isOpen}`.execute(db)
  const openCount = open[0]?.count ?? 0
  return {
    reasons,
    countries: countries.map(({ country, count }) => ({
      ...(country !== null && { country }),
      count,
    })),
    open: openCount,
    superseded: await countSuperseded(db, { id, clientId }, openCount),
  }
}

/** How many results for a person are neither open nor decided, where `open` of them are open. */
async function countSuperseded(
  db: Database,
  { id, clientId }: Pick<BatchRow, 'id' | 'clientId'>,
  open: number,
): Promise<number> {
  const { rows: judged } = await sql<{ count: number }>`
    select count(*)::integer as count from batch_results
    where batch_id = ${id} and ${isForPerson}`.execute(db)
  const others = (judged[0]?.count ?? 0) - open
  // Most often all are open, and the texts are not compared.
  if (others <= 0) return 0
  const { rows: decided } = await sql<{ count: number }>`
    select count(*)::integer as count
    from (select * from batch_results where batch_id = ${id} and ${isForPerson}) as page
      join batch_items using (batch_id, position),
      lateral (select from stored_addresses as stored
        where client_id = ${clientId} and stored.reference = batch_items.reference
          and ${isDecided} limit 1) as decision`.execute(db)
  return Math.max(0, others - (decided[0]?.count ?? 0))
}
