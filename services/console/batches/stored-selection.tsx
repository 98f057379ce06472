import { useEffect, useRef, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import type { DryRun } from '../../../shared/api/batch.ts'
import type { Selection } from '../../../shared/client/batches.ts'
import type { PolicyName, VerdictName } from '../../../shared/verdict/verdicts.ts'
import { Failure } from '../failure.tsx'
import { keepKeys } from '../idempotency-keys.ts'
import { type ConfirmedChoice, KeptDecisions } from '../kept-decisions.tsx'
import { PlanView } from '../plan-view.tsx'
import { PolicyField } from '../policy-field.tsx'
import { useSession } from '../session.tsx'
import { verdictNames, verdictWords } from '../wording.ts'
import { type SelectionForm, selectionOf } from './selection.ts'

interface Planned {
  plan: DryRun
  selection: Selection
}

type Step =
  | { is: 'open' | 'planning' }
  | ({ is: 'planned' | 'starting' } & Planned)
  | { is: 'failed'; failure: unknown; onRetry: () => void }

/** A form that creates a batch from stored addresses. */
export function StoredSelection() {
  const { step, reset, plan, choose, start } = useSelectionSteps()
  return (
    <details class="card stored-selection" open={location.hash === '#stored'}>
      <summary>
        <h2>Validate what is stored</h2>
      </summary>
      <div class="stack">
        <p class="lead">
          Choose which of your stored addresses to check again. An address must fit all of it.
        </p>
        <SelectionFields stepName={step.is} onChange={reset} onSubmit={plan} />
        {step.is === 'failed' && <Failure failure={step.failure} onRetry={step.onRetry} />}
        {'plan' in step && (
          <>
            <PlanView plan={step.plan} />
            <KeptDecisions
              count={step.plan.confirmed}
              choice={step.selection.confirmed ?? 'keep'}
              onChange={choose}
            />
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

/** The steps from a selection to its batch: a plan, then the start. */
function useSelectionSteps() {
  const { client } = useSession()
  const { route } = useLocation()
  const [step, setStep] = useState<Step>({ is: 'open' })
  const [keyFor] = useState(keepKeys)
  const ending = useRef(new AbortController())
  useEffect(() => () => ending.current.abort(), [])

  /** Aborts the pending request: its response would be about another selection. */
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
      const { id } = await client.batches.create(selection, {
        idempotencyKey: keyFor(selection),
        signal,
      })
      if (!signal.aborted) route(`/console/batches/${id}`)
    } catch (failure) {
      if (!signal.aborted) setStep({ is: 'failed', failure, onRetry: () => start(planned) })
    }
  }
  const choose = (confirmed: ConfirmedChoice) => {
    if (step.is === 'planned') setStep({ ...step, selection: { ...step.selection, confirmed } })
  }
  return { step, plan, choose, start, reset: () => begin({ is: 'open' }) }
}

interface SelectionFieldsProps {
  stepName: Step['is']
  onChange: () => void
  onSubmit: (selection: Selection) => void
}

function SelectionFields({ stepName, onChange, onSubmit }: SelectionFieldsProps) {
  const [policy, setPolicy] = useState<PolicyName>()
  const [fault, setFault] = useState<string>()

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const chosen = selectionOf(formIn(event.currentTarget as HTMLFormElement))
    setFault('fault' in chosen ? chosen.fault : undefined)
    if (!('fault' in chosen)) onSubmit({ select: chosen.select, ...(policy && { policy }) })
  }

  // Inert once started: the selection must not change any more.
  return (
    <form
      class="stack"
      onSubmit={submit}
      onInput={onChange}
      inert={stepName === 'starting'}
      noValidate
    >
      <ValidationFields />
      <div class="fields">
        <TextField
          id="countries"
          label="Countries"
          input={{ name: 'countries', placeholder: 'DE, FR' }}
        />
        <TextField
          id="older"
          label="Validated more than … days ago"
          input={{ name: 'olderThanDays', inputMode: 'numeric' }}
        />
        <PolicyField id="selection-policy" policy={policy} onChange={setPolicy} />
      </div>
      <div class="field" id={faultId}>
        {fault && (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
      </div>
      <div class="row">
        <button
          type="submit"
          class="button"
          disabled={stepName === 'planning' || stepName === 'starting'}
        >
          {stepName === 'planning' ? 'Counting…' : 'Estimate'}
        </button>
      </div>
    </form>
  )
}

const faultId = 'selection-fault'

function formIn(element: HTMLFormElement): SelectionForm {
  const form = new FormData(element)
  return {
    neverValidated: form.has('neverValidated'),
    unconfirmed: form.has('unconfirmed'),
    verdicts: form.getAll('verdict') as VerdictName[],
    countries: String(form.get('countries')),
    olderThanDays: String(form.get('olderThanDays')),
  }
}

/** What must be true of the last validation. */
function ValidationFields() {
  return (
    <>
      <label class="check">
        <input type="checkbox" name="neverValidated" /> Only those never validated
      </label>
      <label class="check">
        <input type="checkbox" name="unconfirmed" defaultChecked /> Not those that a person has
        confirmed
      </label>
      <fieldset>
        <legend>Last verdict</legend>
        {verdictNames.map((verdict) => (
          <label key={verdict} class="check">
            <input type="checkbox" name="verdict" value={verdict} /> {verdictWords[verdict]}
          </label>
        ))}
      </fieldset>
    </>
  )
}

interface TextFieldProps {
  id: string
  label: string
  input: { name: string; placeholder?: string; inputMode?: 'numeric' }
}

function TextField({ id, label, input }: TextFieldProps) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input id={id} {...input} autocomplete="off" aria-describedby={faultId} />
    </div>
  )
}
