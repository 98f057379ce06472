import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take more than half a minute, the longest first. */
const long = [
  'api/batches-reader',
  'bulk/faults',
  'bulk/limits',
  'operation/several-redis',
  'operation/restore-drill',
  'faults/faults',
  'operation/kubernetes-processes',
  'failure/redis-clock',
  'queue/shards',
  'failure/provider',
  'api/batches-create',
  'access/openapi-examples',
  'api/open-batches',
  'start/running',
  'failure/provider-word',
  'queue/bill',
  'bulk/batches',
  'operation/alerts',
  'api/batches-upload',
  'access/fuzz',
  'image/image',
  'operation/deploy',
  'access/owasp',
  'queue/budgets',
  'failure/quota-under-faults',
  'failure/worker',
  'queue/typed-text',
  'failure/redis',
  'adapters/connections',
  'faults/disk-full',
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
