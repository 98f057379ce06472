import { useState } from 'preact/hooks'
import type { ResultRow } from '../../../shared/api/batch.ts'
import type { ResultDecision, Version } from '../../../shared/api/decisions.ts'
import { pause } from '../../../shared/client/pause.ts'
import { textIn } from '../address-text.ts'
import { rateLimitMs } from '../catalogue.ts'
import { useLeaveConfirmation } from '../leave-confirmation.ts'
import { useSession } from '../session.tsx'
import { useGone } from '../use-gone.ts'
import { proposalOf } from './proposal.ts'

/** What the service takes at once: this many decisions, in a body of less than 64 KiB. */
const maxDecisions = 100
const maxBytes = 48_000

const unfinished = 'Not all of these addresses are done. Leave the desk? The rest stays as it is.'

/** What became of addresses of the list: their indexes. */
interface Accepted {
  accepted: number[]
  elsewhere: number[]
}

/** Called at the end, also after a failure: each change of the desk reads addresses. */
interface Callbacks {
  onEnd(sum: Accepted): void
  /** These are open again, but for those that somebody has decided or changed since. */
  onUndone(indexes: number[]): void
}

interface Busy {
  done: number
  total: number
  /** How long the rate limit lets no request through, in milliseconds. */
  waitMs?: number
}

/** A proposal of the list, to be accepted. */
interface Proposal {
  index: number
  decision: ResultDecision
}

/**
 * Accepts many proposals of a list, and takes that back. What was stored before a failure stays,
 * and can be taken back.
 */
export function useAcceptAll(
  batchId: string,
  rows: readonly string[],
  { onEnd, onUndone }: Callbacks,
) {
  const { batches } = useSession().client
  const [busy, setBusy] = useState<Busy>()
  const [failure, setFailure] = useState<unknown>()
  const [last, setLast] = useState<ReadonlyMap<number, Version>>()
  const isGone = useGone()
  useLeaveConfirmation(busy && unfinished)

  const send = <T>(progress: Busy, request: () => Promise<T>): Promise<T> =>
    whenAllowed(request, isGone, (waitMs) => setBusy({ ...progress, ...(waitMs && { waitMs }) }))

  async function accept(indexes: readonly number[]) {
    setFailure(undefined)
    const stored = new Map<number, Version>()
    const elsewhere: number[] = []
    try {
      for (let from = 0; from < indexes.length && !isGone.current; ) {
        const { proposals, to } = nextProposals(rows, indexes, from)
        if (proposals.length > 0) await decide(proposals, { done: from, total: indexes.length })
        from = to
      }
    } catch (error) {
      setFailure(error)
    }
    setBusy(undefined)
    // After a run that broke off, the next one goes on with the same corrections.
    if (stored.size > 0) setLast((before) => new Map([...(before ?? []), ...stored]))
    onEnd({ accepted: [...stored.keys()], elsewhere })

    async function decide(proposals: Proposal[], progress: Busy): Promise<void> {
      const decisions = proposals.map(({ decision }) => decision)
      const { changed } = await send(progress, () => batches.decide(batchId, decisions))
      const versions = new Map(changed.map((version) => [version.reference, version]))
      for (const { index, decision } of proposals) {
        const version = versions.get(decision.reference)
        if (version) stored.set(index, version)
        else elsewhere.push(index)
      }
    }
  }

  async function undo() {
    if (!last) return
    setFailure(undefined)
    const left = [...last]
    try {
      while (left.length > 0 && !isGone.current) {
        const part = left.slice(0, maxDecisions)
        const versions = part.map(([, version]) => version)
        const progress = { done: last.size - left.length, total: last.size }
        await send(progress, () => batches.undo(batchId, versions))
        left.splice(0, part.length)
      }
    } catch (error) {
      setFailure(error)
    }
    setLast(left.length > 0 ? new Map(left) : undefined)
    setBusy(undefined)
    // Also what was not taken back now: it was before, if the answer to that was lost.
    const undone = [...last.keys()].slice(0, last.size - left.length)
    if (undone.length > 0) onUndone(undone)
  }

  const forget = () => setLast(undefined)
  return { busy, failure, accept, forget, ...(last && { undo, undoable: last.size }) }
}

/**
 * Sends a request again when the rate limit allows it, which a long list can use up.
 * @param tell gets the wait in milliseconds, or undefined when the request is sent
 */
async function whenAllowed<T>(
  request: () => Promise<T>,
  isGone: { readonly current: boolean },
  tell: (waitMs: number | undefined) => void,
): Promise<T> {
  for (;;) {
    tell(undefined)
    try {
      return await request()
    } catch (error) {
      const waitMs = rateLimitMs(error)
      if (waitMs === undefined) throw error
      tell(waitMs)
      await pause(waitMs, undefined)
      if (isGone.current) throw error
    }
  }
}

/** The proposals of the next indexes, as many as one request takes. Pure. */
function nextProposals(rows: readonly string[], indexes: readonly number[], from: number) {
  const proposals: Proposal[] = []
  let bytes = 0
  let to = from
  for (; to < indexes.length && proposals.length < maxDecisions; to++) {
    const index = indexes[to] ?? 0
    const row = JSON.parse(rows[index] ?? '{}') as ResultRow
    const text = proposalOf(row.address ?? {}, row)
    if (!text) continue
    const { reference, placeId, line } = row
    const decision = { reference, line, ...textIn(text), ...(placeId !== undefined && { placeId }) }
    bytes += new TextEncoder().encode(JSON.stringify(decision)).length
    if (bytes > maxBytes) break
    proposals.push({ index, decision })
  }
  return { proposals, to }
}
