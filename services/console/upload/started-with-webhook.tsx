import type { CreatedBatch } from '../../../shared/api/batch.ts'

/** The batch runs; its webhook's secret is told here and never again. */
export function StartedWithWebhook({ batch: { id, webhook } }: { batch: CreatedBatch }) {
  return (
    <section class="card stack" role="status" aria-labelledby="started">
      <h2 id="started">The batch has started</h2>
      <p>
        Its webhook <code>{webhook?.url}</code> is signed with this secret. Keep it now: it is not shown again.
      </p>
      <p>
        <code class="secret">{webhook?.secret}</code>
      </p>
      <div class="row">
        <a class="button primary" href={`/console/batches/${id}`}>
          To the batch
        </a>
      </div>
    </section>
  )
}
