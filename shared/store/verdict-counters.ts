import type { ExpressionBuilder, Kysely } from 'kysely'
import type { VerdictName } from '../verdict/verdicts.ts'
import type { Database } from './database.ts'

type Tables = Database extends Kysely<infer All> ? All : never

/** The counters of a batch after results were added or removed. */
export function countersWith(
  eb: ExpressionBuilder<Tables, 'batches'>,
  sign: '+' | '-',
  results: readonly { verdict: string }[],
) {
  const of = (verdict: VerdictName) => results.filter((result) => result.verdict === verdict).length
  return {
    processed: eb('processed', sign, results.length),
    confirmed: eb('confirmed', sign, of('confirmed')),
    corrected: eb('corrected', sign, of('corrected')),
    needsReview: eb('needsReview', sign, of('needs_review')),
    undeliverable: eb('undeliverable', sign, of('undeliverable')),
    failed: eb('failed', sign, of('failed')),
  }
}
