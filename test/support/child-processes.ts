import { readdirSync, readFileSync } from 'node:fs'

/** The children of a process that still run, by their ids; those that are dead are left out. */
export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      const [state, ppid] = statOf(name)
      return ppid === String(parent) && state !== 'Z'
    })
    .map(Number)
}

/** Whether a process runs, or could run on. */
export const isAlive = (pid: number) => {
  const [state] = statOf(String(pid))
  return state !== undefined && state !== 'Z' && state !== 'X'
}

/**
 * How nice each thread of a process is: 0 for an ordinary one, 19 at most (proc_pid_stat(5), field
 * 19).
 */
export const nicenessOf = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).map((thread) => Number(statOf(`${pid}/task/${thread}`)[16]))

/** The names and values that a process was started with. */
export const environmentOf = (pid: number) =>
  new Map(
    readFileSync(`/proc/${pid}/environ`, 'utf8')
      .split('\0')
      .filter(Boolean)
      .map((entry): [string, string] => {
        const [name = '', ...value] = entry.split('=')
        return [name, value.join('=')]
      }),
  )

/** The fields behind the name of the process: state, parent and so on. */
function statOf(path: string): string[] {
  try {
    const stat = readFileSync(`/proc/${path}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}
