import { type Sku, skus } from '../../../shared/billing/skus.ts'
import { type Budget, microUsdOf } from '../../../shared/quota/limits.ts'
import { type QuotaWindow, quotaWindows } from '../../../shared/quota/quota.ts'
import { type CalendarName, calendarNames } from '../../../shared/quota/windows.ts'
import type { DataMode } from '../../../shared/store/data-mode.ts'
import { type StrategyName, strategies } from '../../../shared/verdict/strategies.ts'
import { type PolicyName, policies } from '../../../shared/verdict/verdicts.ts'
import {
  CommandError,
  type Form,
  modeOptions,
  oneOf,
  parseCommand,
  readMode,
  requireForm,
  wholeNumber,
} from '../command-line/arguments.ts'

/** A parsed command. Without `set` the limits are only shown. */
export interface Command {
  json: boolean
  /** Which `npm start` it means, if one of each mode runs. */
  namedMode: DataMode | undefined
  set?:
    | { what: 'quota'; sku: Sku; window: QuotaWindow; calls: number | null | undefined }
    | { what: 'budget'; of: string; window: CalendarName; budget: Budget }
    | { what: 'open'; sku: Sku }
    | { what: 'policy'; of: string; policy: PolicyName }
    | { what: 'strategy'; of: string; strategy: StrategyName | null }
}

export const usage = `npm run limits                                      limits, use, and cost
npm run limits -- quota details minute 1200         from now on; 0 for none, unlimited, or default
npm run limits -- budget service day --usd 50       US dollars at list price, --calls 20000, or none
npm run limits -- budget "my shop" month --usd 900  the same for one client
npm run limits -- open details                      calls again at once after refusals
npm run limits -- policy "my shop" strict           strict, normal or lenient verdicts
npm run limits -- strategy "my shop" places         of a cascade: it, one part of it, or default
        --sandbox, --live                           which npm start, where one of each runs
        --json                                      for programs`

const options = {
  ...modeOptions,
  json: { type: 'boolean' },
  usd: { type: 'string' },
  calls: { type: 'string' },
} as const

/**
 * Parses the arguments. Pure.
 * @throws {CommandError}
 */
export function readCommand(args: string[]): Command {
  const { values, positionals } = parseCommand(args, options)
  const { json = false, sandbox, live, ...given } = values
  const common = { json, namedMode: readMode(values) }
  const [what, ...words] = positionals
  const form = forms.get(what)
  if (form) requireForm(what ?? 'limits', form, words, given)
  const set = readChange(positionals, values)
  return set ? { ...common, set } : common
}

/** By the name of the command; without one the limits are shown. */
const forms = new Map<string | undefined, Form<keyof Values>>([
  [undefined, { words: 0, options: [] }],
  ['quota', { words: 3, options: [] }],
  ['budget', { words: 3, options: ['usd', 'calls'] }],
  ['open', { words: 1, options: [] }],
  ['policy', { words: 2, options: [] }],
  ['strategy', { words: 2, options: [] }],
])

type Values = ReturnType<typeof parseCommand<typeof options>>['values']

function readChange([what, ...words]: string[], values: Values): Command['set'] {
  if (what === undefined) return undefined
  if (what === 'quota') {
    const [sku, window, calls = ''] = words
    return {
      what,
      sku: oneOf(skus, sku, 'kind of call'),
      window: oneOf(quotaWindows, window, 'window'),
      calls: readCalls(calls),
    }
  }
  if (what === 'budget') {
    const [of, window, none] = words
    if (!of) throw new CommandError('Whose budget? "service", or the name of a client')
    const budget = {
      ...(values.usd !== undefined && { microUsd: microUsdOf(amount(values.usd, '--usd')) }),
      ...(values.calls !== undefined && { calls: wholeNumber(values.calls, '--calls') }),
    }
    const hasAmount = Object.keys(budget).length > 0
    if (hasAmount ? none !== undefined : none !== 'none')
      throw new CommandError('Say --usd, --calls, or none')
    return { what, of, window: oneOf(calendarNames, window, 'window'), budget }
  }
  if (what === 'open') return { what, sku: oneOf(skus, words[0], 'kind of call') }
  if (what === 'policy' && words[0])
    return { what, of: words[0], policy: oneOf(policies, words[1], 'policy') }
  if (what === 'strategy' && words[0]) {
    const strategy = words[1] === 'default' ? null : oneOf(strategies, words[1], 'strategy')
    return { what, of: words[0], strategy }
  }
  throw new CommandError(`"${what}" is no command: see --help`)
}

function readCalls(text: string): number | null | undefined {
  if (text === 'default') return undefined
  return text === 'unlimited' ? null : wholeNumber(text, 'The quota')
}

function amount(text: string, name: string): number {
  if (!/^\d{1,7}(\.\d{1,6})?$/.test(text))
    throw new CommandError(`${name} must be an amount such as 49.50, not "${text}"`)
  return Number(text)
}
