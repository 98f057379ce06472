import type { UploadProblem } from '../../shared/api/batch.ts'
import { countText } from './wording.ts'
import './problem-table.css'

/** Invalid rows: line, field, and what is wrong. */
export function ProblemTable({
  label,
  problems,
}: {
  label: string
  problems: readonly UploadProblem[]
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: else the keyboard cannot scroll it
    <section class="table-frame problems" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Field</th>
            <th scope="col">What is wrong</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ line, field, code, message }) => (
            <tr key={`${line} ${field} ${code}`}>
              <td class="number">{countText(line)}</td>
              <td>{field ? <code>{field}</code> : <span class="soft">the row</span>}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
