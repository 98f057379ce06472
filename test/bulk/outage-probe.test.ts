import { expect, it } from 'vitest'
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
