import { ProblemTable } from '../problem-table.tsx'
import { bytesText, countOf, countText } from '../wording.ts'
import { reassigned, usesBy } from './mapping.ts'
import { MappingList } from './mapping-list.tsx'
import { type Preview, previewBytes, type Reading } from './preview.ts'
import { ReadingFields } from './reading-fields.tsx'

interface Props {
  file: File
  /** Whether it was made of a workbook. */
  isTable: boolean
  reading: Reading
  preview: Preview
  /** The column that another one has replaced as the reference, because it repeats. */
  replaced: string | undefined
  /** Shown once the faults of the whole file are known. */
  isChecked: boolean
  isDisabled: boolean
  onChange: (reading: Reading) => void
}

/** A file and its first rows, and how both are read. */
export function FilePreview(props: Props) {
  const { file, isTable, reading, preview, replaced, isChecked, isDisabled, onChange } = props
  const { names, uses, seen, problemCount, problems, fault } = preview
  return (
    <section class="card stack" aria-labelledby="file">
      <div class="page-head">
        <h2 id="file" class="file-name">
          {file.name}
        </h2>
        {!isTable && <span class="soft number">{bytesText(file.size)}</span>}
      </div>
      {fault && (
        <p class="notice bad" role="alert">
          {fault}
        </p>
      )}
      {!isTable && <ReadingFields {...{ reading, preview, isDisabled, onChange }} />}
      {names.length > 0 && (
        <>
          {replaced !== undefined && (
            <p class="small soft" role="status">
              “{replaced}” repeats, so “{names[uses.indexOf('reference')]}” is the reference:{' '}
              {file.size > previewBytes
                ? `it does not in the first ${countOf(seen, 'row')}.`
                : 'it never does.'}
            </p>
          )}
          <MappingList
            preview={preview}
            isDisabled={isDisabled}
            onAssign={(index, use) =>
              onChange({
                ...reading,
                assignment: reassigned(names, usesBy(names, reading.assignment), index, use),
              })
            }
          />
        </>
      )}
      {problems.length > 0 && !isChecked && (
        <details open={problemCount <= 10}>
          <summary>
            {countOf(problemCount, 'fault')} in the first {countOf(seen, 'row')}: those rows would
            be left out
            {problemCount > problems.length &&
              `. Here are the first ${countText(problems.length)} faults`}
          </summary>
          <ProblemTable label="Faults in the first rows" problems={problems} />
        </details>
      )}
    </section>
  )
}
