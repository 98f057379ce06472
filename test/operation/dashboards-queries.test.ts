import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { annotations } from '../../services/monitoring/dashboards/annotations.ts'
import type { Query, State } from '../../services/monitoring/dashboards/dashboard.ts'
import { dashboards } from '../../services/monitoring/dashboards/files.ts'
import { inventedRows, useBatchView } from '../support/batches.ts'
import { freePort } from '../support/free-port.ts'
import type { Service } from '../support/processes.ts'
import { callsTo, useStack } from '../support/stack.ts'
import { needPrometheus, type Prometheus, type Series, startPrometheus } from './prometheus.ts'

/** Queries without data in this test, with the reason. They must be valid all the same. */
const notBroughtAbout: State[] = [
  // It takes a place id that is twelve months old, and the daily upkeep.
  'a place id was refreshed',
  // Batches are made without uploads here.
  'a file was uploaded',
  // It takes a second provider.
  'the fallback answers',
  // It takes a worker that comes too late by milliseconds.
  'permits were lost',
]

const stack = useStack({
  workers: 0,
  env: {
    // So that test keys have a sandbox.
    SANDBOX: 'true',
    BUDGET_USD_PER_DAY: '500',
    WEBHOOKS_TO_PRIVATE: 'true',
    QUOTA_DETAILS_PER_MINUTE: '6000',
    RATE_LIMIT_TOKENS_PER_KEY: '20',
    RATE_LIMIT_VALIDATE: '6',
  },
})
const batches = useBatchView(stack)
let prometheus: Prometheus
const workers: Service[] = []
const enough = new AbortController()
const hook = createServer((_request, response) => response.end())

beforeAll(async () => {
  await needPrometheus()
  hook.listen(0, '127.0.0.1')
  await once(hook, 'listening')
  const ports = [await freePort(), await freePort()]
  for (const port of ports)
    await stack.addWorker({ WORKER_METRICS_PORT: String(port) }).then((one) => workers.push(one))
  prometheus = await startPrometheus({
    edge: [new URL(stack.url).host],
    worker: ports.map((port) => `127.0.0.1:${port}`),
  })
}, 90_000)

afterAll(async () => {
  enough.abort()
  await prometheus?.close()
  hook.close()
})

it('the dashboards have data for every query of every panel after the events that fill it', async () => {
  await stack.ready()
  const serving = serveCheckouts().catch(() => {})
  await meetLimits()
  await untilValue('Path to the provider', (value) => value === 1)
  await runBatch()
  await useTestKey()
  // On a busy machine a first request may be late. Later ones do not make up for it in this time.
  await untilValue('Checkouts served', (value) => value > 0.9 && value <= 1)
  await untilValue('Provider, today', (value) => value > 0)
  enough.abort()
  await serving
  await dropRequests()
  await fail()

  const panels = dashboards.flatMap(({ title, rows }) =>
    rows.flatMap(({ panels }) =>
      panels.flatMap((panel) =>
        panel.queries.map((query) => ({ ...query, of: `${title}, ${panel.title}` })),
      ),
    ),
  )
  const marks = annotations.map(({ name, expr }) => ({ expr, of: name }))
  const queries: (Query & { of: string })[] = [...panels, ...marks]
  const wrong = async () =>
    (
      await Promise.all(
        queries.map(async (query) => faultOf(query, await prometheus.query(filledIn(query)))),
      )
    )
      .map((fault, index) => (fault ? `${queries[index]?.of}: ${fault}` : ''))
      .filter((fault) => fault !== '')
  await expect.poll(wrong, { timeout: 30_000, interval: 250 }).toEqual([])
}, 90_000)

it('an alert contains the labels of its case', async () => {
  const { alerts } = await prometheus.ask('alerts')
  const burning = alerts.find(
    ({ labels }: { labels: Record<string, string> }) => labels.alertname === 'ErrorsBurnBudgetFast',
  )
  expect(burning, JSON.stringify(alerts)).toBeDefined()
  expect(burning.labels).toMatchObject({ class: 'autocomplete', severity: 'page' })
  expect(burning.annotations.summary).toBe('Requests to autocomplete fail')
  const { groups } = await prometheus.ask('rules')
  const faulty = groups.flatMap(({ rules }: { rules: { name: string; lastError?: string }[] }) =>
    rules.filter(({ lastError }) => lastError),
  )
  expect(faulty).toEqual([])
})

