import { expect, it } from 'vitest'
import { createProbe } from '../../services/worker/bulk/outage-probe.ts'
import type { CallContext } from '../../services/worker/call-context.ts'

it('a probe of the provider gives up after a minute, also where it waits for the quota', async () => {
  let given: CallContext | undefined
  const before = performance.now()
  await createProbe({
    look: async (_address, context) => {
      given = context
      throw new Error('not looked up')
    },
  })().catch(() => {})
  expect((given?.deadlineAt ?? 0) - before).toBeGreaterThan(0)
  expect((given?.deadlineAt ?? 0) - performance.now()).toBeLessThanOrEqual(60_000)
})
