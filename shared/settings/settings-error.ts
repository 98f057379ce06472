import { ConfigurationError } from '../runtime/configuration-error.ts'

/** What is wrong with a setting. */
export interface SettingProblem {
  /** The setting, or the variable of the environment that looks like one. */
  name: string
  /** A line that begins with the name and says what must change. It never shows a secret. */
  text: string
}

/** Settings are missing or wrong. The message has one line for each. */
export class SettingsError extends ConfigurationError {
  override name = 'SettingsError'
  readonly problems: readonly SettingProblem[]

  constructor(problems: readonly SettingProblem[]) {
    super(problems.map(({ text }) => text).join('\n'))
    this.problems = problems
  }
}
