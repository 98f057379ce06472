import type { Batch, BatchSummary } from '../../../shared/api/batch.ts'
import { hasEnded } from '../../../shared/api/batch-status.ts'
import { openVerdicts } from '../../../shared/verdict/verdicts.ts'
import { countOf, countText, durationText, percentText } from '../wording.ts'
import { secondsLeft, sizeOf } from './progress.ts'

const are = (count: number) => `${countText(count)} ${count === 1 ? 'is' : 'are'} fine`
const were = (count: number) => `${countText(count)} ${count === 1 ? 'was' : 'were'} replaced`
const need = (count: number) => `${countText(count)} ${count === 1 ? 'needs' : 'need'} you`

/** Where a batch stands, in one sentence. `summary`: undefined while unknown. Pure. */
export function leadOf(
  batch: Batch,
  summary: Pick<BatchSummary, 'open' | 'superseded'> | undefined,
): string {
  const { status, counts, processed, total } = batch
  const isOver = hasEnded(status)
  if (processed === 0) {
    if (status === 'queued' || status === 'running') return 'The first results come in a moment.'
    return isOver ? 'No address was validated.' : 'No address is validated yet.'
  }
  // A running batch has more by now than when they were counted.
  const judged = openVerdicts.reduce((sum, verdict) => sum + counts[verdict], 0)
  const known = isOver ? summary : undefined
  const waiting = Math.min(known?.open ?? judged, judged)
  const replaced = Math.min(known?.superseded ?? 0, judged - waiting)
  const fine = processed - counts.failed - waiting - replaced
  const parts = [
    ...(fine > 0 ? [are(fine)] : []),
    ...(waiting > 0 ? [need(waiting)] : []),
    ...(replaced > 0 ? [were(replaced)] : []),
    ...(counts.failed > 0 ? [`${countText(counts.failed)} failed`] : []),
  ]
  const isAllFine = fine === processed && processed === total && total > 1
  const text = isAllFine ? `All ${countText(total)} are fine` : parts.join(', ')
  return isOver ? `${text}.` : `${text} so far.`
}

/** How far a batch is that has not ended: `38 % done, 2 min left`. Pure. */
export function progressText(batch: Batch): string {
  const seconds = secondsLeft(batch)
  const done = `${percentText(batch.processed, sizeOf(batch))} done`
  return seconds === undefined ? done : `${done}, about ${durationText(seconds)} left`
}

/** How many addresses a batch has, and how many of them were erased since. Pure. */
export function sizeText({ processed, total, erased, status }: Batch): string {
  const size = hasEnded(status)
    ? countOf(total, 'address', 'addresses')
    : `${countText(processed)} of ${countOf(total, 'address', 'addresses')}`
  return erased === undefined ? size : `${size}, ${countText(erased)} erased since`
}
