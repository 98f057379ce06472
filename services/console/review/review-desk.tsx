import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { ResultRow } from '../../../shared/api/batch.ts'
import type { StoredAddress } from '../../../shared/api/stored-address.ts'
import { type AddressText, textIn } from '../address-text.ts'
import { Failure } from '../failure.tsx'
import type { LoadedRows } from '../results/load-rows.ts'
import { countText } from '../wording.ts'
import { AllJudged, WhatIsLeft } from './all-judged.tsx'
import { type Decision, type Desk, decidedHere, isOpen, nextOpen, previousOpen, settle, unsettle } from './desk.ts'
import { Notice, type Told } from './notice.tsx'
import { proposalOf } from './proposal.ts'
import { ReviewCard } from './review-card.tsx'
import { type Command, ShortcutHelp, useShortcuts } from './shortcuts.tsx'
import { type Step, type Stored, useDecision } from './use-decision.ts'
import { useStored } from './use-stored.ts'

/** The last decision, which can be taken back. */
interface Undoable {
  at: number
  row: ResultRow
  after: StoredAddress
}

const readAhead = 2

interface DeskProps {
  batchId: string
  /** One list, of one row at least, that may grow. */
  loaded: LoadedRows
  /** How many were decided of the lists before this one. */
  decidedBefore: number
  /** Another list is wanted; `decided` is how many of this one were decided here. */
  onMore(decided: number): void
}

