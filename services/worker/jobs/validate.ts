import type { Work } from '../call-context.ts'
import { partOf, type Strategy } from '../strategies/strategy.ts'

/** The language of an answer for an address without letters and digits. */
const defaultLanguage = 'en'

/**
 * The verdict on one address, for a caller who waits for it. Sets `cost.language` when the caller
 * named no language.
 */
export const validate =
  (strategy: Strategy): Work<'validate'> =>
  async ({ stored, policy, strategy: name }, context) => {
    const found = await partOf(strategy, name).look(stored, context)
    if (context.language === undefined) {
      const { queryOf } = await import('../../../shared/verdict/search/query.ts')
      context.cost.language ??= queryOf(stored)?.language ?? defaultLanguage
    }
    const { judgedWith } = await import('../strategies/judged.ts')
    return judgedWith(stored, found, policy)
  }
