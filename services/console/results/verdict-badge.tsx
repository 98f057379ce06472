import type { VerdictName } from '../../../shared/api/verdict.ts'
import { verdictTones, verdictWords } from '../wording.ts'

export function VerdictBadge({ verdict }: { verdict: VerdictName }) {
  return <span class={`badge ${verdictTones[verdict]}`}>{verdictWords[verdict]}</span>
}
