import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type BillingSku, listMicroUsd, prices } from '../../shared/billing/prices.ts'
import { alertCases } from './alert-cases.ts'
import { alertsFile, configFile, needPrometheus, promtool } from './prometheus.ts'

const rules = readFileSync(alertsFile, 'utf8')
const runbook = readFileSync(
  new URL('../../services/monitoring/RUNBOOK.md', import.meta.url),
  'utf8',
)
const alerts = rules
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((text): [string, string] => [text.slice(0, text.indexOf('\n')), text])

beforeAll(needPrometheus, 300_000)

describe('the Prometheus alerts', () => {
  it('are valid rules, in a valid configuration', () => {
    expect(promtool('check', 'rules', fileURLToPath(alertsFile))).toContain('SUCCESS')
    expect(promtool('check', 'config', fileURLToPath(configFile))).toContain('SUCCESS')
  })

  it.each(alerts)(
    'for %s name a severity, what happens and a section of the runbook',
    (name, text) => {
      expect(text).toMatch(/^ {8}labels: \{ severity: (page|ticket|none) \}$/m)
      expect(text).toMatch(/^ {10}summary: .{10,}$/m)
      expect(text).toMatch(/^ {10}description: .{20,}$/m)
      const url = `'{{ $externalLabels.runbook }}#${name.toLowerCase()}'`
      expect(text).toContain(`runbook_url: ${url}\n`)
      const [, severity = ''] = /severity: (\w+)/.exec(text) ?? []
      expect(runbook).toContain(`\n### ${name}\n\n${severityWords[severity]}`)
    },
  )

  it('each have a section of the runbook, and no section is left over', () => {
    const sections = [...runbook.matchAll(/^### (\w+)$/gm)].map(([, name]) => name)
    expect(sections.toSorted()).toEqual(alerts.map(([name]) => name).toSorted())
    const links = [...runbook.matchAll(/\]\(#(\w+)\)/g)].map(([, anchor]) => anchor)
    expect(
      links.filter((anchor) => !sections.some((name) => name?.toLowerCase() === anchor)),
    ).toEqual([])
  })

  it('each have a test case that fires, and a similar one that does not', () => {
    expect(alertCases.map(({ alert }) => alert).toSorted()).toEqual(
      alerts.map(([name]) => name).toSorted(),
    )
    expect(
      alertCases
        .filter(({ fires, quiet }) => fires.length === 0 || quiet.length === 0)
        .map(({ alert }) => alert),
    ).toEqual(['Watchdog'])
  })

  it('name no job of a configuration, and tell installations apart by their cluster', () => {
    const exprs = groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)).join('\n')
    expect(exprs).not.toContain('job=')
    const joins = [...exprs.matchAll(/\b(?:by|on) \(([^)]*)\)/g)].map(([, labels = '']) => labels)
    // The objectives themselves, and what stands in where there is no series, are of all.
    const all = ['', 'slo']
    expect(joins.filter((labels) => !/\bcluster\b/.test(labels) && !all.includes(labels))).toEqual(
      [],
    )
    expect(exprs).not.toMatch(/\b(sum|max|min|count|avg) ?\(/)
  })

  it('know the dearest call, which the rest of a budget must pay for', () => {
    const dearest = Math.max(...Object.keys(prices).map((sku) => listMicroUsd(sku as BillingSku)))
    const [, used] = alerts.find(([name]) => name === 'BudgetUsedUp') ?? []
    expect(used).toContain(` < ${dearest / 1_000_000},`)
  })

  it('fire in each of these cases, and in none of the others', () => {
    const folder = mkdtempSync(join(tmpdir(), 'address-service-alerts-'))
    try {
      const byAlert = Map.groupBy(alertCases, ({ alert }) => alert)
      const files = [...byAlert].map(([alert, cases]) => writeCases(folder, alert, cases))
      expect(promtool('test', 'rules', ...files)).toContain('SUCCESS')
    } finally {
      rmSync(folder, { recursive: true })
    }
  }, 120_000)
})

const severityWords: Record<string, string> = {
  page: '**Page.**',
  ticket: '**Ticket.**',
  none: '**Always fires.**',
}

interface Group {
  name: string
  rules: { alert?: string; expr: string }[]
}
const { groups }: { groups: Group[] } = parse(rules)

const groupOf = (name: string) =>
  groups.find(({ rules }) => rules.some(({ alert }) => alert === name))?.name ?? ''
/** Each group uses its own records alone, but the promises those of the objectives. */
const isNeeded = (name: string, by: string) =>
  name === by || (by === 'address-promises' && name.startsWith('address-slo'))

/**
 * The cases of one alert, with no rules but the records that it uses: promtool evaluates all rules
 * at each minute of each case.
 */
function writeCases(folder: string, alert: string, cases: typeof alertCases): string {
  const group = groupOf(alert)
  const needed = groups
    .filter(({ name }) => isNeeded(name, group))
    .map(({ rules, ...rest }) => ({
      ...rest,
      rules: rules.filter((rule) => rule.alert === undefined || rule.alert === alert),
    }))
  const ruleFile = join(folder, `${alert}.rules.json`)
  writeFileSync(ruleFile, JSON.stringify({ groups: needed }))
  const tests = cases.flatMap(({ fires, quiet }) => [
    ...fires.map((situation) => testOf(alert, situation, true)),
    ...quiet.map((situation) => testOf(alert, situation, false)),
  ])
  const file = join(folder, `${alert}.json`)
  writeFileSync(file, JSON.stringify({ rule_files: [ruleFile], evaluation_interval: '1m', tests }))
  return file
}

type Situation = (typeof alertCases)[number]['fires'][number]

/**
 * JSON is YAML too. Whether it fires is asked of ALERTS: promtool's own form would repeat each
 * alert's text.
 */
const testOf = (alert: string, { when, series, at }: Situation, fires: boolean) => ({
  name: `${alert}: ${when}`,
  interval: '1m',
  input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
  promql_expr_test: [
    {
      expr: `count(ALERTS{alertname="${alert}", alertstate="firing"}) > bool 0 or vector(0)`,
      eval_time: at,
      exp_samples: [{ labels: '{}', value: fires ? 1 : 0 }],
    },
  ],
})
