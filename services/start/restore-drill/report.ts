import { openRows, type Snapshot } from './agreement.ts'

/** What a drill found. Times are in milliseconds. */
export interface Report {
  /** From what. */
  source: string
  restoredBytes: number
  restoreMs: number
  startMs: number
  before: Snapshot
  after: Snapshot
  providerCalls: number
  /** What disagreed right after the restore, and after the service had run. */
  problems: string[]
}

const compared = [
  'Compared: counts of batches with their rows, new calls of batches with ledger and provider.',
  'The ledger of each client must have at least the earlier calls of its batches. It also has',
  'those of checkouts, which may hide that some are missing.',
]

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** The report as lines, or as JSON. Pure. */
export function showReport(report: Report, json: boolean): string {
  if (json) return JSON.stringify(report, undefined, 2)
  const { source, restoredBytes, restoreMs, startMs, before, after, providerCalls } = report
  const rows = before.batches.reduce((sum, { items }) => sum + items, 0)
  return [
    `Restored from ${source}: ${(restoredBytes / 1e6).toFixed(0)} MB in ${seconds(restoreMs)}.`,
    `Newest row: ${before.newest ?? 'none'}. Nothing after that is in this backup.`,
    `${before.batches.length} batches, ${rows} rows, ${before.ledgerCalls} calls in the ledger.`,
    `The service answered ${seconds(startMs)} after its start.`,
    `${openRows(before)} rows had no result; ${openRows(after)} have none now.`,
    `The provider counted ${providerCalls} calls: the ledger grew by ` +
      `${after.ledgerCalls - before.ledgerCalls}, calls of test keys by ` +
      `${after.testCalls - before.testCalls}.`,
    ...compared,
    ...report.problems.map((problem) => `WRONG: ${problem}`),
    report.problems.length === 0
      ? `All of this agrees. Time to recover: ${seconds(restoreMs + startMs)}.`
      : 'Not all of this agrees.',
  ].join('\n')
}
