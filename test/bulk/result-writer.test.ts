import { sql } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createResultWriter, failedResult } from '../../services/worker/bulk/result-writer.ts'
import { createMetrics } from '../../shared/runtime/metrics.ts'
import { openDatabase } from '../../shared/store/database.ts'
import { inventedRows, openBatchView } from '../support/batches.ts'
import { collectedLog } from '../support/collected-log.ts'
import { testDatabase } from '../support/test-database.ts'

it('a result that PostgreSQL refuses in every form waits between two attempts', async () => {
  const url = await testDatabase('results')
  const [db, store] = [openDatabase(url), openBatchView(url)]
  onTestFinished(async () => void (await Promise.all([db.destroy(), store.close()])))
  const id = await store.create(inventedRows(1))
  await store.change(id, `status = 'running', fed_to = 1`)
  await sql`alter table batches add constraint no_progress check (processed = 0)`.execute(db)
  const { log, lines } = collectedLog()
  const write = createResultWriter({ db, log, metrics: createMetrics('worker') })
  const { clientId } = await db.selectFrom('batches').select('clientId').executeTakeFirstOrThrow()
  const item = { batchId: id, position: 0, clientId, reference: 'one' }
  const written = write({ item, result: failedResult('internal'), calls: 0, microUsd: 0 })
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(2), { timeout: 10_000 })
  const attempts = lines.length
  await sql`alter table batches drop constraint no_progress`.execute(db)
  await written
  expect(lines.length - attempts).toBeLessThan(5)
})
