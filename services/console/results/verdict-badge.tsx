import type { VerdictName } from '../../../shared/api/verdict.ts'
import { verdictTones, verdictWords } from '../batch/wording.ts'

export function VerdictBadge({ verdict }: { verdict: VerdictName }) {
  return <span class={`badge ${verdictTones[verdict]}`}>{verdictWords[verdict]}</span>
}
