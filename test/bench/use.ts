import { readFileSync } from 'node:fs'
import { Redis } from 'ioredis'

/** The kernel counts in hundredths of a second on every Linux. */
const microsPerTick = 10_000

/** CPU time that processes have used, in microseconds; undefined where there is no /proc. */
export function cpuMicros(pids: number[]): number | undefined {
  try {
    return pids.reduce((sum, pid) => sum + cpuOf(pid), 0)
  } catch {
    return undefined
  }
}

/**
 * proc_pid_stat(5): user and system time are fields 14 to 17, those of children that have ended
 * with them: an edge's readers. The second field may hold spaces, and ends with a bracket.
 */
function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0)
  return ticks * microsPerTick
}

/** What Redis has moved over the network and worked since it was started. */
export interface RedisUse {
  bytes: number
  /** Those that scripts run are counted too. */
  commands: number
  cpuMicros: number
}

export async function readRedisUse(redisUrl: string): Promise<RedisUse> {
  const redis = new Redis(redisUrl)
  const info = await redis.info()
  redis.disconnect()
  const of = (name: string) => Number(new RegExp(`^${name}:(\\S+)`, 'm').exec(info)?.[1])
  return {
    bytes: of('total_net_input_bytes') + of('total_net_output_bytes'),
    commands: of('total_commands_processed'),
    cpuMicros: (of('used_cpu_sys') + of('used_cpu_user')) * 1_000_000,
  }
}
