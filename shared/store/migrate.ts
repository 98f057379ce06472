import type { Migrations } from './migration.ts'
import { clients } from './migrations/0001-clients.ts'
import { ledger } from './migrations/0002-ledger.ts'
import { batches } from './migrations/0003-batches.ts'
import { access } from './migrations/0004-access.ts'
import { review } from './migrations/0005-review.ts'
import { uploads } from './migrations/0006-uploads.ts'
import { tenants } from './migrations/0008-tenants.ts'
import { batchRetention } from './migrations/0009-batch-retention.ts'
import { indexes } from './migrations/0010-indexes.ts'
import { unusedIndexes } from './migrations/0011-unused-indexes.ts'
import { mode } from './migrations/0012-mode.ts'
import { keptDecisions } from './migrations/0013-kept-decisions.ts'
import { candidates } from './migrations/0014-candidates.ts'
import { ownColumns } from './migrations/0015-own-columns.ts'
import { testClients } from './migrations/0016-test-clients.ts'
import { consoleSessions } from './migrations/0017-console-sessions.ts'
import { confirmedRows } from './migrations/0018-confirmed-rows.ts'
import { testCalls } from './migrations/0019-test-calls.ts'
import { clientStrategies } from './migrations/0020-client-strategies.ts'
import { changeTimes } from './migrations/0024-change-times.ts'
import { changeIndexes } from './migrations/0025-change-indexes.ts'
import { unmergedLedger } from './migrations/0026-unmerged-ledger.ts'
import { uploadErasures } from './migrations/0027-upload-erasures.ts'
import { retrying } from './migrations/0028-retrying.ts'
import { grantedPermits } from './migrations/0029-granted-permits.ts'
import { sessionSigningKeys } from './migrations/0030-session-signing-keys.ts'
import { decidedTexts } from './migrations/0031-decided-texts.ts'
import { verdictOrigins } from './migrations/0032-verdict-origins.ts'
import { verdictIndex } from './migrations/0033-verdict-index.ts'
import { type MigrationOptions, revertMigrations, runMigrations } from './run-migrations.ts'

/** How to write a migration: migrations/README.md. A released migration is never changed. */
export const migrations: Migrations = {
  '0001-clients': clients,
  '0002-ledger': ledger,
  '0003-batches': batches,
  '0004-access': access,
  '0005-review': review,
  '0006-uploads': uploads,
  '0008-tenants': tenants,
  '0009-batch-retention': batchRetention,
  '0010-indexes': indexes,
  '0011-unused-indexes': unusedIndexes,
  '0012-mode': mode,
  '0013-kept-decisions': keptDecisions,
  '0014-candidates': candidates,
  '0015-own-columns': ownColumns,
  '0016-test-clients': testClients,
  '0017-console-sessions': consoleSessions,
  '0018-confirmed-rows': confirmedRows,
  '0019-test-calls': testCalls,
  '0020-client-strategies': clientStrategies,
  '0024-change-times': changeTimes,
  '0025-change-indexes': changeIndexes,
  '0026-unmerged-ledger': unmergedLedger,
  '0027-upload-erasures': uploadErasures,
  '0028-retrying': retrying,
  '0029-granted-permits': grantedPermits,
  '0030-session-signing-keys': sessionSigningKeys,
  '0031-decided-texts': decidedTexts,
  '0032-verdict-origins': verdictOrigins,
  '0033-verdict-index': verdictIndex,
}

/** Migrates the database to the newest schema. Several processes can do this at the same time. */
export const migrate = (databaseUrl: string, options: MigrationOptions = {}): Promise<void> =>
  runMigrations(databaseUrl, migrations, options)

/**
 * Brings the schema back to that of an older version: to the migration with the name `last`.
 * @throws {RevertError}
 */
export const revert = (
  databaseUrl: string,
  last: string,
  options: MigrationOptions = {},
): Promise<void> => revertMigrations(databaseUrl, migrations, last, options)
