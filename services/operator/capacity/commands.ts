import { type Edition, editions } from '../../../shared/billing/skus.ts'
import { type Quotas, quotasOf } from '../../../shared/quota/quota.ts'
import { defaultStrategy } from '../../../shared/settings/settings.ts'
import { strategies } from '../../../shared/verdict/strategies.ts'
import { CommandError, oneOf, parseCommand } from '../command-line/arguments.ts'
import { type Demand, daysPerMonth, defaultDemand, secondsPerDay } from './demand.ts'

export const usage = `npm run capacity -- --rps 1200 --rows 5000000/day   what runs, what it costs, what gives out first
        --rps 1200           requests a second at the peak, or
        --checkouts 200      checkouts a second at the peak
        --rows 5000000/day   addresses of batches
        --edition new        new, legacy or osm; default: PLACES_EDITION
        --strategy places    how rows are validated
        --inputs 5           requests for suggestions of one checkout
        --clients 1          clients (shops) that share the requests evenly
        --average 0.25       the average of a day as a share of its peak
        --provider-ms 100    how long the provider takes for a call
        --json               for programs
Rates may end with /s, /minute, /hour, /day or /month. Quotas are those of the environment
(QUOTA_DETAILS_PER_MINUTE and so on), else the defaults of the edition.`

const options = {
  rps: { type: 'string' },
  checkouts: { type: 'string' },
  rows: { type: 'string' },
  edition: { type: 'string' },
  strategy: { type: 'string' },
  inputs: { type: 'string' },
  clients: { type: 'string' },
  average: { type: 'string' },
  'provider-ms': { type: 'string' },
  json: { type: 'boolean' },
} as const

/** Edition and quotas of the environment. */
interface Environment {
  placesEdition: Edition
  quotas: Quotas
}

/**
 * Parses the arguments. Pure.
 * @throws {CommandError}
 */
export function readCommand(
  args: string[],
  { placesEdition, quotas }: Environment,
): { demand: Demand; json: boolean } {
  const { values } = parseCommand(args, options)
  const { rps, checkouts, rows, edition: wanted, strategy, json = false } = values
  const edition = wanted === undefined ? placesEdition : oneOf(editions, wanted, 'edition')
  const inputsPerCheckout = number(values.inputs, '--inputs', defaultDemand.inputsPerCheckout)
  const demand: Demand = {
    requestsPerSecond:
      checkouts === undefined
        ? rate(rps ?? '0', '--rps', 1)
        : rate(checkouts, '--checkouts', 1) * (inputsPerCheckout + 1),
    rowsPerDay: rate(rows ?? '0', '--rows', secondsPerDay) * secondsPerDay,
    edition,
    strategy:
      strategy === undefined ? defaultStrategy(edition) : oneOf(strategies, strategy, 'strategy'),
    quotas: edition === placesEdition ? quotas : quotasOf(edition),
    inputsPerCheckout,
    clients: Math.max(1, number(values.clients, '--clients', defaultDemand.clients)),
    averageShare: number(values.average, '--average', defaultDemand.averageShare, 1),
    providerSeconds:
      number(values['provider-ms'], '--provider-ms', defaultDemand.providerSeconds * 1000) / 1000,
  }
  if (rps !== undefined && checkouts !== undefined)
    throw new CommandError('Say --rps or --checkouts, not both')
  if (demand.requestsPerSecond + demand.rowsPerDay === 0)
    throw new CommandError('Say how much: --rps, --checkouts or --rows (see --help)')
  return { demand, json }
}

const secondsOf = {
  s: 1,
  second: 1,
  minute: 60,
  hour: 3600,
  day: secondsPerDay,
  month: secondsPerDay * daysPerMonth,
} as const

/** A rate, a second. Without a unit it is that of this many seconds. */
function rate(text: string, name: string, defaultSeconds: number): number {
  const [amount = '', unit] = text.split('/')
  const seconds =
    unit === undefined
      ? defaultSeconds
      : secondsOf[oneOf(Object.keys(secondsOf) as (keyof typeof secondsOf)[], unit, 'unit of time')]
  return number(amount, name, 0) / seconds
}

function number(text: string | undefined, name: string, preset: number, max = 1e12): number {
  if (text === undefined) return preset
  if (!/^\d{1,12}(\.\d{1,6})?$/.test(text) || Number(text) > max)
    throw new CommandError(
      `${name} must be a number from 0${max < 1e12 ? ` to ${max}` : ' on'}, not "${text}"`,
    )
  return Number(text)
}
