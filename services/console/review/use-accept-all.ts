import { useState } from 'preact/hooks'
import type { ResultRow } from '../../../shared/api/batch.ts'
import type { ResultDecision, Version } from '../../../shared/api/decisions.ts'
import { textIn } from '../address-text.ts'
import { useSession } from '../session.tsx'
import { useGone } from '../use-gone.ts'
import { proposalOf } from './proposal.ts'

/** What the service takes at once: this many decisions, in a body of less than 64 KiB. */
const maxDecisions = 100
const maxBytes = 48_000

/** What became of addresses of the list: their indexes. */
interface Accepted {
  accepted: number[]
  elsewhere: number[]
}

interface Callbacks {
  onAccepted(part: Accepted): void
  /** At the end, also after a failure. */
  onEnd(sum: { accepted: number; elsewhere: number }): void
  /** These are open again, but for those that somebody has decided or changed since. */
  onUndone(indexes: number[]): void
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
  { onAccepted, onEnd, onUndone }: Callbacks,
) {
  const { batches } = useSession().client
  const [busy, setBusy] = useState<{ done: number; total: number }>()
  const [failure, setFailure] = useState<unknown>()
  const [last, setLast] = useState<ReadonlyMap<number, Version>>()
  const isGone = useGone()

  async function accept(indexes: readonly number[]) {
    setFailure(undefined)
    const stored = new Map<number, Version>()
    let elsewhere = 0
    try {
      for (let from = 0; from < indexes.length && !isGone.current; ) {
        setBusy({ done: from, total: indexes.length })
        const { proposals, to } = nextProposals(rows, indexes, from)
        const part = await decide(proposals)
        elsewhere += part.elsewhere.length
        from = to
      }
    } catch (error) {
      setFailure(error)
    }
    setBusy(undefined)
    // After a run that broke off, the next one goes on with the same corrections.
    if (stored.size > 0) setLast((before) => new Map([...(before ?? []), ...stored]))
    onEnd({ accepted: stored.size, elsewhere })

    async function decide(proposals: Proposal[]): Promise<Accepted> {
      if (proposals.length === 0) return { accepted: [], elsewhere: [] }
      const decisions = proposals.map(({ decision }) => decision)
      const { changed } = await batches.decide(batchId, decisions)
      const versions = new Map(changed.map((version) => [version.reference, version]))
      const part: Accepted = { accepted: [], elsewhere: [] }
      for (const { index, decision } of proposals) {
        const version = versions.get(decision.reference)
        if (version) stored.set(index, version)
        part[version ? 'accepted' : 'elsewhere'].push(index)
      }
      onAccepted(part)
      return part
    }
  }

  async function undo() {
    if (!last) return
    setFailure(undefined)
    const left = [...last]
    try {
      while (left.length > 0 && !isGone.current) {
        setBusy({ done: last.size - left.length, total: last.size })
        const part = left.slice(0, maxDecisions)
        await batches.undo(
          batchId,
          part.map(([, version]) => version),
        )
        left.splice(0, part.length)
        // Also what was not taken back now: it was before, if the answer to that was lost.
        onUndone(part.map(([at]) => at))
      }
    } catch (error) {
      setFailure(error)
    }
    setLast(left.length > 0 ? new Map(left) : undefined)
    setBusy(undefined)
  }

  const forget = () => setLast(undefined)
  return { busy, failure, accept, forget, ...(last && { undo, undoable: last.size }) }
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
