import type { DryRun } from '../../shared/api/batch.ts'
import { useCostText } from './cost-text.ts'
import { ProblemTable } from './problem-table.tsx'
import { countOf, countText, durationText } from './wording.ts'
import './plan-view.css'

/** The result of a dry run: rows, price and duration. */
export function PlanView({ plan }: { plan: DryRun }) {
  const costText = useCostText()
  const { rows, problems, firstProblems, duplicates, calls, usd, leastUsd, seconds, withinBudget } =
    plan
  return (
    <div class="stack" role="status">
      <dl class="figures">
        <div>
          <dt>Addresses</dt>
          <dd>{countText(rows)}</dd>
        </div>
        <div>
          <dt>Price</dt>
          <dd>
            {leastUsd !== undefined && `${costText(leastUsd)} to `}
            {costText(usd)}
          </dd>
        </div>
        <div>
          <dt>Takes</dt>
          <dd>{seconds === undefined ? '–' : `about ${durationText(Math.max(1, seconds))}`}</dd>
        </div>
        <div>
          <dt>Faults in rows</dt>
          <dd>{countText(problems)}</dd>
        </div>
      </dl>
      {seconds === undefined && (
        <p class="notice bad">
          A quota or budget allows no such calls at all: this batch would never end.
        </p>
      )}
      {rows === 0 && <p class="notice doubt">There is nothing in it to validate.</p>}
      {duplicates > 0 && (
        <p class="notice doubt">
          {countOf(duplicates, 'row')} {duplicates === 1 ? 'has' : 'have'} the reference of an
          earlier row. Each row gets its result, but of a reference only the last text is stored.
        </p>
      )}
      {!withinBudget && (
        <p class="notice doubt">
          This is more than what is left of the budget. It would pause when that is used up, and go
          on in the next period.
        </p>
      )}
      {rows > 0 && (
        <table class="number planned-calls">
          <caption class="hidden-text">Expected calls to the provider</caption>
          <thead>
            <tr>
              <th scope="col">Calls</th>
              <th scope="col" class="figure">
                How many
              </th>
              <th scope="col" class="figure">
                At list price
              </th>
            </tr>
          </thead>
          <tbody>
            {calls.map((planned) => (
              <tr key={planned.sku}>
                <td>
                  {planned.billedAs} <span class="small soft sku">{planned.sku}</span>
                </td>
                <td class="figure">{countText(planned.calls)}</td>
                <td class="figure">{costText(planned.usd)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {problems > 0 && (
        <details open={problems <= 10}>
          <summary>
            {countOf(problems, 'fault')} in rows that would be left out
            {problems > firstProblems.length &&
              `, the first ${countText(firstProblems.length)} of them`}
          </summary>
          <ProblemTable label="Rows that would be left out" problems={firstProblems} />
        </details>
      )}
    </div>
  )
}
