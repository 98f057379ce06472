import type { ResultRow } from '../../../shared/api/batch.ts'
import { type StoredReason, withMessages } from '../../../shared/api/reason-message.ts'
import { ownerOfPlace } from '../../../shared/billing/skus.ts'
import type { ResultOfRow } from '../../../shared/store/batch-results.ts'
import type { StoredAddressRow } from '../../../shared/store/stored-addresses.ts'

/**
 * What `judgement` of shared/api/judgement.ts describes, of a result or a stored address. What is
 * not known, or was deleted, is null.
 */
export const shownJudgement = (row: ResultOfRow | StoredAddressRow) => ({
  verdict: row.verdict as ResultRow['verdict'],
  nextAction: row.nextAction as ResultRow['nextAction'],
  reasons: withMessages((row.reasons ?? []) as StoredReason[]),
  confidence: row.confidence ?? 0,
  placeId: row.placeId,
  provider: row.placeId ? ownerOfPlace(row.placeId) : null,
  formattedAddress: row.formattedAddress,
  changes: row.changes as NonNullable<ResultRow['changes']> | null,
  candidates: row.candidates as NonNullable<ResultRow['candidates']> | null,
  attributions: row.attributions,
})
