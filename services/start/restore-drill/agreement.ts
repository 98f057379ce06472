/** What one batch says of itself, and what its rows say. */
export interface BatchSnapshot {
  id: string
  /** The name of its client. */
  client: string
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
  /** Of these, the calls of each client that has batches, by its name. */
  ledgerOfClients: Record<string, number>
  /** Calls of test keys, which are not in the ledger. */
  testCalls: number
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
export const unfinished = <Batch extends Pick<BatchSnapshot, 'status' | 'pausedReason'>>(
  batches: Batch[],
): Batch[] =>
  batches.filter(
    ({ status, pausedReason }) =>
      status === 'queued' ||
      status === 'running' ||
      (status === 'paused' && pausedReason !== 'client'),
  )

/** Rows of unfinished batches that have no result. Pure. */
export const openRows = (stand: Snapshot): number =>
  sum(unfinished(stand.batches).map((batch) => rowsOf(batch) - batch.processed))

/** Where a restored database contradicts itself. Pure. */
export const disagreements = (stand: Snapshot): string[] => [
  ...stand.batches.filter(({ isExpired }) => !isExpired).flatMap(batchDisagreements),
  ...ledgerDisagreements(stand),
]

/**
 * The ledger has at least the calls of a client's batches; those of its checkouts are in the same
 * sums. Results and counts are written in one transaction. Charges follow within two seconds, so
 * the ledger may lack those of the last calls.
 */
function ledgerDisagreements({ batches, ledgerOfClients }: Snapshot): string[] {
  const live = batches.filter(({ isLive }) => isLive)
  return [...Map.groupBy(live, ({ client }) => client)].flatMap(([client, own]) => {
    const lacking = sum(own.map(({ calls }) => calls)) - (ledgerOfClients[client] ?? 0)
    const recent = sum(own.map(({ recentResults }) => recentResults))
    if (lacking <= recent * maxCallsPerRow) return []
    const which = `the ledger lacks ${lacking} calls that batches of ${client} have`
    return [`${which}; ${recent} rows were in flight`]
  })
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
  const stuck = unfinished(after.batches).map(({ id, status }) => `batch ${id} is still ${status}`)
  const charged = after.ledgerCalls - before.ledgerCalls
  const ofTestKeys = after.testCalls - before.testCalls
  const inBatches = liveCalls(after) - liveCalls(before)
  const rows = allProcessed(after) - allProcessed(before)
  const expected = expectedCalls(before, rows)
  return [
    ...stuck,
    ...disagreements(after),
    ...(charged + ofTestKeys === providerCalls
      ? []
      : [
          `the provider counted ${providerCalls} calls, ${ofTestKeys} of them by test keys; ` +
            `the ledger grew by ${charged}`,
        ]),
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
