import { useEffect, useRef, useState } from 'preact/hooks'
import { sampleFile } from './sample.ts'

/** A place to drop a file on; its button opens the browser's dialog, by mouse and by keyboard. */
export function DropZone({ isSmall, onFile }: { isSmall: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null | undefined) => {
    const [file] = files ?? []
    if (file) onFile(file)
  }
  return (
    <section
      class={`drop-zone ${isOver ? 'over' : ''} ${isSmall ? 'small-zone' : ''}`}
      aria-label="File"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer?.files)
      }}
    >
      <input
        ref={input}
        class="hidden-text"
        type="file"
        tabIndex={-1}
        aria-label="File of addresses"
        accept=".csv,.tsv,.txt,.ndjson,.jsonl,.json,text/csv,application/json"
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          // The same file again is a choice too.
          currentTarget.value = ''
        }}
      />
      {!isSmall && (
        <>
          <p class="title">Drop a file of addresses here</p>
          <p class="soft">CSV, TSV, NDJSON or JSON, with a header or keys that name the columns</p>
        </>
      )}
      <button type="button" class={`button ${isSmall ? '' : 'primary'}`} onClick={() => input.current?.click()}>
        {isSmall ? 'Choose another file' : 'Choose a file'}
      </button>
      {!isSmall && (
        <button type="button" class="button quiet" onClick={() => onFile(sampleFile())}>
          Try a sample
        </button>
      )}
    </section>
  )
}

/** A file that misses its place would be opened by the browser, instead of this page and all that was chosen here. */
export function useNoStrayDrops(): void {
  useEffect(() => {
    const refuse = (event: Event) => event.preventDefault()
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}
