import type { ComponentChildren, RefObject } from 'preact'
import type { ResultFilter } from '../../../shared/client/batches.ts'
import { Failure } from '../failure.tsx'
import { Downloads } from '../results/downloads.tsx'
import { countingMs } from '../results/use-summary.ts'
import { useSession } from '../session.tsx'
import { useAnswer } from '../use-answer.ts'
import { countOf, countText } from '../wording.ts'

interface AllJudgedProps {
  batchId: string
  title: string
  heading?: RefObject<HTMLHeadingElement | null>
  children: ComponentChildren
}

/** Shown when no address is left to decide. */
export function AllJudged({ batchId, title, heading, children }: AllJudgedProps) {
  return (
    <section class="card empty" aria-labelledby="judged">
      <h2 id="judged" ref={heading ?? null} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <div class="row">
        <Downloads batchId={batchId} filter={{}} />
        <a class="button" href={`/console/batches/${encodeURIComponent(batchId)}`}>
          Back to the batch
        </a>
      </div>
    </section>
  )
}

interface LeftProps {
  batchId: string
  /** What the list has. */
  filter: ResultFilter
  onMore(): void
  /** Undefined where the list has all that waits for a person. */
  onClear: (() => void) | undefined
}

/** Asks the service whether more addresses wait by now, and whether they fit the filter. */
export function WhatIsLeft({ batchId, filter, onMore, onClear }: LeftProps) {
  const { batches } = useSession().client
  const { value, failure, retry } = useAnswer(async (signal) => {
    const { open } = await batches.summary(batchId, { signal, timeoutMs: countingMs })
    if (open === 0 || !onClear) return { open, areFitting: open > 0 }
    for await (const _ of batches.results(batchId, filter, { signal }))
      return { open, areFitting: true }
    return { open, areFitting: false }
  }, batchId)
  if (failure !== undefined) return <Failure failure={failure} onRetry={retry} />
  return (
    <div role="status" class="stack">
      {!value && <p>Looking whether there are more…</p>}
      {value?.open === 0 && <p>No address of this batch waits for a person any longer.</p>}
      {value !== undefined && value.open > 0 && (
        <More {...value} onMore={onMore} onClear={onClear} />
      )}
    </div>
  )
}

interface MoreProps extends Pick<LeftProps, 'onMore' | 'onClear'> {
  open: number
  areFitting: boolean
}

function More({ open, areFitting, onMore, onClear }: MoreProps) {
  const [text, word, onClick] = areFitting
    ? onClear
      ? ['More addresses that fit the filters wait for a person.', 'Load more', onMore]
      : [
          `${countOf(open, 'more address waits', 'more addresses wait')} for a person.`,
          `Load ${countText(open)} more`,
          onMore,
        ]
    : [
        `${countOf(open, 'address waits', 'addresses wait')} for a person, none fits the filters.`,
        'Clear the filters',
        onClear,
      ]
  return (
    <>
      <p>{text}</p>
      <p>
        <button type="button" class="button primary" onClick={onClick}>
          {word}
        </button>
      </p>
    </>
  )
}
