import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tokenForPages } from '../../shared/client/client.ts'
import { data, failure, scriptedService, useFakeClock } from './scripted-service.ts'

beforeEach(() => void useFakeClock())
afterEach(() => void vi.useRealTimers())

it('requests for a page token within a minute share one token, and a failure is not cached', async () => {
  const token = (name: string) =>
    data({ token: name, type: 'ACCESS_TOKEN', exp: Date.now() + 86_400_000 })
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

it('a page token is not shared on after the clock of the backend was set back', async () => {
  const token = (name: string) =>
    data({ token: name, type: 'ACCESS_TOKEN', exp: Date.now() + 900_000 })
  const pageToken = tokenForPages(scriptedService(token('a'), token('b')), 'addr_x')
  expect(await pageToken()).toMatchObject({ token: 'a' })
  vi.setSystemTime(Date.now() - 7_200_000)
  vi.advanceTimersByTime(1_200_000)
  expect(await pageToken()).toMatchObject({ token: 'b' })
})

it('a page token is no server token, and may be bound to an origin', async () => {
  const token = { token: 'a', type: 'ACCESS_TOKEN', exp: Date.now() + 900_000 }
  const service = scriptedService(data(token))
  await tokenForPages(service, 'addr_x')()
  await tokenForPages(service, 'addr_x', { origin: 'https://shop.example' })()
  const asked = service.sent.map(({ method, path, body }) => [method, path, body])
  expect(asked).toEqual([
    ['POST', '/api/authentication/page', {}],
    ['POST', '/api/authentication/page', { origin: 'https://shop.example' }],
  ])
  expect(service.sent[0]?.headers['x-service-api-key']).toBe('addr_x')
})
