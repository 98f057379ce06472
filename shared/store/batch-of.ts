import type { Batch } from '../api/batch.ts'
import type { StrategyName } from '../verdict/strategies.ts'
import type { PolicyName } from '../verdict/verdicts.ts'
import type { ShownBatch } from './batches.ts'

/** Maps a batch to its form in the API. Pure. */
export function batchOf(row: ShownBatch, nowMs: number): Batch {
  const {
    id,
    name,
    status,
    total,
    problems,
    processed,
    erased,
    rate,
    pausedReason,
    webhookUrl,
    webhookState,
  } = row
  const left = total - processed - erased
  return {
    id,
    ...(name !== null && { name }),
    status,
    total,
    problems,
    processed,
    ...(erased > 0 && { erased }),
    counts: {
      confirmed: row.confirmed,
      corrected: row.corrected,
      needs_review: row.needsReview,
      undeliverable: row.undeliverable,
      failed: row.failed,
    },
    rate: status === 'running' ? rate : 0,
    ...(status === 'running' && rate > 0 && { eta: Math.round(nowMs + (left / rate) * 1000) }),
    spend: { calls: Number(row.calls), usd: Number(row.microUsd) / 1_000_000 },
    policy: row.policy as PolicyName,
    strategy: row.strategy as StrategyName,
    createdAt: row.createdAt.getTime(),
    ...(row.startedAt && { startedAt: row.startedAt.getTime() }),
    ...(row.finishedAt && { finishedAt: row.finishedAt.getTime() }),
    ...(row.expiredAt && { expiredAt: row.expiredAt.getTime() }),
    ...(pausedReason !== null && { pausedReason }),
    ...(row.resumesAt && { resumesAt: row.resumesAt.getTime() }),
    ...(webhookUrl !== null && {
      webhook: { url: webhookUrl, ...(webhookState && { state: webhookState }) },
    }),
  }
}
