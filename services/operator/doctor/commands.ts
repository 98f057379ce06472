import type { DataMode } from '../../../shared/store/data-mode.ts'
import { modeOptions, oneOf, parseCommand, readMode } from '../command-line/arguments.ts'
import { type Area, areas } from './finding.ts'

export const usage = `npm run doctor                                      checks everything, and says what to do
npm run doctor -- provider redis                    these alone: ${areas.slice(0, 7).join(', ')},
                                                    ${areas.slice(7).join(', ')}
npm run doctor -- --certificate proxy.pem           and this certificate: a file, host:443 or a URL
npm run doctor -- --prometheus http://127.0.0.1:9090   and the alerts that fire there
        --sandbox, --live                           which npm start, where one of each runs
        --json                                      for programs
Exit code 1 when something is wrong, else 0. It changes nothing, and no call of it costs money.`

const options = {
  ...modeOptions,
  json: { type: 'boolean' },
  prometheus: { type: 'string' },
  certificate: { type: 'string', multiple: true },
} as const

export interface Command {
  json: boolean
  /** Which `npm start` it means, if one of each mode runs. */
  namedMode: DataMode | undefined
  areas: ReadonlySet<Area>
  prometheus: string | undefined
  certificates: string[]
}

/**
 * Parses the arguments. Pure.
 * @throws {CommandError}
 */
export function readCommand(args: string[]): Command {
  const { values, positionals } = parseCommand(args, options)
  const named = positionals.map((word) => oneOf(areas, word, 'area'))
  const { prometheus, certificate: certificates = [] } = values
  if (prometheus !== undefined) named.push('alerts')
  if (certificates.length > 0) named.push('certificates')
  return {
    json: values.json ?? false,
    namedMode: readMode(values),
    areas: new Set(positionals.length > 0 ? named : areas),
    prometheus,
    certificates,
  }
}
