import { useEffect, useRef, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import type { Batch, ResultRow } from '../../../shared/api/batch.ts'
import { hasEnded } from '../../../shared/api/batch-status.ts'
import { Failure } from '../failure.tsx'
import { countText } from '../wording.ts'
import { Downloads } from './downloads.tsx'
import { FilterBar, FilterChips } from './filter-bar.tsx'
import { type Filter, filterIn, queryOf, resultFilter } from './filter-query.ts'
import { maxRows } from './load-rows.ts'
import { ResultDetail } from './result-detail.tsx'
import { ResultGrid } from './result-grid.tsx'
import { type Results, useResults } from './use-results.ts'
import type { Counted } from './use-summary.ts'
import './results.css'

interface TableProps {
  batch: Batch
  /** The values to filter by, with their counts. */
  counted: Counted
  /**
   * Called with the batch's `processed` when all results are loaded: earlier counts may be out of
   * date.
   */
  onLoaded(processed: number): void
}

/**
 * All results of a batch, filtered by the page's URL. Rendered again at each change of the batch.
 */
export function ResultsTable({ batch, counted, onLoaded }: TableProps) {
  const { url, path, route } = useLocation()
  const filter = filterIn(new URL(url, location.origin).search)
  const results = useResults(batch, filter)
  const { count, processed, failure, reload } = results
  const isLoaded = results.phase !== 'loading'
  useEffect(() => {
    if (isLoaded) onLoaded(processed)
  }, [isLoaded, processed, onLoaded])
  const [open, setOpen] = useState<ResultRow>()
  useReloadAfterEnd(batch, reload)
  useReloadOnDecisions(counted, reload)
  // An empty table is filled automatically. One that somebody reads changes only on request.
  const isEmpty = isLoaded && count === 0 && queryOf(filter) === ''
  const hasFirst = isEmpty && batch.processed > processed
  useEffect(() => {
    if (hasFirst) reload()
  }, [hasFirst, reload])
  const change = (next: Filter) => route(path + queryOf(next))
  const more = batch.processed - processed

  return (
    <section class="stack results" aria-labelledby="results-title">
      <div class="page-head">
        <h2 id="results-title">Results</h2>
        <p class="soft number" role="status">
          {countOf(results, batch)}
        </p>
        <div class="end">
          <Downloads batchId={batch.id} filter={resultFilter(filter)} count={batch.processed} />
        </div>
      </div>
      <FilterBar filter={filter} onChange={change} batch={batch} counted={counted} />
      <FilterChips filter={filter} onChange={change} />
      {more > 0 && !isEmpty && !hasEnded(batch.status) && (
        <button type="button" class="button more" onClick={reload}>
          Show {countText(more)} new {more === 1 ? 'result' : 'results'}
        </button>
      )}
      {results.phase === 'cut' && (
        <p class="notice doubt">
          Only the first {countText(maxRows)} results are shown here. Filter them, or export all.
        </p>
      )}
      {failure !== undefined && <Failure failure={failure} onRetry={reload} />}
      {count > 0 ? (
        <ResultGrid key={results.key} loaded={results} isStale={results.isStale} onOpen={setOpen} />
      ) : (
        failure === undefined && <Nothing results={results} batch={batch} filter={filter} />
      )}
      {open && (
        <ResultDetail
          batchId={batch.id}
          row={open}
          onReopened={() => {
            reload()
            counted.retry()
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}

/**
 * New results are shown automatically once the batch has ended, also those of rows that were in
 * flight when it was cancelled.
 */
function useReloadAfterEnd({ status, processed }: Batch, reload: () => void): void {
  const ended = hasEnded(status) ? processed : undefined
  const before = useRef(ended)
  useEffect(() => {
    if (ended !== undefined && ended !== before.current) reload()
    before.current = ended
  }, [ended, reload])
}

/** Shows what was decided elsewhere: other counts of the same results tell of it. */
function useReloadOnDecisions({ summary, version }: Counted, reload: () => void): void {
  const before = useRef({ version, open: summary?.open })
  useEffect(() => {
    const last = before.current
    before.current = { version, open: summary?.open }
    const isRecount = last.version === version && last.open !== undefined
    if (isRecount && last.open !== summary?.open) reload()
  }, [summary, reload])
}

function countOf({ count, phase, isStale, failure }: Results, { processed }: Batch): string {
  if (isStale || count === 0) {
    if (failure !== undefined) return ''
    if (isStale) return 'Loading…'
  }
  const [shown, all] = [countText(count), countText(Math.max(processed, count))]
  return phase === 'loading' ? `Loading… ${shown}` : `${shown} of ${all}`
}

function Nothing({
  results: { phase },
  batch,
  filter,
}: {
  results: Results
  batch: Batch
  filter: Filter
}) {
  if (phase === 'loading')
    return <div class="results-waiting" role="status" aria-label="Loading results" />
  return (
    <div class="card empty">
      <h3>{queryOf(filter) === '' ? 'No results' : 'Nothing fits these filters'}</h3>
      <p>{queryOf(filter) === '' ? whyNone(batch) : 'Take one of them off to see more.'}</p>
      {filter.reference && <p>Enter the whole reference: a part of one finds nothing.</p>}
    </div>
  )
}

const whyNone = (batch: Batch) =>
  hasEnded(batch.status)
    ? 'No address of this batch was validated.'
    : 'They appear here as addresses are validated.'
