import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PlacesError } from '../../services/worker/provider/port.ts'
import { createAttempts } from '../../services/worker/provider/retry-and-breaker.ts'
import { createMetrics } from '../../shared/runtime/metrics.ts'
import { silentLog } from '../support/collected-log.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const down = new PlacesError('unavailable', 'down')

function breaker() {
  const attempts = createAttempts('autocomplete', 'interactive', createMetrics('worker'), silentLog)
  const call = (outcome: Error | string) =>
    attempts({
      prepare: async () => {},
      attempt: async () => {
        if (outcome instanceof Error) throw outcome
        return outcome
      },
      unused: () => {},
      noteOutcome: async () => {},
      // No time for a second attempt.
      leftMs: () => 0,
    }).catch((error) => error.error ?? error.message)
  return { call }
}

async function openBreaker() {
  const { call } = breaker()
  for (let time = 0; time < 20; time += 1) {
    vi.advanceTimersByTime(100)
    await call(down)
  }
  expect(await call('fine')).toBe('PROVIDER_UNAVAILABLE')
  // After about a second, or two by chance, a trial call may be made.
  vi.advanceTimersByTime(10_000)
  return call
}

it('closes when its trial call succeeds', async () => {
  const call = await openBreaker()
  expect(await call('fine')).toBe('fine')
  expect(await call('fine')).toBe('fine')
})

it.each([
  ['the trial call fails', down],
  ['the trial fails before the provider is asked', new Error('no session')],
])('stays open when %s', async (_what, outcome) => {
  const call = await openBreaker()
  await call(outcome)
  expect(await call('fine')).toBe('PROVIDER_UNAVAILABLE')
})
