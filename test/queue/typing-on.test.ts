import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inShort, observe } from '../support/load.ts'
import { metric } from '../support/metric.ts'
import { type Stack, startStack } from '../support/stack.ts'

const calls = async (stack: Stack) => (await stack.sandbox.usage()).autocomplete.calls

describe('a buyer who types on while the only worker is busy', () => {
  let stack: Stack
  beforeAll(async () => {
    stack = await startStack({ env: { WORKER_CONCURRENCY: '1' } })
  })
  afterAll(() => stack?.close())
  beforeEach(() => stack.sandbox.reset())

  it('and deletes the last letter gets the reply to the current text, not 409', async () => {
    await stack.sandbox.behave({ latencyMs: 500 })
    const type = (input: string) =>
      observe(() => stack.autocomplete({ input, sessionToken: 'there-and-back' }))
    const busy = observe(() => stack.autocomplete({ input: 'somebody else' }))
    await expect.poll(() => calls(stack)).toBe(1)
    const first = type('rue de la pai')
    const second = type('rue de la paix')
    const third = type('rue de la pai')
    const outcomes = await Promise.all([first, second, third])
    expect(outcomes.map(inShort)).toEqual(['409 6002', '409 6002', '200'])
    expect(inShort(await busy)).toBe('200')
    expect(await calls(stack)).toBe(2)
  })
})

describe('while calls wait for the quota', () => {
  let stack: Stack
  beforeAll(async () => {
    stack = await startStack({ env: { QUOTA_AUTOCOMPLETE_PER_SECOND: '1' } })
  })
  afterAll(() => stack?.close())
  beforeEach(() => stack.sandbox.reset())

  const useThePermit = () =>
    observe(() => stack.autocomplete({ input: 'the first call of this second' }))

  it('an input that was superseded costs nothing', async () => {
    await useThePermit()
    const older = observe(() =>
      stack.autocomplete({ input: 'rue de la pai', sessionToken: 'typing' }),
    )
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
    await expect.poll(() => metric(stack.url, 'address_in_flight')).toBe(2)
    leaving.abort()
    expect(await left).toBe('left')
    expect(inShort(await staying)).toBe('200')
    expect(await calls(stack)).toBe(before + 1)
  })
})
