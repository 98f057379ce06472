import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitCodes } from '../../../shared/runtime/exit-codes.ts'
import { StartError } from '../../../shared/runtime/start-error.ts'
import { openDatabase } from '../../../shared/store/database.ts'
import { prepareStore } from '../prepare-store.ts'
import { disagreements, failures } from './agreement.ts'
import { type Command, readCommand, usage } from './commands.ts'
import { makeHarmless, readSnapshot } from './copy.ts'
import { rehearse } from './rehearsal.ts'
import { type Report, showReport } from './report.ts'
import { type RestoredPostgres, startRestored } from './restored-postgres.ts'

const interrupt = new AbortController()
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(name, () => interrupt.abort())

/** `npm run restore-drill`: whether a backup can be restored, and the service goes on with it. */
try {
  const args = process.argv.slice(2)
  if (args.includes('--help')) console.log(usage)
  else {
    const command = readCommand(args)
    const report = await drill(command, interrupt.signal)
    console.log(showReport(report, command.json))
    if (report.problems.length > 0) process.exitCode = exitCodes.failure
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = exitCodes.failure
}

async function drill(command: Command, signal: AbortSignal): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'restore-drill-'))
  try {
    const restored = await startRestored(command, folder, signal)
    try {
      return await examine(command, { folder, restored, signal })
    } finally {
      await restored.stop()
    }
  } catch (error) {
    // What it was doing failed, each in its own way.
    throw signal.aborted ? new StartError('The drill was interrupted. Its copy is deleted.') : error
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function examine(
  { source, minutes }: Command,
  { folder, restored, signal }: { folder: string; restored: RestoredPostgres; signal: AbortSignal },
): Promise<Report> {
  const { url, bytes, tookMs } = restored
  await prepareStore(url, undefined)
  const db = openDatabase(url, 2, Number.POSITIVE_INFINITY)
  try {
    const before = await readSnapshot(db)
    const apiKey = await makeHarmless(db)
    const { calls, startMs } = await rehearse({
      ...{ db, databaseUrl: url, apiKey, signal },
      folder: join(folder, 'redis'),
      withinMs: minutes * 60_000,
    })
    const after = await readSnapshot(db)
    return {
      source:
        source.kind === 'dump'
          ? source.file
          : `${source.folder}, ${source.at ? `up to ${source.at}` : 'all of its WAL'}`,
      restoredBytes: bytes,
      restoreMs: tookMs,
      startMs,
      before,
      after,
      providerCalls: calls,
      problems: [
        ...disagreements(before).map((problem) => `as restored: ${problem}`),
        ...failures({ before, after, providerCalls: calls }),
      ],
    }
  } finally {
    await db.destroy()
  }
}
