import { freePort } from '../../support/free-port.ts'
import { startService } from '../../support/processes.ts'
import { sandboxControl } from '../../support/sandbox-control.ts'
import type { LoadResult } from '../load/load.ts'
import { median } from '../statistics.ts'
import { startOurs } from '../systems.ts'
import { warmSandbox } from '../warm-sandbox.ts'
import type { Bench, Line } from './line.ts'

const perSecond = 50
const seconds = 20
const latencyMs = 80
/** Of the answers of the first provider; they take three seconds more. */
const slowShare = 0.02
const hedgeAfterMs = 300
const goal = 0.25

/**
 * The slowest answers while a few of Google's are slow: without a fallback, and with one that is
 * asked as well. Each provider is a sandbox.
 */
export async function hedge({ ground, generator, rounds: count, say }: Bench): Promise<Line[]> {
  const port = String(await freePort())
  const osm = await startService('sandbox', { NODE_ENV: 'production', SANDBOX_PORT: port })
  const osmUrl = `http://127.0.0.1:${port}`
  await warmSandbox(osmUrl, 'photon')
  await sandboxControl(osmUrl).behave({ latencyMs })
  const hedged = {
    PLACES_FALLBACK: 'osm',
    HEDGE_AFTER_MS: `${hedgeAfterMs}`,
    PHOTON_URL: `${osmUrl}/photon`,
    NOMINATIM_URL: `${osmUrl}/nominatim`,
  }
  const sandbox = sandboxControl(ground.sandboxUrl)
  const order = ['without', 'with'] as const
  const rounds: Record<(typeof order)[number], LoadResult[]> = { without: [], with: [] }
  try {
    await sandbox.behave({ latencyMs, errorRate: { slow: slowShare } })
    for (let round = 1; round <= count; round++) {
      for (const name of order) {
        const env = { ...ground.env, ...(name === 'with' && hedged) }
        // One after the other: both have the same queues.
        const { urls, token, stop } = await startOurs({ ...ground, env }, 'new')
        const load = { urls, token, seconds, shape: { perSecond } }
        const result = await generator.put(load, round).finally(stop)
        rounds[name].push(result)
        say(`${name} a fallback: p50 ${result.p50Ms.toFixed(0)}, p99 ${result.p99Ms.toFixed(0)} ms`)
      }
    }
  } finally {
    await sandbox.behave({})
    await osm.stop()
  }
  const p99 = (name: keyof typeof rounds) => rounds[name].map((result) => result.p99Ms)
  const without = p99('without')
  const ratio = median(p99('with').map((ms, index) => ms / (without[index] ?? Number.NaN)))
  return [
    {
      row: `p99 with ${slowShare * 100} % of the answers 3 s late, HEDGE_AFTER_MS=${hedgeAfterMs}`,
      edition: 'new',
      goal: `<= ${goal} x`,
      figure: `${median(p99('with')).toFixed(0)} ms`,
      baseline: `no fallback ${median(without).toFixed(0)} ms`,
      ratio,
      met: ratio <= goal,
      rounds,
    },
  ]
}
