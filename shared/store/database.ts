import { CamelCasePlugin, type ColumnType, type Generated, Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'

interface ClientsTable {
  id: Generated<string>
  name: string
  createdAt: Generated<Date>
}

interface ApiKeysTable {
  id: Generated<string>
  clientId: string
  /** The readable beginning of the key, to recognise it by. */
  prefix: string
  /** SHA-256 of the key: keys are random, so a slow hash would add nothing. */
  hash: Buffer
  scopes: string[]
  createdAt: Generated<Date>
  expiresAt: Date | null
  revokedAt: Date | null
}

interface SigningKeysTable {
  kid: string
  publicJwk: ColumnType<Record<string, unknown>, string, never>
  privateJwk: ColumnType<Record<string, unknown>, string, never>
  createdAt: Generated<Date>
}

/** 64-bit numbers are read as text. */
type BigInteger = ColumnType<string, number, number>

interface LedgerTable {
  workerId: string
  /** A day at the provider, Pacific time. */
  day: ColumnType<Date, string, never>
  clientId: string
  /** The provider's billing SKU. */
  billed: string
  calls: BigInteger
  microUsd: BigInteger
  entries: BigInteger
}

interface LedgerWorkersTable {
  workerId: string
  seenAt: Date
}

interface LastCallsTable {
  sku: string
  atMs: BigInteger
}

interface QuotasTable {
  sku: string
  window: string
  /** No limit where it is null. */
  calls: ColumnType<string | null, number | null, number | null>
}

interface BudgetsTable {
  /** The service, or a client's id. */
  scope: string
  window: string
  calls: ColumnType<string | null, number | null, number | null>
  microUsd: ColumnType<string | null, number | null, number | null>
}

interface Tables {
  clients: ClientsTable
  apiKeys: ApiKeysTable
  signingKeys: SigningKeysTable
  ledger: LedgerTable
  ledgerWorkers: LedgerWorkersTable
  lastCalls: LastCallsTable
  quotas: QuotasTable
  budgets: BudgetsTable
}

export type Database = Kysely<Tables>

const connectTimeoutMs = 2000
const queryTimeoutMs = 3000

/** A pool of connections to PostgreSQL. A database that is away makes queries fail within two seconds, never hang. */
export function openDatabase(url: string, connections = 4): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    application_name: 'address-service',
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}
