import { sql } from 'kysely'
import type { BatchSummary } from '../api/batch.ts'
import { countriesByText } from './address-filter.ts'
import type { BatchRow } from './batches.ts'
import type { Database } from './database.ts'
import { isOpen } from './result-filter.ts'

/** The values by which the results of a batch can be filtered, with their counts. */
export async function readSummary(
  db: Database,
  { id, doneTo }: Pick<BatchRow, 'id' | 'doneTo'>,
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
    select count(*)::integer as count from stored_addresses as stored where batch_id = ${id}
      and ${isOpen}`.execute(db)
  return {
    reasons,
    countries: countries.map(({ country, count }) => ({
      ...(country !== null && { country }),
      count,
    })),
    open: open[0]?.count ?? 0,
  }
}
