import { useEffect, useRef, useState } from 'preact/hooks'
import type { UploadProblem } from '../../../shared/api/batch.ts'
import { Failure } from '../failure.tsx'
import { ProblemTable } from '../problem-table.tsx'
import { useSession } from '../session.tsx'
import { countOf } from '../wording.ts'

const pageSize = 50

interface Reading {
  rest: AsyncGenerator<UploadProblem, void>
  ending: AbortController
}

/** The invalid rows of a batch's upload, fetched page by page when somebody opens the list. */
export function Problems({ id, count }: { id: string; count: number }) {
  const { client } = useSession()
  const [problems, setProblems] = useState<UploadProblem[]>([])
  const [isBusy, setBusy] = useState(false)
  const [isAll, setAll] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const reading = useRef<Reading | undefined>(undefined)
  useEffect(() => () => reading.current?.ending.abort(), [])

  function start() {
    const ending = new AbortController()
    setProblems([])
    return { rest: client.batches.problems(id, { signal: ending.signal }), ending }
  }
  async function more() {
    setBusy(true)
    setFailure(undefined)
    reading.current ??= start()
    const { rest, ending } = reading.current
    try {
      const { entries, isEnd } = await take(rest, pageSize)
      setProblems((before) => [...before, ...entries])
      setAll(isEnd)
    } catch (error) {
      if (ending.signal.aborted) return
      // An iteration that failed cannot be continued: the next attempt starts again.
      reading.current = undefined
      setFailure(error)
    }
    setBusy(false)
  }

  return (
    <details
      class="card"
      onToggle={(event) => event.currentTarget.open && !reading.current && !failure && more()}
    >
      <summary>
        <h2>{countOf(count, 'fault')} in rows that were left out</h2>
      </summary>
      <div class="stack">
        {problems.length > 0 && <ProblemTable label="Rows left out" problems={problems} />}
        {failure !== undefined && <Failure failure={failure} onRetry={more} />}
        {isBusy && <p class="soft">Reading…</p>}
        {!isBusy && !isAll && failure === undefined && (
          <div class="row">
            <button type="button" class="button" onClick={more}>
              Show more
            </button>
          </div>
        )}
        {isAll && count > problems.length && (
          <p class="small soft">Only the first {countOf(problems.length, 'fault')} are kept.</p>
        )}
      </div>
    </details>
  )
}

async function take<T>(
  rest: AsyncGenerator<T, void>,
  most: number,
): Promise<{ entries: T[]; isEnd: boolean }> {
  const entries: T[] = []
  while (entries.length < most) {
    const { value, done } = await rest.next()
    if (done) return { entries, isEnd: true }
    entries.push(value as T)
  }
  return { entries, isEnd: false }
}
