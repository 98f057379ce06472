import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ProviderError } from '../../services/worker/provider/port.ts'
import { createAttempts } from '../../services/worker/provider/retry-and-breaker.ts'
import { createMetrics } from '../../shared/runtime/metrics.ts'
import { silentLog } from '../support/collected-log.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const down = new ProviderError('unavailable', 'down')

function breaker() {
  const metrics = createMetrics('worker')
  const attempts = createAttempts('autocomplete', 'interactive', metrics, silentLog, true)
  const made = { permits: 0, calls: 0 }
  const call = (outcome: Error | string | Promise<string>) =>
    attempts({
      prepare: async () => {
        made.permits += 1
      },
      attempt: async () => {
        made.calls += 1
        if (outcome instanceof Error) throw outcome
        return outcome
      },
      unused: () => {},
      noteOutcome: async () => {},
      // No time for a second attempt.
      leftMs: () => 0,
    }).catch((error) => error.error ?? error.message)
  return { call, made }
}

async function openBreaker() {
  const { call, made } = breaker()
  for (let time = 0; time < 20; time += 1) {
    vi.advanceTimersByTime(100)
    await call(down)
  }
  expect(await call('fine')).toBe('PROVIDER_UNAVAILABLE')
  // After about a second, or two by chance, a trial call may be made.
  vi.advanceTimersByTime(10_000)
  return { call, made }
}

it('closes when its trial call succeeds', async () => {
  const { call } = await openBreaker()
  expect(await call('fine')).toBe('fine')
  expect(await call('fine')).toBe('fine')
})

it.each([
  ['the trial call fails', down],
  ['the trial fails before the provider is asked', new Error('no session')],
])('stays open when %s', async (_what, outcome) => {
  const { call } = await openBreaker()
  await call(outcome)
  expect(await call('fine')).toBe('PROVIDER_UNAVAILABLE')
})

it('makes another trial call at once when one was refused for its length', async () => {
  const { call } = await openBreaker()
  expect(await call(new ProviderError('too_long', '414'))).toBe('414')
  expect(await call('fine')).toBe('fine')
  expect(await call('fine')).toBe('fine')
})

it('stays open when a trial call fails after one that was refused for its length', async () => {
  const { call } = await openBreaker()
  await call(new ProviderError('too_long', '414'))
  await call(down)
  expect(await call('fine')).toBe('PROVIDER_UNAVAILABLE')
})

it('does not open for calls that are refused for their length', async () => {
  const { call } = breaker()
  for (let time = 0; time < 20; time += 1) {
    vi.advanceTimersByTime(100)
    await call(new ProviderError('too_long', '414'))
  }
  expect(await call('fine')).toBe('fine')
})

it('takes no permit for a call that it will not make, however long it stays open', async () => {
  const { call, made } = await openBreaker()
  const before = made.calls
  for (let time = 0; time < 1200; time += 1) {
    vi.advanceTimersByTime(100)
    await call(down)
  }
  expect(made.permits).toBe(made.calls)
  expect(made.calls - before).toBeGreaterThan(5)
})

it('refuses a call that waited for its permit while another made the trial call', async () => {
  const { call, made } = await openBreaker()
  const before = made.calls
  const { promise, resolve } = Promise.withResolvers<string>()
  const [trial, other] = [call(promise), call('fine')]
  expect(await other).toBe('PROVIDER_UNAVAILABLE')
  resolve('fine')
  expect(await trial).toBe('fine')
  expect(made.calls - before).toBe(1)
  expect(await call('fine')).toBe('fine')
})

it('makes its trial calls when the wall clock is set back', async () => {
  const { call } = await openBreaker()
  await call(down)
  vi.setSystemTime(Date.now() - 3_600_000)
  vi.advanceTimersByTime(20_000)
  expect(await call('fine')).toBe('fine')
})
