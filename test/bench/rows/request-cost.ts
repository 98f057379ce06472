import { table } from '../../../services/operator/command-line/table.ts'
import { type Meter, openMeter, type Use, useBetween } from '../scale-out/meter.ts'
import { median } from '../statistics.ts'
import { type System, startOurs, unlimited } from '../systems.ts'
import type { Bench, Line } from './line.ts'

/** Requests a second at one edge: below and above 700, from which on requests share jobs. */
const autocompleteLoads = [50, 100, 200, 400, 600, 800, 1000, 1500]
const detailsLoads = [100, 200, 400]
const warmUpSeconds = 2
/** Texts that are asked for, to know enough places: identical requests would share a reply. */
const searches = 300

type Kind = 'autocomplete' | 'details'
interface Cost extends Use {
  kind: Kind
  perSecond: number
}

const open = { ...unlimited('DETAILS'), RATE_LIMIT_DETAILS: '100000000' }

/**
 * What one request costs one edge, one worker and the stores, by the load of the edge: what
 * `npm run capacity` computes with.
 */
export async function requestCost(bench: Bench): Promise<Line[]> {
  const { ground } = bench
  const ours = await startOurs({ ...ground, env: { ...ground.env, ...open } }, 'new')
  const meter = await openMeter(ours.parts, [ground.redisUrl], ground)
  try {
    const costs: Cost[] = []
    const measure = async (kind: Kind, perSecond: number, placeIds?: string[]) => {
      const load = { perSecond, placeIds, seconds: bench.seconds }
      await uses(bench, ours, meter, { ...load, seconds: warmUpSeconds }, 0)
      const rounds: Use[] = []
      for (let run = 1; run <= bench.rounds; run += 1)
        rounds.push(await uses(bench, ours, meter, load, run))
      costs.push({ kind, perSecond, ...medianOf(rounds) })
      bench.say(`${kind}, ${perSecond}/s`)
    }
    for (const load of autocompleteLoads) await measure('autocomplete', load)
    const placeIds = await findPlaces(ours)
    for (const load of detailsLoads) await measure('details', load, placeIds)
    bench.say(`\n${table([head, ...costs.map(cellsOf)])}\n`)
    return costs.map(line)
  } finally {
    await meter.close()
    await ours.stop()
  }
}

interface Shape {
  perSecond: number
  placeIds: string[] | undefined
  seconds: number
}

async function uses(
  { generator }: Bench,
  { urls, token }: System,
  meter: Meter,
  { perSecond, placeIds, seconds }: Shape,
  run: number,
): Promise<Use> {
  const before = await meter.read()
  const load = { urls, token, seconds, shape: { perSecond }, ...(placeIds && { placeIds }) }
  const { answered } = await generator.put(load, run)
  return useBetween(before, await meter.read(), answered)
}

const medianOf = (rounds: Use[]): Use =>
  Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((key) => [
      key,
      median(rounds.map((round) => round[key as keyof Use])),
    ]),
  ) as unknown as Use

async function findPlaces({ urls, token }: System): Promise<string[]> {
  const ids = new Set<string>()
  for (let number = 1; number <= searches; number += 1) {
    const response = await fetch(`${urls[0]}/api/address/autocomplete`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ input: `${number} rue de la paix` }),
    })
    const { data } = (await response.json()) as { data: { predictions: { placeId: string }[] } }
    for (const { placeId } of data.predictions) ids.add(placeId)
  }
  return [...ids]
}

const columns = ['edges', 'workers', 'redis', 'postgres', 'redisBytes', 'redisCommands'] as const
const head = [
  '',
  'a second',
  'edge µs',
  'worker µs',
  'Redis µs',
  'PostgreSQL µs',
  'bytes',
  'commands',
]
const whole = (value: number) => Math.round(value).toLocaleString('en')
const cellsOf = ({ kind, perSecond, ...use }: Cost) => [
  kind,
  String(perSecond),
  ...columns.map((column) => whole(use[column])),
]

function line(cost: Cost): Line {
  const [kind, perSecond, edge, worker, redis, postgres, bytes, commands] = cellsOf(cost)
  return {
    row: `cost of a request: ${kind}, ${perSecond}/s at one edge`,
    edition: 'new',
    goal: '',
    figure: `µs of CPU: edge ${edge}, worker ${worker}, Redis ${redis}, PostgreSQL ${postgres}; Redis ${bytes} bytes, ${commands} commands`,
    baseline: '',
    rounds: cost,
  }
}
