import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Panel } from '../../services/monitoring/dashboards/dashboard.ts'
import { dashboardFiles, dashboards } from '../../services/monitoring/dashboards/files.ts'
import { createMetrics } from '../../shared/runtime/metrics.ts'
import { alertsFile } from './prometheus.ts'

const folder = new URL('../../services/monitoring/grafana/dashboards/', import.meta.url)
const panels = dashboards.flatMap(({ title, rows }) =>
  rows.flatMap((row) =>
    row.panels.map((panel): [string, Panel] => [`${title}, ${panel.title}`, panel]),
  ),
)

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
