import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tokenForPages } from '../../shared/client/client.ts'
import { data, failure, scriptedService, useFakeClock } from './scripted-service.ts'

beforeEach(() => void useFakeClock())
afterEach(() => void vi.useRealTimers())

it('pages that ask within a minute get one token, and a failure is shared no longer than it lasts', async () => {
  const token = (name: string) => data({ token: name, type: 'ACCESS_TOKEN', exp: Date.now() + 86_400_000 })
  const service = scriptedService(failure('API_KEY_NOT_FOUND'), token('a'), token('b'))
  const pageToken = tokenForPages(service, 'addr_x')
  await expect(pageToken()).rejects.toMatchObject({ statusCode: 5000 })
  const both = await Promise.all([pageToken(), pageToken()])
  expect(both.map((one) => one.token)).toEqual(['a', 'a'])
  vi.advanceTimersByTime(59_000)
  expect(await pageToken()).toMatchObject({ token: 'a' })
  vi.advanceTimersByTime(2000)
  expect(await pageToken()).toMatchObject({ token: 'b' })
  expect(service.sent).toHaveLength(3)
})
