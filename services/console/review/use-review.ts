import { useEffect, useMemo, useState } from 'preact/hooks'
import type { ResultRow } from '../../../shared/api/batch.ts'
import type { StoredAddress } from '../../../shared/api/stored-address.ts'
import type { ResultFilter } from '../../../shared/client/batches.ts'
import type { AddressText } from '../address-text.ts'
import type { LoadedRows } from '../results/load-rows.ts'
import { withChoice } from './choices.ts'
import {
  type Decision,
  type Desk,
  isOpen,
  nextOpen,
  type Outcome,
  settle,
  unsettle,
} from './desk.ts'
import { takeDraft } from './draft.ts'
import type { Told, ToldOfOne } from './notice.tsx'
import { createOrder } from './order.ts'
import { proposalOf } from './proposal.ts'
import { useAcceptAll } from './use-accept-all.ts'
import { type Step, type Stored, useDecision } from './use-decision.ts'
import { useOthersWork, useSkipping } from './use-others-work.ts'
import { type Known, useStored } from './use-stored.ts'

export type Review = ReturnType<typeof useReview>

const readAhead = 2

/** The address that is shown, what became of the last one, and the ways to go on. */
export function useReview(
  batchId: string,
  filter: ResultFilter,
  { rows, count }: LoadedRows,
  firstAt: number | undefined,
  onSaved: () => void,
) {
  // The list is one array that grows.
  const orderOf = useMemo(() => createOrder(rows), [rows])
  const order = useMemo(() => orderOf(count), [orderOf, count])
  const { all } = order
  const [desk, setDesk] = useState<Desk>(() => ({ at: firstAt ?? all[0] ?? 0, settled: new Map() }))
  const [told, setTold] = useState<Told>()
  const { at, settled } = desk
  const left = count - settled.size
  const [choice, setChoice] = useState<{ at: number; index: number }>()
  // A choice is about one address: the next one begins with the first place.
  const own = choice?.at === at ? choice : undefined
  const chosen = own?.index ?? 0
  const row = useMemo(() => withChoice(rowAt(rows, at), chosen), [rows, at, chosen])
  const { known, keep, forget, retry } = useStored(row.reference, upcoming(rows, all, desk))
  const isSettled = settled.has(at)
  const elsewhere = isSettled ? undefined : settledElsewhere(row, known)
  const isUndecided = !isSettled && !elsewhere
  /** The stored address, if it can be decided now. */
  const open = isUndecided && isStored(known) ? known.stored : undefined
  const proposed = useMemo(() => proposalOf(row.address ?? {}, row), [row])

  const saved = useUndoableDecision(batchId, (step, stored) => {
    onSaved()
    many.forget()
    if (stored.kind !== 'erased') keep(stored.now)
    const told = toldOf(step, stored)
    setTold(told)
    setDesk((desk) => afterStep(desk, step, told.outcome, all))
  })
  const many = useManyDecisions(batchId, rows, all, { forget, setTold, setDesk, onSaved })

  const look = useOthersWork(batchId, filter, count, (waiting) => {
    // What is being accepted together is told apart at its end.
    if (!many.busy) setDesk((desk) => withOthersWork(desk, settled, rows, all, waiting))
  })
  const shown = { at, isElsewhere: elsewhere !== undefined, isOpen: open !== undefined }
  useSkipping(shown, look, () => {
    if (!elsewhere) return
    takeDraft(batchId, row.reference)
    setTold(elsewhere)
    setDesk((desk) => settle(desk, [at], elsewhere.outcome, all))
  })

  // A growing list may get new rows after the desk had none left.
  useEffect(() => {
    if (isSettled && left > 0) setDesk((desk) => ({ ...desk, at: nextOpen(desk, all) ?? desk.at }))
  }, [count])

  function decide(kind: Decision['kind'], text: AddressText, placeId?: string) {
    if (!open || saved.saving || many.busy) return
    const decision = { kind, text, ...(placeId && { placeId }) }
    saved.save({ at, row, before: open, decision })
  }

  return {
    ...saved,
    ...{ desk, left, row, proposed, told, open, decide, retry, many, order },
    undo: many.busy ? undefined : (many.undo ?? saved.undo),
    known: isUndecided ? known : undefined,
    chosen,
    /** The place that a person has chosen; undefined where nobody has. */
    chosenPlaceId: own && row.placeId,
    choose: (index: number) => setChoice({ at, index }),
    show: (at: number) => setDesk((desk) => ({ ...desk, at })),
  }
}

interface DeskChanges {
  forget(reference: string): void
  setTold(told: Told): void
  setDesk(change: (desk: Desk) => Desk): void
  onSaved(): void
}

