import type { Edition, Sku } from '../../../shared/billing/skus.ts'
import type { Budgets } from '../../../shared/quota/limits.ts'
import type { SkuState, Spent } from '../../../shared/quota/quota-reader.ts'
import type { Config } from '../../../shared/settings/process-settings.ts'
import type { DataMode } from '../../../shared/store/data-mode.ts'
import type { HeldLimit } from '../limits/held-limits.ts'

/** What was read, or why it could not be read. */
export type ReadResult<T> = { value: T } | { failed: string }

export interface SettingFacts {
  /** A line for each setting that is wrong. */
  problems: string[]
  /** The settings that are valid. */
  config: Config<'doctor'>
}

/** What one provider said to a call that costs nothing. */
export interface ProviderAnswer {
  edition: string
  finding: string
  message: string
  /** The name it gave itself: `sandbox`. */
  answeredBy?: string
}

export type RedisSetting = 'REDIS_URL' | 'QUEUE_REDIS_URL'

export interface RedisFacts {
  version: string
  evictionPolicy: string
  appendOnly: boolean
  /** Where a user may not read the settings: whether some were made already. */
  snapshots: boolean
  lastWriteToDiskFailed: boolean
  usedBytes: number
  /** 0 is no limit. */
  maxBytes: number
}

export interface DatabaseFacts {
  version: number
  /** Migrations that the code needs and the database lacks. */
  missingMigrations: string[]
  invalidIndexes: string[]
  connections: number
  maxConnections: number
}

export interface DiskFacts {
  databaseBytes: number
  rows: number
  /** Rows of batches that were uploaded in the last seven days. */
  rowsOfWeek: number
  /** Undefined for a role that may not see it. */
  walBytes: number | undefined
  maxWalBytes: number
  /** Of the disk with the data, where it is on this machine. */
  disk?: { freeBytes: number; totalBytes: number } | undefined
}

export interface BackupFacts {
  archives: boolean
  /** In seconds; undefined where it has not happened. */
  lastArchivedAgo: number | undefined
  /** Whether a finished file of WAL is not archived. There is none where nothing is written. */
  hasWaitingFile: boolean
  lastFailedAgo: number | undefined
  failed: number
  /** Names of replication slots that nobody reads, and what they keep. */
  idleSlots: { name: string; keptBytes: number }[]
  /**
   * Age in seconds of the newest base copy that was made of this server; undefined where there is
   * none. The whole is undefined for a role that may not see it.
   */
  baseCopy: { ago: number | undefined } | undefined
}

export interface SigningKeyFacts {
  /** Age of the key that signs, in days. Undefined where none does. */
  ageDays: number | undefined
  /** Whether SIGNING_KEY_SECRET decrypts it; undefined without the secret. */
  isReadable: boolean | undefined
}

export interface CertificateFacts {
  subject: string
  certificate: ReadResult<{ daysLeft: number }>
}

export interface QuotaFacts {
  /** Of the running processes, else of this environment. */
  edition: Edition
  fallback: Edition | undefined
  held: HeldLimit[]
  budgets: Budgets
  spent: Spent
  states: { sku: Sku; state: SkuState }[]
  edges: number
  workers: number
}

export interface WebhookFacts {
  /** Given up, of batches that ended in the last two days. */
  givenUp: number
  /** Tried three times or more, and still tried. */
  retried: number
}

export interface Facts {
  settings: SettingFacts
  /** Whose places the database has. Undefined before an edge or worker has used it. */
  mode?: DataMode
  provider?: ReadResult<ProviderAnswer[]>
  quota?: ReadResult<QuotaFacts>
  redis?: { setting: RedisSetting; is: ReadResult<RedisFacts> }[]
  /** Of a PostgreSQL that does not answer, nothing else of it is known. */
  postgres?: ReadResult<DatabaseFacts>
  /** How far the clock of each is ahead of this machine's, in milliseconds. */
  clocks?: { name: string; aheadMs: ReadResult<number> }[]
  disk?: ReadResult<DiskFacts>
  backup?: ReadResult<BackupFacts>
  certificates?: CertificateFacts[]
  keys?: ReadResult<SigningKeyFacts>
  webhooks?: ReadResult<WebhookFacts>
  /** The names of the alerts that fire. */
  alerts?: ReadResult<string[]>
}
