import { setTimeout as sleep } from 'node:timers/promises'
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { skus } from '../../../shared/billing/skus.ts'
import { stateKey } from '../../../shared/quota/keys.ts'
import { createLimiter } from '../../../shared/quota/limiter.ts'
import { limitsOf } from '../../../shared/quota/limits.ts'
import type { Quotas } from '../../../shared/quota/quota.ts'
import { type Service, startProcess } from '../../support/processes.ts'
import { sandboxControl } from '../../support/sandbox-control.ts'
import type { LoadResult } from '../load/load.ts'
import { median, quantile } from '../statistics.ts'
import { startOurs, workerEnvironment } from '../systems.ts'
import type { Bench, Line } from './line.ts'

const perMinute = 6000
const workers = 4
const goals = { decisionMs: 0.3, used: 0.98, interactive: 1.2 }
const bulkJobs = 100_000
const interactivePerSecond = 30
const latencyMs = 80

/**
 * Issue 3: what a decision costs, how much of the quota is used and never more, and what a checkout
 * notices of bulk work.
 */
export async function quota(bench: Bench): Promise<Line[]> {
  return [...(await decisions(bench)), ...(await steadyDemand(bench)), ...(await besideBulk(bench))]
}

async function decisions({ ground, say }: Bench): Promise<Line[]> {
  const redis = new Redis(`${ground.redisUrl}/3`)
  try {
    await redis.flushdb()
    const quotas = Object.fromEntries(
      skus.map((sku) => [sku, { second: 1e6, minute: 1e8, day: 1e9 }]),
    ) as Quotas
    const limits = limitsOf({
      quotas,
      budgetUsdPerDay: 1e6,
      interactiveReservePercent: 20,
      bulkFloorPercent: 10,
    })
    const limiter = createLimiter({
      redis,
      now: Date.now,
      limits: () => limits,
      workerId: 'bench',
      note: () => {},
      rebuildQuotaState: () => sleep(10),
    })
    await redis.hset(stateKey('details'), 'epoch', 'bench')
    const take = () =>
      limiter.acquire({
        sku: 'details',
        clientId: 'shop',
        billed: 'newDetails',
        microUsd: 5000,
        maxWaitMs: 1000,
      })
    const timed = async (ask: () => Promise<unknown>) => {
      const times: number[] = []
      for (let n = 0; n < 6000; n += 1) {
        const started = performance.now()
        await ask()
        if (n >= 1000) times.push(performance.now() - started)
      }
      return quantile(times, 0.5)
    }
    const pings = await timed(() => redis.ping())
    await redis.config('RESETSTAT')
    const takes = await timed(take)
    const scripts = Number(
      /cmdstat_evalsha:calls=(\d+)/.exec(await redis.info('commandstats'))?.[1],
    )
    say(
      `a decision ${takes.toFixed(3)} ms, a ping ${pings.toFixed(3)} ms, ${scripts / 6000} round trips each`,
    )
    return [
      {
        row: 'a quota decision (second, minute, day, budget), p50',
        edition: '-',
        goal: `<= ${goals.decisionMs} ms, one round trip`,
        figure: `${takes.toFixed(3)} ms, ${(scripts / 6000).toFixed(2)} round trips`,
        baseline: `Redis PING ${pings.toFixed(3)} ms`,
        ratio: takes / pings,
        met: takes <= goals.decisionMs && Math.round(scripts / 6000) === 1,
        rounds: { takes, pings, scripts },
      },
    ]
  } finally {
    redis.disconnect()
  }
}

const env = { QUOTA_AUTOCOMPLETE_PER_MINUTE: String(perMinute) }

async function steadyDemand({ ground, generator, say }: Bench): Promise<Line[]> {
  const sandbox = sandboxControl(ground.sandboxUrl)
  const ours = await startOurs({ ...ground, env: { ...ground.env, ...env } }, 'new', 1, workers)
  try {
    await sandbox.behave({ latencyMs })
    const { urls, token } = ours
    const load = { urls, token, shape: { inFlight: 250 } }
    await generator.offer({ ...load, seconds: 5 }, 0)
    await sandbox.reset()
    await sandbox.behave({ latencyMs })
    const { failed, firstFailure } = await generator.offer({ ...load, seconds: 75 }, 1)
    const { peakPerMinute, peakPerSecond, calls } = (await sandbox.usage()).autocomplete
    const used = peakPerMinute / perMinute
    say(
      `${calls} calls in 75 s, at most ${peakPerMinute} in a minute and ${peakPerSecond} in a second${notAnswered(failed, firstFailure)}`,
    )
    return [
      {
        row: `quota of ${perMinute} a minute, ${workers} workers, steady demand: the fullest minute at the provider`,
        edition: 'new',
        goal: `${goals.used * 100} % to 100 %`,
        figure: `${peakPerMinute} calls`,
        baseline: `quota ${perMinute}`,
        ratio: used,
        met: used >= goals.used && used <= 1,
        rounds: { calls, peakPerMinute, peakPerSecond, failed },
      },
    ]
  } finally {
    await sandbox.behave({})
    await ours.stop()
  }
}

