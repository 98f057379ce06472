import { beforeAll, describe, expect, it } from 'vitest'
import { inventedRows, openQuotas, useBatchView } from '../support/batches.ts'
import { freePort } from '../support/free-port.ts'
import { inShort, observe } from '../support/load.ts'
import { metric } from '../support/metric.ts'
import type { Service } from '../support/processes.ts'
import { useStack } from '../support/stack.ts'

const placeId = 'SBX_gb-10-downing-street'

describe('the setting WORKER_ROLES', () => {
  const stack = useStack({ workers: 0, env: openQuotas })
  const view = useBatchView(stack)
  let interactive: Service
  let asked = 0
  beforeAll(async () => {
    interactive = await stack.addWorker({ WORKER_ROLES: 'interactive' })
    await stack.ready()
  })

  const typed = async () =>
    inShort(await observe(() => stack.autocomplete({ input: `${asked++} rue de la paix` })))

  it('lets one worker answer callers, and another work on batches', async () => {
    const rows = inventedRows(20)
    const id = await view.create(rows)
    expect(await typed()).toBe('200')
    expect((await view.read(id)).status).toBe('queued')

    const bulk = await stack.addWorker({ WORKER_ROLES: 'bulk' })
    await expect
      .poll(async () => (await view.read(id)).status, { timeout: 20_000 })
      .toBe('completed')
    expect(await view.results(id)).toHaveLength(rows.length)

    await interactive.stop()
    await expect.poll(typed, { timeout: 10_000 }).toBe('503 8000')
    expect(await stack.missing()).toEqual(['worker'])
    await bulk.stop()
  })

  it('can be both, in any order', async () => {
    const id = await view.create(inventedRows(5, 20))
    const worker = await stack.addWorker({ WORKER_ROLES: 'bulk, interactive' })
    await stack.ready()
    expect(await typed()).toBe('200')
    await expect
      .poll(async () => (await view.read(id)).status, { timeout: 20_000 })
      .toBe('completed')
    await worker.stop()
  })

  it('must name a role that exists', async () => {
    await expect(stack.addWorker({ WORKER_ROLES: 'batches' })).rejects.toThrow(
      /worker ended with 78: WORKER_ROLES is wrong\. "batches" is not/,
    )
  })
})

describe('/ready of a worker', () => {
  const stack = useStack({ workers: 0 })

  it('says that it starts, then that it is ready, and at its end that it shuts down', async () => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const ready = async () => {
      const response = await fetch(`${url}/ready`)
      return { status: response.status, body: await response.json() }
    }
    const unready = (reason: string) => ({
      status: 503,
      body: { status: 'not ready', missing: [`this worker, which is ${reason}`], refused: [] },
    })
    await stack.sandbox.behave({ latencyMs: 1500 })
    const starting = stack.addWorker({ WORKER_METRICS_PORT: String(port), START_CHECK: 'true' })
    await expect.poll(ready, { interval: 20, timeout: 10_000 }).toEqual(unready('starting'))
    const worker = await starting
    expect(await ready()).toEqual({
      status: 200,
      body: { status: 'ready', missing: [], refused: [] },
    })
    await stack.ready()
    await stack.sandbox.behave({ latencyMs: 3000 })
    const answer = stack.details({ placeId })
    const taken = () => metric(url, 'address_jobs_taken_total{kind="details"}')
    await expect.poll(taken, { interval: 20 }).toBe(1)
    worker.process.kill('SIGTERM')
    await expect.poll(ready, { interval: 20 }).toEqual(unready('shutting down'))
    expect((await answer).status).toBe(200)
    expect(await worker.ended).toBe(0)
  })
})
