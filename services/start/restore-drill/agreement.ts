/** What one batch says of itself, and what its rows say. */
export interface BatchSnapshot {
  id: string
  status: string
  pausedReason: string | null
  /** Charged to the ledger; a test client's calls are not. */
  isLive: boolean
  /** Rows and results were deleted after BATCH_RETENTION_DAYS. */
  isExpired: boolean
  total: number
  erased: number
  processed: number
  /** The sum of its counts by verdict. */
  verdicts: number
  calls: number
  items: number
  results: number
  /** Results of the last seconds before the newest one. */
  recentResults: number
}

/** A database at one moment. */
export interface Snapshot {
  batches: BatchSnapshot[]
  /** Calls in the ledger. */
  ledgerCalls: number
  /** When the newest result was written, or a batch was created; undefined where there is none. */
  newest: string | undefined
}

/** What ran on the copy. */
export interface Rehearsal {
  before: Snapshot
  after: Snapshot
  /** Calls that the provider (the sandbox) counted. */
  providerCalls: number
}

const rowsOf = ({ total, erased }: BatchSnapshot) => total - erased
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const liveCalls = ({ batches }: Snapshot) =>
  sum(batches.filter(({ isLive }) => isLive).map(({ calls }) => calls))
const allProcessed = ({ batches }: Snapshot) => sum(batches.map(({ processed }) => processed))

/** Unfinished batches that must go on by themselves. Pure. */
export const unfinished = ({ batches }: Snapshot): BatchSnapshot[] =>
  batches.filter(
    ({ status, pausedReason }) =>
      status === 'queued' ||
      status === 'running' ||
      (status === 'paused' && pausedReason !== 'client'),
  )

/** Rows of unfinished batches that have no result. Pure. */
export const openRows = (stand: Snapshot): number =>
  sum(unfinished(stand).map((batch) => rowsOf(batch) - batch.processed))

/**
 * Where batches and ledger of a restored database disagree. Results and counts are written in one
 * transaction. Charges follow within two seconds, so the ledger may lack those of the last calls.
 * Pure.
 */
export function disagreements(stand: Snapshot): string[] {
  const lacking = liveCalls(stand) - stand.ledgerCalls
  const recent = sum(stand.batches.map(({ recentResults }) => recentResults))
  return [
    ...stand.batches.filter(({ isExpired }) => !isExpired).flatMap(batchDisagreements),
    ...(lacking > recent * maxCallsPerRow
      ? [`the ledger lacks ${lacking} calls that batches have; ${recent} rows were in flight`]
      : []),
  ]
}

/** Of any strategy, second searches included. */
const maxCallsPerRow = 8

function batchDisagreements(batch: BatchSnapshot): string[] {
  const { id, status, processed, results, verdicts, items } = batch
  const rows = rowsOf(batch)
  return [
    ...(results === processed ? [] : [`counts ${processed} results and has ${results}`]),
    ...(verdicts === processed ? [] : [`counts ${processed} results and ${verdicts} verdicts`]),
    ...(items === rows ? [] : [`counts ${rows} rows and has ${items}`]),
    ...(status !== 'completed' || processed === rows
      ? []
      : [`is completed with ${processed} of ${rows} rows`]),
  ].map((what) => `batch ${id} ${what}`)
}

/**
 * What went wrong while the service ran on the copy: a batch that did not end, a call that nobody
 * counted, a row that was paid for again. Pure.
 */
export function failures({ before, after, providerCalls }: Rehearsal): string[] {
  const stuck = unfinished(after).map(({ id, status }) => `batch ${id} is still ${status}`)
  const charged = after.ledgerCalls - before.ledgerCalls
  const inBatches = liveCalls(after) - liveCalls(before)
  const rows = allProcessed(after) - allProcessed(before)
  const expected = expectedCalls(before, rows)
  return [
    ...stuck,
    ...disagreements(after),
    ...(charged === providerCalls
      ? []
      : [`the provider counted ${providerCalls} calls, the ledger grew by ${charged}`]),
    ...(charged === inBatches
      ? []
      : [`the ledger grew by ${charged} calls, the batches by ${inBatches}`]),
    ...(expected !== undefined && inBatches > expected
      ? [`${rows} rows took ${inBatches} calls, ${expected} at most were expected: some twice`]
      : []),
  ]
}

/** As many a row as before, with some tolerance, since rows differ. */
function expectedCalls(before: Snapshot, rows: number): number | undefined {
  const processed = allProcessed(before)
  if (processed === 0) return undefined
  return Math.ceil((1.1 * rows * sum(before.batches.map(({ calls }) => calls))) / processed) + 10
}
