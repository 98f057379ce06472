import { Redis } from 'ioredis'
import { resumeSku } from '../../../shared/quota/limiter.ts'
import { sandboxControl } from '../../support/sandbox-control.ts'
import { startOurs } from '../systems.ts'
import type { Bench, Line } from './line.ts'

// So few that a busy machine makes them too.
const quotaPerMinute = 1200
const realPerMinute = 600
const workers = 3
const inFlight = 30
const latencyMs = 80
/** The first minute shows how the pace is found, the others what it comes to. */
const [settlingSeconds, seconds] = [60, 90]
const goals = { goodput: 0.9, refused: 0.05 }

/**
 * A provider whose real limit is half of the configured quota: what it answers a minute, against
 * that limit, and the share of the calls that it refuses.
 */
export async function refusals({ ground, generator, say }: Bench): Promise<Line[]> {
  const sandbox = sandboxControl(ground.sandboxUrl)
  const env = { ...ground.env, QUOTA_AUTOCOMPLETE_PER_MINUTE: String(quotaPerMinute) }
  const lines: Line[] = []
  for (const refuseShare of [1, 0.5]) {
    const ours = await startOurs({ ...ground, env }, 'new', 1, workers)
    try {
      const { urls, token } = ours
      const load = { urls, token, shape: { inFlight } }
      await sandbox.reset()
      await reopen(ground.redisUrl)
      await sandbox.behave({
        latencyMs,
        realLimitPerMinute: { autocomplete: realPerMinute },
        refuseShare,
      })
      const counts = async () => {
        const { calls, refused } = (await sandbox.usage()).autocomplete
        return { at: performance.now(), calls, refused }
      }
      const started = await counts()
      await generator.offer({ ...load, seconds: settlingSeconds }, 0)
      const settled = await counts()
      const result = await generator.offer({ ...load, seconds }, 1)
      const ended = await counts()
      const figures = between(settled, ended)
      const first = between(started, settled)
      say(
        `${describe(figures)}; the first minute ${describe(first)}; ${result.failed} of ${result.failed + result.answered} requests not answered`,
      )
      lines.push({
        row: `answered calls a minute at a provider that refuses ${refuseShare * 100} % above ${realPerMinute}, quota ${quotaPerMinute}, ${workers} workers`,
        edition: 'new',
        goal: `>= ${goals.goodput} x its limit, <= ${goals.refused * 100} % refused`,
        figure: `${describe(figures)}, p50 ${result.p50Ms.toFixed(0)} ms, p99 ${result.p99Ms.toFixed(0)} ms`,
        baseline: `real limit ${realPerMinute}`,
        ratio: figures.perMinute / realPerMinute,
        met:
          figures.perMinute >= goals.goodput * realPerMinute &&
          figures.refusedShare <= goals.refused,
        rounds: { first, figures, result },
      })
    } finally {
      await sandbox.behave({})
      await ours.stop()
    }
  }
  return lines
}

/** Nothing is left of the refusals of before. */
async function reopen(redisUrl: string): Promise<void> {
  const redis = new Redis(redisUrl)
  await resumeSku(redis, 'autocomplete')
  redis.disconnect()
}

interface Counts {
  at: number
  calls: number
  refused: number
}

interface Figures {
  perMinute: number
  refusedShare: number
}

function between(from: Counts, to: Counts): Figures {
  const calls = to.calls - from.calls
  const refused = to.refused - from.refused
  return {
    perMinute: ((calls - refused) * 60_000) / (to.at - from.at),
    refusedShare: calls === 0 ? 0 : refused / calls,
  }
}

const describe = ({ perMinute, refusedShare }: Figures) =>
  `${perMinute.toFixed(0)} calls a minute, ${(refusedShare * 100).toFixed(1)} % refused`
