import { readFileSync } from 'node:fs'
import type { SettingProblem } from './settings-error.ts'

/**
 * Settings that can be a file, such as a secret that Kubernetes mounts: `<name>_FILE` is its path.
 * A file is not shown by `kubectl describe` or `docker inspect`, as the environment is.
 */
const secrets = [
  'GOOGLE_MAPS_API_KEY',
  'SIGNING_KEY_SECRET',
  'DEMO_API_KEY',
  'REDIS_URL',
  'QUEUE_REDIS_URL',
  'DATABASE_URL',
  'DATABASE_PASSWORD_EDGE',
  'DATABASE_PASSWORD_WORKER',
  'DATABASE_PASSWORD_OPERATOR',
  'DATABASE_PASSWORD_METRICS',
] as const

/** The names of the settings that hold a path. */
export const secretFileNames: readonly string[] = secrets.map((name) => `${name}_FILE`)

/** Adds the settings that are in files, without the white space around them. */
export function withSecretFiles(
  env: NodeJS.ProcessEnv,
  needed: ReadonlySet<string>,
): { env: NodeJS.ProcessEnv; problems: SettingProblem[] } {
  const read: NodeJS.ProcessEnv = {}
  const problems: SettingProblem[] = []
  for (const name of secrets) {
    const file = `${name}_FILE`
    const path = env[file]
    const isWrong = (why: string) =>
      problems.push({ name: file, text: `${file} is wrong. The file ${path} ${why}.` })
    if (!path || !needed.has(name)) continue
    try {
      const value = readFileSync(path, 'utf8').trim()
      if (!value) isWrong('is empty')
      else if (env[name] && env[name] !== value)
        problems.push({
          name,
          text: `${name} and ${file} are both set, and differ. Remove one of them.`,
        })
      else read[name] = value
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      isWrong(`cannot be read: ${code}`)
    }
  }
  return { env: { ...env, ...read }, problems }
}
