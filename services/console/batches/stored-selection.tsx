import { useEffect, useRef, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import type { DryRun } from '../../../shared/api/batch.ts'
import type { PolicyName, VerdictName } from '../../../shared/api/verdict.ts'
import type { Selection } from '../../../shared/client/batches.ts'
import { verdictNames, verdictWords } from '../batch/wording.ts'
import { Failure } from '../failure.tsx'
import { useSession } from '../session.tsx'
import { PlanView } from '../upload/plan-view.tsx'
import { PolicyField } from '../upload/policy-field.tsx'
import { newKey } from '../upload/send.ts'
import { selectionOf } from './selection.ts'

type Step =
  | { is: 'open' | 'planning' }
  | { is: 'planned' | 'starting'; plan: DryRun; selection: Selection; key: string }
  | { is: 'failed'; failure: unknown }

/** The second way to a batch: addresses that are stored already. */
export function StoredSelection() {
  const { client } = useSession()
  const { route } = useLocation()
  const [policy, setPolicy] = useState<PolicyName>()
  const [fault, setFault] = useState<string>()
  const [step, setStep] = useState<Step>({ is: 'open' })
  const ending = useRef(new AbortController())
  useEffect(() => () => ending.current.abort(), [])

  async function attempt(work: () => Promise<void>) {
    try {
      await work()
    } catch (failure) {
      if (!ending.current.signal.aborted) setStep({ is: 'failed', failure })
    }
  }
  async function plan(event: SubmitEvent) {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const chosen = selectionOf({
      neverValidated: form.has('neverValidated'),
      verdicts: form.getAll('verdict') as VerdictName[],
      countries: String(form.get('countries')),
      olderThanDays: String(form.get('olderThanDays')),
    })
    setFault('fault' in chosen ? chosen.fault : undefined)
    if ('fault' in chosen) return
    const selection: Selection = { select: chosen.select, ...(policy && { policy }) }
    setStep({ is: 'planning' })
    await attempt(async () => {
      const planned = await client.batches.plan(selection, { signal: ending.current.signal })
      setStep({ is: 'planned', plan: planned, selection, key: newKey() })
    })
  }
  async function start() {
    if (step.is !== 'planned') return
    setStep({ ...step, is: 'starting' })
    await attempt(async () => {
      const options = { idempotencyKey: step.key, signal: ending.current.signal }
      const { id } = await client.batches.create(step.selection, options)
      route(`/console/batches/${id}`)
    })
  }

  return (
    <details class="card stored-selection">
      <summary>
        <h2>Validate what is stored</h2>
      </summary>
      <div class="stack">
        <p class="lead">
          Addresses that were stored before, by whatever applies. All of it must apply; nothing chosen means all of
          them.
        </p>
        <form class="stack" onSubmit={plan} onInput={() => setStep({ is: 'open' })} noValidate>
          <label class="check">
            <input type="checkbox" name="neverValidated" /> Only those never validated
          </label>
          <fieldset>
            <legend>Last verdict</legend>
            {verdictNames.map((verdict) => (
              <label key={verdict} class="check">
                <input type="checkbox" name="verdict" value={verdict} /> {verdictWords[verdict]}
              </label>
            ))}
          </fieldset>
          <div class="fields">
            <div class="field">
              <label for="countries">Countries</label>
              <input
                id="countries"
                name="countries"
                placeholder="DE, FR"
                autocomplete="off"
                aria-describedby="selection-fault"
              />
            </div>
            <div class="field">
              <label for="older">Validated more than … days ago</label>
              <input
                id="older"
                name="olderThanDays"
                inputMode="numeric"
                autocomplete="off"
                aria-describedby="selection-fault"
              />
            </div>
            <PolicyField id="selection-policy" policy={policy} onChange={setPolicy} />
          </div>
          <div class="field" id="selection-fault">
            {fault && (
              <p class="fault" role="alert">
                {fault}
              </p>
            )}
          </div>
          <div class="row">
            <button type="submit" class="button" disabled={step.is === 'planning' || step.is === 'starting'}>
              {step.is === 'planning' ? 'Counting…' : 'What would it be?'}
            </button>
          </div>
        </form>
        {step.is === 'failed' && <Failure failure={step.failure} />}
        {'plan' in step && (
          <>
            <PlanView plan={step.plan} />
            <div class="row">
              <button
                type="button"
                class="button primary"
                disabled={step.is === 'starting' || step.plan.rows === 0}
                onClick={start}
              >
                {step.is === 'starting' ? 'Starting…' : 'Start'}
              </button>
            </div>
          </>
        )}
      </div>
    </details>
  )
}
