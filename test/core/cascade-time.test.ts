import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CallContext } from '../../services/worker/call-context.ts'
import { withFallback } from '../../services/worker/jobs/fallback.ts'
import { validate } from '../../services/worker/jobs/validate.ts'
import { ProviderError } from '../../services/worker/provider/port.ts'
import { cascadeStrategy } from '../../services/worker/strategies/cascade.ts'
import { type JobRequest, noCost } from '../../shared/jobs/jobs.ts'
import { bulkCallContext } from '../bulk/bulk-call-context.ts'
import { providerCallOf } from '../bulk/provider-call-of.ts'
import { scriptedLimiter } from '../bulk/scripted-limiter.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A cascade beside a fallback, whose free provider answers after `free.ms` milliseconds. */
function openCascade() {
  const call = providerCallOf('new', scriptedLimiter().limiter)
  const free = { ms: 0, calls: 0 }
  const askFree = (context: CallContext) =>
    call({ sku: 'nominatim' }, context, (signal) => {
      free.calls += 1
      const { promise, resolve, reject } = Promise.withResolvers<{ data: undefined }>()
      signal.addEventListener('abort', () => reject(new ProviderError('timeout', 'hangs')))
      setTimeout(() => resolve({ data: undefined }), free.ms)
      return promise
    })
  const nothing = { candidates: [] }
  const work = validate(
    cascadeStrategy(
      { look: (_, context) => askFree(context).then(() => nothing) },
      { look: async () => nothing },
    ),
  )
  const beside = withFallback(work, work, { inBackground: () => {}, onAnswer: () => {} })
  const request = { stored: { line1: 'x' }, policy: 'normal' } as JobRequest<'validate'>
  return {
    free,
    /** Rows of a batch, which ask the free provider at the same time. */
    rows: (count: number) =>
      Promise.all(Array.from({ length: count }, () => askFree(bulkCallContext()))),
    /** A caller, who waits five seconds at most. */
    judge: () => {
      const { bulk: _, ...context } = bulkCallContext({ deadlineAt: performance.now() + 5000 })
      return beside(request, { ...context, cost: noCost() })
    },
  }
}

it('callers ask the free provider again after rows of a batch found it slow', async () => {
  const { free, rows, judge } = openCascade()
  free.ms = 2500
  const slow = rows(100)
  await vi.advanceTimersByTimeAsync(free.ms)
  await slow
  Object.assign(free, { ms: 0, calls: 0 })
  const judged = judge()
  await vi.advanceTimersByTimeAsync(1)
  await judged
  expect(free.calls).toBe(1)
})

it('callers do not wait for a free provider that hangs, once some have waited', async () => {
  const { free, judge } = openCascade()
  free.ms = 60_000
  const judged = Array.from({ length: 12 }, judge)
  // The fallback has 1.5 seconds, and of the rest the free provider has half.
  await vi.advanceTimersByTimeAsync(1750)
  await Promise.all(judged)
  expect(free.calls).toBe(12)
  const later = judge()
  await vi.advanceTimersByTimeAsync(1)
  expect(free.calls).toBe(12)
  await later
})
