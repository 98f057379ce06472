import type { BatchView } from '../support/batches.ts'
import type { ApiDocument } from './api-document.ts'

/** The state of the batch that an operation needs. A paused batch is not touched by the worker. */
const statusBefore: Record<string, string> = { followBatch: 'completed', retryBatch: 'completed' }
const reference = 'customer-4711'

/**
 * The batch, the stored address, the client and the key that the examples are about; as an
 * operation needs them.
 */
export async function makeFixtures(
  store: BatchView,
  api: ApiDocument,
  operationId: string,
): Promise<void> {
  // Faster than truncating: the tables have a few rows.
  for (const table of ['batches', 'batch_items', 'uploads', 'stored_addresses'])
    await store.query(`delete from ${table}`)
  const address = { line1: '10 Downing Street', city: 'London' }
  const exampleIdOf = (id: string) =>
    api.operations
      .find((operation) => operation.operationId === id)
      ?.parameters.find(({ name }) => name === 'id')?.example
  // What random requests made: test keys of these clients.
  await store.query('delete from clients where test_of is not null')
  await store.query("delete from clients where name in ('my shop', 'another shop')")
  await store.query("insert into clients (id, name) values ($1, 'my shop')", [
    exampleIdOf('getClient'),
  ])
  await store.query(
    "insert into api_keys (id, client_id, prefix, hash, scopes) values ($1, $2, 'addr_Ab12Cd', 'none', '{address}')",
    [exampleIdOf('revokeKey'), exampleIdOf('getClient')],
  )
  const rows = [
    { reference, ...address },
    { reference: 'customer-4712', city: 'Lyon' },
    // Not done, so that nobody completes the batch while it is paused.
    { reference: 'customer-4713', city: 'Oslo' },
  ]
  const id = await store.create(rows, { id: String(exampleIdOf('getBatch')) })
  // A worker may have begun before the pause: its results do no harm.
  const status = statusBefore[operationId] ?? 'paused'
  await store.change(
    id,
    `status = '${status}', paused_reason = 'client', processed = 2, confirmed = 1, failed = 1`,
  )
  await store.query(
    `insert into batch_results (batch_id, position, verdict, next_action, reasons, confidence, changes)
      values ($1, 0, 'confirmed', 'accept', '[{"code": "unit_missing"}]', 1, '[]'), ($1, 1, 'failed', 'retry', '[]', 0, '[]')
      on conflict do nothing`,
    [id],
  )
  await store.query(
    `insert into batch_problems (batch_id, line, field, code, message) values ($1, 7, 'reference', 'REQUIRED', 'is required')`,
    [id],
  )
  await store.query(
    `insert into stored_addresses (client_id, reference, line1, city)
      select id, $1, $2, $3 from clients where name = 'shop' on conflict do nothing`,
    [reference, address.line1, address.city],
  )
}
