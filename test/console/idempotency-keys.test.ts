import { expect, it } from 'vitest'
import { keepKeys } from '../../services/console/idempotency-keys.ts'

it('an idempotency key is the same for a repeated request, and differs for another one', () => {
  const keyFor = keepKeys()
  const key = keyFor({ select: { country: ['FR'] } })
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(keyFor({ select: { country: ['FR'] } })).toBe(key)
  expect(keyFor({ select: { country: ['DE'] } })).not.toBe(key)
  expect(keepKeys()({ select: { country: ['FR'] } })).not.toBe(key)
})
