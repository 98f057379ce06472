import { beforeEach, describe, expect, it } from 'vitest'
import { inShort, observe, tally } from '../support/load.ts'
import { metric } from '../support/metric.ts'
import { type Answer, useStack } from '../support/stack.ts'

// One worker with one job in flight: a second request has to wait on the queue.
const stack = useStack({ edges: 2, env: { WORKER_CONCURRENCY: '1' } })
let asked = 0
beforeEach(async () => {
  await stack.sandbox.reset()
  await stack.sandbox.behave({ latencyMs: 600 })
})

const newInput = () => `${asked++} rue de la paix`
const calls = async () => (await stack.sandbox.usage()).autocomplete.calls

const ask = (body: Record<string, unknown>, edge = 0, init: RequestInit = {}) =>
  stack.at(edge).autocomplete(body, init)

/** A request that keeps the worker busy; resolves when its call has reached the provider. */
async function keepBusy(): Promise<{ busy: Promise<Answer> }> {
  const busy = ask({ input: newInput() })
  await expect.poll(calls).toBe(1)
  return { busy }
}

const untilInFlight = (requests: number, edge = 0) =>
  expect.poll(() => metric(stack.urls[edge] ?? '', 'address_in_flight')).toBe(requests)

describe('identical requests in flight', () => {
  it('share one call, and one caller sees its cost', async () => {
    const input = newInput()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask({ input })))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const told = answers.map(({ headers }) => headers.get('x-provider-calls'))
    expect(told.sort()).toEqual([...Array(19).fill('0'), '1'])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data.predictions))).size).toBe(1)
    expect(new Set(answers.map(({ body }) => body.metadata.requestId)).size).toBe(20)
    expect(await calls()).toBe(1)
  })

  it('share a call in one session too, and each caller keeps its session', async () => {
    const body = { input: newInput(), sessionToken: 'one-session' }
    const answers = await Promise.all([ask(body), ask(body)])
    expect(answers.map((answer) => answer.body.data.sessionToken)).toEqual([
      'one-session',
      'one-session',
    ])
    expect(await calls()).toBe(1)
  })

  it.each([
    ['session tokens', { sessionToken: 'a-session' }, { sessionToken: 'another-session' }],
    ['languages', { language: 'fr' }, { language: 'de' }],
    ['countries', { countries: ['fr'] }, { countries: ['be'] }],
  ])('do not share a call with different %s', async (_what, one, other) => {
    const input = newInput()
    await Promise.all([ask({ input, ...one }), ask({ input, ...other })])
    expect(await calls()).toBe(2)
  })

  it('of two clients do not share a call when they use the same session token', async () => {
    const { token } = await stack.addClient('another shop')
    const body = { input: newInput(), sessionToken: 'by-chance-the-same' }
    await Promise.all([ask(body), ask(body, 0, { headers: { authorization: `Bearer ${token}` } })])
    const sessions = (await stack.sandbox.calls()).map(({ session }) => session)
    expect(sessions).toHaveLength(2)
    expect(new Set(sessions).size).toBe(2)
  })

  it('are answered to the remaining callers when one disconnects', async () => {
    const input = newInput()
    const leaving = new AbortController()
    const left = ask({ input }, 0, { signal: leaving.signal })
    const stays = ask({ input })
    await expect.poll(calls).toBe(1)
    leaving.abort()
    await expect(left).rejects.toThrow('aborted')
    expect((await stays).status).toBe(200)
    expect(await calls()).toBe(1)
  })
})

describe('a caller that disconnects', () => {
  it('is not billed for a request that no worker had begun', async () => {
    await stack.sandbox.behave({ latencyMs: 2000 })
    const { busy } = await keepBusy()
    const leaving = new AbortController()
    const left = ask({ input: newInput() }, 0, { signal: leaving.signal })
    await untilInFlight(2)
    leaving.abort()
    await expect(left).rejects.toThrow('aborted')
    await untilInFlight(1)
    expect((await busy).status).toBe(200)
    expect((await ask({ input: newInput() })).status).toBe(200)
    expect(await calls()).toBe(2)
  })
})

describe('a newer input of the same session', () => {
  it.each([
    ['on the same edge', 0],
    ['on another edge', 1],
  ])('supersedes one that no worker had begun, %s', async (_where, edge) => {
    const sessionToken = `session-${asked}`
    const { busy } = await keepBusy()
    const older = observe(() => ask({ input: newInput(), sessionToken }))
    await untilInFlight(2)
    const newer = observe(() => ask({ input: newInput(), sessionToken }, edge))
    expect(inShort(await older)).toBe('409 6002')
    expect(inShort(await newer)).toBe('200')
    expect((await busy).status).toBe(200)
    expect(await calls()).toBe(2)
  })

  it('does not affect requests of other sessions or without a session', async () => {
    const { busy } = await keepBusy()
    const bodies = [{ sessionToken: 'mine' }, { sessionToken: 'yours' }, {}, {}]
    const outcomes = await Promise.all(
      bodies.map((body) => observe(() => ask({ input: newInput(), ...body }))),
    )
    expect(tally(outcomes)).toEqual({ 200: 4 })
    expect((await busy).status).toBe(200)
  })
})
