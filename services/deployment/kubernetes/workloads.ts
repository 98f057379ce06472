import type { Chart } from 'cdk8s'
import { k8s } from 'cdk8s-plus-34'
import { labelsOf, podOf, selectorOf } from './pods.ts'
import {
  deployments,
  edge,
  migrate,
  namespace,
  type OurProcess,
  sandbox,
  uploadEdge,
  uploadPath,
} from './processes.ts'

const { IntOrString } = k8s

/** What must be there before edges and workers are rolled out: `kubectl apply -l`. */
export const before = { 'address-service/phase': 'before' }

/** The namespace, in which no pod may have more privileges than it needs. */
export function addNamespace(chart: Chart): void {
  const labels = Object.fromEntries(
    ['enforce', 'audit', 'warn'].map((mode) => [
      `pod-security.kubernetes.io/${mode}`,
      'restricted',
    ]),
  )
  new k8s.KubeNamespace(chart, 'namespace', {
    metadata: { name: namespace, labels: { ...labels, ...before } },
  })
}

/** Deployments, Services, disruption budgets, the migration and the ingress. */
export function addWorkloads(chart: Chart): void {
  for (const process of deployments) {
    addDeployment(chart, process)
    if (process !== sandbox) addDisruptionBudget(chart, process)
  }
  for (const process of [edge, uploadEdge, sandbox]) addService(chart, process)
  addMigration(chart)
  addIngress(chart)
}

function addDeployment(chart: Chart, process: OurProcess): void {
  const { name, replicas } = process
  new k8s.KubeDeployment(chart, `deployment-${name}`, {
    metadata: { name, labels: labelsOf(name) },
    spec: {
      ...(replicas && { replicas: replicas.fixed }),
      selector: selectorOf(name),
      // The new pod is ready before an old one is told to end.
      strategy: {
        type: 'RollingUpdate',
        rollingUpdate: {
          maxSurge: IntOrString.fromString('25%'),
          maxUnavailable: IntOrString.fromNumber(0),
        },
      },
      template: podOf(process, {
        topologySpreadConstraints: ['kubernetes.io/hostname', 'topology.kubernetes.io/zone'].map(
          (topologyKey) => ({
            maxSkew: 1,
            topologyKey,
            whenUnsatisfiable: 'ScheduleAnyway',
            labelSelector: selectorOf(name),
          }),
        ),
      }),
    },
  })
}

function addDisruptionBudget(chart: Chart, { name }: OurProcess): void {
  new k8s.KubePodDisruptionBudget(chart, `budget-${name}`, {
    metadata: { name, labels: labelsOf(name) },
    spec: {
      maxUnavailable: IntOrString.fromNumber(1),
      selector: selectorOf(name),
      // A pod that serves nothing must not keep a node from being drained.
      unhealthyPodEvictionPolicy: 'AlwaysAllow',
    },
  })
}

function addService(chart: Chart, { name, port = 0 }: OurProcess): void {
  new k8s.KubeService(chart, `service-${name}`, {
    metadata: { name, labels: labelsOf(name) },
    spec: {
      selector: selectorOf(name).matchLabels ?? {},
      ports: [{ name: 'http', port, targetPort: IntOrString.fromString('http') }],
    },
  })
}

/** Ends when the schema is up to date. It is repeated until that is so. */
function addMigration(chart: Chart): void {
  new k8s.KubeJob(chart, 'migration', {
    metadata: { name: migrate.name, labels: { ...labelsOf(migrate.name), ...before } },
    spec: { backoffLimit: 10, template: podOf(migrate, { restartPolicy: 'OnFailure' }) },
  })
}

const pathTo = ({ name }: OurProcess, pathType: 'Exact' | 'Prefix', path: string) => ({
  path,
  pathType,
  backend: { service: { name, port: { name: 'http' } } },
})

/** An exact path comes before a prefix. Results and progress of a batch are beside its path. */
function addIngress(chart: Chart): void {
  const host = 'addresses.example.com'
  new k8s.KubeIngress(chart, 'ingress', {
    metadata: { name: edge.name, labels: labelsOf(edge.name) },
    spec: {
      tls: [{ hosts: [host], secretName: 'address-tls' }],
      rules: [
        {
          host,
          http: {
            paths: [pathTo(uploadEdge, 'Exact', uploadPath), pathTo(edge, 'Prefix', '/')],
          },
        },
      ],
    },
  })
}
