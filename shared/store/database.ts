import { CamelCasePlugin, type ColumnType, type Generated, Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import type { BatchStatus } from '../api/batch-status.ts'

interface ClientsTable {
  id: Generated<string>
  name: string
  /** Of its addresses' judgement: strict, normal or lenient. */
  policy: ColumnType<string | null, string | null | undefined, string | null>
  /** Of the pages that may call with its tokens (CORS). */
  origins: Generated<string[]>
  /** Requests a minute by kind of route, where they differ from the usual ones. */
  rateLimits: ColumnType<Record<string, number>, string | undefined, string>
  createdAt: Generated<Date>
}

interface ApiKeysTable {
  id: Generated<string>
  clientId: string
  name: Generated<string>
  /** The readable beginning of the key, to recognise it by. */
  prefix: string
  /** SHA-256 of the key: keys are random, so a slow hash would add nothing. */
  hash: Buffer
  scopes: string[]
  createdAt: Generated<Date>
  expiresAt: Date | null
  revokedAt: Date | null
  lastUsedAt: Date | null
  /** The key that was made in its place. */
  replacedBy: string | null
}

interface SigningKeysTable {
  kid: string
  publicJwk: ColumnType<Record<string, unknown>, string, never>
  /** Encrypted (JWE); null for one from before that. */
  privateJwe: string | null
  createdAt: Generated<Date>
  /** Until then it is only published. */
  signsFrom: Generated<Date>
  /** From then on nothing that it signed holds. */
  withdrawnAt: Date | null
  /** When an operator asked for another key to take its place. */
  successorAskedAt: Date | null
}

/** Who did what: it only grows. */
interface AuditTable {
  id: Generated<string>
  at: Generated<Date>
  /** `command line`, or the id of an API key. */
  actor: string
  action: string
  target: string | null
  detail: ColumnType<Record<string, unknown>, string | undefined, never>
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

/** The customer's own text of one shipping address: what `Row` of shared/ingest has. */
interface AddressColumns {
  reference: string
  line1: string | null
  line2: string | null
  city: string | null
  region: string | null
  postalCode: string | null
  country: string | null
  address: string | null
}

interface StoredAddressesTable extends AddressColumns {
  id: Generated<string>
  clientId: string
  /** The batch and item that the text came with last. */
  batchId: string | null
  position: number | null
  updatedAt: Generated<Date>
  /** When a person confirmed this text; the verdict is the person's while it was given then too. */
  confirmedAt: Date | null
  verdict: string | null
  nextAction: string | null
  reasons: ColumnType<unknown[] | null, string | null, string | null>
  confidence: number | null
  placeId: string | null
  placeIdAt: Date | null
  /** From here on the provider's own words: gone when their retention ends. */
  formattedAddress: string | null
  latitude: number | null
  longitude: number | null
  precision: string | null
  changes: ColumnType<unknown[] | null, string | null, string | null>
  foundAt: Date | null
  validatedAt: Date | null
}

interface BatchesTable {
  id: string
  clientId: string
  /** What its client calls it. */
  name: string | null
  status: BatchStatus
  createdAt: Generated<Date>
  startedAt: Date | null
  finishedAt: Date | null
  total: Generated<number>
  problems: Generated<number>
  processed: Generated<number>
  /** Items that were erased with their results: `processed` and these together are `total` in the end. */
  erased: Generated<number>
  confirmed: Generated<number>
  corrected: Generated<number>
  needsReview: Generated<number>
  undeliverable: Generated<number>
  failed: Generated<number>
  calls: ColumnType<string, number | undefined, number>
  microUsd: ColumnType<string, number | undefined, number>
  strategy: string
  policy: string
  /** Why it paused by itself, or `client`; and when it goes on by itself. */
  pausedReason: string | null
  resumesAt: Date | null
  /** How often in a row it paused by itself without a result in between. */
  pauses: Generated<number>
  /** Items before this one were given to workers; items before `doneTo` all have results. */
  fedTo: Generated<number>
  doneTo: Generated<number>
  /** How often it was begun anew: part of its jobs' ids. */
  round: Generated<number>
  /** Rows a second lately. */
  rate: Generated<number>
  /** When what the provider said was deleted from its results. */
  forgottenAt: Date | null
  idempotencyKey: string | null
  idempotencyHash: string | null
  webhookUrl: string | null
  webhookSecret: string | null
  webhookState: 'pending' | 'delivered' | 'failed' | null
  webhookAttempts: Generated<number>
  webhookNextAt: Date | null
}

interface BatchItemsTable extends AddressColumns {
  batchId: string
  /** From 0 on, without gaps. */
  position: number
  /** Where it stood in the upload. */
  line: number
}

interface BatchProblemsTable {
  batchId: string
  line: number
  field: string | null
  code: string
  message: string
}

interface BatchResultsTable {
  batchId: string
  position: number
  verdict: string
  nextAction: string
  reasons: ColumnType<unknown[], string, string>
  confidence: number
  changes: ColumnType<unknown[], string, string>
  placeId: string | null
  formattedAddress: string | null
  latitude: number | null
  longitude: number | null
  precision: string | null
  validatedAt: ColumnType<Date, Date | undefined, Date>
}

interface Tables {
  storedAddresses: StoredAddressesTable
  batches: BatchesTable
  batchItems: BatchItemsTable
  batchProblems: BatchProblemsTable
  batchResults: BatchResultsTable
  clients: ClientsTable
  apiKeys: ApiKeysTable
  signingKeys: SigningKeysTable
  ledger: LedgerTable
  ledgerWorkers: LedgerWorkersTable
  lastCalls: LastCallsTable
  quotas: QuotasTable
  budgets: BudgetsTable
  audit: AuditTable
}

export type Database = Kysely<Tables>

const connectTimeoutMs = 2000
const serverFirstMs = 500

/**
 * A pool of connections to PostgreSQL. A database that is away makes queries fail within two seconds, never hang; one that is slow,
 * within `queryTimeoutMs`.
 */
export function openDatabase(url: string, connections = 4, queryTimeoutMs = 3000): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    // The server ends a statement first: one that goes on behind our back could be committed with the next transaction of its connection.
    statement_timeout: queryTimeoutMs - serverFirstMs,
    query_timeout: queryTimeoutMs,
    application_name: 'address-service',
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  // So would one that breaks between two statements of a transaction; the next statement fails in any case.
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}
