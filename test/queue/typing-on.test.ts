import { beforeEach, describe, expect, it } from 'vitest'
import { inShort, type Outcome, observe } from '../support/load.ts'
import { metric } from '../support/metric.ts'
import { type Stack, useStack } from '../support/stack.ts'

const calls = async (stack: Stack) => (await stack.sandbox.usage()).autocomplete.calls
/** Requests on two connections arrive in any order: the next one waits until this one is there. */
const inFlight = (stack: Stack, count: number) =>
  expect.poll(() => metric(stack.url, 'address_in_flight')).toBe(count)

describe('a buyer who types on while the only worker is busy', () => {
  // The worker is busy for longer than a slow machine takes to accept three requests.
  const busyMs = 4000
  const stack = useStack({
    env: { WORKER_CONCURRENCY: '1', PROVIDER_TIMEOUT_MS: '7000', DEADLINE_MS: '8000' },
  })
  beforeEach(() => stack.sandbox.reset())

  it('and deletes the last letter gets the reply to the current text, not 409', async () => {
    await stack.sandbox.behave({ latencyMs: busyMs })
    const busy = observe(() => stack.autocomplete({ input: 'somebody else' }))
    await expect.poll(() => calls(stack)).toBe(1)
    const typed: Promise<Outcome>[] = []
    for (const input of ['rue de la pai', 'rue de la paix', 'rue de la pai']) {
      typed.push(observe(() => stack.autocomplete({ input, sessionToken: 'there-and-back' })))
      await inFlight(stack, 1 + typed.length)
    }
    await stack.sandbox.behave({})
    const outcomes = await Promise.all(typed)
    expect(outcomes.map(inShort)).toEqual(['409 6002', '409 6002', '200'])
    expect(inShort(await busy)).toBe('200')
    expect(await calls(stack)).toBe(2)
  })
})

describe('while calls wait for the quota', () => {
  // One call in two and a half seconds, and a deadline behind the second one's.
  const stack = useStack({ env: { QUOTA_AUTOCOMPLETE_PER_MINUTE: '24', DEADLINE_MS: '8000' } })
  beforeEach(() => stack.sandbox.reset())

  const useThePermit = () => observe(() => stack.autocomplete({ input: 'the first call' }))

  it('an input that was superseded costs nothing', async () => {
    await useThePermit()
    const older = observe(() =>
      stack.autocomplete({ input: 'rue de la pai', sessionToken: 'typing' }),
    )
    await inFlight(stack, 1)
    const newer = observe(() =>
      stack.autocomplete({ input: 'rue de la paix', sessionToken: 'typing' }),
    )
    expect([await older, await newer].map(inShort)).toEqual(['409 6002', '200'])
    expect(await calls(stack)).toBe(2)
  })

  it('a caller that disconnects costs nothing', async () => {
    await useThePermit()
    const before = await calls(stack)
    const leaving = new AbortController()
    const left = stack
      .autocomplete({ input: 'rue de la paix' }, { signal: leaving.signal })
      .catch(() => 'left')
    const staying = observe(() => stack.autocomplete({ input: 'rue de rivoli' }))
    await inFlight(stack, 2)
    leaving.abort()
    expect(await left).toBe('left')
    expect(inShort(await staying)).toBe('200')
    expect(await calls(stack)).toBe(before + 1)
  })
})
