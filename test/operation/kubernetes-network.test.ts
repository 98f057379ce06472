import { BlockList, isIPv6 } from 'node:net'
import { expect, it } from 'vitest'
import { type Manifest, manifestsIn } from './kubernetes-manifests.ts'

/** Somebody who may open or take a connection. */
interface Party {
  name: string
  /** Labels of a pod, and of the namespace that it is in. Ours has no labels here. */
  pod?: Record<string, string>
  namespace?: Record<string, string>
  ip?: string
}

interface Selector {
  matchLabels?: Record<string, string>
}
interface Peer {
  podSelector?: Selector
  namespaceSelector?: Selector
  ipBlock?: { cidr: string; except?: string[] }
}
interface Rule {
  from?: Peer[]
  to?: Peer[]
  /** Without a port, all of them. */
  ports: { port?: number; protocol: string }[]
}

const ourPods = [
  'edge',
  'edge-uploads',
  'worker-interactive',
  'worker-bulk',
  'sandbox',
  'migrate',
  'redis',
  'redis-queues',
  'postgres',
]
const parties: Party[] = [
  ...ourPods.map((name) => ({ name, pod: { 'app.kubernetes.io/name': name } })),
  { name: 'ingress', pod: { app: 'x' }, namespace: { 'address-service/ingress': 'true' } },
  { name: 'monitoring', pod: { app: 'x' }, namespace: { 'address-service/monitoring': 'true' } },
  {
    name: 'dns',
    pod: { 'k8s-app': 'kube-dns' },
    namespace: { 'kubernetes.io/metadata.name': 'kube-system' },
  },
  // Of another namespace, with the name of one of ours.
  { name: 'stranger', pod: { 'app.kubernetes.io/name': 'edge' }, namespace: { team: 'other' } },
  { name: 'internet', ip: '142.250.74.42' },
  { name: 'internet by IPv6', ip: '2a00:1450:4001:80b::200a' },
  { name: 'private network', ip: '10.20.30.40' },
  { name: 'cloud metadata', ip: '169.254.169.254' },
]
const ports = [53, 80, 443, 3000, 4000, 5432, 6379, 6380, 9400, 9464, 26_379]

const selects = ({ matchLabels = {} }: Selector, labels: Record<string, string> = {}) =>
  Object.entries(matchLabels).every(([name, value]) => labels[name] === value)

function contains(cidr: string, ip: string): boolean {
  const [network = '', prefix] = cidr.split('/')
  const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')
  if (family(network) !== family(ip)) return false
  const list = new BlockList()
  list.addSubnet(network, Number(prefix), family(network))
  return list.check(ip, family(ip))
}

function isPeer({ podSelector, namespaceSelector, ipBlock }: Peer, party: Party): boolean {
  const { ip } = party
  if (ipBlock)
    return (
      ip !== undefined &&
      contains(ipBlock.cidr, ip) &&
      !ipBlock.except?.some((cidr) => contains(cidr, ip))
    )
  if (!party.pod) return false
  // Without a namespaceSelector only the policy's own namespace is meant.
  const inNamespace = namespaceSelector
    ? selects(namespaceSelector, party.namespace)
    : party.namespace === undefined
  return inNamespace && selects(podSelector ?? {}, party.pod)
}

/** As the API's reference defines policies: what one selects may do what any of them allows. */
function allowed(
  policies: Manifest[],
  side: 'Ingress' | 'Egress',
  at: Party,
  peer: Party,
  port: number,
) {
  if (!at.pod || at.namespace) return true
  const applying = policies.filter(
    ({ spec }) => spec.policyTypes.includes(side) && selects(spec.podSelector, at.pod),
  )
  const rules: Rule[] = applying.flatMap(({ spec }) => spec[side.toLowerCase()] ?? [])
  return (
    applying.length === 0 ||
    rules.some(
      ({ from, to, ports: open }) =>
        (from ?? to ?? []).some((one) => isPeer(one, peer)) &&
        open.some((one) => one.port === undefined || one.port === port),
    )
  )
}

function connections(files: string[]): string[] {
  const policies = manifestsIn(files).filter(({ kind }) => kind === 'NetworkPolicy')
  const isOurs = ({ pod, namespace }: Party) => pod !== undefined && namespace === undefined
  return parties.flatMap((from) =>
    parties
      .filter((to) => to !== from && (isOurs(from) || isOurs(to)))
      .flatMap((to) =>
        ports
          .filter(
            (port) =>
              allowed(policies, 'Egress', from, to, port) &&
              allowed(policies, 'Ingress', to, from, port),
          )
          .map((port) => `${from.name} -> ${to.name}:${port}`),
      ),
  )
}

const common = [
  'edge -> dns:53',
  'edge-uploads -> dns:53',
  'ingress -> edge-uploads:3000',
  'ingress -> edge:3000',
  'migrate -> dns:53',
  'monitoring -> edge-uploads:9464',
  'monitoring -> edge:9464',
  'monitoring -> worker-bulk:9400',
  'monitoring -> worker-interactive:9400',
  ...['worker-bulk', 'worker-interactive'].flatMap((worker) => [
    `${worker} -> dns:53`,
    `${worker} -> sandbox:4000`,
  ]),
  ...['internet', 'internet by IPv6'].flatMap((internet) => [
    `worker-interactive -> ${internet}:443`,
    // A webhook's URL may have any port.
    ...ports.map((port) => `worker-bulk -> ${internet}:${port}`),
  ]),
]

it('the network policies of the overlay `small` allow each arrow of the architecture, and no other', () => {
  const toStores = ['edge', 'edge-uploads', 'worker-bulk', 'worker-interactive'].flatMap((pod) => [
    `${pod} -> postgres:5432`,
    `${pod} -> redis-queues:6379`,
    `${pod} -> redis:6379`,
  ])
  expect(connections(['base/network.yaml', 'overlays/small/network.yaml']).sort()).toEqual(
    [...common, ...toStores, 'migrate -> postgres:5432'].sort(),
  )
})

it('those of the overlay `production` allow stores in private networks instead', () => {
  const toStores = ['edge', 'edge-uploads', 'worker-bulk', 'worker-interactive'].flatMap((pod) =>
    [5432, 6379, 6380, 26_379].map((port) => `${pod} -> private network:${port}`),
  )
  expect(connections(['base/network.yaml', 'overlays/production/network.yaml']).sort()).toEqual(
    [...common, ...toStores, 'migrate -> private network:5432'].sort(),
  )
})
