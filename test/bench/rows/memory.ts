import type { Edition } from '../systems.ts'
import type { Line } from './line.ts'

const goalMegabytes = 180

/** Resident memory of a process, as its own metrics show it to an operator. */
export async function residentMegabytes(metricsUrl: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text()
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]
  return Number(bytes) / 1_000_000
}

/** The most that was seen of each process. */
export const memoryLines = (seen: Record<string, number[]>, edition: Edition): Line[] =>
  Object.entries(seen).map(([name, megabytes]) => {
    const most = Math.max(...megabytes)
    return {
      row: `resident memory of the ${name} meanwhile`,
      edition,
      goal: `< ${goalMegabytes} MB`,
      figure: `${Math.round(most)} MB`,
      baseline: '',
      met: most < goalMegabytes,
      rounds: megabytes,
    }
  })
