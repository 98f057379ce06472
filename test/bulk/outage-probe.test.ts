import { expect, it, onTestFinished, vi } from 'vitest'
import { createProbe } from '../../services/worker/bulk/outage-probe.ts'
import type { CallContext } from '../../services/worker/call-context.ts'
import { cascadeStrategy } from '../../services/worker/strategies/cascade.ts'

it('a probe of the provider gives up after a minute, also where it waits for the quota', async () => {
  let given: CallContext | undefined
  const before = performance.now()
  await createProbe({
    look: async (_address, context) => {
      given = context
      throw new Error('not looked up')
    },
  })(undefined).catch(() => {})
  expect((given?.deadlineAt ?? 0) - before).toBeGreaterThan(0)
  expect((given?.deadlineAt ?? 0) - performance.now()).toBeLessThanOrEqual(60_000)
})

it.each([
  ['answers', async () => ({ candidates: [] })],
  ['fails', async () => expect.fail('out')],
])(
  'rows that fail at the same time share one probe, which %s, for five seconds',
  async (_, look) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const looking = vi.fn(look)
    const probe = createProbe({ look: looking })
    const outcome = () =>
      probe(undefined).then(
        () => 'answered',
        () => 'failed',
      )
    const first = await Promise.all([outcome(), outcome(), outcome()])
    expect(new Set(first).size).toBe(1)
    await vi.advanceTimersByTimeAsync(4999)
    expect(await outcome()).toBe(first[0])
    expect(looking).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome()).toBe(first[0])
    expect(looking).toHaveBeenCalledTimes(2)
  },
)

it('asks the providers of the strategy of a batch, and not those of the whole service', async () => {
  const asked: string[] = []
  const asking = (name: string) => ({
    look: async () => {
      asked.push(name)
      return { candidates: [] }
    },
  })
  const probe = createProbe({
    ...cascadeStrategy(asking('osm'), asking('places')),
    parts: { osm: asking('osm'), places: asking('places') },
  })
  for (const [name, wanted] of [
    ['osm', ['osm']],
    ['places', ['places']],
    ['cascade', ['osm', 'places']],
  ] as const) {
    asked.length = 0
    await probe(name)
    expect(asked).toEqual(wanted)
  }
})