/** Shows one address after the other, and stores what is decided. */
export function ReviewDesk({ batchId, loaded, decidedBefore, onMore }: DeskProps) {
  const { rows, count, phase } = loaded
  const [desk, setDesk] = useState<Desk>({ at: 0, settled: new Map() })
  const [isEditing, setEditing] = useState(false)
  const [isHelping, setHelping] = useState(false)
  const [told, setTold] = useState<Told>()
  const [last, setLast] = useState<Undoable>()
  const heading = useRef<HTMLHeadingElement>(null)

  const { at, settled } = desk
  const left = count - settled.size
  const isWaiting = left === 0 && phase === 'loading'
  const isDone = left === 0 && !isWaiting
  const row = useMemo(() => rowAt(rows, at), [rows, at])
  const { reference } = row
  const stored = useStored(reference, upcoming(rows, count, desk))
  const { known } = stored
  const isReady = typeof known === 'object' && 'stored' in known && !settled.has(at)
  const proposed = useMemo(() => proposalOf(row.address ?? {}, row), [row])

  const { saving, failed, save, giveUp } = useDecision(batchId, (step, outcome) => {
    setEditing(false)
    if (step.decision) onDecided(step, step.decision, outcome)
    else onUndone(step, outcome)
  })

  function onDecided({ at, row }: Step, { kind }: Decision, outcome: Stored) {
    const { reference } = row
    if (outcome.kind === 'stored') setLast({ at, row, after: outcome.now })
    if (outcome.kind !== 'erased') stored.keep(outcome.now)
    const became = outcome.kind === 'stored' ? kind : outcome.kind === 'changed' ? 'elsewhere' : 'erased'
    setTold({ reference, outcome: became, ...(outcome.kind === 'changed' && { now: outcome.now }) })
    setDesk((desk) => settle({ ...desk, at }, became, count))
  }

  function onUndone({ at, row: { reference } }: Step, outcome: Stored) {
    setLast(undefined)
    if (outcome.kind === 'erased') return setTold({ reference, outcome: 'erased' })
    stored.keep(outcome.now)
    if (outcome.kind === 'changed') return setTold({ reference, outcome: 'elsewhere', now: outcome.now })
    setTold({ reference, outcome: 'undone' })
    setDesk((desk) => unsettle(desk, at))
  }

  // What was decided or erased between the list and now isn't asked about.
  useEffect(() => {
    if (!known || settled.has(at) || isDone) return
    if (known === 'erased') {
      setTold({ reference, outcome: 'erased' })
      setDesk((desk) => settle(desk, 'erased', count))
    } else if ('stored' in known && !isOpen(known.stored, row)) {
      setTold({ reference, outcome: 'elsewhere', now: known.stored })
      setDesk((desk) => settle(desk, 'elsewhere', count))
    }
  }, [known, at, settled])

  // While the list grows the desk may have run out of it.
  useEffect(() => {
    if (settled.has(at) && left > 0) setDesk((desk) => ({ ...desk, at: nextOpen(desk, count) ?? desk.at }))
  }, [count])

  const isFirst = useRef(true)
  useLayoutEffect(() => {
    if (!isFirst.current) heading.current?.focus()
    isFirst.current = false
  }, [at, isDone, isWaiting])

  function decide(kind: Decision['kind'], text: AddressText, placeId?: string) {
    if (!isReady || saving) return
    save({ at, row, before: known.stored, decision: { kind, text, ...(placeId && { placeId }) } })
  }

  function edit(isEditing: boolean) {
    // What failed before isn't what is wanted now.
    giveUp()
    setEditing(isEditing)
  }

  function go(to: number | undefined) {
    if (to === undefined || saving) return
    edit(false)
    setDesk((desk) => ({ ...desk, at: to }))
  }

  const commands: Record<Command, () => void> = {
    accept: () => proposed && decide('accepted', proposed, row.placeId),
    keep: () => isReady && decide('kept', textIn(known.stored)),
    edit: () => isReady && !saving && edit(true),
    next: () => go(nextOpen(desk, count)),
    previous: () => go(previousOpen(desk, count)),
    undo: () => last && !saving && save({ at: last.at, row: last.row, before: last.after }),
    help: () => setHelping(true),
  }
  const shortcuts = useShortcuts((command) => {
    // Who edits has other keys, also where the focus is on a button of the form.
    const isMeant = command === 'help' || (!isEditing && (command === 'undo' || left > 0))
    if (isMeant) commands[command]()
  })

  return (
    <>
      <div class="desk-progress">
        <p class="number">
          {countText(decidedBefore + decidedHere(desk))} of {countText(decidedBefore + count)} decided in this session,{' '}
          <strong>{countText(left)} left</strong>
          {phase === 'loading' && <span class="soft"> – looking for more…</span>}
        </p>
        <button type="button" class="button quiet" onClick={commands.help}>
          Keys {shortcuts.isOn ? <kbd>?</kbd> : <span class="soft">off</span>}
        </button>
        <progress max={count} value={settled.size} aria-label="Judged" />
      </div>
      <Notice told={told} onUndo={last && !saving && !isEditing ? commands.undo : undefined} hasKeys={shortcuts.isOn} />
      {failed && (
        <div class="stack">
          <Failure failure={failed.failure} {...(!isEditing && { onRetry: () => save(failed.step) })} />
          <p class="soft small">{whatFailed(failed.step, isEditing)}</p>
        </div>
      )}
      {isDone ? (
        <AllJudged batchId={batchId} title="All of these are judged" heading={heading}>
          <WhatIsLeft batchId={batchId} onMore={() => onMore(decidedHere(desk))} />
        </AllJudged>
      ) : isWaiting ? (
        <section class="card empty" aria-labelledby="waiting">
          <h2 id="waiting" ref={heading} tabIndex={-1}>
            Looking for more…
          </h2>
          <p>All that has come so far is judged.</p>
        </section>
      ) : (
        <ReviewCard
          key={at}
          row={row}
          known={settled.has(at) ? undefined : known}
          proposed={proposed}
          heading={heading}
          isEditing={isEditing}
          isSaving={saving !== undefined}
          hasKeys={shortcuts.isOn}
          commands={commands}
          onRetry={stored.retry}
          onEdited={(text) => decide('edited', text)}
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

function whatFailed({ row: { reference }, decision }: Step, isEditing: boolean): string {
  if (!decision) return `Your decision on ${reference} is not taken back yet: it holds.`
  return `Your decision on ${reference} is not stored yet.${isEditing ? ' Save it again when you like.' : ''}`
}

const rowAt = (rows: readonly string[], at: number): ResultRow => JSON.parse(rows[at] ?? '{}') as ResultRow

/** The references of the next open addresses. */
function upcoming(rows: readonly string[], count: number, desk: Desk): string[] {
  const references: string[] = []
  for (let { at } = desk; references.length < readAhead; ) {
    const next = nextOpen({ ...desk, at }, count)
    if (next === undefined || next <= at) break
    references.push(rowAt(rows, next).reference)
    at = next
  }
  return references
}
