import type { LoadResult } from '../load/load.ts'
import { median } from '../statistics.ts'
import {
  type Edition,
  type System,
  type SystemName,
  startDirect,
  startOurs,
  startPlainQueue,
} from '../systems.ts'
import { cpuMicros, readRedisUse } from '../use.ts'
import type { Bench, Line } from './line.ts'
import { memoryLines, residentMegabytes } from './memory.ts'
import { warmUp } from './warm-up.ts'

const inFlight = 64
const goals = { direct: 0.95, cpu: 1.2, plainQueue: 1.3 }

/**
 * One round: what the load generator saw, and the CPU time of the system and Redis for each request
 * (NaN without /proc).
 */
export interface Round extends LoadResult {
  cpuMicros: number
}
type Rounds = Record<SystemName, Round[]>

/**
 * Autocomplete end to end, 64 in flight. All systems run, one is asked at a time, in turn; a ratio
 * is taken within each round, so that what else the machine does falls on both sides of it.
 */
export async function throughput(bench: Bench, edition: Edition): Promise<Line[]> {
  const systems = [
    await startOurs(bench.ground, edition),
    await startDirect(bench.ground, edition),
    await startPlainQueue(bench.ground, edition),
  ]
  try {
    const rounds: Rounds = { ours: [], direct: [], 'plain queue': [] }
    const memory: Record<string, number[]> = {}
    await warmUp(bench, systems)
    for (let number = 1; number <= bench.rounds; number++) {
      for (const system of systems) {
        const round = await measure(bench, system, bench.seconds, number)
        rounds[system.name].push(round)
        bench.say(`${edition} round ${number}, ${system.name}: ${summary([round])}`)
        for (const [name, url] of Object.entries(system.metrics))
          memory[name] = [...(memory[name] ?? []), await residentMegabytes(url)]
      }
    }
    return [
      line(rounds, 'direct', goals.direct, edition),
      cpuLine(rounds, edition),
      line(rounds, 'plain queue', goals.plainQueue, edition),
      ...memoryLines(memory, edition),
    ]
  } finally {
    for (const system of systems) await system.stop()
  }
}

/** One round of load on one system. */
export async function measure(
  bench: Bench,
  { urls, token, pids }: System,
  seconds: number,
  run: number,
): Promise<Round> {
  const worked = async () =>
    (cpuMicros(pids) ?? Number.NaN) + (await readRedisUse(bench.ground.redisUrl)).cpuMicros
  const before = await worked()
  const result = await bench.generator.put({ urls, token, seconds, shape: { inFlight } }, run)
  return { ...result, cpuMicros: ((await worked()) - before) / (result.answered + inFlight) }
}

function line(rounds: Rounds, baseline: SystemName, goal: number, edition: Edition): Line {
  const ratio = median(
    rounds.ours.map((ours, index) => ours.rate / (rounds[baseline][index]?.rate ?? Number.NaN)),
  )
  return {
    row: `autocomplete, ${inFlight} in flight, beside ${baseline}`,
    edition,
    goal: `>= ${goal} x`,
    figure: summary(rounds.ours),
    baseline: `${baseline} ${summary(rounds[baseline])}`,
    ratio,
    met: ratio >= goal,
    rounds: { ours: rounds.ours, baseline: rounds[baseline] },
  }
}

function cpuLine({ ours, direct }: Rounds, edition: Edition): Line {
  const cpu = (rounds: Round[]) => rounds.map((round) => round.cpuMicros)
  const baseline = cpu(direct)
  const ratio = median(cpu(ours).map((micros, index) => micros / (baseline[index] ?? Number.NaN)))
  return {
    row: 'CPU of a request, Redis included',
    edition,
    goal: `<= ${goals.cpu} x`,
    figure: `${Math.round(median(cpu(ours)))} µs`,
    baseline: `direct ${Math.round(median(baseline))} µs`,
    ratio,
    met: ratio <= goals.cpu,
    rounds: { ours: cpu(ours), direct: baseline },
  }
}

/** The medians of some rounds, in words. */
export function summary(rounds: Round[]): string {
  const of = (key: 'rate' | 'p50Ms' | 'p99Ms' | 'cpuMicros') =>
    median(rounds.map((round) => round[key]))
  return `${Math.round(of('rate'))}/s, p50 ${of('p50Ms').toFixed(1)}, p99 ${of('p99Ms').toFixed(1)} ms, ${Math.round(of('cpuMicros'))} µs CPU each`
}
