import { spawnSync } from 'node:child_process'
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
