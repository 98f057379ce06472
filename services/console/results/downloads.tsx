import { useEffect, useRef, useState } from 'preact/hooks'
import type { ResultFilter } from '../../../shared/client/batches.ts'
import { Failure } from '../failure.tsx'
import { useSession } from '../session.tsx'
import { bytesText, shortId } from '../wording.ts'

const types = { CSV: ['text/csv', 'csv'], NDJSON: ['application/x-ndjson', 'ndjson'] } as const
type Name = keyof typeof types
/** From here on, a program does better than a browser. */
const manyRows = 200_000

interface DownloadProps {
  batchId: string
  filter: ResultFilter
  /** Of results, if it is known. */
  count?: number
}

/**
 * The results that a filter lets through, with their stored texts and what people decided since, as a file. It streams into a Blob, which
 * browsers keep on disk when it is large, and not in the page's memory.
 */
export function Downloads({ batchId, filter, count }: DownloadProps) {
  const { client } = useSession()
  const [busy, setBusy] = useState<{ name: Name; bytes: number }>()
  const [failure, setFailure] = useState<unknown>()
  const ending = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => ending.current?.abort(), [])

  async function download(name: Name) {
    const [type, extension] = types[name]
    const controller = new AbortController()
    ending.current = controller
    setBusy({ name, bytes: 0 })
    setFailure(undefined)
    try {
      const stream = await client.batches.download(
        batchId,
        type,
        { ...filter, include: ['address', 'decision'] },
        { signal: controller.signal },
      )
      const counted = stream.pipeThrough(counting((bytes) => setBusy({ name, bytes })))
      const blob = await new Response(counted, { headers: { 'content-type': type } }).blob()
      // Spreadsheets know UTF-8 by it.
      save(name === 'CSV' ? new Blob(['\uFEFF', blob], { type }) : blob, `results-${shortId(batchId)}.${extension}`)
    } catch (error) {
      if (!controller.signal.aborted) setFailure(error)
    }
    setBusy(undefined)
  }

  return (
    <div class="stack downloads">
      <div class="row">
        {(Object.keys(types) as Name[]).map((name) => (
          <button
            key={name}
            type="button"
            class="button"
            disabled={busy !== undefined || count === 0}
            onClick={() => download(name)}
          >
            {busy?.name === name ? `${name}: ${bytesText(busy.bytes)}…` : `Export ${name}`}
          </button>
        ))}
        {busy && (
          <button type="button" class="button quiet" onClick={() => ending.current?.abort()}>
            Stop
          </button>
        )}
      </div>
      {count !== undefined && count >= manyRows && (
        <p class="small soft">
          For this many rows a program is the better way: <code>GET /api/address/batches/{batchId}/results</code> with{' '}
          <code>Accept: text/csv</code>.
        </p>
      )}
      {failure !== undefined && <Failure failure={failure} />}
    </div>
  )
}

function counting(onBytes: (bytes: number) => void): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.length
      onBytes(bytes)
      controller.enqueue(chunk)
    },
  })
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser needs it until it has begun to save.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
