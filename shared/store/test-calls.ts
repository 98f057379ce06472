import { sql } from 'kysely'
import type { BillingSku } from '../billing/prices.ts'
import type { Database } from './database.ts'

/** What a test client called on one day of the provider, and what it would have cost live. */
export interface TestCharge {
  day: string
  clientId: string
  billed: BillingSku
  calls: number
  microUsd: number
}

/**
 * Adds to what is counted. Each day, client and billing SKU comes once. They are locked in one
 * order, as all workers add to the same ones.
 */
export async function addTestCalls(db: Database, charges: TestCharge[]): Promise<void> {
  const keyOf = ({ day, clientId, billed }: TestCharge) => `${day} ${clientId} ${billed}`
  await db
    .insertInto('testCalls')
    .values(charges.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.columns(['day', 'clientId', 'billed']).doUpdateSet((eb) => ({
        calls: eb('testCalls.calls', '+', eb.ref('excluded.calls')),
        microUsd: eb('testCalls.microUsd', '+', eb.ref('excluded.microUsd')),
      })),
    )
    .execute()
}

/** What the test keys of this client called from this day on. */
export async function readTestCalls(
  db: Database,
  firstDay: string,
  clientId: string,
): Promise<TestCharge[]> {
  const rows = await db
    .selectFrom('testCalls')
    .innerJoin('clients', 'clients.id', 'testCalls.clientId')
    .select(({ ref }) => [
      sql<string>`to_char(${ref('day')}, 'YYYY-MM-DD')`.as('day'),
      'clientId',
      'billed',
      'calls',
      'microUsd',
    ])
    .where('clients.testOf', '=', clientId)
    .where(sql<boolean>`day >= ${firstDay}::date`)
    .execute()
  return rows.map((row) => ({
    ...row,
    billed: row.billed as BillingSku,
    calls: Number(row.calls),
    microUsd: Number(row.microUsd),
  }))
}
