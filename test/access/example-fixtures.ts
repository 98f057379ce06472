import type { BatchView } from '../support/batches.ts'
import type { ApiDocument } from './api-document.ts'

/** What the batch must be like before an operation; paused, it is left alone by the worker. */
const statusBefore: Record<string, string> = { followBatch: 'completed', retryBatch: 'completed' }
const reference = 'customer-4711'

/** The batch and the stored address that the examples are about, and no others; as an operation needs them. */
export async function makeFixtures(store: BatchView, api: ApiDocument, operationId: string): Promise<void> {
  await store.query('truncate batches, stored_addresses cascade')
  const address = { line1: '10 Downing Street', city: 'London' }
  const exampleId = api.operations
    .find((operation) => operation.operationId === 'getBatch')
    ?.parameters.find(({ name }) => name === 'id')?.example
  const rows = [
    { reference, ...address },
    { reference: 'customer-4712', city: 'Lyon' },
  ]
  const id = await store.create(rows, { id: String(exampleId) })
  const status = statusBefore[operationId] ?? 'paused'
  await store.change(id, `status = '${status}', paused_reason = 'client', processed = 2, confirmed = 1, failed = 1`)
  await store.query(
    `insert into batch_results (batch_id, position, verdict, next_action, reasons, confidence, changes)
      values ($1, 0, 'confirmed', 'accept', '[{"code": "unit_missing"}]', 1, '[]'), ($1, 1, 'failed', 'retry', '[]', 0, '[]')`,
    [id],
  )
  await store.query(
    `insert into batch_problems (batch_id, line, field, code, message) values ($1, 7, 'reference', 'REQUIRED', 'is required')`,
    [id],
  )
  await store.query(
    `insert into stored_addresses (client_id, reference, line1, city)
      select id, $1, $2, $3 from clients where name = 'shop'`,
    [reference, address.line1, address.city],
  )
}
