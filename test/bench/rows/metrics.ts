import { Queue } from 'bullmq'
import { queueNames } from '../../../services/edge/jobs/queue-depths.ts'
import { queuePrefix } from '../../../shared/jobs/jobs.ts'
import { median, quantile } from '../statistics.ts'
import { type System, startOurs } from '../systems.ts'
import type { Bench, Line } from './line.ts'
import { measure, type Round, summary } from './throughput.ts'

const goals = { throughput: 0.95, scrapeMs: 50 }
const jobsOnEachQueue = 25_000
const scrapes = 50
const warmUpSeconds = 2

/**
 * Issue 6: what all metrics and logs cost together, and how long a scrape takes when every queue is
 * full.
 */
export const metrics = async (bench: Bench): Promise<Line[]> => [
  ...(await cost(bench)),
  ...(await scrapeTime(bench)),
]

/**
 * The product as in production (LOG_LEVEL=info) against itself with no line logged and
 * nothing counted or timed. What is looked at in the background for gauges goes on in both.
 */
async function cost(bench: Bench): Promise<Line[]> {
  const { ground } = bench
  const preload = `--import ${new URL('../unmeasured.ts', import.meta.url)}`
  const options = [ground.env.NODE_OPTIONS, preload].filter(Boolean).join(' ')
  const on = await startOurs({ ...ground, env: { ...ground.env, LOG_LEVEL: 'info' } }, 'new')
  // A Redis database of its own: the two must not take each other's jobs.
  const off = await startOurs(
    {
      ...ground,
      redisUrl: `${ground.redisUrl}/2`,
      env: { ...ground.env, LOG_LEVEL: 'silent', NODE_OPTIONS: options },
    },
    'new',
  )
  const rounds: Record<'on' | 'off', Round[]> = { on: [], off: [] }
  try {
    const both = Object.entries({ on, off }) as ['on' | 'off', System][]
    for (const [, system] of both) await measure(bench, system, warmUpSeconds, 0)
    for (let number = 1; number <= bench.rounds; number++) {
      // Each goes first as often as the other: what the machine does besides must not always meet
      // the same one.
      for (const [name, system] of number % 2 === 0 ? both : both.toReversed()) {
        const round = await measure(bench, system, bench.seconds, number)
        rounds[name].push(round)
        bench.say(`round ${number}, metrics and logs ${name}: ${summary([round])}`)
      }
    }
  } finally {
    await on.stop()
    await off.stop()
  }
  const ratio = median(
    rounds.on.map(({ rate }, index) => rate / (rounds.off[index]?.rate ?? Number.NaN)),
  )
  return [
    {
      row: 'autocomplete with all metrics and logs, 64 in flight',
      edition: 'new',
      goal: `>= ${goals.throughput} x`,
      figure: summary(rounds.on),
      baseline: `with none ${summary(rounds.off)}`,
      ratio,
      met: ratio >= goals.throughput,
      rounds,
    },
  ]
}

async function scrapeTime(bench: Bench): Promise<Line[]> {
  const redisUrl = `${bench.ground.redisUrl}/3`
  const ours = await startOurs({ ...bench.ground, redisUrl }, 'new')
  const queues = queueNames.map(
    (name) => new Queue(name, { connection: { url: redisUrl }, prefix: queuePrefix }),
  )
  try {
    // Used first, so that all series are there.
    await measure(bench, ours, warmUpSeconds, 0)
    bench.say(`Queueing ${jobsOnEachQueue} jobs on each of ${queues.length} queues ...`)
    for (const queue of queues) await fill(queue)
    const lines: Line[] = []
    for (const [name, url] of Object.entries(ours.metrics)) lines.push(await scrapeLine(name, url))
    return lines
  } finally {
    for (const queue of queues) await queue.close()
    await ours.stop()
  }
}

/** Paused, a queue keeps what it is given. */
async function fill(queue: Queue): Promise<void> {
  await queue.pause()
  const jobs = Array.from({ length: 1000 }, () => ({ name: 'waiting', data: {} }))
  for (let added = 0; added < jobsOnEachQueue; added += jobs.length) await queue.addBulk(jobs)
}

async function scrapeLine(name: string, url: string): Promise<Line> {
  const times: number[] = []
  let text = ''
  for (let scrape = 0; scrape < scrapes; scrape++) {
    const started = performance.now()
    text = await (await fetch(url)).text()
    times.push(performance.now() - started)
  }
  const most = Math.max(...times)
  const series = text.split('\n').filter((line) => line !== '' && !line.startsWith('#')).length
  return {
    row: `a scrape of the ${name}, ${(jobsOnEachQueue * queueNames.length).toLocaleString('en')} jobs waiting`,
    edition: 'new',
    goal: `< ${goals.scrapeMs} ms`,
    figure: `at most ${most.toFixed(1)} ms, p50 ${quantile(times, 0.5).toFixed(1)} ms, ${series} series`,
    baseline: '',
    met: most < goals.scrapeMs,
    rounds: times,
  }
}
