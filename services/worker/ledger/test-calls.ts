import { probeScope } from '../../../shared/quota/keys.ts'
import type { Entry } from '../../../shared/quota/permit.ts'
import type { Outage } from '../../../shared/runtime/outage.ts'
import { startPeriodicTask } from '../../../shared/runtime/periodic-task.ts'
import type { Database } from '../../../shared/store/database.ts'
import { addTestCalls } from '../../../shared/store/test-calls.ts'

/** Counts the calls of test keys, for people to see. No quota and no budget knows them. */
export interface TestCalls {
  note(entry: Entry): void
  /** Writes what is not written yet. */
  close(): Promise<void>
}

const writeEveryMs = 1000

/**
 * Writes down once a second what test keys called. Nothing is charged by it, so a killed worker may
 * lose its last second.
 */
export function countTestCalls(db: Database, outage: Outage): TestCalls {
  let sums = new Map<string, Entry>()

  function note(entry: Entry): void {
    // A probe belongs to no client, and the sandbox costs nothing.
    if (entry.clientId === probeScope) return
    const key = `${entry.day} ${entry.clientId} ${entry.billed}`
    const sum = sums.get(key) ?? { ...entry, calls: 0, microUsd: 0 }
    const [calls, microUsd] = [sum.calls + entry.calls, sum.microUsd + entry.microUsd]
    sums.set(key, { ...sum, calls, microUsd })
  }

  async function write(): Promise<void> {
    if (sums.size === 0) return
    const entries = [...sums.values()]
    sums = new Map()
    await addTestCalls(db, entries).catch((error) => {
      entries.forEach(note)
      throw error
    })
  }

  const writing = startPeriodicTask(write, { everyMs: writeEveryMs, ...outage })
  return {
    note,
    async close() {
      await writing.stop()
      await write().catch(outage.onFailure)
    },
  }
}
