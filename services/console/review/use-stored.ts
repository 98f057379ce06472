import { useCallback, useEffect, useMemo, useState } from 'preact/hooks'
import type { StoredAddress } from '../../../shared/api/stored-address.ts'
import { isUnknownAddress } from '../catalogue.ts'
import { useSession } from '../session.tsx'

/** A stored address as far as known; `erased` if it does not exist any more. */
export type Known = { stored: StoredAddress } | 'erased' | { failure: unknown } | undefined

export interface StoredOnDesk {
  known: Known
  /** What a decision returned. */
  keep(stored: StoredAddress): void
  /** What is known of an address holds no longer: it is asked for when it is shown. */
  forget(reference: string): void
  retry(): void
}

/** The stored address on the desk. The next ones are fetched ahead so that they appear at once. */
export function useStored(reference: string, ahead: readonly string[]): StoredOnDesk {
  const { stored: calls } = useSession().client
  const all = useMemo(() => new Map<string, Known | 'asked'>(), [])
  const [, draw] = useState(0)
  const ending = useMemo(() => new AbortController(), [])
  useEffect(() => () => ending.abort(), [ending])

  const ask = useCallback(
    (wanted: string) => {
      if (all.has(wanted)) return
      const learn = (known: Known) => {
        if (ending.signal.aborted) return
        all.set(wanted, known)
        draw((last) => last + 1)
      }
      all.set(wanted, 'asked')
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
  }, [reference, JSON.stringify(ahead)])

  const known = all.get(reference)
  return {
    known: known === 'asked' ? undefined : known,
    keep(stored) {
      all.set(stored.reference, { stored })
      draw((last) => last + 1)
    },
    forget: (reference) => void all.delete(reference),
    retry() {
      all.delete(reference)
      ask(reference)
      draw((last) => last + 1)
    },
  }
}
