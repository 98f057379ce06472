import { readFileSync } from 'node:fs'
import { parse, parseAllDocuments } from 'yaml'
import { manifestFiles } from '../../services/deployment/kubernetes/manifests.ts'
import type { Monitoring } from '../../services/deployment/kubernetes/monitoring.ts'
import { dashboardFiles } from '../../services/monitoring/dashboards/files.ts'
import { alertsFile } from './prometheus.ts'

/** An object of Kubernetes, as it is rendered. */
export interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string; labels?: Record<string, string> }
  // biome-ignore lint/suspicious/noExplicitAny: the form is that of its kind
  spec?: any
}

/** What is rendered now: the content of each file in `manifests`, by path. */
export const rendered = manifestFiles({
  ruleGroups: parse(readFileSync(alertsFile, 'utf8')).groups as Monitoring['ruleGroups'],
  dashboards: dashboardFiles(),
})

/** The objects in these files. */
export const manifestsIn = (paths: string[]): Manifest[] =>
  paths.flatMap((path) =>
    parseAllDocuments(rendered.get(path) ?? '').map((document) => document.toJS() as Manifest),
  )

/** All objects, without kustomize's own. */
export const allManifests = manifestsIn(
  [...rendered.keys()].filter((path) => !path.endsWith('kustomization.yaml')),
)

/** The one object of this kind and name. */
export function manifest(kind: string, name: string): Manifest {
  const found = allManifests.filter((one) => one.kind === kind && one.metadata.name === name)
  if (!found[0] || found.length > 1) throw new Error(`${found.length} of ${kind} ${name}`)
  return found[0]
}

/** The settings that all processes share. */
export const sharedSettings: Record<string, string> = Object.fromEntries(
  parse(rendered.get('base/kustomization.yaml') ?? '').configMapGenerator[0].literals.map(
    (literal: string) => literal.split(/=(.*)/s).slice(0, 2),
  ),
)
