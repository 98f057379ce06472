import { useCallback, useEffect, useMemo, useState } from 'preact/hooks'
import type { StoredAddress } from '../../../shared/api/stored-address.ts'
import { isUnknownAddress } from '../catalogue.ts'
import { useSession } from '../session.tsx'

/** A stored address as far as known; `erased` if it does not exist any more. */
export type Known = { stored: StoredAddress } | 'erased' | { failure: unknown } | undefined
/** A request under way. Its result counts only while nothing newer is known. */
interface Asked {
  isAsked: true
}

export interface StoredOnDesk {
  known: Known
  /** What a decision returned. */
  keep(stored: StoredAddress): void
  /**
   * What is known of an address holds no longer: it is asked for when it is shown, at once if it
   * is shown now.
   */
  forget(reference: string): void
  retry(): void
}

/** The stored address on the desk. The next ones are fetched ahead so that they appear at once. */
export function useStored(reference: string, ahead: readonly string[]): StoredOnDesk {
  const { stored: calls } = useSession().client
  const all = useMemo(() => new Map<string, Known | Asked>(), [])
  const [, draw] = useState(0)
  const [forgotten, setForgotten] = useState(0)
  const ending = useMemo(() => new AbortController(), [])
  useEffect(() => () => ending.abort(), [ending])

  const ask = useCallback(
    (wanted: string) => {
      if (all.has(wanted)) return
      const asked: Asked = { isAsked: true }
      const learn = (known: Known) => {
        if (ending.signal.aborted || all.get(wanted) !== asked) return
        all.set(wanted, known)
        draw((last) => last + 1)
      }
      all.set(wanted, asked)
      calls.get(wanted, { signal: ending.signal }).then(
        (stored) => learn({ stored }),
        (failure) => learn(isUnknownAddress(failure) ? 'erased' : { failure }),
      )
    },
    [all, calls, ending],
  )
  useEffect(() => {
    const last = all.get(reference)
    // A failed early fetch is repeated when the address is needed.
    if (typeof last === 'object' && 'failure' in last) all.delete(reference)
    for (const wanted of [reference, ...ahead]) ask(wanted)
  }, [reference, JSON.stringify(ahead), forgotten])

  const known = all.get(reference)
  return {
    known: isAsked(known) ? undefined : known,
    keep(stored) {
      all.set(stored.reference, { stored })
      draw((last) => last + 1)
    },
    forget(reference) {
      all.delete(reference)
      setForgotten((last) => last + 1)
    },
    retry() {
      all.delete(reference)
      ask(reference)
      draw((last) => last + 1)
    },
  }
}

const isAsked = (known: Known | Asked): known is Asked =>
  typeof known === 'object' && 'isAsked' in known
