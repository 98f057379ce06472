import type { Strategy } from '../strategies/strategy.ts'
import { judgedWith } from '../validation.ts'
import type { Work } from './work.ts'

/** The verdict on one address that somebody waits for. */
export const validate =
  (strategy: Strategy): Work<'validate'> =>
  async ({ stored, policy }, errand) =>
    judgedWith(stored, await strategy.look(stored, errand), policy)
