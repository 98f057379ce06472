import { readFileSync } from 'node:fs'
import { bulk } from './bulk.ts'
import type { Dashboard } from './dashboard.ts'
import { grafanaDashboard, runbookDashboard } from './grafana.ts'
import { overview } from './overview.ts'
import { providerAndCost } from './provider-and-cost.ts'
import { queuesAndWorkers } from './queues-and-workers.ts'

/** All dashboards, in the order of their links. */
export const dashboards: Dashboard[] = [overview, providerAndCost, queuesAndWorkers, bulk]

const runbook = new URL('../RUNBOOK.md', import.meta.url)

/** The content of the files in `grafana/dashboards`, by name. */
export function dashboardFiles(): Map<string, string> {
  const built = [
    ...dashboards.map(grafanaDashboard),
    runbookDashboard(readFileSync(runbook, 'utf8')),
  ]
  return new Map(
    built.map((dashboard) => [
      `${dashboard.uid}.json`,
      `${JSON.stringify(dashboard, undefined, 2)}\n`,
    ]),
  )
}
