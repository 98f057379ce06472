import type { Seen, SettingFacts } from './facts.ts'
import { type Area, about, type Finding } from './finding.ts'

/** Findings about facts, where they were asked for. */
export type Judge<T> = (seen: Seen<T> | undefined, settings: SettingFacts) => Finding[]

/** What could not be read is a finding as well. */
export const judged =
  <T>(
    area: Area,
    subject: string,
    judge: (value: T, settings: SettingFacts) => Finding[],
    rest: Pick<Finding, 'todo' | 'page'> = {},
  ): Judge<T> =>
  (seen, settings) => {
    if (seen === undefined) return []
    if ('value' in seen) return judge(seen.value, settings)
    return [about(area, subject).wrong(`not read: ${seen.failed}`, rest)]
  }
