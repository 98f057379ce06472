import type { RowResult } from '../../../shared/store/batch-work.ts'

/** Of a row that could not be validated, for ours or the provider's fault. It can be tried again. */
export const failedResult = (code: string): RowResult => ({
  verdict: 'failed',
  nextAction: 'retry',
  reasons: [{ code }],
  confidence: 0,
  changes: [],
})
