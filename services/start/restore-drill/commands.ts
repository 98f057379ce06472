import { parseArgs } from 'node:util'
import { StartError } from '../../../shared/runtime/start-error.ts'

export const usage = `npm run restore-drill -- --backups FOLDER             the newest base backup, and all archived WAL
npm run restore-drill -- --backups FOLDER --at 2026-11-20T10:15:00Z   up to this second
npm run restore-drill -- --dump FILE                  of pg_dump -Fc
        --role address --database address            as whom, and which database: these are the defaults
        --programs /usr/lib/postgresql/18/bin        where PostgreSQL's programs are; default: PATH
        --minutes 10                                 how long unfinished batches may take
        --json                                       for programs
It restores into a temporary folder, runs the service on the copy with the sandbox as provider, and
deletes it. Nothing leaves the machine: no call to the provider, no webhook. Exit code 1 if it
does not succeed, or if what it compares disagrees.`

const options = {
  backups: { type: 'string' },
  at: { type: 'string' },
  dump: { type: 'string' },
  role: { type: 'string', default: 'address' },
  database: { type: 'string', default: 'address' },
  programs: { type: 'string', default: '' },
  minutes: { type: 'string', default: '10' },
  json: { type: 'boolean', default: false },
} as const

/** From what a database is restored. */
type Source =
  | { kind: 'backups'; folder: string; at: string | undefined }
  | { kind: 'dump'; file: string }

export interface Command {
  source: Source
  role: string
  database: string
  /** Folder of PostgreSQL's programs; empty for PATH. */
  programs: string
  minutes: number
  json: boolean
}

/**
 * Parses the arguments. Pure.
 * @throws {StartError}
 */
export function readCommand(args: string[]): Command {
  const { backups, dump, at, minutes, ...rest } = parse(args)
  if ((backups === undefined) === (dump === undefined))
    throw new StartError('Say either --backups or --dump: see --help')
  if (at !== undefined && !(at.endsWith('Z') && Date.parse(at) > 0))
    throw new StartError(`--at must be a time in UTC such as 2026-11-20T10:15:00Z, not "${at}"`)
  if (!/^\d{1,4}$/.test(minutes)) throw new StartError('--minutes must be a whole number')
  const source: Source =
    backups === undefined
      ? { kind: 'dump', file: dump ?? '' }
      : { kind: 'backups', folder: backups, at }
  return { ...rest, source, minutes: Number(minutes) }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    throw new StartError((error as Error).message)
  }
}
