import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { settings } from '../../shared/config.ts'
import { catalogue } from '../../shared/errors.ts'
import { createMetrics } from '../../shared/metrics.ts'
import { defaultQuotas, quotaWindows, skus } from '../../shared/quota/quota.ts'

/** `vitest run test/core/readme.test.ts -u` writes them anew. */
it.each([
  ['README.md', async () => ({ errors: errorTable(), settings: settingTable(), quotas: quotaTable() })],
  ['services/monitoring/METRICS.md', async () => ({ metrics: await metricTable() })],
])('%s has its tables as the code has them', async (path, tables) => {
  const file = new URL(`../../${path}`, import.meta.url)
  const page = Object.entries<string[][]>(await tables()).reduce(replaceTable, readFileSync(file, 'utf8'))
  await expect(page).toMatchFileSnapshot(file.pathname)
})

function replaceTable(page: string, [name, rows]: [string, string[][]]): string {
  const [head = [], ...body] = rows
  const lines = [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`)
  return page.replace(
    new RegExp(`(<!-- ${name}:.*-->\n)[^]*?(<!-- /${name} -->)`),
    (_, start, end) => `${start}\n${lines.join('\n')}\n\n${end}`,
  )
}

const errorTable = () => [
  ['`statusCode`', 'HTTP', 'message', 'what to do'],
  ...Object.values(catalogue).map(({ code, status, message, action }) => [code, status, message, action].map(String)),
]

const settingTable = () => [
  ['name', 'default', 'meaning'],
  ...Object.entries(settings).map(([name, schema]) => {
    const { default: value, description = '' } = schema as { default?: unknown; description?: string }
    return [`\`${name}\``, value === undefined ? '' : `\`${value}\``, description.replaceAll('|', '\\|')]
  }),
]

const quotaTable = () => [
  ['SKU', ...(['new', 'legacy'] as const).map((edition) => `\`${edition}\``)],
  ...skus.map((sku) => [sku, ...(['new', 'legacy'] as const).map((edition) => quotaText(defaultQuotas[edition][sku]))]),
]

const quotaText = (quota: Partial<Record<string, number>>) =>
  quotaWindows
    .flatMap((window) => (quota[window] === undefined ? [] : `${quota[window]?.toLocaleString('en')} a ${window}`))
    .join(', ')

/** Ours: Node's and the process's own are prom-client's. */
async function metricTable(): Promise<string[][]> {
  const { registry } = createMetrics('readme')
  const metrics = (await registry.getMetricsAsJSON()).filter(({ name }) => name.startsWith('address_'))
  const labelsOf = (name: string) => (registry.getSingleMetric(name) as unknown as { labelNames: string[] }).labelNames
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
const unitOf = (name: string) => Object.entries(units).find(([part]) => name.includes(`_${part}`))?.[1] ?? ''
