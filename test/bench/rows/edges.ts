import { Redis } from 'ioredis'
import { median } from '../statistics.ts'
import { startOurs } from '../systems.ts'
import type { Bench, Line } from './line.ts'

const perSecond = 400
const manyEdges = 8
const pairs = 3
const mostGrowth = 1.1

/** What one request costs Redis. */
interface Cost {
  bytes: number
  cpuMicros: number
}

/** Eight edges instead of one under the same load: the worker answers the edge that asked, so the others cost Redis nothing. */
export async function edges(bench: Bench): Promise<Line[]> {
  const one: Cost[] = []
  const many: Cost[] = []
  for (let pair = 1; pair <= pairs; pair++) {
    one.push(await costWith(bench, 1, pair))
    many.push(await costWith(bench, manyEdges, pair))
  }
  return [line('bytes', 'bytes', one, many), line('cpuMicros', 'µs of CPU', one, many)]
}

async function costWith(bench: Bench, count: number, run: number): Promise<Cost> {
  const { urls, token, stop } = await startOurs(bench.ground, 'new', count)
  const redis = new Redis(bench.ground.redisUrl)
  try {
    const load = { urls, token, shape: { perSecond } }
    await bench.generator.put({ ...load, seconds: 1 }, run)
    const before = await readUse(redis)
    const { answered } = await bench.generator.put({ ...load, seconds: bench.seconds }, run)
    const after = await readUse(redis)
    const cost = {
      bytes: (after.bytes - before.bytes) / answered,
      cpuMicros: (after.cpuMicros - before.cpuMicros) / answered,
    }
    bench.say(`${count} edge(s): Redis ${Math.round(cost.bytes)} bytes, ${Math.round(cost.cpuMicros)} µs a request`)
    return cost
  } finally {
    redis.disconnect()
    await stop()
  }
}

/** What Redis has moved and worked since it was started. */
async function readUse(redis: Redis): Promise<Cost> {
  const info = await redis.info()
  const of = (name: string) => Number(new RegExp(`^${name}:(\\S+)`, 'm').exec(info)?.[1])
  return {
    bytes: of('total_net_input_bytes') + of('total_net_output_bytes'),
    cpuMicros: (of('used_cpu_sys') + of('used_cpu_user')) * 1_000_000,
  }
}

function line(key: keyof Cost, unit: string, one: Cost[], many: Cost[]): Line {
  const ratio = median(many.map((cost, index) => cost[key] / (one[index]?.[key] ?? Number.NaN)))
  const figure = (costs: Cost[]) => `${Math.round(median(costs.map((cost) => cost[key])))} ${unit}`
  return {
    row: `Redis per request, ${manyEdges} edges instead of one, ${perSecond}/s`,
    edition: 'new',
    goal: `<= ${mostGrowth} x`,
    figure: figure(many),
    baseline: `one edge ${figure(one)}`,
    ratio,
    met: ratio <= mostGrowth,
    rounds: { one, many },
  }
}
