import { useEffect, useState } from 'preact/hooks'
import type { LimitsData } from '../../../shared/api/limits.ts'
import { useSession } from '../session.tsx'
import { useVisible } from '../use-visible.ts'

interface Limits {
  /** The last ones that were read. */
  limits: LimitsData | undefined
  /** Why they could not be read just now. */
  failure: unknown
}

const everyMs = 20_000

/** What is left of quotas and budgets, and what was spent. Read while the tab is visible. */
export function useLimits(): Limits {
  const { client } = useSession()
  const isVisible = useVisible()
  const [read, setRead] = useState<Limits>({ limits: undefined, failure: undefined })
  useEffect(() => {
    if (!isVisible) return
    const ending = new AbortController()
    const ask = () =>
      client.limits({ signal: ending.signal }).then(
        (limits) => setRead({ limits, failure: undefined }),
        (failure) => ending.signal.aborted || setRead((before) => ({ ...before, failure })),
      )
    ask()
    const timer = setInterval(ask, everyMs)
    return () => {
      ending.abort()
      clearInterval(timer)
    }
  }, [client, isVisible])
  return read
}
