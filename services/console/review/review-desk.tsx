import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { ResultRow } from '../../../shared/api/batch.ts'
import type { ResultFilter } from '../../../shared/client/batches.ts'
import { textIn } from '../address-text.ts'
import { Failure } from '../failure.tsx'
import type { LoadedRows } from '../results/load-rows.ts'
import { countText } from '../wording.ts'
import { AcceptAll } from './accept-all.tsx'
import { AllJudged, WhatIsLeft } from './all-judged.tsx'
import { decidedHere, nextOpen, previousOpen } from './desk.ts'
import { draftedReference } from './draft.ts'
import { Notice } from './notice.tsx'
import { ReviewCard } from './review-card.tsx'
import { type Command, ShortcutHelp, useShortcuts } from './shortcuts.tsx'
import type { Step } from './use-decision.ts'
import { type Review, useReview } from './use-review.ts'

type Heading = RefObject<HTMLHeadingElement | null>

interface DeskProps {
  batchId: string
  /** What the list has. */
  filter: ResultFilter
  /** A list of at least one row, which may grow. */
  loaded: LoadedRows
  /** How many addresses of earlier lists were decided. */
  decidedBefore: number
  /** Asks for another list. `decided` is the number of decisions about this one. */
  onMore(decided: number): void
  /** Asks for the list without a filter, in the same way. Undefined where there is no filter. */
  onClear: ((decided: number) => void) | undefined
}

/** Shows one address after the other and stores the decisions. */
export function ReviewDesk(props: DeskProps) {
  const { batchId, filter, loaded, decidedBefore, onMore, onClear } = props
  const { count, phase } = loaded
  const [isEditing, setEditing] = useState(false)
  const [isHelping, setHelping] = useState(false)
  const [firstAt] = useState(() => draftedAt(batchId, loaded))
  const review = useReview(batchId, filter, loaded, firstAt, () => setEditing(false))
  const { desk, left, row, known, proposed, saving, failed, order, many } = review
  const isOpen = (index: number) => !desk.settled.has(index)
  const sure = order.sure.filter(isOpen)
  const proposals = order.all.slice(0, order.proposals).filter(isOpen).length
  const isWaiting = left === 0 && phase === 'loading'
  const isDone = left === 0 && !isWaiting
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnChange(heading, `${desk.at} ${isDone} ${isWaiting}`)
  // An edit that the end of a session interrupted goes on.
  const isDrafted = review.open !== undefined && draftedReference(batchId) === row.reference
  useEffect(() => {
    if (isDrafted) setEditing(true)
  }, [isDrafted])

  function edit(isEditing: boolean) {
    // The earlier failure was about another address.
    review.giveUp()
    setEditing(isEditing)
  }
  const commands = commandsOf(review, { edit, help: () => setHelping(true) })
  const shortcuts = useShortcuts((command) => {
    // While editing other keys apply, also when a button of the form has the focus.
    const isMeant = command === 'help' || (!isEditing && (command === 'undo' || left > 0))
    if (isMeant) commands[command]()
  })
  const hasKeys = shortcuts.isOn

  return (
    <>
      <div class="desk-progress">
        <p class="number">
          <strong>{countText(left)} left</strong>
          {proposals > 0 && `, ${countText(proposals)} with a proposal`}
          <span class="soft">
            {' '}
            · {countText(decidedBefore + decidedHere(desk))} of {countText(decidedBefore + count)}{' '}
            decided in this session
          </span>
          {phase === 'loading' && <span class="soft"> – looking for more…</span>}
        </p>
        <button type="button" class="button quiet" onClick={commands.help}>
          Keys {hasKeys ? <kbd>?</kbd> : <span class="soft">off</span>}
        </button>
        <progress max={count} value={desk.settled.size} aria-label="Judged" />
      </div>
      {!isEditing && <AcceptAll sure={sure} many={many} isOff={saving !== undefined} />}
      <Notice
        told={review.told}
        onUndo={isEditing ? undefined : review.undo}
        undoable={many.undoable}
        hasKeys={hasKeys}
      />
      {failed && <FailedStep {...failed} isEditing={isEditing} onRetry={review.save} />}
      {isDone ? (
        <AllJudged batchId={batchId} title="All of these are judged" heading={heading}>
          {/* Asked again after an undo, also after one whose answer was lost. */}
          {!many.busy && (
            <WhatIsLeft
              {...{ batchId, filter }}
              onMore={() => onMore(decidedHere(desk))}
              onClear={onClear && (() => onClear(decidedHere(desk)))}
            />
          )}
        </AllJudged>
      ) : isWaiting ? (
        <WaitingForMore heading={heading} />
      ) : (
        <ReviewCard
          {...{ row, known, proposed, heading, isEditing, hasKeys, commands }}
          key={desk.at}
          batchId={batchId}
          isSaving={saving !== undefined || many.busy !== undefined}
          chosen={review.chosen}
          onChoose={review.choose}
          onRetry={review.retry}
          onEdited={(text, placeId) => review.decide('edited', text, placeId)}
          onLeaveEdit={() => {
            edit(false)
            heading.current?.focus()
          }}
        />
      )}
      {isHelping && <ShortcutHelp {...shortcuts} onClose={() => setHelping(false)} />}
    </>
  )
}

