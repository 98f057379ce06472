import { afterEach, describe, expect, it } from 'vitest'
import { callsTo, type Stack, startStack } from '../support/stack.ts'
import { startSandbox, type TestSandbox } from '../support/test-sandbox.ts'

let stack: Stack
let sandbox: TestSandbox | undefined
afterEach(async () => {
  await stack?.close()
  await sandbox?.stop()
  sandbox = undefined
})

const askToken = async (apiKey: string, path = '/authentication', method = 'GET') => {
  const response = await fetch(stack.url + path, {
    method,
    headers: { 'x-service-api-key': apiKey },
  })
  // biome-ignore lint/suspicious/noExplicitAny: read by its test
  return { status: response.status, body: (await response.json()) as any }
}

describe('Without a sandbox', { timeout: 60_000 }, () => {
  it('a test key gets no token, and an older token is refused: both say how to get one', async () => {
    sandbox = await startSandbox()
    stack = await startStack({ workers: 0, env: { TEST_PROVIDER_URL: sandbox.url } })
    const { apiKey, token } = await stack.addTestKey()
    const { url } = await stack.addEdge({ TEST_PROVIDER_URL: '' })
    stack.url = url
    const answers = [
      await askToken(apiKey),
      await askToken(apiKey, '/authentication/page', 'POST'),
      await callsTo(url, token).autocomplete({ input: '10 downing' }),
      await callsTo(url, token).get('/api/address/batches'),
    ]
    for (const { status, body } of answers) {
      expect([status, body.statusCode]).toEqual([403, 5009])
      expect(body.message).toBe('This service has no sandbox for test keys')
    }
    expect((await callsTo(url, stack.token).get('/api/limits')).status).toBe(200)
  })

  it('a worker that has none refuses the request, and never asks the live provider', async () => {
    sandbox = await startSandbox()
    stack = await startStack({ workers: 0, env: { TEST_PROVIDER_URL: sandbox.url } })
    await stack.addWorker({ TEST_PROVIDER_URL: '' })
    await stack.ready()
    const test = callsTo(stack.url, (await stack.addTestKey()).token)
    const { status, body } = await test.autocomplete({ input: '10 downing' })
    expect([status, body.statusCode]).toEqual([403, 5009])
    expect((await stack.sandbox.usage()).autocomplete.calls).toBe(0)
  })
})

describe('Where all calls go to the sandbox', { timeout: 60_000 }, () => {
  it('test keys need no setting, and their calls count nowhere', async () => {
    stack = await startStack({ env: { SANDBOX: 'true' } })
    const { apiKey, token } = await stack.addTestKey()
    expect((await askToken(apiKey)).status).toBe(200)
    const test = callsTo(stack.url, token)
    expect((await test.autocomplete({ input: '10 downing' })).status).toBe(200)
    expect((await test.get('/api/limits')).body.data.spent.day.calls).toBe(0)
    expect((await stack.sandbox.usage()).autocomplete.calls).toBe(1)
  })
})

describe('Test keys in excess', { timeout: 60_000 }, () => {
  it('are refused before they use up the slots of live buyers', async () => {
    sandbox = await startSandbox()
    stack = await startStack({
      env: { TEST_PROVIDER_URL: sandbox.url, WORKER_CONCURRENCY: '4' },
    })
    const test = callsTo(stack.url, (await stack.addTestKey()).token)
    const floods = Array.from({ length: 40 }, (_, n) =>
      test.autocomplete({
        input: 'fault: hang',
        limit: 1 + (n % 5),
        language: `e${'nstlro'[n % 6]}`,
      }),
    )
    const refused = await Promise.race(floods)
    expect(refused.body.statusCode).toBe(7002)
    expect((await stack.autocomplete({ input: '10 downing' })).status).toBe(200)
    const statuses = (await Promise.all(floods)).map(({ body }) => body.statusCode)
    // What was taken ends with the provider's timeout, or at the deadline.
    expect(statuses.filter((status) => status !== 7002).length).toBeLessThan(20)
  })
})
