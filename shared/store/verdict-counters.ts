import type { ExpressionBuilder, Kysely } from 'kysely'
import type { VerdictName } from '../api/verdict.ts'
import type { Database } from './database.ts'

type Tables = Database extends Kysely<infer All> ? All : never

/** What becomes of a batch's counters when results are added or taken away. */
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
