import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { ResultRow } from '../../../shared/api/batch.ts'
import type { StoredAddress } from '../../../shared/api/stored-address.ts'
import { Failure } from '../failure.tsx'
import { type AddressText, textIn } from '../results/address-text.ts'
import type { LoadedRows } from '../results/load-rows.ts'
import { AllJudged } from './all-judged.tsx'
import { type Decision, type Desk, decidedHere, isOpen, nextOpen, previousOpen, settle, unsettle } from './desk.ts'
import { Notice, type Told } from './notice.tsx'
import { proposalOf } from './proposal.ts'
import { ReviewCard } from './review-card.tsx'
import { type Command, ShortcutHelp, useShortcuts } from './shortcuts.tsx'
import { type Replacement, type Stored, useDecision } from './use-decision.ts'
import { useStored } from './use-stored.ts'

/** The last decision, which can be taken back. */
interface Undoable {
  at: number
  before: StoredAddress
  after: StoredAddress
}

const readAhead = 2
const number = new Intl.NumberFormat('en')

/** Shows one address after the other, and stores what is decided. */
export function ReviewDesk({ batchId, loaded }: { batchId: string; loaded: LoadedRows }) {
  const { rows, count, phase } = loaded
  const [desk, setDesk] = useState<Desk>({ at: 0, settled: new Map() })
  const [isEditing, setEditing] = useState(false)
  const [isHelping, setHelping] = useState(false)
  const [told, setTold] = useState<Told>()
  const [last, setLast] = useState<Undoable>()
  // Taken back: without a verdict now, and open all the same.
  const reopened = useRef(new Set<string>())
  const heading = useRef<HTMLHeadingElement>(null)

  const { at, settled } = desk
  const left = count - settled.size
  const isDone = left === 0 && phase !== 'loading'
  const row = useMemo(() => rowAt(rows, at), [rows, at])
  const { reference } = row
  const stored = useStored(reference, upcoming(rows, count, desk))
  const { known } = stored
  const isReady = typeof known === 'object' && 'stored' in known
  const proposed = useMemo(() => proposalOf(row.address ?? {}, row), [row])

  const { saving, failed, save, giveUp } = useDecision((replacement, outcome) => {
    setEditing(false)
    if (replacement.decision) onDecided(replacement, replacement.decision, outcome)
    else onUndone(replacement, outcome)
  })

  function onDecided({ at, before }: Replacement, { kind }: Decision, outcome: Stored) {
    const { reference } = before
    if (outcome.kind === 'stored') setLast({ at, before, after: outcome.now })
    if (outcome.kind !== 'erased') stored.keep(outcome.now)
    const became = outcome.kind === 'stored' ? kind : outcome.kind === 'changed' ? 'elsewhere' : 'erased'
    setTold({ reference, outcome: became, ...(outcome.kind === 'changed' && { now: outcome.now }) })
    setDesk((desk) => settle({ ...desk, at }, became, count))
  }

  function onUndone({ at, before: { reference } }: Replacement, outcome: Stored) {
    setLast(undefined)
    if (outcome.kind === 'stored') {
      reopened.current.add(reference)
      stored.keep(outcome.now)
      setTold({ reference, outcome: 'undone' })
      setDesk((desk) => unsettle(desk, at))
    } else setTold({ reference, outcome: outcome.kind === 'changed' ? 'elsewhere' : 'erased' })
  }

  // What was decided or erased between the list and now isn't asked about.
  useEffect(() => {
    if (!known || settled.has(at) || isDone) return
    if (known === 'erased') {
      setTold({ reference, outcome: 'erased' })
      setDesk((desk) => settle(desk, 'erased', count))
    } else if ('stored' in known && !isOpen(known.stored) && !reopened.current.has(reference)) {
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
  }, [at, isDone])

  function decide(kind: Decision['kind'], text: AddressText, placeId?: string) {
    if (!isReady || saving) return
    save({ at, before: known.stored, text, decision: { kind, text, ...(placeId && { placeId }) } })
  }

  function go(to: number | undefined) {
    if (to === undefined || saving) return
    giveUp()
    setEditing(false)
    setDesk((desk) => ({ ...desk, at: to }))
  }

  const commands: Record<Command, () => void> = {
    accept: () => proposed && decide('accepted', proposed, row.placeId),
    keep: () => isReady && decide('kept', textIn(known.stored)),
    edit: () => isReady && setEditing(true),
    next: () => go(nextOpen(desk, count)),
    previous: () => go(previousOpen(desk, count)),
    undo: () => last && !saving && save({ at: last.at, before: last.after, text: textIn(last.before) }),
    help: () => setHelping(true),
  }
  const shortcuts = useShortcuts((command) => {
    if (command === 'help' || command === 'undo' || !isDone) commands[command]()
  })

  return (
    <>
      <div class="desk-progress">
        <p class="number">
          {number.format(decidedHere(desk))} of {number.format(count)} decided in this session,{' '}
          <strong>{number.format(left)} left</strong>
          {phase === 'loading' && <span class="soft"> – looking for more…</span>}
        </p>
        <button type="button" class="button quiet" onClick={commands.help}>
          Keys {shortcuts.isOn ? <kbd>?</kbd> : <span class="soft">off</span>}
        </button>
        <progress max={count} value={settled.size} aria-label="Judged" />
      </div>
      <Notice told={told} onUndo={last && !saving ? commands.undo : undefined} hasKeys={shortcuts.isOn} />
      {failed && (
        <div class="stack">
          <Failure failure={failed.failure} onRetry={() => save(failed.replacement)} />
          <p class="soft small">Your decision on {failed.replacement.before.reference} is not stored yet.</p>
        </div>
      )}
      {isDone ? (
        <AllJudged batchId={batchId} title="All judged" heading={heading}>
          No address of this batch waits for a person any longer.
        </AllJudged>
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
            setEditing(false)
            heading.current?.focus()
          }}
        />
      )}
      {isHelping && <ShortcutHelp {...shortcuts} onClose={() => setHelping(false)} />}
    </>
  )
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
