import type { BatchStatus } from '../../../shared/api/batch-status.ts'
import { statusWords } from '../wording.ts'

export function StatusBadge({ status }: { status: BatchStatus }) {
  const { word, tone } = statusWords[status]
  return <span class={`badge ${tone}`}>{word}</span>
}
