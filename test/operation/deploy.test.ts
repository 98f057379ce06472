import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { inventedRows, openQuotas, useBatchView } from '../support/batches.ts'
import { startLoad, tally } from '../support/load.ts'
import { type LoadBalancer, startLoadBalancer } from '../support/load-balancer.ts'
import { type Answer, useStack } from '../support/stack.ts'

/**
 * Generous, because starting processes makes the machine slow. This test is about lost requests.
 */
const patience = { DEADLINE_MS: '8000', PROVIDER_TIMEOUT_MS: '7000', BULK_CONCURRENCY: '5' }
/** Beside other tests, ten starts and stops of processes take over a minute. */
const longPoll = { timeout: 30_000 }
const callers = 4
/** An overloaded edge refuses callers, which is not the deploy's fault. */
const shed = '503 7002'
const pauseMs = 50

describe('a rolling deploy', () => {
  const stack = useStack({
    edges: 2,
    workers: 2,
    env: { ...openQuotas, ...patience, DRAIN_SECONDS: '2' },
  })
  const view = useBatchView(stack)
  let balancer: LoadBalancer
  beforeAll(async () => {
    await stack.sandbox.behave({ latencyMs: 50 })
    balancer = startLoadBalancer(stack.urls)
    await vi.waitUntil(() => balancer.ready().length === stack.urls.length)
  })
  afterAll(() => balancer?.stop())

  const headers = () => ({
    authorization: `Bearer ${stack.token}`,
    'content-type': 'application/json',
  })
  async function typed(n: number): Promise<Answer> {
    const body = JSON.stringify({ input: `${n} rue de la paix` })
    const answer = await balancer.send('/api/address/autocomplete', {
      method: 'POST',
      headers: headers(),
      body,
    })
    await sleep(pauseMs)
    return { status: answer.status, headers: answer.headers, body: await answer.json() }
  }

  it('of two workers and two edges under load loses no request and no row of a batch', async () => {
    const rows = inventedRows(400)
    const id = await view.create(rows)
    const load = startLoad(callers, typed)
    await expect.poll(() => load.outcomes.length, longPoll).toBeGreaterThan(callers)

    // Workers first, then edges, as the documentation says: the new one before the old one goes.
    for (const worker of stack.workers) {
      await stack.addWorker()
      await worker.stop()
    }
    for (const [index, edge] of stack.edges.entries()) {
      const { url } = await stack.addEdge()
      balancer.add(url)
      await expect.poll(balancer.ready, longPoll).toContain(url)
      await edge.stop()
      expect(balancer.ready()).not.toContain(stack.urls[index])
    }
    const before = load.outcomes.length
    await expect.poll(() => load.outcomes.length, longPoll).toBeGreaterThan(before + callers)
    const outcomes = await load.stop()
    await expect
      .poll(async () => (await view.read(id)).status, { ...longPoll, interval: 200 })
      .toBe('completed')
    expect(await view.results(id)).toHaveLength(rows.length)

    const { 200: answered = 0, [shed]: refused = 0, ...others } = tally(outcomes)
    expect(others).toEqual({})
    expect(refused).toBeLessThan(answered / 20)
    expect([...stack.edges, ...stack.workers].map((service) => service.process.exitCode)).toEqual([
      0, 0, 0, 0,
    ])
  }, 180_000)

  it('lets an edge report that it is not ready before it stops listening, and close its connections', async () => {
    const { edge, url } = await stack.addEdge()
    expect((await fetch(`${url}/ready`)).status).toBe(200)
    edge.process.kill('SIGTERM')
    const ready = async () => (await fetch(`${url}/ready`)).json()
    await expect.poll(ready).toEqual({
      status: 'not ready',
      missing: ['this edge, which is shutting down'],
      refused: [],
      fallback: [],
    })
    const answer = await fetch(`${url}/api/address/autocomplete`, {
      method: 'POST',
      headers: headers(),
      body: JSON.stringify({ input: '10 downing street' }),
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('connection')).toBe('close')
    expect(await edge.ended).toBe(0)
  })
})
