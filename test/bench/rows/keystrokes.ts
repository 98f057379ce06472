import { sandboxControl } from '../../support/sandbox-control.ts'
import { makeCheckouts } from '../keystrokes/checkouts.ts'
import type { Way } from '../keystrokes/page.ts'
import { type Replay, replay } from '../keystrokes/replay.ts'
import { type Edition, startOurs } from '../systems.ts'
import type { Bench, Line } from './line.ts'

const checkoutCount = 500
const atOnce = 50
const goal = 0.25

const simplest: Way = { name: 'every key at once', debounceMs: 0, tidy: false }
const tidy: Way = { name: 'every key, superseded ones aborted', debounceMs: 0, tidy: true }
const debounced: Way[] = [200, 300, 400].map((debounceMs) => ({
  name: `${debounceMs} ms debounce`,
  debounceMs,
  tidy: true,
}))
const defaultWay = debounced[1]
const client: Way = { name: 'with the typed client', withClient: true }

/**
 * Buyers who type their address at human speed (keystrokes/typing.ts), and what their suggestions
 * cost, by how the page asks.
 */
export async function keystrokes(bench: Bench, edition: Edition): Promise<Line[]> {
  const { ground } = bench
  const details = { QUOTA_DETAILS_PER_MINUTE: 'unlimited', QUOTA_DETAILS_PER_DAY: 'unlimited' }
  const { urls, token, stop } = await startOurs(
    { ...ground, env: { ...ground.env, ...details } },
    edition,
  )
  const checkouts = makeCheckouts(checkoutCount)
  const setting = { url: urls[0] ?? '', token, sandboxUrl: ground.sandboxUrl, atOnce }
  try {
    const replays: Replay[] = []
    for (const way of [simplest, tidy, ...debounced, client]) {
      const result = await replay(way, checkouts, setting)
      replays.push(result)
      bench.say(`${edition}, ${way.name}: ${summary(result)}`)
    }
    return replays.map((result) => line(result, replays, edition))
  } finally {
    await sandboxControl(ground.sandboxUrl).reset()
    await stop()
  }
}

/**
 * Against a call for each key of the buyers whom no debounce keeps waiting: with one they press
 * more keys until they see their address.
 */
function line(result: Replay, replays: Replay[], edition: Edition): Line {
  const [first = result] = replays
  const usual = replays.find(({ way }) => way === defaultWay) ?? first
  const ratio = result.calls / first.keystrokes
  const hasGoal = result.way === client
  return {
    row: `1,000 checkouts typed, ${result.way.name}`,
    edition,
    goal: hasGoal ? `<= ${goal} x` : '',
    figure: hasGoal ? `${summary(result)}; ${against(usual, result)}` : summary(result),
    baseline: `a call per keystroke: ${perThousand(first, first.keystrokes)}`,
    ratio,
    ...(hasGoal && { met: ratio <= goal }),
    rounds: result,
  }
}

/** What buyers wait more or less for their suggestions, and until they have found their address. */
function against(usual: Replay, { shownMs, foundMs }: Replay): string {
  const signed = (ms: number) => `${ms < 0 ? '' : '+'}${Math.round(ms)} ms`
  return `${usual.way.name}: shown ${signed(shownMs - usual.shownMs)}, found ${signed(foundMs - usual.foundMs)}`
}

/** Counts and dollars for 1,000 checkouts; times and keys saved are medians. */
function summary(result: Replay): string {
  const of = (count: number) => perThousand(result, count)
  const {
    keystrokes,
    requests,
    superseded,
    calls,
    billedUsd,
    checkouts,
    shownMs,
    foundMs,
    taken,
    saved,
  } = result
  const asked = `${of(requests)} requests (${of(superseded)} got 409), ${of(calls)} calls`
  const usd = ((billedUsd / checkouts) * 1000).toFixed(2)
  return `${of(keystrokes)} keys, ${asked}, $${usd}, shown after ${Math.round(shownMs)} ms, ${of(taken)} found after ${Math.round(foundMs)} ms, ${saved} keys saved`
}

const perThousand = ({ checkouts }: Replay, count: number): number =>
  Math.round((count / checkouts) * 1000)
