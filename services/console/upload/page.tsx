import { useState } from 'preact/hooks'
import { ChosenFile } from './chosen-file.tsx'
import { ChosenWorkbook } from './chosen-workbook.tsx'
import { DropZone, useNoStrayDrops } from './drop-zone.tsx'
import { isWorkbook } from './use-workbook.ts'
import '../batch/foldable.css'
import './upload.css'

/** From a file to a batch: choose, preview, check, start. */
export function UploadPage() {
  const [chosen, setChosen] = useState<{ file: File; time: number }>()
  const [isBusy, setBusy] = useState(false)
  useNoStrayDrops()
  const Chosen = chosen && isWorkbook(chosen.file) ? ChosenWorkbook : ChosenFile
  return (
    <main id="content" class="page upload">
      <nav aria-label="Way back" class="small">
        <a href="/console/batches">All batches</a>
      </nav>
      <h1>New batch</h1>
      {!isBusy && (
        <DropZone
          isSmall={chosen !== undefined}
          onFile={(file) => setChosen({ file, time: (chosen?.time ?? 0) + 1 })}
        />
      )}
      {chosen && <Chosen key={chosen.time} file={chosen.file} onBusy={setBusy} />}
    </main>
  )
}
