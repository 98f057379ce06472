import type { LoadResult } from '../load/load.ts'
import { median } from '../statistics.ts'
import { type Edition, type System, type SystemName, startDirect, startOurs, startPlainQueue } from '../systems.ts'
import type { Bench, Line } from './line.ts'
import { memoryLines, residentMegabytes } from './memory.ts'

const inFlight = 64
const warmUpSeconds = 2

type Rounds = Record<SystemName, LoadResult[]>

/**
 * Autocomplete end to end, 64 in flight. All systems run, one is asked at a time, in turn; a ratio is taken within each round, so that
 * what else the machine does falls on both sides of it.
 */
export async function throughput(bench: Bench, edition: Edition): Promise<Line[]> {
  const systems = await Promise.all([
    startOurs(bench.ground, edition),
    startDirect(bench.ground, edition),
    startPlainQueue(bench.ground, edition),
  ])
  try {
    const rounds: Rounds = { ours: [], direct: [], 'plain queue': [] }
    const memory: Record<string, number[]> = {}
    const put = ({ urls, token }: System, seconds: number, run: number) =>
      bench.generator.put({ urls, token, seconds, shape: { inFlight } }, run)
    for (const system of systems) await put(system, warmUpSeconds, 0)
    for (let round = 0; round < bench.rounds; round++) {
      for (const system of systems) {
        const result = await put(system, bench.seconds, round)
        rounds[system.name].push(result)
        bench.say(
          `${edition} round ${round + 1}: ${system.name} ${Math.round(result.rate)}/s, p99 ${result.p99Ms.toFixed(1)} ms`,
        )
        for (const [name, url] of Object.entries(system.metrics)) {
          memory[name] = [...(memory[name] ?? []), await residentMegabytes(url)]
        }
      }
    }
    return [
      line(rounds, 'direct', 0.9, edition),
      line(rounds, 'plain queue', 1.3, edition),
      ...memoryLines(memory, edition),
    ]
  } finally {
    for (const system of systems) await system.stop()
  }
}

function line(rounds: Rounds, baseline: SystemName, goal: number, edition: Edition): Line {
  const ratio = median(rounds.ours.map((ours, index) => ours.rate / (rounds[baseline][index]?.rate ?? Number.NaN)))
  return {
    row: `autocomplete, ${inFlight} in flight, against ${baseline}`,
    edition,
    goal: `>= ${goal} x`,
    figure: summary(rounds.ours),
    baseline: summary(rounds[baseline]),
    ratio,
    met: ratio >= goal,
    rounds: { ours: rounds.ours, baseline: rounds[baseline] },
  }
}

function summary(results: LoadResult[]): string {
  const of = (key: 'rate' | 'p50Ms' | 'p99Ms') => median(results.map((result) => result[key]))
  return `${Math.round(of('rate'))}/s, p50 ${of('p50Ms').toFixed(1)}, p99 ${of('p99Ms').toFixed(1)} ms`
}
