import { once } from 'node:events'
import { request } from 'node:http'
import { Value } from 'typebox/value'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Batch } from '../../shared/api/batch.ts'
import { inventedRows, useBatchView } from '../support/batches.ts'
import { useStack } from '../support/stack.ts'
import { expectFailure } from './expect-envelope.ts'

const path = '/api/address/batches'

const stack = useStack({ workers: 0 })
const store = useBatchView(stack)

describe('the events of a batch', () => {
  async function* eventsOf(id: string, signal?: AbortSignal): AsyncGenerator<string> {
    const response = await stack.raw(`${path}/${id}/events`, { signal: signal ?? null })
    expect(response.headers.get('content-type')).toMatch('text/event-stream')
    expect(response.headers.get('cache-control')).toBe('no-store')
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
        yield text.slice(0, end)
        text = text.slice(end + 2)
      }
    }
  }
  const batchIn = (event: string | undefined) => {
    const [kind, data = ''] = event?.split('\n') ?? []
    expect(kind).toBe('event: progress')
    const batch = JSON.parse(data.slice('data: '.length))
    expect([...Value.Errors(Batch, batch)]).toEqual([])
    return batch
  }

  it('send each listener the state at once, then each change, and the end', async () => {
    const id = await store.create(inventedRows(3))
    const listeners = [eventsOf(id), eventsOf(id), eventsOf(id)]
    for (const events of listeners)
      expect(batchIn((await events.next()).value).status).toBe('queued')
    await store.change(id, `status = 'running', processed = 1, rate = 1`)
    for (const events of listeners) expect(batchIn((await events.next()).value).processed).toBe(1)
    await store.change(id, `status = 'completed', processed = 3`)
    for (const events of listeners) {
      expect(batchIn((await events.next()).value)).toMatchObject({
        status: 'completed',
        processed: 3,
      })
      expect((await events.next()).done).toBe(true)
    }
  })

  it('are the state and the end when the batch has ended', async () => {
    const id = await store.create(inventedRows(1))
    await store.change(id, `status = 'cancelled'`)
    const seen = []
    for await (const event of eventsOf(id)) seen.push(batchIn(event).status)
    expect(seen).toEqual(['cancelled'])
  })

  it('go to a hundred listeners of one client, to others, and again when some left', async () => {
    const id = await store.create(inventedRows(1))
    const other = await stack.addClient('another listener')
    const theirs = await store.create(inventedRows(1), { client: 'another listener' })
    const listen = async (batch: string, token = stack.token) => {
      const headers = { authorization: `Bearer ${token}` }
      const asked = request(`${stack.url}${path}/${batch}/events`, { headers, agent: false }).end()
      const [{ statusCode }] = await once(asked, 'response')
      onTestFinished(() => void asked.destroy())
      return { status: statusCode, leave: () => asked.destroy() }
    }
    const listeners: Awaited<ReturnType<typeof listen>>[] = []
    // Some at a time: each reads the batch first, and the readers of one client wait for another.
    while (listeners.length < 101)
      listeners.push(...(await Promise.all([listen(id), listen(id), listen(id)])))
    expect(listeners.map(({ status }) => status).sort()).toEqual([
      ...Array(100).fill(200),
      503,
      503,
    ])
    expectFailure(await stack.get(`${path}/${id}/events`), { status: 503, code: 7002 })
    expect((await listen(theirs, other.token)).status).toBe(200)
    for (const { leave } of listeners) leave()
    await expect.poll(async () => (await listen(id)).status).toBe(200)
  })

  it('end when the edge shuts down, which exits cleanly', async () => {
    const id = await store.create(inventedRows(1))
    const [edge] = stack.edges
    const events = eventsOf(id)
    await events.next()
    const began = Date.now()
    edge?.process.kill('SIGTERM')
    expect((await events.next()).done).toBe(true)
    expect(await edge?.ended).toBe(0)
    expect(Date.now() - began).toBeLessThan(5000)
  })
})
