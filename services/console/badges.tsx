import type { BatchStatus } from '../../shared/api/batch-status.ts'
import type { VerdictName } from '../../shared/verdict/verdicts.ts'
import { statusWords, verdictTones, verdictWords } from './wording.ts'

export function StatusBadge({ status }: { status: BatchStatus }) {
  const { word, tone } = statusWords[status]
  return <span class={`badge ${tone}`}>{word}</span>
}

export function VerdictBadge({ verdict }: { verdict: VerdictName }) {
  return <span class={`badge ${verdictTones[verdict]}`}>{verdictWords[verdict]}</span>
}
