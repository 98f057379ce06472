import type { ColumnUse } from '../../../shared/ingest/columns.ts'
import { parts as allParts } from '../../../shared/ingest/row.ts'
import { type Choice, partWords, repeatedColumns } from './mapping.ts'
import type { Preview } from './preview.ts'

interface Props {
  preview: Preview
  isDisabled: boolean
  onAssign: (index: number, use: Choice) => void
}

const maxExamples = 3

/** The columns of a file, one below the other, with what each is for. */
export function MappingList({ preview: { names, uses, rows }, isDisabled, onAssign }: Props) {
  const isRepeated = repeatedColumns(names)
  return (
    <table class="mapping">
      <caption class="hidden-text">Columns of the file</caption>
      <thead>
        <tr>
          <th scope="col">Column</th>
          <th scope="col">For example</th>
          <th scope="col">What it is</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name, index) => (
          <tr key={index}>
            <th scope="row">{name || `Column ${index + 1}`}</th>
            <td class="soft">{examplesOf(rows, index)}</td>
            <td>
              <UseSelect
                label={`What “${name || index + 1}” is`}
                use={uses[index] ?? null}
                isDisabled={isDisabled || isRepeated[index] === true}
                onChange={(use) => onAssign(index, use)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function examplesOf(rows: Preview['rows'], index: number): string {
  const texts = new Set(rows.map(({ cells }) => cells[index] ?? ''))
  texts.delete('')
  return [...texts].slice(0, maxExamples).join(' · ')
}

interface SelectProps {
  label: string
  use: ColumnUse
  isDisabled: boolean
  onChange: (use: Choice) => void
}

function UseSelect({ label, use, isDisabled, onChange }: SelectProps) {
  const isDecision = use === 'decision'
  return (
    <select
      aria-label={label}
      class={use !== null && use !== 'own' ? 'used' : ''}
      disabled={isDisabled || isDecision}
      value={use ?? ''}
      onChange={({ currentTarget }) => onChange((currentTarget.value || null) as Choice)}
    >
      {isDecision && <option value="decision">Confirmed by a person</option>}
      <option value="own">Kept as it is</option>
      <option value="">Left out</option>
      <optgroup label="Part of the address">
        {allParts.map((part) => (
          <option key={part} value={part}>
            {partWords[part]}
          </option>
        ))}
      </optgroup>
    </select>
  )
}
