import {
  CamelCasePlugin,
  type ColumnType,
  type Generated,
  Kysely,
  PostgresDialect,
  sql,
} from 'kysely'
import { type Client, Pool, type PoolClient } from 'pg'
import type { BatchStatus } from '../api/batch-status.ts'
import type { CsvForm } from './csv-form.ts'
import { cancelAtEnd } from './end-pool.ts'
import { isPooled, withLocalSettings } from './pooler.ts'

interface ClientsTable {
  id: Generated<string>
  name: string
  /** The client whose test keys belong to this one. Null for every client but a test client. */
  testOf: string | null
  /** The default policy for its addresses: strict, normal or lenient. */
  policy: ColumnType<string | null, string | null | undefined, string | null>
  /** How its addresses are looked up; null is the service's own strategy. */
  strategy: ColumnType<string | null, string | null | undefined, string | null>
  /** Origins of the pages that can call with its tokens (CORS). */
  origins: Generated<string[]>
  /** Requests a minute by kind of route, where they differ from the defaults. */
  rateLimits: ColumnType<Record<string, number>, string | undefined, string>
  changedAt: Generated<Date>
  createdAt: Generated<Date>
}

interface ApiKeysTable {
  id: Generated<string>
  clientId: string
  name: Generated<string>
  /** The first characters of the key, to recognise it. */
  prefix: string
  /** SHA-256 of the key. Keys are random, so a slow hash would add nothing. */
  hash: Buffer
  scopes: string[]
  createdAt: Generated<Date>
  expiresAt: Date | null
  revokedAt: Date | null
  lastUsedAt: Date | null
  /** The id of the key that replaced it. */
  replacedBy: string | null
}

interface ConsoleSessionsTable {
  id: Generated<string>
  /** SHA-256 of what the cookie holds. */
  secretHash: Buffer
  keyId: string
  /** The signing key of the token that began it; null where the version before began it. */
  kid: string | null
  createdAt: Generated<Date>
  expiresAt: Date
  /** When somebody signed out. */
  endedAt: Date | null
}

interface SigningKeysTable {
  kid: string
  publicJwk: ColumnType<Record<string, unknown>, string, never>
  /** Encrypted (JWE). Null for keys from before encryption. */
  privateJwe: string | null
  createdAt: Generated<Date>
  /** Before this time the key is only published. */
  signsFrom: Generated<Date>
  /** From this time on its signatures are not valid. */
  withdrawnAt: Date | null
  /** When an operator requested a new key to replace it. */
  successorAskedAt: Date | null
}

/** The audit: who did what. Rows are only added. */
interface AuditTable {
  id: Generated<string>
  at: Generated<Date>
  /** `command line`, or the id of an API key. */
  actor: string
  action: string
  target: string | null
  detail: ColumnType<Record<string, unknown>, string | undefined, never>
}

/** PostgreSQL returns 64-bit integers as text. */
type BigInteger = ColumnType<string, number, number>

interface LedgerTable {
  workerId: string
  /** A day of the provider, Pacific time. */
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
  /** The last heartbeat. The name is older than the word heartbeat. */
  seenAt: Date
}

interface LastCallsTable {
  sku: string
  atMs: BigInteger
}

interface GrantedPermitsTable {
  stateId: string
  permits: BigInteger
}

interface QuotasTable {
  sku: string
  window: string
  /** Null means no limit. */
  calls: ColumnType<string | null, number | null, number | null>
}

interface BudgetsTable {
  /** `service`, or a client's id. */
  scope: string
  window: string
  calls: ColumnType<string | null, number | null, number | null>
  microUsd: ColumnType<string | null, number | null, number | null>
  changedAt: Generated<Date>
}

/**
 * The text of one shipping address as the customer wrote it: the fields of `Row` in shared/ingest.
 */
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
  /** The last batch and position that the text came from. */
  batchId: string | null
  position: number | null
  /**
   * The result that the verdict is from, while it is not that of `batchId` and `position`: a later
   * batch has stored the same text, and has no result for it yet. Else null, or without meaning.
   */
  verdictBatchId: string | null
  verdictPosition: number | null
  updatedAt: Generated<Date>
  /** When a person confirmed this text. A verdict from that moment is the person's. */
  confirmedAt: Date | null
  /** Of the text that the person's decision was made on. Null where there was none. */
  decidedHash: Buffer | null
  verdict: string | null
  nextAction: string | null
  reasons: ColumnType<unknown[] | null, string | null, string | null>
  confidence: number | null
  placeId: string | null
  placeIdAt: Date | null
  /**
   * The columns from here on are content of the provider. They are deleted when its retention ends.
   */
  formattedAddress: string | null
  latitude: number | null
  longitude: number | null
  precision: string | null
  changes: ColumnType<unknown[] | null, string | null, string | null>
  /** The places that fit equally well. Null where one fits. */
  candidates: ColumnType<unknown[] | null, string | null, string | null>
  attributions: ColumnType<string[] | null, string | null, string | null>
  foundAt: Date | null
  validatedAt: Date | null
}

