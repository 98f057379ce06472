import { sandboxControl } from '../../support/sandbox-control.ts'
import { makeCheckouts } from '../keystrokes/checkouts.ts'
import type { Way } from '../keystrokes/page.ts'
import { type Replay, replay } from '../keystrokes/replay.ts'
import { type Edition, startOurs } from '../systems.ts'
import type { Bench, Line } from './line.ts'

const checkoutCount = 1000
const atOnce = 100
const goal = 0.25

const simplest: Way = { name: 'every key at once', debounceMs: 0, tidy: false }
const tidy: Way = { name: 'every key, overtaken ones aborted', debounceMs: 0, tidy: true }
const debounced: Way[] = [200, 300, 400].map((debounceMs) => ({
  name: `${debounceMs} ms debounce`,
  debounceMs,
  tidy: true,
}))

/** Buyers who type their address at human speed (keystrokes/typing.ts), and what their suggestions cost, by how the page asks. */
export async function keystrokes(bench: Bench, edition: Edition): Promise<Line[]> {
  const { ground } = bench
  const details = { QUOTA_DETAILS_PER_MINUTE: 'unlimited', QUOTA_DETAILS_PER_DAY: 'unlimited' }
  const { urls, token, stop } = await startOurs({ ...ground, env: { ...ground.env, ...details } }, edition)
  const checkouts = makeCheckouts(checkoutCount)
  const setting = { url: urls[0] ?? '', token, sandboxUrl: ground.sandboxUrl, atOnce }
  try {
    const replays: Replay[] = []
    for (const way of [simplest, tidy, ...debounced]) {
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

/** Against a call for each key of the buyers whom no debounce keeps waiting: with one they press more keys until they see their address. */
function line(result: Replay, replays: Replay[], edition: Edition): Line {
  const keys = replays[0]?.keystrokes ?? Number.NaN
  const ratio = result.calls / keys
  const hasGoal = debounced.includes(result.way)
  return {
    row: `${result.checkouts} checkouts typed, ${result.way.name}`,
    edition,
    goal: hasGoal ? `<= ${goal} x` : '',
    figure: summary(result),
    baseline: `a call per keystroke: ${keys}`,
    ratio,
    ...(hasGoal && { met: ratio <= goal }),
    rounds: result,
  }
}

/** Time until shown and keys saved are medians. */
function summary({ keystrokes, requests, overtaken, calls, billedUsd, shownMs, saved, taken }: Replay): string {
  const cost = `${requests} requests (${overtaken} got 409), ${calls} calls, $${billedUsd.toFixed(2)}`
  return `${keystrokes} keys, ${cost}, shown after ${Math.round(shownMs)} ms, ${taken} found, ${saved} keys saved`
}