/** Accepts many proposals at once, and shows on the desk what became of them. */
function useManyDecisions(
  batchId: string,
  rows: readonly string[],
  order: readonly number[],
  { forget, setTold, setDesk, onSaved }: DeskChanges,
) {
  const forgetAll = (indexes: number[]) => {
    for (const index of indexes) forget(rowAt(rows, index).reference)
  }
  return useAcceptAll(batchId, rows, {
    onEnd({ accepted, elsewhere }) {
      forgetAll([...accepted, ...elsewhere])
      setDesk((desk) => {
        const without = settle(desk, accepted, 'accepted', order)
        return settle(without, elsewhere, 'elsewhere', order)
      })
      onSaved()
      setTold({
        outcome: 'allAccepted',
        accepted: accepted.length,
        elsewhere: elsewhere.length,
      })
    },
    onUndone(indexes) {
      forgetAll(indexes)
      setTold({ outcome: 'allUndone' })
      setDesk((desk) => unsettle(desk, indexes))
    },
  })
}

/**
 * The desk without what somebody else has decided meanwhile; the shown address stays. What was
 * settled when the desk began to ask may be open again by an undo since. Pure.
 */
function withOthersWork(
  desk: Desk,
  settledBefore: Desk['settled'],
  rows: readonly string[],
  order: readonly number[],
  waiting: ReadonlySet<string>,
): Desk {
  const isKnown = (index: number) =>
    index === desk.at || desk.settled.has(index) || settledBefore.has(index)
  const gone = order.filter(
    (index) => !isKnown(index) && !waiting.has(rowAt(rows, index).reference),
  )
  return gone.length === 0 ? desk : settle(desk, gone, 'elsewhere', order)
}

/** A decision that can be undone. */
interface Undoable {
  at: number
  row: ResultRow
  after: StoredAddress
}

/**
 * Stores decisions. `undo` takes back the last one, then the one before it. It is undefined while
 * there is none to undo, or another one is stored.
 */
function useUndoableDecision(batchId: string, onStored: (step: Step, stored: Stored) => void) {
  const [done, setDone] = useState<readonly Undoable[]>([])
  const last = done.at(-1)
  const { saving, failed, save, giveUp } = useDecision(batchId, (step, stored) => {
    const { at, row, decision } = step
    const isUndoable = decision !== undefined && stored.kind === 'stored'
    setDone((done) => [
      ...done.filter((one) => one.at !== at),
      ...(isUndoable ? [{ at, row, after: stored.now }] : []),
    ])
    onStored(step, stored)
  })
  const undo =
    last && !saving ? () => save({ at: last.at, row: last.row, before: last.after }) : undefined
  return { saving, failed, save, giveUp, undo }
}

/** What the person is told about a step. Pure. */
function toldOf({ row: { reference }, decision }: Step, stored: Stored): ToldOfOne {
  if (stored.kind === 'erased') return { reference, outcome: 'erased' }
  if (stored.kind === 'changed') return { reference, outcome: 'elsewhere', now: stored.now }
  return { reference, outcome: decision?.kind ?? 'undone' }
}

/** The desk after a step. An undoing that failed leaves the address settled. Pure. */
function afterStep(
  desk: Desk,
  { at, decision }: Step,
  outcome: Outcome | 'undone',
  order: readonly number[],
): Desk {
  if (outcome === 'undone') return unsettle(desk, [at])
  return decision ? settle({ ...desk, at }, [at], outcome, order) : desk
}

/** What is told about an address that waits for no decision any more. Pure. */
function settledElsewhere(
  row: ResultRow,
  known: Known,
): (ToldOfOne & { outcome: Outcome }) | undefined {
  const { reference } = row
  if (known === 'erased') return { reference, outcome: 'erased' }
  if (!isStored(known) || isOpen(known.stored, row)) return undefined
  return { reference, outcome: 'elsewhere', now: known.stored }
}

const isStored = (known: Known): known is { stored: StoredAddress } =>
  typeof known === 'object' && 'stored' in known

const rowAt = (rows: readonly string[], at: number): ResultRow =>
  JSON.parse(rows[at] ?? '{}') as ResultRow

/** References of the next open addresses, to be fetched ahead. */
function upcoming(rows: readonly string[], order: readonly number[], desk: Desk): string[] {
  const references: string[] = []
  for (let { at } = desk; references.length < readAhead; ) {
    const next = nextOpen({ ...desk, at }, order)
    if (next === undefined || next === desk.at) break
    references.push(rowAt(rows, next).reference)
    at = next
  }
  return references
}
