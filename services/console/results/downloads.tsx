import { useEffect, useRef, useState } from 'preact/hooks'
import { exportName } from '../../../shared/api/export-name.ts'
import type { ResultFilter } from '../../../shared/client/batches.ts'
import { Failure } from '../failure.tsx'
import { loadCode } from '../lazy-code.ts'
import { useSession } from '../session.tsx'
import { bytesText } from '../wording.ts'

/** What is fetched for each kind of file, and its ending. A workbook is made of CSV. */
const kinds = {
  Excel: { type: 'text/csv', extension: 'xlsx' },
  CSV: { type: 'text/csv', extension: 'csv', like: 'upload' },
  NDJSON: { type: 'application/x-ndjson', extension: 'ndjson' },
} as const
type Name = keyof typeof kinds
/** Rows from which a program is a better tool than a browser. */
const manyRows = 200_000

const loadWorkbook = () =>
  loadCode('The part of the console that writes workbooks', () => import('./workbook.ts'))

interface DownloadProps {
  batchId: string
  filter: ResultFilter
  /** The number of results, if known. */
  count?: number
}

/**
 * Downloads the filtered results with the file's own columns, the stored texts and people's
 * decisions. It streams into a Blob, which browsers keep on disk when it is large.
 */
export function Downloads({ batchId, filter, count }: DownloadProps) {
  const { client } = useSession()
  const [busy, setBusy] = useState<{ name: Name; bytes: number }>()
  const [failure, setFailure] = useState<unknown>()
  const ending = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => ending.current?.abort(), [])

  async function download(name: Name) {
    const { type, extension, ...form } = kinds[name]
    const controller = new AbortController()
    ending.current = controller
    setBusy({ name, bytes: 0 })
    setFailure(undefined)
    try {
      const { signal } = controller
      const workbook = name === 'Excel' && (await loadWorkbook())
      const batch = await client.batches.get(batchId, { signal })
      const stream = await client.batches.download(
        batchId,
        type,
        { ...filter, ...form, include: ['columns', 'address', 'decision'] },
        { signal },
      )
      const counted = stream.pipeThrough(counting((bytes) => setBusy({ name, bytes })))
      const blob = workbook
        ? await workbook.workbookOf(counted)
        : await new Response(counted, { headers: { 'content-type': type } }).blob()
      save(blob, exportName(batch, extension))
    } catch (error) {
      if (!controller.signal.aborted) setFailure(error)
    }
    setBusy(undefined)
  }

  return (
    <div class="stack downloads">
      <div class="row">
        {(Object.keys(kinds) as Name[]).map((name) => (
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
          For this many rows a program is the better way:{' '}
          <code>GET /api/address/batches/{batchId}/results</code> with <code>Accept: text/csv</code>
          .
        </p>
      )}
      {failure !== undefined && <Failure failure={failure} />}
    </div>
  )
}

function counting(
  onBytes: (bytes: number) => void,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
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
  // The browser needs the URL until it has begun to save.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
