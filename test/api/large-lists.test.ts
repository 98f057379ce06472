import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readResultPage } from '../../services/edge/batches/result-page.ts'
import { readResults } from '../../shared/store/batch-results.ts'
import { listBatches } from '../../shared/store/batches.ts'
import { type Database, openDatabase } from '../../shared/store/database.ts'
import { listStoredAddresses } from '../../shared/store/stored-addresses.ts'
import { type BatchView, openBatchView } from '../support/batches.ts'
import { blocksRead } from '../support/blocks-read.ts'
import { testDatabase } from '../support/test-database.ts'

const rows = 100_000
const limit = 20
/** Blocks of 8 KiB. The rows of each table fill more than a thousand of them. */
const someBlocks = 400

let db: Database
let store: BatchView
let clientId: string
const id = randomUUID()
beforeAll(async () => {
  const url = await testDatabase('large')
  db = openDatabase(url, 1, 60_000)
  store = openBatchView(url)
  const [client] = await store.query("insert into clients (name) values ('shop') returning id")
  clientId = client.id
  await store.query(
    `insert into batches (id, client_id, status, total, strategy, policy) values ($1, $2, 'running', ${rows}, 'places', 'normal')`,
    [id, clientId],
  )
  await store.query(
    `insert into batches (id, client_id, status, total, strategy, policy, created_at)
     select gen_random_uuid(), $1, case when n % 19000 = 7 then 'cancelled' else 'completed' end, 1, 'places', 'normal',
       now() - n * interval '1 second' from generate_series(1, 20000) as n`,
    [clientId],
  )
  const rareLast = `n % 33000 = 32999`
  await store.query(
    `insert into batch_items (batch_id, position, line, reference, line1, country)
     select $1, n, n + 2, 'r' || lpad(n::text, 9, '0'), n || ' Rue Pasteur', case when ${rareLast} then 'Antarctica' else 'FR' end
     from generate_series(0, ${rows - 1}) as n`,
    [id],
  )
  await store.query(
    `insert into batch_results (batch_id, position, verdict, next_action, reasons, confidence, changes)
     select $1, n, case when ${rareLast} then 'failed' else 'confirmed' end, 'accept', '[]', 1, '[]'
     from generate_series(0, ${rows - 1}) as n`,
    [id],
  )
  await store.query(
    `insert into stored_addresses (client_id, reference, line1, country, verdict)
     select $1, reference, line1, country, case when position % 33000 = 100 then null else verdict end
     from batch_items join batch_results using (batch_id, position)`,
    [clientId],
  )
  await store.query('vacuum')
  // With a small sample the planner assumes that there are no rare values.
  await store.query('set default_statistics_target = 1; analyze')
}, 180_000)
afterAll(async () => {
  await store?.close()
  await db?.destroy()
})

/** Reads a page, and checks that few blocks were read. */
async function fromFewBlocks<Row>(read: (db: Database) => Promise<Row[]>): Promise<Row[]> {
  let page: Row[] = []
  const blocks = await blocksRead(db, async (own) => {
    page = await read(own)
  })
  expect(blocks).toBeLessThan(someBlocks)
  return page
}

describe('a page of a hundred thousand stored addresses reads few database blocks', () => {
  const list = (filter: Partial<Parameters<typeof listStoredAddresses>[2]>) =>
    fromFewBlocks((own) => listStoredAddresses(own, clientId, { limit, ...filter }))

  it.each([
    ['without a filter', {}, limit],
    ['of a country that few have', { country: ['AQ'] }, 3],
    ['of a country that most have', { country: ['FR'] }, limit],
    ['of a verdict that few have', { verdict: ['failed' as const] }, 3],
    [
      'of a country that most and a verdict that few have',
      { country: ['FR'], verdict: ['failed' as const] },
      0,
    ],
    ['after another page', { country: ['FR'], after: 'r000050000' }, limit],
  ])('%s', async (_, filter, count) => {
    const page = await list(filter)
    expect(page).toHaveLength(count)
    const references = page.map(({ reference }) => reference)
    expect(references).toEqual([...references].sort())
    if ('after' in filter) expect(references[0]).toBe('r000050001')
  })

  it('also where addresses were never validated', async () => {
    const [first] = await list({ country: ['FR'], after: 'r000000099' })
    expect(first).toMatchObject({ reference: 'r000000100', verdict: null })
  })
})

describe('a page of a hundred thousand results reads few database blocks', () => {
  const list = (filter: object) =>
    fromFewBlocks(async (own) => {
      const plain = { withText: false, withOwn: false, withDecision: false }
      const pages = readResults(
        (query) => query(own),
        { id, clientId, total: rows },
        { ...plain, ...filter },
        -1,
        limit,
      )
      return (await readResultPage(pages, limit - 1, [])).placed
    })

  it.each([
    ['without a filter', {}, limit],
    ['of a country that few have', { country: ['AQ'] }, 3],
    ['of a verdict that few have', { verdict: ['failed'] }, 3],
    [
      'of a country that most and a verdict that few have',
      { country: ['FR'], verdict: ['failed'] },
      0,
    ],
    [
      'of a country that few and a verdict that most have',
      { country: ['AQ'], verdict: ['confirmed'] },
      0,
    ],
  ])('%s', async (_, filter, count) => {
    expect(await list(filter)).toHaveLength(count)
  })
})

it('a page of twenty thousand batches in a rare state reads few database blocks', async () => {
  const read = (status?: ('cancelled' | 'completed')[]) =>
    fromFewBlocks((own) => listBatches(own, clientId, { status, limit }))
  expect(await read(['cancelled'])).toHaveLength(2)
  expect(await read(['cancelled', 'completed'])).toHaveLength(limit)
  expect(await read()).toHaveLength(limit)
})

it('a page of batches reads few database blocks, whatever columns their files had', async () => {
  const [client] = await store.query("insert into clients (name) values ('wide') returning id")
  await store.query(
    `insert into batches (id, client_id, status, total, strategy, policy, own_columns)
     select gen_random_uuid(), $1, 'completed', 1, 'places', 'normal',
       (select json_agg(md5(batch || ' ' || n)) from generate_series(1, 2000) as n)
     from generate_series(1, 100) as batch`,
    [client.id],
  )
  const page = await fromFewBlocks((own) => listBatches(own, client.id, { limit: 100 }))
  expect(page).toHaveLength(100)
})
