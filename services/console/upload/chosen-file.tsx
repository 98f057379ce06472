import { useEffect, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import type { CreatedBatch } from '../../../shared/api/batch.ts'
import { Failure } from '../failure.tsx'
import { PlanView } from '../plan-view.tsx'
import { PolicyField } from '../policy-field.tsx'
import { ProblemTable } from '../problem-table.tsx'
import { bytesText, countOf, countText } from '../wording.ts'
import { partsBy, reassigned } from './mapping.ts'
import type { Preview, Reading } from './preview.ts'
import { PreviewTable } from './preview-table.tsx'
import { ReadingFields } from './reading-fields.tsx'
import { FileChanged } from './send.ts'
import { SendingProgress } from './sending-progress.tsx'
import { StartedWithWebhook } from './started-with-webhook.tsx'
import { usePreview } from './use-preview.ts'
import { type Settings, useSending } from './use-sending.ts'

const longestName = 200
/** What a name may not hold: characters that nobody sees. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu
const nameOf = (file: File): string => file.name.replace(unseen, '').slice(0, longestName)

interface Props {
  file: File
  onBusy: (isBusy: boolean) => void
}

/** One file, from its preview to its batch. */
export function ChosenFile({ file, onBusy }: Props) {
  const { route } = useLocation()
  const { reading, setReading, preview, isUnreadable } = usePreview(file)
  const [settings, setSettings] = useState<Settings>({ name: nameOf(file), policy: undefined, webhook: '' })
  const [created, setCreated] = useState<CreatedBatch>()
  const { state, plan, send, stop, forget } = useSending(file, (batch) =>
    batch.webhook ? setCreated(batch) : route(`/console/batches/${batch.id}`),
  )
  const isBusy = state.is === 'sending'
  useEffect(() => onBusy(isBusy || created !== undefined), [isBusy, created])
  useLeaveGuard(isBusy)

  if (created) return <StartedWithWebhook batch={created} />
  if (isUnreadable)
    return (
      <p class="notice bad" role="alert">
        “{file.name}” cannot be read. It may have changed or gone since you chose it, or be a folder: choose it again.
      </p>
    )
  if (!reading || !preview) return <p class="soft">Reading the beginning of the file…</p>

  const read = (next: Reading) => {
    forget()
    setReading(next)
  }
  const set = (part: Partial<Settings>) => {
    forget()
    setSettings({ ...settings, ...part })
  }
  const isReady = !isBusy && !preview.fault
  return (
    <>
      <FilePreview
        file={file}
        reading={reading}
        preview={preview}
        isChecked={plan !== undefined}
        isDisabled={isBusy}
        onChange={read}
      />
      {preview.names.length > 0 && (
        <section class="card stack" aria-labelledby="settings">
          <h2 id="settings">Settings</h2>
          <div class="settings">
            <div class="field">
              <label for="name">Name</label>
              <input
                id="name"
                autocomplete="off"
                maxLength={longestName}
                dir="auto"
                value={settings.name}
                disabled={isBusy}
                onInput={({ currentTarget }) => set({ name: currentTarget.value })}
                aria-describedby="name-hint"
              />
              <p class="hint" id="name-hint">
                What you know the batch by.
              </p>
            </div>
            <PolicyField
              id="policy"
              policy={settings.policy}
              isDisabled={isBusy}
              onChange={(policy) => set({ policy })}
            />
            <div class="field">
              <label for="webhook">Webhook (optional)</label>
              <input
                id="webhook"
                type="url"
                placeholder="https://shop.example/batches"
                autocomplete="off"
                value={settings.webhook}
                disabled={isBusy}
                onInput={({ currentTarget }) => set({ webhook: currentTarget.value })}
                aria-describedby="webhook-hint"
              />
              <p class="hint" id="webhook-hint">
                Is told when the batch has ended, signed with a secret that you get at the start.
              </p>
            </div>
          </div>
          <div class="row">
            <button
              type="button"
              class={`button ${plan ? '' : 'primary'}`}
              disabled={!isReady}
              onClick={() => send('check', reading, settings)}
            >
              {plan ? 'Check again' : 'Check the file'}
            </button>
            {!plan && <span class="small soft">The whole file is read, and nothing starts yet.</span>}
          </div>
        </section>
      )}
      {state.is === 'sending' && <SendingProgress {...state} onStop={stop} />}
      {state.is === 'failed' && (
        <Failure
          failure={state.failure}
          {...(!(state.failure instanceof FileChanged) && { onRetry: () => send(state.purpose, reading, settings) })}
        />
      )}
      {state.is === 'stopped late' && (
        <div class="notice doubt" role="status">
          <p>
            All was sent before you stopped, so the batch may have started all the same: look at{' '}
            <a href="/console/batches">all batches</a>. Starting the same again from here makes no second one.
          </p>
        </div>
      )}
      {plan && state.is !== 'sending' && (
        <section class="card stack" aria-labelledby="plan">
          <h2 id="plan">What it would be</h2>
          <PlanView plan={plan} />
          <div class="row">
            <button
              type="button"
              class="button primary"
              disabled={!isReady || plan.rows === 0}
              onClick={() => send('start', reading, settings)}
            >
              Start the batch
            </button>
          </div>
        </section>
      )}
    </>
  )
}

interface FilePreviewProps {
  file: File
  reading: Reading
  preview: Preview
  /** The whole file's faults are known. */
  isChecked: boolean
  isDisabled: boolean
  onChange: (reading: Reading) => void
}

function FilePreview({ file, reading, preview, isChecked, isDisabled, onChange }: FilePreviewProps) {
  const { names, rows, seen, problemCount, problems, fault } = preview
  return (
    <section class="card stack" aria-labelledby="file">
      <div class="page-head">
        <h2 id="file" class="file-name">
          {file.name}
        </h2>
        <span class="soft number">{bytesText(file.size)}</span>
      </div>
      {fault && (
        <p class="notice bad" role="alert">
          {fault}
        </p>
      )}
      {names.length > 0 && (
        <>
          <ReadingFields reading={reading} preview={preview} isDisabled={isDisabled} onChange={onChange} />
          <PreviewTable
            preview={preview}
            isDisabled={isDisabled}
            onAssign={(index, part) =>
              onChange({ ...reading, assignment: reassigned(names, partsBy(names, reading.assignment), index, part) })
            }
          />
          <p class="small soft">
            {rows.length < seen ? `The first ${countText(rows.length)} rows` : countOf(seen, 'row')}. Above each column
            stands what it is taken for: change it where that is wrong.
          </p>
        </>
      )}
      {problems.length > 0 && !isChecked && (
        <details open={problemCount <= 10}>
          <summary>
            {countOf(problemCount, 'fault')} in the first {countOf(seen, 'row')}: those rows would be left out
            {problemCount > problems.length && `. Here are the first ${countText(problems.length)} faults`}
          </summary>
          <ProblemTable label="Faults in the first rows" problems={problems} />
        </details>
      )}
    </section>
  )
}

/** A file on its way is lost when the page is left: the browser asks first. */
function useLeaveGuard(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isBusy])
}
