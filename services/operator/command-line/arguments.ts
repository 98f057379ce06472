import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import type { DataMode } from '../../../shared/store/data-mode.ts'

/** A command that is malformed, or that refers to something that does not exist. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/**
 * Splits the arguments into words and options.
 * @throws {CommandError}
 */
export function parseCommand<Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new CommandError((error as Error).message)
  }
}

/** What a command takes: at most so many words behind its name, and these options. */
export interface Form<Option extends string = string> {
  words: number
  options: readonly Option[]
}

/**
 * Refuses what a command does not take, so that nothing that was typed is ignored.
 * @throws {CommandError}
 */
export function requireForm(
  what: string,
  form: Form,
  words: readonly string[],
  given: Record<string, unknown>,
): void {
  if (words.length > form.words)
    throw new CommandError(`${what} doesn't know what "${words[form.words]}" means`)
  const unknown = Object.keys(given).find((name) => !form.options.includes(name))
  if (unknown) throw new CommandError(`${what} has no --${unknown}`)
}

/** @throws {CommandError} */
export function wholeNumber(
  text: string,
  name: string,
  { from = 0, to = 999_999_999_999 } = {},
): number {
  if (!/^\d{1,12}$/.test(text) || Number(text) < from || Number(text) > to)
    throw new CommandError(
      `${name} must be a whole number from ${from} ${to < 1e11 ? `to ${to}` : 'on'}, not "${text}"`,
    )
  return Number(text)
}

/** @throws {CommandError} */
export function oneOf<Name extends string>(
  names: readonly Name[],
  text: string | undefined,
  meaning: string,
): Name {
  const found = names.find((name) => name === text)
  if (!found) throw new CommandError(`"${text ?? ''}" is no ${meaning}: ${names.join(', ')}`)
  return found
}

export const modeOptions = { sandbox: { type: 'boolean' }, live: { type: 'boolean' } } as const

/**
 * Which of two running `npm start` a command means, if it says so.
 * @throws {CommandError}
 */
export function readMode({
  sandbox,
  live,
}: {
  sandbox?: boolean
  live?: boolean
}): DataMode | undefined {
  if (sandbox && live) throw new CommandError('Say --sandbox or --live, not both')
  if (live) return 'live'
  return sandbox ? 'sandbox' : undefined
}