/** Index of the address that has a draft. */
function draftedAt(batchId: string, { rows }: LoadedRows): number | undefined {
  const reference = draftedReference(batchId)
  if (reference === undefined) return undefined
  const index = rows.findIndex((row) => (JSON.parse(row) as ResultRow).reference === reference)
  return index < 0 ? undefined : index
}

/** Moves the focus to the heading at each change of `shown`, but not when the desk appears. */
function useFocusOnChange(heading: Heading, shown: string): void {
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    if (!isFirst.current) heading.current?.focus()
    isFirst.current = false
  }, [shown])
}

interface DeskActions {
  edit(isEditing: boolean): void
  help(): void
}

/** What each command does with the address that is shown. */
function commandsOf(
  { desk, row, proposed, open, chosenPlaceId, saving, decide, show, undo, order, many }: Review,
  { edit, help }: DeskActions,
): Record<Command, () => void> {
  function go(to: number | undefined) {
    if (to === undefined || saving || many.busy) return
    edit(false)
    show(to)
  }
  return {
    accept: () => proposed && decide('accepted', proposed, row.placeId),
    keep: () => open && decide('kept', textIn(open), chosenPlaceId),
    edit: () => open && !saving && !many.busy && edit(true),
    next: () => go(nextOpen(desk, order.all)),
    previous: () => go(previousOpen(desk, order.all)),
    undo: () => undo?.(),
    help,
  }
}

interface FailedStepProps {
  step: Step
  failure: unknown
  isEditing: boolean
  onRetry(step: Step): void
}

/** Why a decision is not stored, or not undone. While editing, the form saves again. */
function FailedStep({ step, failure, isEditing, onRetry }: FailedStepProps) {
  return (
    <div class="stack">
      <Failure failure={failure} {...(!isEditing && { onRetry: () => onRetry(step) })} />
      <p class="soft small">{whatFailed(step, isEditing)}</p>
    </div>
  )
}

function whatFailed({ row: { reference }, decision }: Step, isEditing: boolean): string {
  if (!decision) return `Your decision on ${reference} is not taken back yet: it holds.`
  return (
    `Your decision on ${reference} is not stored ` +
    `yet.${isEditing ? ' Save it again when you like.' : ''}`
  )
}

/** Shown when all loaded addresses are settled and more are being loaded. */
function WaitingForMore({ heading }: { heading: Heading }) {
  return (
    <section class="card empty" aria-labelledby="waiting">
      <h2 id="waiting" ref={heading} tabIndex={-1}>
        Looking for more…
      </h2>
      <p>All that has come so far is judged.</p>
    </section>
  )
}
