import { expect, it, onTestFinished } from 'vitest'
import { useStack } from '../support/stack.ts'

const plain = {
  reference: 'plain',
  line1: '10 Downing Street',
  city: 'London',
  postalCode: 'SW1A 2AA',
  country: 'GB',
}

const stack = useStack({ workers: 0, env: { VALIDATION_STRATEGY: 'cascade' } })

async function upload(query: string): Promise<string> {
  const { body } = await stack.post(`/api/address/batches${query}`, [plain])
  return body.data.id
}
const batch = async (id: string) => (await stack.get(`/api/address/batches/${id}`)).body.data

it('a batch started as a free one pauses where the service offers only a dearer strategy', {
  timeout: 90_000,
}, async () => {
  await stack.sandbox.reset()
  const free = await upload('?strategy=osm')
  const paid = await upload('')
  const worker = await stack.addWorker({ VALIDATION_STRATEGY: 'places' })
  onTestFinished(() => worker.stop())
  // At most as dear as the cascade.
  await expect.poll(async () => (await batch(paid)).status, { timeout: 20_000 }).toBe('completed')
  await expect
    .poll(() => batch(free), { timeout: 20_000 })
    .toMatchObject({ status: 'paused', pausedReason: 'strategy_not_offered', processed: 0 })
  expect((await stack.sandbox.usage()).details.calls).toBe(1)

  await worker.stop()
  const another = await stack.addWorker()
  onTestFinished(() => another.stop())
  await stack.post(`/api/address/batches/${free}/resume`, {})
  await expect.poll(async () => (await batch(free)).status, { timeout: 20_000 }).toBe('completed')
  expect((await batch(free)).spend.usd).toBe(0)
})