interface BatchesTable {
  id: string
  clientId: string
  /** The name that the client gave to the batch. */
  name: string | null
  status: BatchStatus
  createdAt: Generated<Date>
  startedAt: Date | null
  finishedAt: Date | null
  total: Generated<number>
  problems: Generated<number>
  processed: Generated<number>
  /** Erased rows. In the end, `processed` plus `erased` is `total`. */
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
  /** Whether it replaces stored addresses that a person has confirmed. */
  replaceConfirmed: Generated<boolean>
  /** Names of the file's own columns. Null when it has none. */
  ownColumns: ColumnType<string[] | null, string | undefined, null>
  /** How the file was written. Null when it was no CSV. */
  csvForm: ColumnType<CsvForm | null, string | undefined, never>
  /**
   * Why the batch is paused, and when it resumes by itself. The reason `client` does not resume.
   */
  pausedReason: string | null
  resumesAt: Date | null
  /** How many times in a row the batch was paused automatically without a result in between. */
  pauses: Generated<number>
  /** Rows before `fedTo` were put on the queue. Rows before `doneTo` all have results. */
  fedTo: Generated<number>
  doneTo: Generated<number>
  /** Whether it runs again for its failed rows. */
  retrying: Generated<boolean>
  /** How many times the batch was started again. Part of the ids of its jobs. */
  round: Generated<number>
  /** Recent rows a second. */
  rate: Generated<number>
  /** When the provider's content was deleted from its results. */
  forgottenAt: Date | null
  /**
   * From `expiredAt` on, rows, results and problems are not shown. `rowsDeletedAt` is when the last
   * one was deleted.
   */
  expiredAt: Date | null
  rowsDeletedAt: Date | null
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
  /** The line of the row in the upload. */
  line: number
  /**
   * When a person has confirmed the text, as an export of ours says. `infinity` where it says that
   * one has, but not when.
   */
  confirmedAt: ColumnType<Date | null, never, never>
  /** Its cells of the batch's own columns. Null when all are empty. */
  own: ColumnType<string[] | null, never, never>
}

/** Files and selections that are being read. Their rows are already in `batch_items`. */
interface UploadsTable {
  /** The id of the future batch. */
  id: string
  clientId: string
  idempotencyKey: string | null
  createdAt: Generated<Date>
  /** The edge renews the lease. When it has expired, the upload has failed. */
  leaseUntil: Date
  /** How many rows were written, at the positions from 0 on. */
  items: Generated<number>
}

/** What was erased while an upload was being read. */
interface UploadErasuresTable {
  uploadId: string
  reference: string
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
  candidates: ColumnType<unknown[] | null, string | null, string | null>
  attributions: ColumnType<string[] | null, string | null, string | null>
  placeId: string | null
  formattedAddress: string | null
  latitude: number | null
  longitude: number | null
  precision: string | null
  validatedAt: ColumnType<Date, Date | undefined, Date>
}

interface TestCallsTable {
  day: ColumnType<string, string, never>
  /** A test client. */
  clientId: string
  billed: string
  calls: number
  /** What they would cost live. */
  microUsd: number
}

interface DeploymentTable {
  isOnlyRow: Generated<boolean>
  mode: 'sandbox' | 'live'
}

/** The tables, by their names in code. In PostgreSQL they are in snake case. */
export interface Tables {
  storedAddresses: StoredAddressesTable
  batches: BatchesTable
  uploads: UploadsTable
  uploadErasures: UploadErasuresTable
  batchItems: BatchItemsTable
  batchProblems: BatchProblemsTable
  batchResults: BatchResultsTable
  clients: ClientsTable
  apiKeys: ApiKeysTable
  consoleSessions: ConsoleSessionsTable
  signingKeys: SigningKeysTable
  ledger: LedgerTable
  ledgerWorkers: LedgerWorkersTable
  lastCalls: LastCallsTable
  grantedPermits: GrantedPermitsTable
  testCalls: TestCallsTable
  quotas: QuotasTable
  budgets: BudgetsTable
  audit: AuditTable
  deployment: DeploymentTable
}

export type Database = Kysely<Tables>

/** Rejects when PostgreSQL does not answer. */
export const pingDatabase = <Any>(db: Kysely<Any>): Promise<unknown> => sql`select 1`.execute(db)

const serverFirstMs = 500
/**
 * PostgreSQL ends a transaction that waits this long for its next statement, in milliseconds.
 * Otherwise a frozen process would keep its locks for as long as it is frozen.
 */
const idleTransactionMs = 5000

/**
 * Opens a pool of connections to PostgreSQL. Queries never hang: they fail within
 * `connectTimeoutMs` when it cannot be reached, and within `queryTimeoutMs` when it is slow.
 * `Infinity` means no timeout. `destroy` cancels what still runs half a second later.
 */
export function openDatabase(
  url: string,
  connections = 4,
  queryTimeoutMs = 3000,
  connectTimeoutMs = 2000,
): Database {
  const isLimited = queryTimeoutMs < Infinity
  // The server must cancel a statement before the client gives up. Otherwise the statement could
  // be committed with the next transaction of its connection.
  const limits = {
    statement_timeout: queryTimeoutMs - serverFirstMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
  }
  const isShared = isPooled(url)
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    ...(isLimited && { query_timeout: queryTimeoutMs, ...(!isShared && limits) }),
    application_name: 'address-service',
  })
  cancelAtEnd(pool, isShared)
  // The pool replaces an idle connection that breaks. Without a listener the error would end the
  // process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    // The same for a connection that breaks between two statements of a transaction. The next
    // statement fails in any case.
    client.on('error', () => {})
    endWhenSilent(client as PoolClient & Client)
  })
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: isShared && isLimited ? withLocalSettings(pool, limits) : pool,
    }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}

/** PostgreSQL, Appendix A: read_only_sql_transaction. */
const readOnly = '25006'

/**
 * Ends a connection where a query timed out, or whose server refuses to write. The server cancels a
 * slow statement earlier, so such a connection leads to no server, or to one that became a replica,
 * as after a failover. The pool would keep it, and every query that gets it would fail.
 */
function endWhenSilent(client: Client): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const watched = (...given: unknown[]) => {
    const answer = query(...given)
    if (answer instanceof Promise)
      answer.catch((error) => {
        if (error.message === 'Query read timeout' || error.code === readOnly) void client.end()
      })
    return answer
  }
  Object.assign(client, { query: watched })
}
