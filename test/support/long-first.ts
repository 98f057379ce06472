import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take more than twenty seconds on a quiet machine, the longest first. */
const long = [
  'bulk/faults',
  'api/batches-reader',
  'bulk/limits',
  'operation/several-redis',
  'operation/kubernetes-processes',
  'failure/redis-clock',
  'operation/restore-drill',
  'faults/faults',
  'queue/bill',
  'start/running',
  'failure/provider',
  'api/batches-create',
  'bulk/cascade',
  'bulk/batches',
  'failure/fallback',
  'queue/shards',
  'adapters/connections',
  'failure/redis',
  'failure/provider-word',
  'api/batches-upload',
  'operation/redis-users',
  'image/image',
  'operation/base-copies',
  'operation/doctor',
  'failure/postgres',
  'failure/quota-under-faults',
  'test-keys/batches',
  'access/fuzz',
  'api/osm-hosts',
  'queue/typed-text',
  'bulk/confirmed-rows',
  'failure/worker',
  'operation/metrics',
  'queue/budgets',
  'bulk/upkeep',
  'access/page-tokens',
  'queue/typing-on',
  'operation/deploy',
  'access/owasp',
  'operation/limits-sources',
  'operation/dashboards-queries',
]

/**
 * A long file that began last would run alone at the end: a fresh clone has no durations of an
 * earlier run to order by.
 */
export default class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) => {
      const rank = long.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
      return rank < 0 ? long.length : rank
    }
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}
