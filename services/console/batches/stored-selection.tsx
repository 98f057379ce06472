import { useEffect, useRef, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import type { DryRun } from '../../../shared/api/batch.ts'
import type { PolicyName, VerdictName } from '../../../shared/api/verdict.ts'
import type { Selection } from '../../../shared/client/batches.ts'
import { Failure } from '../failure.tsx'
import { keepKeys } from '../idempotency-keys.ts'
import { PlanView } from '../plan-view.tsx'
import { PolicyField } from '../policy-field.tsx'
import { useSession } from '../session.tsx'
import { verdictNames, verdictWords } from '../wording.ts'
import { selectionOf } from './selection.ts'

interface Planned {
  plan: DryRun
  selection: Selection
}

type Step =
  | { is: 'open' | 'planning' }
  | ({ is: 'planned' | 'starting' } & Planned)
  | { is: 'failed'; failure: unknown; onRetry: () => void }

/** The second way to a batch: addresses that are stored already. */
export function StoredSelection() {
  const { client } = useSession()
  const { route } = useLocation()
  const [policy, setPolicy] = useState<PolicyName>()
  const [fault, setFault] = useState<string>()
  const [step, setStep] = useState<Step>({ is: 'open' })
  const [keyFor] = useState(keepKeys)
  const ending = useRef(new AbortController())
  useEffect(() => () => ending.current.abort(), [])

  /** Ends what was asked for before: its answer would be one to another selection. */
  function begin(next: Step): AbortSignal {
    ending.current.abort()
    ending.current = new AbortController()
    setStep(next)
    return ending.current.signal
  }
  async function plan(selection: Selection) {
    const signal = begin({ is: 'planning' })
    try {
      const planned = await client.batches.plan(selection, { signal })
      if (!signal.aborted) setStep({ is: 'planned', plan: planned, selection })
    } catch (failure) {
      if (!signal.aborted) setStep({ is: 'failed', failure, onRetry: () => plan(selection) })
    }
  }
  async function start(planned: Planned) {
    const { selection } = planned
    const signal = begin({ ...planned, is: 'starting' })
    try {
      const { id } = await client.batches.create(selection, { idempotencyKey: keyFor(selection), signal })
      if (!signal.aborted) route(`/console/batches/${id}`)
    } catch (failure) {
      if (!signal.aborted) setStep({ is: 'failed', failure, onRetry: () => start(planned) })
    }
  }
  function submit(event: SubmitEvent) {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const chosen = selectionOf({
      neverValidated: form.has('neverValidated'),
      unconfirmed: form.has('unconfirmed'),
      verdicts: form.getAll('verdict') as VerdictName[],
      countries: String(form.get('countries')),
      olderThanDays: String(form.get('olderThanDays')),
    })
    setFault('fault' in chosen ? chosen.fault : undefined)
    if (!('fault' in chosen)) plan({ select: chosen.select, ...(policy && { policy }) })
  }

  return (
    <details class="card stored-selection">
      <summary>
        <h2>Validate what is stored</h2>
      </summary>
      <div class="stack">
        <p class="lead">Addresses that were stored before, by whatever applies. All of it must apply.</p>
        {/* What has been started is not to be changed any more. */}
        <form
          class="stack"
          onSubmit={submit}
          onInput={() => begin({ is: 'open' })}
          inert={step.is === 'starting'}
          noValidate
        >
          <label class="check">
            <input type="checkbox" name="neverValidated" /> Only those never validated
          </label>
          <label class="check">
            <input type="checkbox" name="unconfirmed" defaultChecked /> Not those that a person has confirmed
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
        {step.is === 'failed' && <Failure failure={step.failure} onRetry={step.onRetry} />}
        {'plan' in step && (
          <>
            <PlanView plan={step.plan} />
            <div class="row">
              <button
                type="button"
                class="button primary"
                disabled={step.is === 'starting' || step.plan.rows === 0}
                onClick={() => start(step)}
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
