import { sandboxControl } from '../../support/sandbox-control.ts'
import type { LoadResult } from '../load/load.ts'
import { median } from '../statistics.ts'
import { type Edition, type System, startDirect, startOurs } from '../systems.ts'
import type { Bench, Line } from './line.ts'
import { warmUp } from './warm-up.ts'

const perSecond = 200
const latencyMs = 80
const goals = { p50Ms: 1, p99Ms: 5 }

type Rounds = Record<'ours' | 'direct', LoadResult[]>

/**
 * The time that the product adds to the provider's own, at a rate that it has no trouble with: its
 * latency less the direct proxy's.
 */
export async function addedTime(bench: Bench, edition: Edition): Promise<Line[]> {
  const { ground } = bench
  const systems = {
    ours: await startOurs(ground, edition),
    direct: await startDirect(ground, edition),
  }
  const sandbox = sandboxControl(ground.sandboxUrl)
  try {
    await warmUp(bench, Object.values(systems))
    await sandbox.behave({ latencyMs })
    const rounds = await measure(bench, systems)
    return [line(rounds, 'p50Ms', edition), line(rounds, 'p99Ms', edition)]
  } finally {
    await sandbox.behave({})
    for (const system of Object.values(systems)) await system.stop()
  }
}

async function measure(bench: Bench, systems: Record<'ours' | 'direct', System>): Promise<Rounds> {
  const put = ({ urls, token }: System, seconds: number, run: number) =>
    bench.generator.put({ urls, token, seconds, shape: { perSecond } }, run)
  const rounds: Rounds = { ours: [], direct: [] }
  const order = ['ours', 'direct'] as const
  for (const name of order) await put(systems[name], 2, 0)
  for (let round = 1; round <= bench.rounds; round++) {
    for (const name of order) {
      const result = await put(systems[name], bench.seconds, round)
      rounds[name].push(result)
      bench.say(
        `${name}, ${perSecond}/s: p50 ${result.p50Ms.toFixed(1)}, p99 ${result.p99Ms.toFixed(1)} ms`,
      )
    }
  }
  return rounds
}

function line(rounds: Rounds, key: 'p50Ms' | 'p99Ms', edition: Edition): Line {
  const of = (name: 'ours' | 'direct') => rounds[name].map((result) => result[key])
  const direct = of('direct')
  const added = median(of('ours').map((ms, index) => ms - (direct[index] ?? Number.NaN)))
  const share = key.slice(0, 3)
  return {
    row: `time added at ${perSecond}/s, provider ${latencyMs} ms, ${share}`,
    edition,
    goal: `<= ${goals[key]} ms`,
    figure: `${added.toFixed(2)} ms (${median(of('ours')).toFixed(1)} ms)`,
    baseline: `direct ${median(direct).toFixed(1)} ms`,
    met: added <= goals[key],
    rounds,
  }
}
