import { spawnSync } from 'node:child_process'
import type { Command } from './start-server.ts'

/** A user's ids; never root's. */
export interface User {
  uid: number
  gid: number
}

export interface RunAs {
  /** The caller when absent. */
  user?: User
  /** Files the user must reach: folders to enter, programs to run. */
  reach?: string[]
  /** Sent when the keeper dies, even by kill -9, where the system can do that (Linux with util-linux's setpriv). */
  deathSignal: 'INT' | 'TERM'
}

/** The securebit makes access(2), by which initdb looks for its own programs, heed the capability too. */
const passFolders = '--securebits +no_setuid_fixup --inh-caps +dac_override --ambient-caps +dac_override'.split(' ')

/**
 * The command that runs `file` as told. Where root starts it for a user who may not enter a folder on the way (a clone
 * under /root, mode 700), the process keeps root's right to pass folders (CAP_DAC_OVERRIDE), and nothing else of root's.
 * Returns undefined where that is needed and this system cannot do it.
 */
export function runAs(file: string, args: string[], { user, reach = [], deathSignal }: RunAs): Command | undefined {
  const mayReach = !user || reach.every((path) => canReach(user, path))
  const command = { file: 'setpriv', args: ['--pdeathsig', deathSignal] }
  if (user) command.args.push('--reuid', `${user.uid}`, '--regid', `${user.gid}`, '--clear-groups')
  if (!mayReach) command.args.push(...passFolders)
  if (works(command)) return { file: command.file, args: [...command.args, '--', file, ...args] }
  return mayReach ? { file, args, ...user } : undefined
}

function canReach(user: User, path: string): boolean {
  return spawnSync('test', ['-x', path], { ...user, cwd: '/' }).status === 0
}

function works({ file, args }: Command): boolean {
  return spawnSync(file, [...args, '--', 'true'], { cwd: '/', stdio: 'ignore' }).status === 0
}
