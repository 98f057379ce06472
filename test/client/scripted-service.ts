import { setImmediate } from 'node:timers/promises'
import { vi } from 'vitest'
import type { Fetch } from '../../shared/client/client.ts'
import { catalogue, type ErrorName } from '../../shared/errors/catalogue.ts'

/** A request that has come. */
export interface Sent {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every form
  body: any
  signal: AbortSignal | undefined
}

type Reply = (sent: Sent) => Response | Promise<Response>

const metadata = () => ({
  languages: ['en'],
  timestamp: Date.now(),
  timezone: 'UTC',
  requestId: 'request-1',
  path: '/',
  version: '1.0.0',
})

export const data =
  (value: unknown, more: object = {}) =>
  () =>
    Response.json({ statusCode: 200, message: 'OK', metadata: metadata(), data: value, ...more })
export const failure =
  (name: ErrorName, headers: Record<string, string> = {}, clock = {}) =>
  () => {
    const { code: statusCode, status, message } = catalogue[name]
    const errors = [{ field: 'input', code: 'TOO_LONG', message: 'is too long' }]
    return Response.json(
      { statusCode, message, metadata: { ...metadata(), ...clock }, errors },
      { status, headers },
    )
  }
export const brokenConnection = () => Promise.reject(new TypeError('fetch failed'))
export const silence = ({ signal }: Sent) =>
  new Promise<Response>((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason)),
  )

/**
 * Stands for the service: answers what the test says, one reply after the other, the last one again
 * and again.
 */
export function scriptedService(...replies: Reply[]) {
  const sent: Sent[] = []
  const fetch: Fetch = async (url, { method = 'GET', headers, body, signal }) => {
    const { pathname: path, searchParams } = new URL(url)
    const request = {
      method,
      path,
      query: Object.fromEntries(searchParams),
      headers: headers as Record<string, string>,
      body: typeof body === 'string' ? JSON.parse(body) : body,
      signal: signal ?? undefined,
    }
    sent.push(request)
    signal?.throwIfAborted()
    const reply = replies[Math.min(sent.length, replies.length) - 1]
    if (!reply) throw new Error('the script has no reply')
    return reply(request)
  }
  return { fetch, sent, baseUrl: 'https://addresses.test/' }
}

export const useFakeClock = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.UTC(2026, 10, 20) })

/**
 * What promises have pending is done, without any time passing: the body of a response takes some
 * turns.
 */
export const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await setImmediate()
}

/** Lets time pass once what is pending is done. */
export async function pass(ms: number): Promise<void> {
  await settle()
  await vi.advanceTimersByTimeAsync(ms)
  await settle()
}
