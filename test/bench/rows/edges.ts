import { median } from '../statistics.ts'
import { startOurs } from '../systems.ts'
import { type RedisUse, readRedisUse } from '../use.ts'
import type { Bench, Line } from './line.ts'

const perSecond = 400
const manyEdges = 8
const pairs = 2
const maxGrowth = 1.1

/**
 * Eight edges instead of one under the same load: the worker answers the edge that asked, so the
 * others cost Redis nothing.
 */
export async function edges(bench: Bench): Promise<Line[]> {
  const one: RedisUse[] = []
  const many: RedisUse[] = []
  for (let pair = 1; pair <= pairs; pair++) {
    one.push(await costWith(bench, 1, pair))
    many.push(await costWith(bench, manyEdges, pair))
  }
  return [line('bytes', 'bytes', one, many), line('cpuMicros', 'µs of CPU', one, many)]
}

async function costWith(bench: Bench, count: number, run: number): Promise<RedisUse> {
  const { urls, token, stop } = await startOurs(bench.ground, 'new', count)
  try {
    const load = { urls, token, shape: { perSecond } }
    await bench.generator.put({ ...load, seconds: 1 }, run)
    const before = await readRedisUse(bench.ground.redisUrl)
    const { answered } = await bench.generator.put({ ...load, seconds: bench.seconds }, run)
    const after = await readRedisUse(bench.ground.redisUrl)
    const cost = {
      bytes: (after.bytes - before.bytes) / answered,
      commands: (after.commands - before.commands) / answered,
      cpuMicros: (after.cpuMicros - before.cpuMicros) / answered,
    }
    bench.say(
      `${count} edge(s): Redis ${Math.round(cost.bytes)} bytes, ${Math.round(cost.cpuMicros)} µs a request`,
    )
    return cost
  } finally {
    await stop()
  }
}

function line(key: keyof RedisUse, unit: string, one: RedisUse[], many: RedisUse[]): Line {
  const ratio = median(many.map((use, index) => use[key] / (one[index]?.[key] ?? Number.NaN)))
  const figure = (uses: RedisUse[]) => `${Math.round(median(uses.map((use) => use[key])))} ${unit}`
  return {
    row: `${unit} of Redis per request, ${manyEdges} edges instead of one, ${perSecond}/s`,
    edition: 'new',
    goal: `<= ${maxGrowth} x`,
    figure: figure(many),
    baseline: `one edge ${figure(one)}`,
    ratio,
    met: ratio <= maxGrowth,
    rounds: { one, many },
  }
}
