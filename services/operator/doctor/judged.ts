import type { ReadResult, SettingFacts } from './facts.ts'
import { type Area, about, type Finding, pages } from './finding.ts'

/** Findings about facts, where they were asked for. */
export type Judge<T> = (seen: ReadResult<T> | undefined, settings: SettingFacts) => Finding[]

const program = 'services/operator/doctor/main.ts'

/** A process's own user of PostgreSQL sees only what that process needs. */
const denied = /^permission denied/

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
    const { warn, wrong } = about(area, subject)
    if (!denied.test(seen.failed)) return [wrong(`not read: ${seen.failed}`, rest)]
    const todo = `As the owner of the database: docker compose run --rm prepare node ${program} ${area}`
    return [warn(`not visible to this user: ${seen.failed}`, { todo, page: pages.roles })]
  }
