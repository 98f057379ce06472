import { App, Chart, Yaml } from 'cdk8s'
import { addExternalSecrets } from './external-secrets.ts'
import { addMonitoring, addScalingRules, type Monitoring } from './monitoring.ts'
import {
  addDefaultDeny,
  addPolicies,
  connections,
  connectionsToManagedStores,
  connectionsToStores,
} from './network.ts'
import { bulkWorker, edge, interactiveWorker, namespace, sharedSettings } from './processes.ts'
import { addScaling } from './scaling.ts'
import { addStores } from './stores.ts'
import { addNamespace, addWorkloads, before } from './workloads.ts'

const notice = '# Made from services/deployment/kubernetes/*.ts by `npm run generate`.\n'

/** The objects that these functions add, as YAML. */
function objects(...add: ((chart: Chart) => void)[]): string {
  const chart = new Chart(new App(), 'manifests', { disableResourceNameHashes: true })
  for (const addTo of add) addTo(chart)
  return notice + Yaml.stringify(...chart.toJson())
}

/** A `kustomization.yaml`. */
const kustomization = (kind: 'Kustomization' | 'Component', content: object): string =>
  notice +
  Yaml.stringify({
    apiVersion: `kustomize.config.k8s.io/${kind === 'Component' ? 'v1alpha1' : 'v1beta1'}`,
    kind,
    ...content,
  })

const literalsOf = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => `${name}=${value}`)

const base = (): [string, string][] => [
  [
    'base/kustomization.yaml',
    kustomization('Kustomization', {
      namespace,
      resources: ['namespace.yaml', 'workloads.yaml', 'network.yaml'],
      // Its name ends with a hash of its content, so that pods with other settings replace the old.
      configMapGenerator: [
        {
          name: 'address-settings',
          literals: literalsOf(sharedSettings),
          options: { labels: before },
        },
      ],
    }),
  ],
  ['base/namespace.yaml', objects(addNamespace)],
  ['base/workloads.yaml', objects(addWorkloads)],
  ['base/network.yaml', objects(addDefaultDeny, (chart) => addPolicies(chart, connections))],
]

/** KEDA sets the number of pods, so a deploy must not. */
const withoutReplicas = [edge, interactiveWorker, bulkWorker].map(({ name }) => ({
  target: { kind: 'Deployment', name },
  patch: '- op: remove\n  path: /spec/replicas\n',
}))

const components = (monitoring: Monitoring): [string, string][] => [
  [
    'components/monitoring/kustomization.yaml',
    kustomization('Component', { resources: ['monitoring.yaml'] }),
  ],
  ['components/monitoring/monitoring.yaml', objects((chart) => addMonitoring(chart, monitoring))],
  [
    'components/autoscaling/kustomization.yaml',
    kustomization('Component', { resources: ['autoscaling.yaml'], patches: withoutReplicas }),
  ],
  ['components/autoscaling/autoscaling.yaml', objects(addScalingRules, addScaling)],
  [
    'components/external-secrets/kustomization.yaml',
    kustomization('Component', { resources: ['external-secrets.yaml'] }),
  ],
  ['components/external-secrets/external-secrets.yaml', objects(addExternalSecrets)],
]

const overlays = (): [string, string][] => [
  [
    'overlays/small/kustomization.yaml',
    kustomization('Kustomization', {
      namespace,
      resources: ['../../base', 'stores.yaml', 'network.yaml'],
    }),
  ],
  ['overlays/small/stores.yaml', objects(addStores)],
  [
    'overlays/small/network.yaml',
    objects((chart) =>
      addPolicies(
        chart,
        connectionsToStores({ redis: 6379, 'redis-queues': 6379 }, ['postgres', 5432]),
        '-stores',
      ),
    ),
  ],
  [
    'overlays/production/kustomization.yaml',
    kustomization('Kustomization', {
      namespace,
      resources: ['../../base', 'network.yaml'],
      components: ['monitoring', 'autoscaling', 'external-secrets'].map(
        (component) => `../../components/${component}`,
      ),
    }),
  ],
  [
    'overlays/production/network.yaml',
    objects((chart) => addPolicies(chart, connectionsToManagedStores, '-stores')),
  ],
]

/** The content of the files in `manifests`, by path. */
export const manifestFiles = (monitoring: Monitoring): Map<string, string> =>
  new Map([...base(), ...components(monitoring), ...overlays()])
