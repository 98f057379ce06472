import { kinds } from '../../../shared/jobs/jobs.ts'
import { type DependencyChecks, missingOf } from '../../../shared/runtime/dependencies.ts'
import { isRedis, type Readiness } from '../../../shared/runtime/readiness.ts'
import type { Capacity } from './capacity.ts'

/** What needs PostgreSQL. */
const needsPostgres = ['authentication', 'batches', 'stored', 'admin']

/** What this edge can serve, as `/ready` shows it. */
export async function edgeReadiness(
  checks: DependencyChecks,
  capacity: Capacity,
): Promise<Readiness> {
  const missing = await missingOf(checks)
  const lacksRedis = missing.some(isRedis)
  return {
    status: lacksRedis ? 'not ready' : 'ready',
    missing: [...missing, ...capacity.missing()],
    refused: [
      ...(lacksRedis ? kinds : capacity.refused()),
      ...(missing.includes('postgres') ? needsPostgres : []),
    ],
  }
}
