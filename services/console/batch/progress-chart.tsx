import { lazyCode } from '../lazy-code.ts'
import { clockText, countText, verdictNames, verdictWords } from '../wording.ts'
import { type ProgressPoint, sampled } from './progress.ts'

const chart = lazyCode(() => import('./chart.tsx').then(({ Chart }) => Chart))
const mostTableRows = 12

/** The verdicts over time, as a chart and as a table. */
export function ProgressChart({ points }: { points: readonly ProgressPoint[] }) {
  const { code: Chart, failure } = chart.useCode()
  return (
    <figure class="stack">
      {Chart && <Chart points={points} />}
      {failure !== undefined && <p class="soft">The chart could not be loaded. What it shows stands in the table.</p>}
      <figcaption class="small soft">
        Seen while this page is open. What was before is drawn as a straight line from the start.
      </figcaption>
      <details>
        <summary>The chart as a table</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard */}
        <section class="table-frame" aria-label="Verdicts over time" tabIndex={0}>
          <table class="number">
            <thead>
              <tr>
                <th scope="col">Time</th>
                {verdictNames.map((verdict) => (
                  <th key={verdict} scope="col">
                    {verdictWords[verdict]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sampled(points, mostTableRows).map(({ atMs, counts }) => (
                <tr key={atMs}>
                  <th scope="row">{clockText(atMs)}</th>
                  {verdictNames.map((verdict) => (
                    <td key={verdict}>{countText(counts[verdict])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  )
}
