import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { type Demand, defaultDemand } from '../../services/operator/capacity/demand.ts'
import { firstLimit, limitKinds, planFor, tightest } from '../../services/operator/capacity/plan.ts'
import {
  limitNames,
  needRows,
  numberText,
  percent,
} from '../../services/operator/capacity/show-plan.ts'
import { editions, skus } from '../../shared/billing/skus.ts'
import { catalogue } from '../../shared/errors/catalogue.ts'
import { defaultQuotas, quotaWindows } from '../../shared/quota/quota.ts'
import { createMetrics } from '../../shared/runtime/metrics.ts'
import { settings } from '../../shared/settings/settings.ts'
import { readFigures } from '../bench/page/figures.ts'
import { pageOf, readmeTable } from '../bench/page/page.ts'
import {
  dayOfShop,
  type Summary,
  scalingOfManifests,
  simulate,
  summaryOf,
} from '../operation/scaling-simulation.ts'

type Parts = Record<string, string>

/**
 * What is made from code, by document and by the name in its comments. `npm run generate` writes
 * it.
 */
const documents: Record<string, () => Parts | Promise<Parts>> = {
  'README.md': () => ({ figures: table(readmeTable(readFigures())) }),
  'shared/api/README.md': () => ({ errors: table(errorTable()) }),
  'services/deployment/SETTINGS.md': () => ({ settings: table(settingTable()) }),
  'shared/quota/README.md': () => ({ quotas: table(quotaTable()) }),
  'services/monitoring/METRICS.md': async () => ({ metrics: table(await metricTable()) }),
  'services/deployment/kubernetes/README.md': () => ({ day: table(dayTable()) }),
  'services/operator/capacity/README.md': () => ({
    sizes: table(sizeTable()),
    limits: table(limitTable()),
  }),
  'shared/client/README.md': () => ({
    'page-example': example('test/client/readme-page-example.ts'),
    'server-example': example('test/client/readme-example.ts'),
  }),
  'services/edge/access/README.md': () => ({
    'token-check': example('test/access/check-token.ts'),
  }),
}

it.each(Object.keys(documents))('the tables and examples of %s match the code', async (path) => {
  const parts = (await documents[path]?.()) ?? {}
  const page = Object.entries(parts).reduce(replacePart, read(path))
  await expect(page).toMatchFileSnapshot(join(root, path))
})

it('the page of figures shows those that are kept', async () => {
  await expect(pageOf(readFigures())).toMatchFileSnapshot(join(root, 'test/bench/FIGURES.md'))
})

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The part stands between `<!-- name: … -->` and `<!-- /name -->`. */
function replacePart(page: string, [name, text]: [string, string]): string {
  const part = new RegExp(`(<!-- ${name}:.*-->\\n)[\\s\\S]*?(<!-- /${name} -->)`)
  expect(page).toMatch(part)
  return page.replace(part, (_, start, end) => `${start}\n${text}\n\n${end}`)
}

