import type { Chart } from 'cdk8s'
import { k8s } from 'cdk8s-plus-34'
import { labelsOf, selectorOf } from './pods.ts'
import { bulkWorker, edge, interactiveWorker, migrate, sandbox, uploadEdge } from './processes.ts'
import { before } from './workloads.ts'

const { IntOrString } = k8s

/** What is not a pod of ours. */
type Outside = 'ingress' | 'monitoring' | 'dns' | 'internet' | 'managed stores'

/** Which pod, or what outside, opens connections to which. */
export interface Connection {
  from: string
  to: string
  ports: readonly number[] | 'all of TCP'
}

const edges = [edge.name, uploadEdge.name]
const workers = [interactiveWorker.name, bulkWorker.name]
const connectionsTo = (to: string, ports: Connection['ports'], from: string[]): Connection[] =>
  from.map((source) => ({ from: source, to, ports }))

/** The connections that `services/README.md` draws, without those to the stores. */
export const connections: Connection[] = [
  ...edges.flatMap((name) => connectionsTo(name, [edge.port ?? 0], ['ingress'])),
  ...edges.flatMap((name) => connectionsTo(name, [edge.metricsPort ?? 0], ['monitoring'])),
  ...workers.flatMap((worker) =>
    connectionsTo(worker, [interactiveWorker.port ?? 0], ['monitoring']),
  ),
  ...connectionsTo(sandbox.name, [sandbox.port ?? 0], workers),
  // The provider.
  ...connectionsTo('internet', [443], [interactiveWorker.name]),
  // The provider, and webhooks, whose URLs may have any port.
  ...connectionsTo('internet', 'all of TCP', [bulkWorker.name]),
  ...connectionsTo('dns', [53], [...edges, ...workers, migrate.name]),
]

/** The connections to stores in the cluster, by name and port. */
export const connectionsToStores = (
  redis: Record<string, number>,
  postgres: [string, number],
): Connection[] => [
  ...Object.entries(redis).flatMap(([name, port]) =>
    connectionsTo(name, [port], [...edges, ...workers]),
  ),
  ...connectionsTo(postgres[0], [postgres[1]], [...edges, ...workers, migrate.name]),
]

/**
 * The connections to stores outside of the cluster: Redis, with or without TLS, Sentinels,
 * PostgreSQL.
 */
export const connectionsToManagedStores: Connection[] = [
  ...connectionsTo('managed stores', [6379, 6380, 26_379, 5432], [...edges, ...workers]),
  ...connectionsTo('managed stores', [5432], [migrate.name]),
]

const privateNetworks = [
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  '169.254.0.0/16',
]
const privateNetworks6 = ['fc00::/7', 'fe80::/10']
/** Namespaces with this label, which `kubectl label namespace monitoring …` sets (README.md). */
const labelled = (who: Outside): k8s.NetworkPolicyPeer => ({
  namespaceSelector: { matchLabels: { [`address-service/${who}`]: 'true' } },
})

const outside: Record<Outside, k8s.NetworkPolicyPeer[]> = {
  ingress: [labelled('ingress')],
  monitoring: [labelled('monitoring')],
  dns: [
    {
      namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'kube-system' } },
      podSelector: { matchLabels: { 'k8s-app': 'kube-dns' } },
    },
    // NodeLocal DNSCache.
    { ipBlock: { cidr: '169.254.20.10/32' } },
  ],
  internet: [
    { ipBlock: { cidr: '0.0.0.0/0', except: privateNetworks } },
    { ipBlock: { cidr: '::/0', except: privateNetworks6 } },
  ],
  'managed stores': privateNetworks
    .filter((network) => !network.startsWith('169.254'))
    .map((cidr) => ({ ipBlock: { cidr } })),
}
const isOutside = (name: string): name is Outside => name in outside
const peersOf = (name: string) =>
  isOutside(name) ? outside[name] : [{ podSelector: selectorOf(name) }]

function portsOf({ to, ports }: Connection): k8s.NetworkPolicyPort[] {
  if (ports === 'all of TCP') return [{ protocol: 'TCP' }]
  return ports.flatMap((port) =>
    (to === 'dns' ? ['UDP', 'TCP'] : ['TCP']).map((protocol) => ({
      port: IntOrString.fromNumber(port),
      protocol,
    })),
  )
}

/** Nothing reaches a pod of the namespace, and no pod reaches anything, but by another policy. */
export function addDefaultDeny(chart: Chart): void {
  new k8s.KubeNetworkPolicy(chart, 'policy-default', {
    metadata: { name: 'default-deny', labels: before },
    spec: { podSelector: {}, policyTypes: ['Ingress', 'Egress'] },
  })
}

/** One policy for each pod that opens or accepts a connection. */
export function addPolicies(chart: Chart, allowed: Connection[], suffix = ''): void {
  const pods = new Set(allowed.flatMap(({ from, to }) => [from, to]).filter((at) => !isOutside(at)))
  for (const pod of pods) {
    const ingress = allowed
      .filter(({ to }) => to === pod)
      .map((connection) => ({ from: peersOf(connection.from), ports: portsOf(connection) }))
    const egress = allowed
      .filter(({ from }) => from === pod)
      .map((connection) => ({ to: peersOf(connection.to), ports: portsOf(connection) }))
    new k8s.KubeNetworkPolicy(chart, `policy-${pod}`, {
      metadata: { name: pod + suffix, labels: { ...labelsOf(pod), ...before } },
      spec: {
        podSelector: selectorOf(pod),
        policyTypes: [
          ...(ingress.length > 0 ? ['Ingress'] : []),
          ...(egress.length > 0 ? ['Egress'] : []),
        ],
        ...(ingress.length > 0 && { ingress }),
        ...(egress.length > 0 && { egress }),
      },
    })
  }
}
