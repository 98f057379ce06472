import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { ChosenFile } from './chosen-file.tsx'
import { type ReadSheet, useWorkbook } from './use-workbook.ts'

interface Props {
  file: File
  onBusy: (isBusy: boolean) => void
}

/** A workbook of Excel: one of its sheets is read, and goes on as a file. */
export function ChosenWorkbook({ file, onBusy }: Props) {
  const { read, fault, choose } = useWorkbook(file)
  const [isBusy, setBusy] = useState(false)
  const onEither = (busy: boolean) => {
    setBusy(busy)
    onBusy(busy)
  }
  if (fault) return <Fault>{fault}</Fault>
  if (!read) return <p class="soft">Reading the workbook…</p>
  return (
    <>
      {read.sheets.length > 1 && (
        <div class="field sheet">
          <label for="sheet">Sheet</label>
          <select
            id="sheet"
            value={read.sheet}
            disabled={isBusy}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            {read.sheets.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
      )}
      {read.file ? (
        <ChosenFile key={read.sheet} file={read.file} isTable onBusy={onEither} />
      ) : (
        <Fault>{faultOf(read)}</Fault>
      )}
    </>
  )
}

const faultOf = ({ sheet, uncalculated }: ReadSheet) =>
  uncalculated === undefined
    ? `The sheet “${sheet}” cannot be read. Choose another sheet, or save this one as CSV ` +
      '(UTF-8) in Excel, and choose that file.'
    : `The sheet “${sheet}” has formulas without a result, the first in cell ${uncalculated}. ` +
      'Open the workbook in Excel, save it, and choose it again.'

const Fault = ({ children }: { children: ComponentChildren }) => (
  <p class="notice bad" role="alert">
    {children}
  </p>
)
