import { resolve } from 'node:path'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { type Config, camelCase, type Process, settingsOf } from './process-settings.ts'
import { readQuotas } from './quota-settings.ts'
import { withSecretFiles } from './secret-files.ts'
import {
  fallbackProblems,
  isWritten,
  missingSettings,
  misspeltNames,
  refreshProblems,
  sandboxProblems,
  strategyProblems,
  wrongValue,
} from './setting-problems.ts'
import { defaultStrategy, type SettingName, settings } from './settings.ts'
import { SettingsError } from './settings-error.ts'

/** A default that depends on another setting. */
const defaultBeside = (name: SettingName, env: NodeJS.ProcessEnv): string | undefined =>
  name === 'VALIDATION_STRATEGY' && env.PLACES_EDITION === 'osm'
    ? defaultStrategy('osm')
    : undefined

/**
 * Reads, converts and checks all settings of one process, from the environment and from the files
 * that it names. Nothing else reads the environment.
 * @throws {SettingsError}
 */
export function readConfig<P extends Process>(
  process: P,
  environment: NodeJS.ProcessEnv,
): Config<P> {
  const names = new Set<SettingName>(settingsOf(process))
  const { env: written, problems: fileProblems } = withSecretFiles(environment, names)
  const env = withoutNoKey(written)
  const given = Object.fromEntries(
    [...names].flatMap((name) => {
      const value = env[name] || defaultBeside(name, env)
      return value ? [[name, value]] : []
    }),
  )
  const schema = Type.Object(Object.fromEntries([...names].map((name) => [name, settings[name]])))
  const values = Value.Convert(schema, Value.Default(schema, given)) as Record<string, unknown>
  const { quotas, problems: quotaProblems } = readQuotas(env)
  const problems = [
    ...fileProblems,
    ...missingSettings(process, env),
    ...[...names]
      .filter((name) => !isWritten(name, env[name] ?? ''))
      .map((name) => wrongValue(name, env)),
    ...[...Value.Errors(schema, values)].map((error) =>
      wrongValue(error.instancePath.slice(1) as SettingName, env),
    ),
    ...misspeltNames(env),
    ...fallbackProblems(env),
    ...strategyProblems(env),
    ...refreshProblems(env),
    ...sandboxProblems(process, env, values.SANDBOX === true),
    ...quotaProblems,
  ]
  // Two checks can find the same.
  const distinct = new Map(problems.map((problem) => [problem.text, problem]))
  if (distinct.size > 0) throw new SettingsError([...distinct.values()])
  if (values.DATA_DIR) values.DATA_DIR = resolve(String(values.DATA_DIR))
  return {
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [camelCase(name), value])),
    quotas,
  } as Config<P>
}

/** Compose asks for a key, so that nobody forgets it. Who needs none says so. */
const withoutNoKey = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  env.GOOGLE_MAPS_API_KEY === 'none' ? { ...env, GOOGLE_MAPS_API_KEY: '' } : env

/**
 * The settings of one process without those that are wrong, for a command that must name all of
 * them and go on. `problems` has a line for each; `environment` is what is left.
 */
export function readValidSettings<P extends Process>(
  process: P,
  environment: NodeJS.ProcessEnv,
): { config: Config<P>; environment: NodeJS.ProcessEnv; problems: string[] } {
  try {
    return { config: readConfig(process, environment), environment, problems: [] }
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    const wrong = new Set(error.problems.map(({ name }) => name))
    const valid = Object.entries(environment).filter(([name]) => !wrong.has(name))
    // A required setting that is missing cannot be left out.
    if (valid.length === Object.keys(environment).length) throw error
    const rest = readValidSettings(process, Object.fromEntries(valid))
    return { ...rest, problems: [...error.problems.map(({ text }) => text), ...rest.problems] }
  }
}
