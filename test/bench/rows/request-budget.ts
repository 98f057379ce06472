import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { table } from '../../../services/operator/command-line/table.ts'
import { type CpuProfile, divide, type Part as Work } from '../cpu-profile/cpu-profile.ts'
import { edgeParts, workerParts } from '../cpu-profile/request-parts.ts'
import { type Edition, type Part, startOurs } from '../systems.ts'
import { cpuMicros, readRedisUse } from '../use.ts'
import type { Bench, Line } from './line.ts'

const loads = [{ perSecond: 200 }, { inFlight: 64 }]
const warmUpSeconds = 2
const folder = resolve('.bench/request-budget')
const worksOf = { edge: edgeParts, worker: workerParts }

/** A time of load. Microseconds by the monotonic clock, as CPU profiles have them. */
interface Window {
  name: string
  from: number
  to: number
  answered: number
  /** CPU time of each process, and of Redis, in microseconds a request. */
  cpu: Map<string, number>
  redisMicros: number
  redisCommands: number
}

/**
 * Where the CPU time of a request goes: CPU profiles of edge and worker under load, divided among
 * the parts of the work, in microseconds a request. The profiler itself takes some of it.
 */
export async function requestBudget(bench: Bench, edition: Edition): Promise<Line[]> {
  rmSync(folder, { recursive: true, force: true })
  const { ground } = bench
  const env = { ...ground.env, NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` }
  const ours = await startOurs({ ...ground, env }, edition)
  const windows: Window[] = []
  try {
    for (const shape of loads) {
      const put = (seconds: number) =>
        bench.generator.put({ urls: ours.urls, token: ours.token, seconds, shape }, 1)
      await put(warmUpSeconds)
      windows.push(
        await watch(nameOf(shape), ground.redisUrl, ours.parts, () => put(bench.seconds)),
      )
    }
  } finally {
    await ours.stop()
  }
  const profiles = new Map(ours.parts.map(({ kind, pid }) => [kind, readProfile(pid)]))
  return windows.map((window) => lineOf(window, budgetOf(window, profiles), edition, bench))
}

const nameOf = (shape: (typeof loads)[number]) =>
  'perSecond' in shape ? `${shape.perSecond}/s` : `${shape.inFlight} in flight`

const monotonicMicros = () => Number(process.hrtime.bigint() / 1000n)

async function watch(
  name: string,
  redisUrl: string,
  processes: Part[],
  put: () => Promise<{ answered: number }>,
): Promise<Window> {
  const used = () => processes.map(({ pid }) => cpuMicros([pid]) ?? Number.NaN)
  const [redisBefore, before] = [await readRedisUse(redisUrl), used()]
  const from = monotonicMicros()
  const { answered } = await put()
  const [to, after, redis] = [monotonicMicros(), used(), await readRedisUse(redisUrl)]
  const cpu = processes.map(({ kind }, index) => {
    const micros = (after[index] ?? Number.NaN) - (before[index] ?? Number.NaN)
    return [kind, micros / answered] as const
  })
  const redisMicros = (redis.cpuMicros - redisBefore.cpuMicros) / answered
  const redisCommands = (redis.commands - redisBefore.commands) / answered
  return { name, from, to, answered, cpu: new Map(cpu), redisMicros, redisCommands }
}

function readProfile(pid: number): CpuProfile {
  // CPU.date.time.pid.thread.number.cpuprofile; thread 0 is the main one.
  const name = readdirSync(folder).find((file) => file.includes(`.${pid}.0.`))
  if (!name) throw new Error(`process ${pid} left no CPU profile in ${folder}`)
  return JSON.parse(readFileSync(resolve(folder, name), 'utf8'))
}

interface Entry {
  process: string
  part: string
  micros: number
}

/** What the profile leaves out (threads of V8 and libuv) is `other threads`. */
function budgetOf(
  { from, to, answered, cpu, redisMicros }: Window,
  profiles: Map<string, CpuProfile>,
) {
  const entries: Entry[] = []
  for (const [process, profile] of profiles) {
    const parts = worksOf[process as keyof typeof worksOf] satisfies Work[]
    const shares = [...divide(profile, parts, from, to)]
    let seen = 0
    for (const [part, micros] of shares.sort(([, a], [, b]) => b - a)) {
      entries.push({ process, part, micros: micros / answered })
      seen += micros / answered
    }
    const rest = Math.max(0, (cpu.get(process) ?? 0) - seen)
    entries.push({ process, part: 'other threads', micros: rest })
  }
  entries.push({ process: 'Redis', part: 'all', micros: redisMicros })
  return entries
}

function lineOf(window: Window, entries: Entry[], edition: Edition, { say }: Bench): Line {
  const rows = entries.map(({ process, part, micros }) => [process, part, micros.toFixed(0)])
  say(`\n${window.name}\n${table([['process', 'part', 'µs a request'], ...rows])}`)
  const total = entries.reduce((sum, { micros }) => sum + micros, 0)
  const of = (name: string) =>
    entries.filter(({ process }) => process === name).reduce((sum, { micros }) => sum + micros, 0)
  return {
    row: `budget of a request, ${window.name}`,
    edition,
    goal: '',
    figure:
      `${total.toFixed(0)} µs: edge ${of('edge').toFixed(0)}, worker ${of('worker').toFixed(0)}, ` +
      `Redis ${of('Redis').toFixed(0)} with ${window.redisCommands.toFixed(1)} commands`,
    baseline: '',
    rounds: entries,
  }
}
