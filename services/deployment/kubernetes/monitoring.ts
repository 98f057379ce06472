import type { IPodMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PodMonitor'
import type { IPrometheusRule } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PrometheusRule'
import { ApiObject, type Chart } from 'cdk8s'
import { k8s } from 'cdk8s-plus-34'
import { scalingRules } from './scaling.ts'

/** What `services/monitoring` has: its rules and the content of its dashboards, by file name. */
export interface Monitoring {
  ruleGroups: NonNullable<NonNullable<IPrometheusRule['spec']>['groups']>
  dashboards: ReadonlyMap<string, string>
}

const labels = { 'app.kubernetes.io/part-of': 'address-service' }

/** Prometheus finds edges and workers, and names their jobs as the alerts do. */
function addPodMonitor(chart: Chart): void {
  const spec: IPodMonitor['spec'] = {
    selector: {
      matchExpressions: [
        { key: 'address-service/job', operator: 'In', values: ['edge', 'worker'] },
      ],
    },
    jobLabel: 'address-service/job',
    podMetricsEndpoints: [{ port: 'metrics', path: '/metrics', interval: '15s' }],
  }
  new ApiObject(chart, 'pod-monitor', {
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'PodMonitor',
    metadata: { name: 'address-service', labels },
    spec,
  })
}

function addRules(chart: Chart, name: string, groups: Monitoring['ruleGroups']): void {
  new ApiObject(chart, `rules-${name}`, {
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'PrometheusRule',
    metadata: { name, labels },
    spec: { groups },
  })
}

/** Alerts and dashboards: Grafana's sidecar takes each ConfigMap that has its label. */
export function addMonitoring(chart: Chart, { ruleGroups, dashboards }: Monitoring): void {
  addPodMonitor(chart)
  addRules(chart, 'address-service', ruleGroups)
  for (const [file, content] of dashboards)
    new k8s.KubeConfigMap(chart, `dashboard-${file}`, {
      metadata: {
        name: `dashboard-${file.replace('.json', '')}`,
        labels: { ...labels, grafana_dashboard: '1' },
      },
      data: { [file]: JSON.stringify(JSON.parse(content)) },
    })
}

/** The figures that the numbers of processes follow. */
export const addScalingRules = (chart: Chart): void =>
  addRules(chart, 'address-service-scaling', [
    { name: 'address-scaling', interval: '15s', rules: scalingRules },
  ])
