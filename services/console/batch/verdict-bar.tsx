import type { Batch } from '../../../shared/api/batch.ts'
import { countText, verdictNames, verdictTones, verdictWords } from '../wording.ts'
import { sizeOf } from './progress.ts'
import './verdict-bar.css'

type Counted = Pick<Batch, 'counts' | 'total' | 'processed' | 'erased'>

/** Results by verdict as one stacked bar. Its full width is the whole batch. */
export function VerdictBar({ batch }: { batch: Counted }) {
  const { counts, processed } = batch
  const left = sizeOf(batch) - processed
  const found = verdictNames.filter((verdict) => counts[verdict] > 0)
  const spoken = found.map((verdict) => `${verdictWords[verdict]} ${countText(counts[verdict])}`)
  return (
    <div class="verdict-bar" role="img" aria-label={spoken.join(', ') || 'No results yet'}>
      {found.map((verdict) => (
        <span
          key={verdict}
          class={verdictTones[verdict]}
          style={{ flexGrow: String(counts[verdict]) }}
        />
      ))}
      {left > 0 && <span class="left" style={{ flexGrow: String(left) }} />}
    </div>
  )
}
