import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take more than half a minute, the longest first. */
const long = [
  'faults/faults',
  'bulk/faults',
  'bulk/limits',
  'operation/several-redis',
  'failure/provider',
  'failure/quota-under-faults',
  'queue/bill',
  'start/running',
  'failure/worker',
  'bulk/batches',
  'faults/disk-full',
  'access/openapi-examples',
  'access/hardening',
  'operation/alerts',
]

/** A long file that began last would run alone at the end: a fresh clone has no durations of an earlier run to order by. */
export default class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) => {
      const rank = long.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
      return rank < 0 ? long.length : rank
    }
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}
