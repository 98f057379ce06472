import { useEffect, useRef, useState } from 'preact/hooks'
import type { ResultFilter } from '../../../shared/client/batches.ts'
import { wordsOf } from '../failure.tsx'
import { useSession } from '../session.tsx'

const types = { CSV: 'text/csv', NDJSON: 'application/x-ndjson' } as const
type FileKind = keyof typeof types

/** Saves results, with their stored texts, as a file. */
export function Export({ batchId, filter }: { batchId: string; filter: ResultFilter }) {
  const { batches } = useSession().client
  const [busy, setBusy] = useState<FileKind>()
  const [fault, setFault] = useState<string>()
  const ending = useRef<AbortController>(undefined)
  useEffect(() => () => ending.current?.abort(), [])

  async function save(kind: FileKind) {
    const own = new AbortController()
    ending.current = own
    setBusy(kind)
    setFault(undefined)
    try {
      const options = { signal: own.signal }
      const stream = await batches.download(batchId, types[kind], { ...filter, include: 'address' }, options)
      const file = await new Response(stream, { headers: { 'content-type': types[kind] } }).blob()
      offer(file, `results-${batchId}.${kind.toLowerCase()}`)
    } catch (failure) {
      if (!own.signal.aborted) setFault(`The export failed. ${wordsOf(failure)}`)
    }
    setBusy(undefined)
  }

  return (
    <>
      {(Object.keys(types) as FileKind[]).map((kind) => (
        <button type="button" class="button" key={kind} disabled={busy !== undefined} onClick={() => save(kind)}>
          {busy === kind ? 'Exporting…' : `Export ${kind}`}
        </button>
      ))}
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </>
  )
}

/** The browser's own way to save a file, which wants a link. */
function offer(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The click has begun the download by then.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
