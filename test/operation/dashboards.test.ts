import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Panel } from '../../services/monitoring/dashboards/dashboard.ts'
import { dashboardFiles, dashboards } from '../../services/monitoring/dashboards/files.ts'
import { createMetrics } from '../../shared/runtime/metrics.ts'
import { alertsFile, needPrometheus, promtool } from './prometheus.ts'

const folder = new URL('../../services/monitoring/grafana/dashboards/', import.meta.url)
const panels = dashboards.flatMap(({ title, rows }) =>
  rows.flatMap((row) =>
    row.panels.map((panel): [string, Panel] => [`${title}, ${panel.title}`, panel]),
  ),
)

beforeAll(needPrometheus, 300_000)

describe('the Grafana dashboards', () => {
  /** `vitest run test/operation/dashboards.test.ts -u` writes them anew. */
  it.each([...dashboardFiles()])('in the file %s match the code', async (name, content) => {
    await expect(content).toMatchFileSnapshot(new URL(name, folder).pathname)
  })

  it.each(panels)(
    'describe %s with its meaning, its unit and what to do',
    (_, { title, description, unit, width, queries }) => {
      expect(title.length).toBeGreaterThan(2)
      expect(description.length, 'a sentence or two').toBeGreaterThan(20)
      expect(unit).not.toBe('')
      expect(width).toBeLessThanOrEqual(24)
      expect(queries.length).toBeGreaterThan(0)
      for (const { legend } of queries.slice(1)) expect(legend).toBeDefined()
    },
  )

  it('have a unique title for each panel', () => {
    const titles = panels.map(([name]) => name)
    expect(titles.filter((name, index) => titles.indexOf(name) !== index)).toEqual([])
  })

  it('fill their rows: no row has a gap', () => {
    for (const [name, content] of dashboardFiles())
      for (const { gridPos } of JSON.parse(content).panels)
        expect(gridPos.x + gridPos.w, `${name} ${JSON.stringify(gridPos)}`).toBeLessThanOrEqual(24)
  })

  it('query only metrics that exist, as the alerts do', async () => {
    const known = await knownNames()
    const rules = readFileSync(alertsFile, 'utf8')
    const exprs = panels.flatMap(([, { queries }]) => queries.map(({ expr }) => expr))
    const used = [...exprs, rules].flatMap(
      (text) => text.match(/\b(address|process|nodejs)[_:][a-z0-9_:]+\b/g) ?? [],
    )
    expect(used.length).toBeGreaterThan(80)
    expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([])
  })

  it("forecast the rest of the provider's month, which ends at midnight Pacific", () => {
    const [, panel] = panels.find(([name]) => name.endsWith('Provider, whole month')) ?? []
    // In promtool it is the first of January, seven hours after midnight UTC: an hour is left.
    const forecast = `${panel?.queries[0]?.expr} < bool 302`
    const samples = Object.entries({
      'address_spent_usd{window="month"}': '300x420',
      // Ten dollars a day.
      'address_charged_micro_usd_total{sku="details"}': '0+6944x420',
      'address_refunded_micro_usd_total{sku="details"}': '0x420',
    }).map(([series, values]) => ({ series, values }))
    const query = { expr: forecast, eval_time: '7h', exp_samples: [{ labels: '{}', value: 1 }] }
    const test = { interval: '1m', input_series: samples, promql_expr_test: [query] }
    const folder = mkdtempSync(join(tmpdir(), 'address-service-forecast-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'test.json')
    writeFileSync(file, JSON.stringify({ tests: [test] }))
    expect(promtool('test', 'rules', file)).toContain('SUCCESS')
  })

  it('show every metric of the service somewhere', async () => {
    const exprs = panels.flatMap(([, { queries }]) => queries.map(({ expr }) => expr)).join('\n')
    const names = createMetrics('test')
      .registry.getMetricsAsArray()
      .map(({ name }) => name)
      .filter((name) => name.startsWith('address_'))
    expect(
      names.filter((name) => !new RegExp(`\\b${name}(_bucket|_count)?\\b`).test(exprs)),
    ).toEqual([])
  })
})

/** Of metrics with all series that a histogram has, and of recording rules. */
async function knownNames(): Promise<Set<string>> {
  const metrics = await createMetrics('test').registry.getMetricsAsJSON()
  const names = metrics.flatMap(({ name, type }) =>
    String(type) === 'histogram'
      ? ['', '_bucket', '_count', '_sum'].map((end) => name + end)
      : [name],
  )
  const recorded = [...readFileSync(alertsFile, 'utf8').matchAll(/record: (\S+)/g)].map(
    ([, name = '']) => name,
  )
  return new Set([...names, ...recorded])
}
