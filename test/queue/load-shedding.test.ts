import { beforeAll, describe, expect, it } from 'vitest'
import { inShort, observe, tally } from '../support/load.ts'
import { useStack } from '../support/stack.ts'

describe('an edge with the maximum number of requests in flight', () => {
  const stack = useStack({ env: { MAX_IN_FLIGHT: '2' } })
  beforeAll(async () => {
    await stack.sandbox.behave({ latencyMs: 500 })
  })

  const typed = (input: string) => observe(() => stack.autocomplete({ input }))

  it('answers one more with 503 7002, lets identical requests share, and accepts requests again later', async () => {
    const inFlight = [typed('rue un'), typed('rue deux')]
    await expect.poll(async () => (await stack.sandbox.usage()).autocomplete.calls).toBe(2)
    const shared = typed('rue un')
    expect(inShort(await typed('rue trois'))).toBe('503 7002')
    expect(
      inShort(await observe(() => stack.details({ placeId: 'SBX_gb-10-downing-street' }))),
    ).toBe('503 7002')
    expect(tally(await Promise.all([...inFlight, shared]))).toEqual({ 200: 3 })
    expect(inShort(await typed('rue trois'))).toBe('200')
  })
})