async function besideBulk(bench: Bench): Promise<Line[]> {
  const { ground, say } = bench
  const sandbox = sandboxControl(ground.sandboxUrl)
  const ours = await startOurs({ ...ground, env: { ...ground.env, ...env } }, 'new', 1, 2)
  const idle: LoadResult[] = []
  const busy: LoadResult[] = []
  const used: number[] = []
  let waiting = 0
  try {
    await sandbox.behave({ latencyMs })
    const { urls, token } = ours
    const put = (run: number, seconds = 20) =>
      bench.generator.offer(
        { urls, token, seconds, shape: { perSecond: interactivePerSecond } },
        run,
      )
    await fillBulk(ground.redisUrl, say)
    await put(0, 3)
    for (let run = 1; run <= 3; run += 1) {
      idle.push(await put(run))
      const bulk = await startBulk(bench)
      await sleep(3000)
      const [before, startedAt] = [(await sandbox.usage()).autocomplete.calls, performance.now()]
      busy.push(await put(run))
      const seconds = (performance.now() - startedAt) / 1000
      used.push(
        ((await sandbox.usage()).autocomplete.calls - before) / ((seconds * perMinute) / 60),
      )
      await bulk.stop()
      say(
        `p99 ${idle.at(-1)?.p99Ms.toFixed(1)} ms alone, ${busy.at(-1)?.p99Ms.toFixed(1)} ms beside bulk; quota used ${used.at(-1)?.toFixed(3)}${notAnswered(busy.at(-1)?.failed, busy.at(-1)?.firstFailure)}`,
      )
    }
    waiting = await bulkWaiting(ground.redisUrl)
    const { peakPerMinute } = (await sandbox.usage()).autocomplete
    const ratio = median(busy.map(({ p99Ms }, index) => p99Ms / (idle[index]?.p99Ms ?? Number.NaN)))
    return [
      {
        row: `interactive p99 at ${interactivePerSecond}/s with ${bulkJobs.toLocaleString('en')} bulk jobs waiting`,
        edition: 'new',
        goal: `<= ${goals.interactive} x`,
        figure: `${median(busy.map(({ p99Ms }) => p99Ms)).toFixed(1)} ms`,
        baseline: `with none ${median(idle.map(({ p99Ms }) => p99Ms)).toFixed(1)} ms`,
        ratio,
        met: ratio <= goals.interactive,
        rounds: { idle, busy, waiting },
      },
      {
        row: 'quota used meanwhile, interactive and bulk together',
        edition: 'new',
        goal: `${goals.used * 100} % to 100 %`,
        figure: `${(median(used) * 100).toFixed(1)} %, at most ${peakPerMinute} in a minute`,
        baseline: `quota ${perMinute}`,
        ratio: median(used),
        met: median(used) >= goals.used && peakPerMinute <= perMinute,
        rounds: { used, peakPerMinute },
      },
    ]
  } finally {
    await sandbox.behave({})
    await ours.stop()
  }
}

/** On a busy machine some requests are late. The row goes on, and says so. */
const notAnswered = (failed = 0, first = '') =>
  failed > 0 ? `; ${failed} requests were not answered, the first one: ${first}` : ''

const openBulk = (redisUrl: string) =>
  new Queue('bulk-bench', { connection: { url: redisUrl }, prefix: '{bulk-bench}' })

async function fillBulk(redisUrl: string, say: (line: string) => void): Promise<void> {
  const queue = openBulk(redisUrl)
  say(`Queueing ${bulkJobs.toLocaleString('en')} bulk jobs ...`)
  for (let from = 0; from < bulkJobs; from += 1000) {
    await queue.addBulk(
      Array.from({ length: 1000 }, (_, n) => ({
        name: 'bulk',
        data: { input: `${from + n} rue de la paix` },
        opts: { removeOnComplete: true, removeOnFail: true },
      })),
    )
  }
  await queue.close()
}

async function bulkWaiting(redisUrl: string): Promise<number> {
  const queue = openBulk(redisUrl)
  const waiting = await queue.getWaitingCount()
  await queue.close()
  return waiting
}

const startBulk = ({ ground }: Bench): Promise<Service> =>
  startProcess('bulk-worker', new URL('../bulk/bulk-worker.ts', import.meta.url), {
    ...workerEnvironment(ground, 'new'),
    ...env,
  })
