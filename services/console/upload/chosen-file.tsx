import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import type { CreatedBatch, DryRun } from '../../../shared/api/batch.ts'
import { KeptDecisions } from '../kept-decisions.tsx'
import { useLeaveConfirmation } from '../leave-confirmation.ts'
import { PlanView } from '../plan-view.tsx'
import { BatchSettings, maxName } from './batch-settings.tsx'
import { FilePreview } from './file-preview.tsx'
import type { Reading } from './preview.ts'
import { SendingStatus } from './sending-status.tsx'
import { StartedWithWebhook } from './started-with-webhook.tsx'
import { usePreview } from './use-preview.ts'
import { type Purpose, type Settings, useSending } from './use-sending.ts'

/** Characters that a name may not contain: invisible ones. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu
const nameOf = (file: File): string => file.name.replace(unseen, '').slice(0, maxName)
const firstSettings = (file: File): Settings => ({
  name: nameOf(file),
  policy: undefined,
  webhook: '',
  confirmed: 'keep',
})

interface Props {
  file: File
  /** Whether it was made of a workbook, so that nothing about its form is to be chosen. */
  isTable?: boolean
  onBusy: (isBusy: boolean) => void
}

/** One file, from its preview to its batch. */
export function ChosenFile({ file, isTable = false, onBusy }: Props) {
  const { route } = useLocation()
  const { reading, setReading, preview, replaced, isUnreadable } = usePreview(file)
  const [settings, setSettings] = useState(() => firstSettings(file))
  const [created, setCreated] = useState<CreatedBatch>()
  const show = ({ id }: CreatedBatch) => route(`/console/batches/${id}`)
  const { state, plan, send, stop, forget } = useSending(file, (batch) =>
    batch.webhook ? setCreated(batch) : show(batch),
  )
  const isBusy = state.is === 'sending'
  useEffect(() => onBusy(isBusy || created !== undefined), [isBusy, created])
  useLeaveConfirmation(isBusy ? 'Leaving this page ends the upload. Leave it?' : undefined)

  if (created?.webhook)
    return <StartedWithWebhook webhook={created.webhook} onKept={() => show(created)} />
  if (isUnreadable) return <Unreadable name={file.name} />
  if (!reading || !preview) return <p class="soft">Reading the beginning of the file…</p>

  const read = (next: Reading) => {
    forget()
    setReading(next)
  }
  const set = (part: Partial<Settings>) => {
    forget()
    setSettings({ ...settings, ...part })
  }
  const sendFor = (purpose: Purpose) => send(purpose, preview.names, reading, settings)
  const isReady = !isBusy && !preview.fault
  return (
    <>
      <FilePreview
        {...{ file, isTable, reading, preview, replaced }}
        isChecked={plan !== undefined}
        isDisabled={isBusy}
        onChange={read}
      />
      {preview.names.length > 0 && (
        <BatchSettings settings={settings} isDisabled={isBusy} onChange={set}>
          <CheckButton
            isChecked={plan !== undefined}
            isDisabled={!isReady}
            onCheck={() => sendFor('check')}
          />
        </BatchSettings>
      )}
      <SendingStatus state={state} onStop={stop} onRetry={sendFor} />
      {plan && !isBusy && (
        <PlanCard plan={plan} isReady={isReady} onStart={() => sendFor('start')}>
          <KeptDecisions
            count={plan.confirmed}
            choice={settings.confirmed}
            onChange={(confirmed) => setSettings({ ...settings, confirmed })}
          />
        </PlanCard>
      )}
    </>
  )
}

function Unreadable({ name }: { name: string }) {
  return (
    <p class="notice bad" role="alert">
      “{name}” cannot be read. It may have changed or gone since you chose it, or be a folder:
      choose it again.
    </p>
  )
}

interface CheckButtonProps {
  isChecked: boolean
  isDisabled: boolean
  onCheck: () => void
}

function CheckButton({ isChecked, isDisabled, onCheck }: CheckButtonProps) {
  return (
    <div class="row">
      <button
        type="button"
        class={`button ${isChecked ? '' : 'primary'}`}
        disabled={isDisabled}
        onClick={onCheck}
      >
        {isChecked ? 'Check again' : 'Check the file'}
      </button>
      {!isChecked && (
        <span class="small soft">The whole file is read, and nothing starts yet.</span>
      )}
    </div>
  )
}

interface PlanCardProps {
  plan: DryRun
  isReady: boolean
  onStart: () => void
  children: ComponentChildren
}

/** What the check found, and the button that starts the batch. */
function PlanCard({ plan, isReady, onStart, children }: PlanCardProps) {
  return (
    <section class="card stack" aria-labelledby="plan">
      <h2 id="plan">What it would be</h2>
      <PlanView plan={plan} />
      {children}
      <div class="row">
        <button
          type="button"
          class="button primary"
          disabled={!isReady || plan.rows === 0}
          onClick={onStart}
        >
          Start the batch
        </button>
      </div>
    </section>
  )
}
