import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import type { Stack } from './stack.ts'

/** A row of a batch as tests give it. */
export interface TestRow {
  reference: string
  address?: string
  line1?: string
  city?: string
  postalCode?: string
  country?: string
}

/** Columns of `batch_results`. */
type TestResult = Record<string, unknown>

export interface BatchView {
  /** Creates a batch as an upload does. Returns its id. */
  create(
    rows: TestRow[],
    options?: { id?: string; client?: string; policy?: string; webhookUrl?: string },
  ): Promise<string>
  // biome-ignore lint/suspicious/noExplicitAny: the columns are the database's
  read(id: string): Promise<any>
  // biome-ignore lint/suspicious/noExplicitAny: the columns are the database's
  results(id: string): Promise<any[]>
  /**
   * Gives rows of a batch results: a list in the order of the rows, or one to each row. What a
   * result does not name is that of a confirmed one.
   */
  judge(id: string, results?: TestResult | TestResult[]): Promise<void>
  change(id: string, set: string): Promise<void>
  /** Deletes all batches, uploads and stored addresses. */
  clear(): Promise<void>
  // biome-ignore lint/suspicious/noExplicitAny: the columns are whatever is asked for
  query(text: string, values?: unknown[]): Promise<any[]>
  close(): Promise<void>
}

const confirmed: TestResult = {
  verdict: 'confirmed',
  next_action: 'accept',
  reasons: [],
  confidence: 1,
  changes: [],
}

/** Reads the batches of a database, and creates some without an edge. */
export function openBatchView(databaseUrl: string): BatchView {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  pool.on('error', () => {})
  const query = async (text: string, values: unknown[] = []) => {
    for (;;)
      try {
        return (await pool.query(text, values)).rows
      } catch (error) {
        // To empty tables is to lock them all, while the service writes to them: one of the two is
        // ended, and may ask again.
        if (!isDeadlock(error)) throw error
      }
  }

  return {
    async create(rows, { id = randomUUID(), client = 'shop', policy = 'normal', webhookUrl } = {}) {
      await pool.query('insert into clients (name) values ($1) on conflict do nothing', [client])
      await pool.query(
        `with made as (
          insert into batches (id, client_id, status, total, strategy, policy, webhook_url)
          select $1, id, 'queued', $2, 'places', $3, $4 from clients where name = $5 returning id)
        insert into batch_items (batch_id, position, line, reference, address, line1, city, postal_code, country)
        select made.id, position - 1, position + 1, reference, address, line1, city, "postalCode", country
        from made, rows from (json_to_recordset($6::json) as (reference text, address text, line1 text, city text, "postalCode" text, country text))
          with ordinality as given (reference, address, line1, city, "postalCode", country, position)`,
        [id, rows.length, policy, webhookUrl ?? null, client, JSON.stringify(rows)],
      )
      return id
    },
    read: async (id) => (await query('select * from batches where id = $1', [id]))[0],
    results: (id) =>
      query('select * from batch_results where batch_id = $1 order by position', [id]),
    judge: async (id, results = {}) => {
      const given = Array.isArray(results)
        ? results
        : (await query('select from batch_items where batch_id = $1', [id])).map(() => results)
      const rows = given.map((result, position) => ({
        ...confirmed,
        batch_id: id,
        position,
        validated_at: new Date(),
        ...result,
      }))
      await query(
        'insert into batch_results select * from json_populate_recordset(null::batch_results, $1)',
        [JSON.stringify(rows)],
      )
    },
    change: async (id, set) => void (await query(`update batches set ${set} where id = $1`, [id])),
    clear: async () =>
      void (await query('truncate batches, batch_items, uploads, stored_addresses cascade')),
    query,
    close: () => pool.end(),
  }
}

/** The batches of a stack, for all tests of the file or group. */
export function useBatchView(stack: Stack): BatchView {
  const view = {} as BatchView
  beforeAll(() => void Object.assign(view, openBatchView(stack.databaseUrl)))
  afterAll(() => view.close?.())
  return view
}

/** Quotas without limits per minute and day, so that a loss of Redis’ data causes no pause. */
export const openQuotas = Object.fromEntries(
  ['AUTOCOMPLETE', 'DETAILS'].flatMap((sku) =>
    ['MINUTE', 'DAY'].map((w) => [`QUOTA_${sku}_PER_${w}`, 'unlimited']),
  ),
)

const streets = [
  'Rue Pasteur',
  'Rue Victor Hugo',
  'Rue du Moulin',
  'Rue des Lilas',
  'Rue de la Gare',
]
const cities = [
  'Lyon',
  'Marseille',
  'Toulouse',
  'Nantes',
  'Lille',
  'Rennes',
  'Reims',
  'Dijon',
  'Angers',
  'Brest',
]

/** Rows that all differ, at addresses that the sandbox has: two calls each. */
export const inventedRows = (count: number, from = 0): TestRow[] =>
  Array.from({ length: count }, (_, index) => {
    const n = from + index
    const street = streets[Math.floor(n / cities.length) % streets.length]
    const number = 1 + Math.floor(n / cities.length / streets.length)
    return {
      reference: `order-${n}`,
      line1: `${number} ${street}`,
      city: cities[n % cities.length] ?? '',
      country: 'FR',
    }
  })

const isDeadlock = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '40P01'
