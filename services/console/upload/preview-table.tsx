import { parts as allParts, type Part } from '../../../shared/ingest/row.ts'
import { isRepeated, partWords } from './mapping.ts'
import type { Preview } from './preview.ts'

interface Props {
  preview: Preview
  isDisabled: boolean
  onAssign: (index: number, part: Part | null) => void
}

/** The first rows of a file, and above each column what it is taken for. */
export function PreviewTable({ preview: { names, parts, rows }, isDisabled, onAssign }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
    <section class="table-frame preview" aria-label="First rows of the file" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Line</th>
            {names.map((name, index) => (
              <th key={index} scope="col" class={parts[index] ? 'used' : ''}>
                <span class="name">{name || `Column ${index + 1}`}</span>
                <select
                  aria-label={`What “${name || index + 1}” is`}
                  disabled={isDisabled || isRepeated(names, index)}
                  value={parts[index] ?? ''}
                  onChange={({ currentTarget }) => onAssign(index, (currentTarget.value || null) as Part | null)}
                >
                  <option value="">Not used</option>
                  {allParts.map((part) => (
                    <option key={part} value={part}>
                      {partWords[part]}
                    </option>
                  ))}
                </select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, cells, isBad }) => (
            <tr key={line} class={isBad ? 'bad-row' : ''}>
              <td class="number soft">{line}</td>
              {cells.map((cell, index) => (
                <td key={index} class={parts[index] ? '' : 'soft'}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
