import { useEffect, useRef, useState } from 'preact/hooks'

/** An area to drop a file on, with a button for the file dialog. */
export function DropZone({ isSmall, onFile }: { isSmall: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [fault, setFault] = useState<string>()
  const take = (files: FileList | null | undefined) => {
    const [file, ...others] = files ?? []
    setFault(others.length > 0 ? `Drop one file: these are ${others.length + 1}.` : undefined)
    if (file && others.length === 0) onFile(file)
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
        accept=".csv,.tsv,.txt,.xlsx,.ndjson,.jsonl,.json,text/csv,application/json"
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          // So that choosing the same file again fires a change event.
          currentTarget.value = ''
        }}
      />
      {!isSmall && (
        <>
          <p class="title">Drop a file of addresses here</p>
          <p class="soft">
            Excel, CSV, NDJSON or JSON, with a header or keys that name the columns
          </p>
        </>
      )}
      <button
        type="button"
        class={`button ${isSmall ? '' : 'primary'}`}
        onClick={() => input.current?.click()}
      >
        {isSmall ? 'Choose another file' : 'Choose a file'}
      </button>
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {!isSmall && (
        <button type="button" class="button quiet" onClick={() => onFile(sampleFile())}>
          Try a sample
        </button>
      )}
    </section>
  )
}

/** Without this, a file dropped elsewhere would replace the page. */
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

/** A sample file: addresses that the sandbox knows, correct and wrong. */
const sampleRows = [
  'order,street,apartment,town,postcode,country',
  'S-1001,10 Downing Street,,London,SW1A 2AA,United Kingdom',
  'S-1002,10 Downing Street,,London,SW1A 1AA,United Kingdom',
  'S-1003,1600 Amphiteatre Parkway,,Mountain View,94043,US',
  'S-1004,350 5th Avenue,Apt 4,New York,10118,US',
  'S-1005,Unter den Linden 77,,Berlin,10117,Deutschland',
  'S-1006,Unter den Linden,,Berlin,,Germany',
  'S-1007,12 Rue Pasteur,,Lyon,,France',
  'S-1008,"1 Avenue des Champs-Élysées",,Paris,75008,France',
  'S-1009,No Such Street 99,,Nowhere,00000,Germany',
  'S-1010,,,,,Spain',
]

const sampleFile = (): File =>
  new File([`${sampleRows.join('\n')}\n`], 'sample.csv', { type: 'text/csv' })
