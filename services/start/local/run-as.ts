import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { StartError } from '../../../shared/runtime/start-error.ts'
import type { Command } from './start-server.ts'

/** Ids of a user who is not root. */
export interface User {
  uid: number
  gid: number
}

export interface RunAs {
  /** Default: the caller. */
  user?: User
  /** Folders that the user must be able to enter, and programs to run. */
  reach?: string[]
  /** Sent when the keeper dies, even by kill -9. Needs Linux with setpriv (util-linux). */
  deathSignal: 'INT' | 'TERM'
}

/**
 * initdb looks for its programs with access(2), which respects the capability only with this
 * securebit.
 */
const keepDacOverride =
  '--securebits +no_setuid_fixup --inh-caps +dac_override --ambient-caps +dac_override'.split(' ')

/**
 * The command that runs `file` as that user. Root may start it for a user who cannot enter a folder
 * on the path (a clone under /root, mode 700). Then the process keeps only root's right to enter
 * folders (CAP_DAC_OVERRIDE). Undefined if that is needed and not possible on this system.
 */
export function runAs(
  file: string,
  args: string[],
  { user, reach = [], deathSignal }: RunAs,
): Command | undefined {
  const mayReach = !user || reach.every((path) => canReach(user, path))
  const command = { file: 'setpriv', args: ['--pdeathsig', deathSignal] }
  if (user) command.args.push('--reuid', `${user.uid}`, '--regid', `${user.gid}`, '--clear-groups')
  if (!mayReach) command.args.push(...keepDacOverride)
  if (succeeds(command)) return { file: command.file, args: [...command.args, '--', file, ...args] }
  return mayReach ? { file, args, ...user } : undefined
}

function canReach(user: User, path: string): boolean {
  return spawnSync('test', ['-x', path], { ...user, cwd: '/' }).status === 0
}

function succeeds({ file, args }: Command): boolean {
  return spawnSync(file, [...args, '--', 'true'], { cwd: '/', stdio: 'ignore' }).status === 0
}

/**
 * PostgreSQL refuses to run as root. For root this is the owner of the folder, who can read it,
 * else postgres, else nobody. Undefined for others, who run it as themselves.
 * @throws {StartError}
 */
export function userWithoutRoot(folder: string): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(folder, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const user = idsOf('postgres') ?? idsOf('nobody')
  if (user) return user
  throw new StartError('PostgreSQL does not run as root, and there is no user postgres or nobody')
}

function idsOf(name: string): User | undefined {
  const [uid, gid] = ['-u', '-g'].map((option) =>
    Number.parseInt(spawnSync('id', [option, name]).stdout?.toString(), 10),
  )
  return uid && gid ? { uid, gid } : undefined
}
