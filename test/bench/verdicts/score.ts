import { type LabelledCase, rightVerdict } from './labelled-case.ts'

/** A case and what was said of it. */
export interface Judged {
  case: LabelledCase
  verdict: string
  reasons: string[]
}

export interface Score {
  cases: number
  /**
   * Of those called so, how many are so; and of those that are so, how many were called so. 0 to 1.
   */
  precision: number
  recall: number
}

export const isRight = (judged: Judged): boolean =>
  isVerdictRight(judged) && hasReason(judged.case.reasons, judged.reasons)

const isVerdictRight = (judged: Judged): boolean => judged.verdict === verdictOf(judged)

const verdictOf = (judged: Judged): string => rightVerdict(judged.case, judged.verdict)

/** One of the reasons that the label allows, if it names any. */
const hasReason = (allowed: readonly string[], given: readonly string[]): boolean =>
  allowed.length === 0 || allowed.some((reason) => given.includes(reason))

export function scoreOf(judged: readonly Judged[], verdict: string): Score {
  const called = judged.filter((one) => one.verdict === verdict)
  const are = judged.filter((one) => verdictOf(one) === verdict)
  const both = called.filter(isVerdictRight).length
  return { cases: are.length, precision: both / called.length, recall: both / are.length }
}

/** The share of cases with the right verdict. */
export const accuracyOf = (judged: readonly Judged[]): number =>
  judged.filter(isVerdictRight).length / judged.length

/** Groups in the order in which their keys are met. */
export function groupedBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
