import type { ComponentChildren } from 'preact'
import { PolicyField } from '../policy-field.tsx'
import type { Settings } from './use-sending.ts'

export const maxName = 200

interface Props {
  settings: Settings
  isDisabled: boolean
  onChange: (part: Partial<Settings>) => void
  children: ComponentChildren
}

/** What the new batch is called, how strict it is, and who is told of its end. */
export function BatchSettings({ settings, isDisabled, onChange, children }: Props) {
  return (
    <section class="card stack" aria-labelledby="settings">
      <h2 id="settings">Settings</h2>
      <div class="settings">
        <div class="field">
          <label for="name">Name</label>
          <input
            id="name"
            autocomplete="off"
            maxLength={maxName}
            dir="auto"
            value={settings.name}
            disabled={isDisabled}
            onInput={({ currentTarget }) => onChange({ name: currentTarget.value })}
            aria-describedby="name-hint"
          />
          <p class="hint" id="name-hint">
            What you know the batch by.
          </p>
        </div>
        <PolicyField
          id="policy"
          policy={settings.policy}
          isDisabled={isDisabled}
          onChange={(policy) => onChange({ policy })}
        />
        <div class="field">
          <label for="webhook">Webhook (optional)</label>
          <input
            id="webhook"
            type="url"
            placeholder="https://shop.example/batches"
            autocomplete="off"
            value={settings.webhook}
            disabled={isDisabled}
            onInput={({ currentTarget }) => onChange({ webhook: currentTarget.value })}
            aria-describedby="webhook-hint"
          />
          <p class="hint" id="webhook-hint">
            Is told when the batch has ended, signed with a secret that you get at the start.
          </p>
        </div>
      </div>
      {children}
    </section>
  )
}
