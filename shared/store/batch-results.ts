import type { VerdictName } from '../api/verdict.ts'
import type { Database } from './database.ts'

interface ResultList {
  verdict?: VerdictName[] | undefined
  /** The position after which the list goes on; -1 for its beginning. */
  after: number
  limit: number
}

/** Results of a batch by position, each with the reference and line of its row. */
export const readResults = (db: Database, batchId: string, { verdict, after, limit }: ResultList) =>
  db
    // The results alone are counted out first: their rows are looked up one by one then, whatever the planner knows of so young a table.
    .with('page', (query) =>
      query
        .selectFrom('batchResults')
        .selectAll()
        .where('batchId', '=', batchId)
        .where('position', '>', after)
        .$if(verdict !== undefined, (filtered) => filtered.where('verdict', 'in', verdict ?? []))
        .orderBy('position')
        .limit(limit),
    )
    .selectFrom('page')
    .innerJoin('batchItems', (join) =>
      join.onRef('batchItems.batchId', '=', 'page.batchId').onRef('batchItems.position', '=', 'page.position'),
    )
    .selectAll('page')
    .select(['batchItems.reference', 'batchItems.line'])
    .orderBy('page.position')
    .execute()

export type ResultOfRow = Awaited<ReturnType<typeof readResults>>[number]

const rowsAtOnce = 1000

/** All results, a page in memory at a time. Those that come meanwhile are among them if they lie further on. */
export async function* readAllResults(
  db: Database,
  batchId: string,
  verdict: VerdictName[] | undefined,
): AsyncGenerator<ResultOfRow[]> {
  for (let after = -1; ; ) {
    const page = await readResults(db, batchId, { verdict, after, limit: rowsAtOnce })
    yield page
    const last = page.at(-1)
    if (!last || page.length < rowsAtOnce) return
    after = last.position
  }
}