function table([head = [], ...body]: string[][]): string {
  const rows = [head, head.map(() => '---'), ...body]
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** A file that other tests run, with imports as a user of the package writes them. */
const example = (path: string) =>
  `\`\`\`ts\n${read(path)
    .replace("'../../shared/client/checkout.ts'", "'address-service-client/checkout'")
    .replace("'../../shared/client/client.ts'", "'address-service-client'")}\`\`\``

const errorTable = () => [
  ['`statusCode`', 'HTTP', 'message', 'what to do'],
  ...Object.values(catalogue).map(({ code, status, message, action }) =>
    [code, status, message, action].map(String),
  ),
]

const settingTable = () => [
  ['name', 'default', 'meaning'],
  ...Object.entries(settings).map(([name, schema]) => {
    const { default: value, description = '' } = schema as {
      default?: unknown
      description?: string
    }
    return [
      `\`${name}\``,
      value === undefined ? '' : `\`${value}\``,
      description.replaceAll('|', '\\|'),
    ]
  }),
]

const quotaTable = () => [
  ['SKU', ...editions.map((edition) => `\`${edition}\``)],
  ...skus.map((sku) => [sku, ...editions.map((edition) => quotaText(defaultQuotas[edition][sku]))]),
]

const quotaText = (quota: Partial<Record<string, number>>) =>
  quotaWindows
    .flatMap((window) =>
      quota[window] === undefined ? [] : `${quota[window]?.toLocaleString('en')} a ${window}`,
    )
    .join(', ')

/** Requests a second at the peak, and a thousand times as many rows a day. */
const sizes = [10, 100, 1000, 10_000].map(
  (requestsPerSecond): Demand => ({
    ...defaultDemand,
    requestsPerSecond,
    rowsPerDay: requestsPerSecond * 1000,
    edition: 'new',
    strategy: 'places',
    quotas: defaultQuotas.new,
  }),
)

function sizeTable(): string[][] {
  const plans = sizes.map(planFor)
  const needs = plans.map(needRows)
  const inColumns = (name: string, key: 'requestsPerSecond' | 'rowsPerDay') => [
    name,
    ...sizes.map((demand) => demand[key].toLocaleString('en')),
  ]
  return [
    inColumns('requests a second', 'requestsPerSecond'),
    inColumns('rows a day', 'rowsPerDay'),
    ...(needs[0] ?? []).map(([name = ''], row) => [
      name,
      ...needs.map((rows) => rows[row]?.[1] ?? ''),
    ]),
    ...limitKinds.map((kind) => [
      `used most ${limitNames[kind]}`,
      ...plans.map(({ limits }) => {
        const most = tightest(limits, kind)
        return most ? `${most.what}: ${percent(most.use)}` : ''
      }),
    ]),
  ]
}

/** What gives out first when all sizes of the table grow alike. */
const limitTable = () => [
  ['', 'gives out first', 'at requests a second'],
  ...limitKinds.map((kind) => {
    const [demand = expect.fail('no size')] = sizes
    const { what, factor } = firstLimit(demand, kind) ?? expect.fail('nothing is limited')
    return [limitNames[kind], what, numberText(demand.requestsPerSecond * factor)]
  }),
]

/** The same day with pods that follow the demand, and with fixed numbers of them. */
function dayTable(): string[][] {
  const day = dayOfShop(800)
  const scaled = summaryOf(simulate(day, scalingOfManifests()))
  const fixed = (which: 0 | 1) => {
    const pods = Object.entries(scaled.pods).map(([kind, range]) => [kind, range[which]])
    return summaryOf(simulate(day, Object.fromEntries(pods)))
  }
  const cells = (name: string, summary: Summary) => {
    const { pods, podHours, addedSeconds, slowMinutes, rowHours } = summary
    const numbers = Object.values(pods).map(([least, most]) =>
      least === most ? `${least}` : `${least} to ${most}`,
    )
    return [
      name,
      ...numbers,
      Math.round(podHours).toString(),
      `${(addedSeconds * 1000).toFixed(1)} ms`,
      String(slowMinutes),
      `${rowHours.toFixed(1)} h`,
    ]
  }
  return [
    ['pods', 'edges', 'interactive', 'bulk', 'pod-hours', 'added', 'slow minutes', 'rows'],
    cells('scaled', scaled),
    cells('fixed, the fewest', fixed(0)),
    cells('fixed, the most', fixed(1)),
  ]
}

/** Ours: Node's and the process's own are prom-client's. */
async function metricTable(): Promise<string[][]> {
  const { registry } = createMetrics('readme')
  const metrics = (await registry.getMetricsAsJSON()).filter(({ name }) =>
    name.startsWith('address_'),
  )
  const labelsOf = (name: string) =>
    (registry.getSingleMetric(name) as unknown as { labelNames: string[] }).labelNames
  return [
    ['name', 'type', 'unit', 'labels', 'meaning'],
    ...metrics.map(({ name, type, help }) => [
      `\`${name}\``,
      String(type),
      unitOf(name),
      labelsOf(name)
        .map((label) => `\`${label}\``)
        .join(', '),
      help,
    ]),
  ]
}

/** The unit is in a metric's name (Prometheus' convention), the first of these that is. */
const units = {
  seconds: 'seconds',
  micro_usd: 'millionths of a US dollar',
  usd: 'US dollars',
  ratio: '0 to 1',
  calls: 'calls',
  rows: 'rows',
  jobs: 'jobs',
}
const unitOf = (name: string) =>
  Object.entries(units).find(([part]) => name.includes(`_${part}`))?.[1] ?? ''
