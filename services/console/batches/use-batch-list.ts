import { useEffect, useState } from 'preact/hooks'
import type { Batch } from '../../../shared/api/batch.ts'
import { hasEnded } from '../../../shared/api/batch-status.ts'
import type { AddressClient } from '../../../shared/client/address-client.ts'
import { rateLimitMs } from '../catalogue.ts'
import { useSession } from '../session.tsx'
import { useVisible } from '../use-visible.ts'

interface BatchList {
  batches: Batch[] | undefined
  hasMore: boolean
  failure: unknown
}

const maxOfPage = 1000
/** All clerks and the client's own servers share one rate limit. */
const whileRunningMs = 5000
const otherwiseMs = 20_000

/**
 * The client's batches, newest first. Polled every few seconds while the tab is visible, with one
 * request for all. Events would need one of the browser's six connections to a host for each
 * running batch. `step`: how many are shown first, and more at a time.
 */
export function useBatchList(step = 20) {
  const { client } = useSession()
  const isVisible = useVisible()
  const [list, setList] = useState<BatchList>({
    batches: undefined,
    hasMore: false,
    failure: undefined,
  })
  const [wanted, setWanted] = useState(step)
  const [round, setRound] = useState(0)

  useEffect(() => {
    if (!isVisible) return
    const ending = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = async () => {
      const next = await readList(client, wanted, ending.signal)
      if (ending.signal.aborted) return
      // When a request fails, the last list stays.
      setList((before) => ({ ...before, ...next }))
      const isRunning = next.batches?.some(({ status }) => !hasEnded(status))
      const everyMs = isRunning ? whileRunningMs : otherwiseMs
      timer = setTimeout(read, Math.max(everyMs, rateLimitMs(next.failure) ?? 0))
    }
    read()
    return () => {
      ending.abort()
      clearTimeout(timer)
    }
  }, [client, isVisible, wanted, round])

  return { ...list, more: () => setWanted(wanted + step), again: () => setRound(round + 1) }
}

async function readList(
  client: AddressClient,
  wanted: number,
  signal: AbortSignal,
): Promise<Partial<BatchList>> {
  const batches: Batch[] = []
  try {
    for await (const batch of client.batches.list(
      { limit: Math.min(wanted + 1, maxOfPage) },
      { signal },
    )) {
      if (batches.length === wanted) return { batches, hasMore: true, failure: undefined }
      batches.push(batch)
    }
    return { batches, hasMore: false, failure: undefined }
  } catch (failure) {
    return { failure }
  }
}
