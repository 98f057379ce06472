import { useState } from 'preact/hooks'
import type { CreatedBatch } from '../../../shared/api/batch.ts'
import { useLeaveConfirmation } from '../leave-confirmation.ts'

interface Props {
  webhook: NonNullable<CreatedBatch['webhook']>
  /** The person has the secret, and goes on. */
  onKept: () => void
}

/** The batch was created. The webhook's secret is shown only here. */
export function StartedWithWebhook({ webhook: { url, secret }, onKept }: Props) {
  const [copied, setCopied] = useState<'copied' | 'refused'>()
  useLeaveConfirmation(
    copied === 'copied' ? undefined : 'The secret of the webhook is not shown again. Leave it?',
  )
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied('copied'),
      () => setCopied('refused'),
    )
  return (
    <section class="card stack" role="status" aria-labelledby="started">
      <h2 id="started">The batch has started</h2>
      <p>
        Its webhook <code>{url}</code> is signed with this secret. Keep it now: it is not shown
        again.
      </p>
      <p>
        <code class="secret">{secret}</code>
      </p>
      <div class="row">
        {/* Browsers offer the clipboard on pages of HTTPS alone. */}
        {isSecureContext && (
          <button type="button" class="button" onClick={copy}>
            Copy the secret
          </button>
        )}
        <button type="button" class="button primary" onClick={onKept}>
          I have kept it: to the batch
        </button>
        {copied === 'copied' && <span class="soft">Copied.</span>}
        {copied === 'refused' && (
          <span class="soft">The browser did not copy it: select it, and copy it yourself.</span>
        )}
      </div>
    </section>
  )
}
