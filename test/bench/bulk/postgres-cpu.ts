import { readdirSync, readFileSync } from 'node:fs'
import type { Client } from 'pg'

/** The kernel counts in hundredths of a second on every Linux. */
const microsPerTick = 10_000

/**
 * CPU time that a local PostgreSQL has used, in microseconds: the server, its processes and those
 * that have ended. NaN for one elsewhere.
 */
export async function postgresCpuMicros(client: Client): Promise<number> {
  const { rows } = await client.query('select pg_backend_pid() pid')
  try {
    const server = readStat(rows[0].pid).parent
    const own = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => statOf(name) ?? [])
      .filter(({ parent }) => parent === server)
    const ticks =
      readStat(server).withEnded + own.reduce((sum, { withEnded }) => sum + withEnded, 0)
    return ticks * microsPerTick
  } catch {
    return Number.NaN
  }
}

/**
 * proc_pid_stat(5): the parent is field 4; 14 to 17 are user and system time, and those of children
 * that were waited for.
 */
function readStat(pid: string | number): { parent: number; withEnded: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const withEnded = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0)
  return { parent: Number(fields[1]), withEnded }
}

function statOf(pid: string): ReturnType<typeof readStat> | undefined {
  try {
    return readStat(pid)
  } catch {
    return undefined
  }
}
