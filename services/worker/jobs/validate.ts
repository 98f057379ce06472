import { queryOf } from '../../../shared/verdict/search/query.ts'
import type { Work } from '../call-context.ts'
import { judgedWith } from '../strategies/judged.ts'
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
    if (context.language === undefined)
      context.cost.language ??= queryOf(stored)?.language ?? defaultLanguage
    return judgedWith(stored, found, policy)
  }