/** What Grafana fills in. */
const filledIn = ({ expr }: Query) =>
  expr.replaceAll('$__rate_interval', '30s').replaceAll('$instance', '.*')

function faultOf({ legend = '', emptyUntil }: Query, series: Series[]): string | undefined {
  if (series.length === 0)
    return emptyUntil && notBroughtAbout.includes(emptyUntil) ? undefined : 'no data'
  const labels = [...legend.matchAll(/{{(\w+)}}/g)].map(([, label = '']) => label)
  const missing = labels.filter((label) => series.some(({ metric }) => !(label in metric)))
  if (missing.length > 0) return `no label ${missing}`
  return series.length > 1 &&
    legend === '' &&
    !series[0]?.metric.alertname &&
    !series[0]?.metric.service
    ? 'several series and no legend'
    : undefined
}

/**
 * Searches and choices one after the other. A rate needs two scrapes of a counter, and does not see
 * events before the first.
 */
async function serveCheckouts(): Promise<void> {
  for (let n = 1; !enough.signal.aborted; n++) {
    const { body } = await stack.autocomplete({ input: `${n} rue pasteur lyon` })
    const placeId = body.data?.predictions[0]?.placeId
    if (placeId) await stack.details({ placeId, sessionToken: body.data.sessionToken })
    await sleep(100)
  }
}

/** Addresses to validate and tokens, more than one client and key may have. */
async function meetLimits(): Promise<void> {
  for (let n = 1; n <= 10; n++)
    await stack.post('/api/address/validate', {
      line1: `${n} Rue Pasteur`,
      city: 'Lyon',
      country: 'FR',
    })
  for (const key of [...Array(25).fill(stack.apiKey), 'no-such-key'])
    await fetch(`${stack.url}/authentication`, { headers: { 'X-SERVICE-API-KEY': key } })
}

async function runBatch(): Promise<void> {
  const address = hook.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const id = await batches.create(inventedRows(60), { webhookUrl: `http://127.0.0.1:${port}/` })
  await expect
    .poll(async () => (await batches.read(id)).status, { timeout: 30_000 })
    .toBe('completed')
}

/** A request that is answered, one that is not, and a batch. */
async function useTestKey(): Promise<void> {
  const { token } = await stack.addTestKey()
  const test = callsTo(stack.url, token)
  await test.autocomplete({ input: '1 rue pasteur lyon' })
  await test.autocomplete({ input: 7 })
  const [{ name }] = await batches.query('select name from clients where test_of is not null')
  await batches.create(inventedRows(10, 900), { client: name })
}

/** The workers are frozen for a moment; meanwhile callers leave. */
async function dropRequests(): Promise<void> {
  for (const { process } of workers) process.kill('SIGSTOP')
  const asked = [1, 2, 3].map((n) =>
    stack
      .autocomplete({ input: `${n} left behind` }, { signal: AbortSignal.timeout(300) })
      .catch(() => {}),
  )
  await Promise.all(asked)
  await sleep(300)
  for (const { process } of workers) process.kill('SIGCONT')
}

/** Wrong requests; a provider that fails, refuses and denies; batches that pause by themselves. */
async function fail(): Promise<void> {
  await stack.autocomplete({ input: 7 })
  for (let n = 0; n < 12; n++) {
    await stack.autocomplete({ input: 'fault: outage' })
    await sleep(200)
  }
  await stack.autocomplete({ input: 'fault: rate limit' })
  await stack.sandbox.behave({ keyDenied: true })
  // The first request gets the provider's refusal, the second the quota's, because the SKU is
  // paused by then.
  for (const paused of [1, 2]) {
    await batches.create(inventedRows(3, 500 * paused))
    const all = () => batches.query("select 1 from batches where status = 'paused'")
    await expect.poll(all, { timeout: 20_000 }).toHaveLength(paused)
  }
}

async function untilValue(title: string, isGood: (value: number) => boolean): Promise<void> {
  const panels = dashboards.flatMap(({ rows }) => rows.flatMap((row) => row.panels))
  const query = panels.find((panel) => panel.title === title)?.queries[0]
  if (!query) throw new Error(`no panel ${title}`)
  const value = async () => Number((await prometheus.query(filledIn(query)))[0]?.value[1])
  await expect.poll(value, { timeout: 15_000, interval: 250, message: title }).toSatisfy(isGood)
}
