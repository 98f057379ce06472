import { parseArgs } from 'node:util'
import type { BulkSize } from './rows/bulk.ts'
import type { Edition } from './systems.ts'

/** The rows of the benchmark (test/bench/README.md). */
const defaultRows = [
  'interactive',
  'added-time',
  'quota',
  'ingest',
  'uploads',
  'keystrokes',
  'edges',
] as const
/** Single parts: only when asked for. */
export const rowNames = [
  ...defaultRows,
  'redis',
  'guard',
  'bulk',
  'metrics',
  'verdicts',
  'scale-out',
  'request-cost',
  'request-budget',
  'refusals',
  'hedge',
  'cascade',
  'clients',
  'shards',
  'stored',
] as const
export type RowName = (typeof rowNames)[number]

export interface Options {
  rows: RowName[]
  editions: Edition[]
  /** Length of one round of load. */
  seconds: number
  rounds: number
  /** How many rows of bulk work: `full` takes half an hour. */
  bulkSize: BulkSize
  /** How long the ledger of `stored` is. */
  ledgerLines: number
  /** A folder for CPU profiles of the product's processes. */
  profile: string | undefined
}

const usage =
  `npm run bench -- [all|${rowNames.join('|')} ...] [--edition new|legacy|both] [--seconds 3] ` +
  '[--rounds 5] [--profile folder] [--short|--full] [--ledger-lines 10000000]'

/** Reads the command line. @throws {Error} on anything that is not in `usage` */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      edition: { type: 'string', default: 'both' },
      seconds: { type: 'string', default: '3' },
      rounds: { type: 'string', default: '5' },
      profile: { type: 'string' },
      short: { type: 'boolean' },
      full: { type: 'boolean' },
      'ledger-lines': { type: 'string', default: '10000000' },
    },
  })
  const { edition } = values
  if (edition !== 'new' && edition !== 'legacy' && edition !== 'both')
    throw new Error(`edition ${edition}? ${usage}`)
  return {
    rows: positionals.length === 0 ? [...defaultRows] : positionals.map(rowName),
    editions: edition === 'both' ? ['new', 'legacy'] : [edition],
    seconds: positive(values.seconds),
    rounds: positive(values.rounds),
    bulkSize: values.full ? 'full' : values.short ? 'short' : 'usual',
    ledgerLines: positive(values['ledger-lines']),
    profile: values.profile,
  }
}

/** @throws {Error} when there is no such row */
export function rowName(text: string): RowName {
  const name = rowNames.find((row) => row === text)
  if (!name) throw new Error(`There is no row ${text}: ${usage}`)
  return name
}

function positive(text: string): number {
  const number = Number(text)
  if (!(number > 0)) throw new Error(`${text} is not a number above 0: ${usage}`)
  return number
}
