import { once } from 'node:events'
import { connect } from 'node:net'
import pg from 'pg'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { inShort, observe, startLoad, tally } from '../support/load.ts'
import { callsTo, useStack } from '../support/stack.ts'

describe('an edge that gets SIGTERM', () => {
  const stack = useStack({ edges: 2 })
  let asked = 0
  beforeAll(async () => {
    await stack.sandbox.behave({ latencyMs: 400 })
  })

  const calls = async () => (await stack.sandbox.usage()).autocomplete.calls
  const ask = (edge: number) => stack.at(edge).autocomplete({ input: `${asked++} rue de la paix` })

  const openClient = () => {
    const client = new pg.Client({ connectionString: stack.databaseUrl })
    onTestFinished(() => client.end())
    return client
  }

  it('answers every request that it accepted, takes no new ones, and exits with 0', async () => {
    const accepted = Array.from({ length: 20 }, () => observe(() => ask(0)))
    await expect.poll(calls).toBe(20)
    stack.edges[0]?.process.kill('SIGTERM')
    for (const outcome of await Promise.all(accepted)) {
      expect(inShort(outcome)).toBe('200')
      expect(outcome.answer?.headers.get('connection')).toBe('close')
    }
    expect(await stack.edges[0]?.ended).toBe(0)
    expect(await observe(() => ask(0))).toMatchObject({
      failure: expect.stringContaining('ECONNREFUSED'),
    })
  })

  it('fails no request under load except those that come too late', async () => {
    const load = startLoad(20, () => ask(1))
    await expect.poll(() => load.outcomes.length, { timeout: 15_000 }).toBeGreaterThan(40)
    stack.edges[1]?.process.kill('SIGTERM')
    const toldAt = performance.now()
    expect(await stack.edges[1]?.ended).toBe(0)
    const outcomes = await load.stop()
    const early = outcomes.filter(({ sentAt }) => sentAt < toldAt - 100)
    expect(tally(early)).toEqual({ 200: early.length })
    const refused = outcomes.filter((outcome) => inShort(outcome) !== '200')
    expect(refused.length).toBeGreaterThan(0)
    for (const { failure } of refused)
      expect(failure).toMatch(/ECONNREFUSED|ECONNRESET|other side closed/)
  })

  it('does not wait for connections that never sent a request', async () => {
    const { edge, url } = await stack.addEdge()
    const silent = connect(Number(new URL(url).port), '127.0.0.1')
    await once(silent, 'connect')
    // The edge has seen it, then: connections are accepted in their order.
    expect((await fetch(`${url}/health`)).status).toBe(200)
    edge.process.kill('SIGTERM')
    await once(silent.resume(), 'close')
    expect(await edge.ended).toBe(0)
  })

  it.each([
    ['a body', 'POST /authentication/page HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{'],
    [
      'headers of a second request',
      'GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /health HTTP/1.1\r\nX-Slow: ',
    ],
  ])('does not wait for requests that do not arrive: %s', async (_, bytes) => {
    const { edge, url } = await stack.addEdge()
    const slow = connect(Number(new URL(url).port), '127.0.0.1')
    slow.write(bytes)
    expect((await fetch(`${url}/health`)).status).toBe(200)
    edge.process.kill('SIGTERM')
    await once(slow.resume(), 'close')
    expect(await edge.ended).toBe(0)
  })

  it('refuses a query that takes too long, cancels it, and exits with 0', async () => {
    const { edge, url } = await stack.addEdge()
    const [holder, watcher] = [openClient(), openClient()]
    await Promise.all([holder.connect(), watcher.connect()])
    await holder.query('begin; lock table stored_addresses in access exclusive mode')
    const waiting = async () => {
      const { rows } = await watcher.query(
        `select from pg_stat_activity
         where wait_event_type = 'Lock' and datname = current_database()`,
      )
      return rows.length
    }
    const erasure = callsTo(url, stack.token).get('/api/address/stored/order-1', {
      method: 'DELETE',
    })
    await expect.poll(waiting).toBe(1)
    edge.process.kill('SIGTERM')
    const { status, headers, body } = await erasure
    expect([status, body.statusCode]).toEqual([503, 7002])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await edge.ended).toBe(0)
    await expect.poll(waiting).toBe(0)
  })
})
