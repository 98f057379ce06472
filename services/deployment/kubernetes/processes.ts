import { nodeOptions } from '../../../shared/runtime/node-options.ts'
import { settings } from '../../../shared/settings/settings.ts'

/** The name of the namespace and of the image, which overlays replace. */
export const namespace = 'address'
export const image = 'address-service'

/** No Service and no ingress leads to it. */
const edgeMetricsPort = 9464
/** Longer than a Service's endpoints and an ingress need to notice that an edge ends. */
const drainSeconds = 10
/** A process is ended 9 s after its drain at the latest (`shared/runtime/lifecycle.ts`). */
const closeSeconds = 9
const margin = 6

/** How many pods a deployment has, where nothing scales it, and its limits where KEDA does. */
interface Replicas {
  fixed: number
  min: number
  max: number
}

/** One kind of pod that runs our image. */
export interface OurProcess {
  name: string
  /** What Prometheus, and so the alerts, call it. */
  job: 'edge' | 'worker' | 'sandbox' | 'migrate'
  args: string[]
  env: Record<string, string>
  /** Settings that are read from files of this pod: name of the secret, names of its keys. */
  secrets: Record<string, readonly string[]>
  port?: number
  /** The port of probes and Prometheus, where it is another one. */
  metricsPort?: number
  readyPath?: string
  healthPath?: string
  graceSeconds: number
  /** Before SIGTERM, where the process itself does not drain. */
  preStopSeconds?: number
  replicas?: Replicas
  resources: { cpu: string; memory: string; maxMemory: string }
}

/** Both Redis, and PostgreSQL with the rights of this kind of process (../DATABASE.md). */
const storesOf = (role: 'edge' | 'worker') => ({
  'address-stores': ['REDIS_URL', 'QUEUE_REDIS_URL'],
  [`address-database-${role}`]: ['DATABASE_URL'],
})
const defaultOf = (name: 'PORT' | 'WORKER_METRICS_PORT' | 'SANDBOX_PORT'): number =>
  Number((settings[name] as { default?: number }).default)

const edgeOf = (
  name: string,
  drain: number,
  rest: Pick<OurProcess, 'replicas' | 'resources'>,
): OurProcess => ({
  name,
  job: 'edge',
  args: [...nodeOptions, 'services/bundles/dist/edge.mjs'],
  env: { DRAIN_SECONDS: `${drain}`, EDGE_METRICS_PORT: `${edgeMetricsPort}` },
  secrets: { ...storesOf('edge'), 'address-signing': ['SIGNING_KEY_SECRET'] },
  port: defaultOf('PORT'),
  metricsPort: edgeMetricsPort,
  readyPath: '/ready',
  healthPath: '/health',
  graceSeconds: drain + closeSeconds + margin,
  ...rest,
})
export const edge = edgeOf('edge', drainSeconds, {
  replicas: { fixed: 2, min: 2, max: 8 },
  // Up to 255 MB, and the reader of an upload that somebody sends past the ingress: 200 MB.
  resources: { cpu: '500m', memory: '384Mi', maxMemory: '640Mi' },
})

/**
 * The same program, for uploads of batches alone: they must not take memory and CPU of checkouts.
 * It drains for as long as an edge can, so that most uploads in flight end.
 */
export const uploadEdge = edgeOf('edge-uploads', 30, {
  replicas: { fixed: 2, min: 2, max: 2 },
  // Up to 255 MB, and eight readers of at most 200 MB: an edge reads no more uploads at once. One
  // takes half a core.
  resources: { cpu: '500m', memory: '512Mi', maxMemory: '2Gi' },
})
/** Where files are uploaded. */
export const uploadPath = '/api/address/batches'

const worker = (role: 'interactive' | 'bulk', replicas: Replicas): OurProcess => ({
  name: `worker-${role}`,
  job: 'worker',
  args: [...nodeOptions, 'services/bundles/dist/worker.mjs'],
  env: { WORKER_ROLES: role },
  secrets: { ...storesOf('worker'), 'address-provider': ['GOOGLE_MAPS_API_KEY'] },
  port: defaultOf('WORKER_METRICS_PORT'),
  readyPath: '/ready',
  healthPath: '/health',
  graceSeconds: closeSeconds + margin,
  replicas,
  resources: { cpu: '250m', memory: '256Mi', maxMemory: '512Mi' },
})
export const interactiveWorker = worker('interactive', { fixed: 2, min: 2, max: 8 })
export const bulkWorker = worker('bulk', { fixed: 1, min: 1, max: 4 })

/** A stand-in for the provider, for test keys. */
export const sandbox: OurProcess = {
  name: 'sandbox',
  job: 'sandbox',
  args: [...nodeOptions, 'services/bundles/dist/sandbox.mjs'],
  env: {},
  secrets: {},
  port: defaultOf('SANDBOX_PORT'),
  readyPath: '/health',
  healthPath: '/health',
  // It ends at once, so it must not be told before workers have stopped to send requests to it.
  preStopSeconds: 5,
  graceSeconds: 5 + closeSeconds + margin,
  replicas: { fixed: 1, min: 1, max: 1 },
  resources: { cpu: '100m', memory: '256Mi', maxMemory: '512Mi' },
}

export const migrate: OurProcess = {
  name: 'migrate',
  job: 'migrate',
  args: ['services/start/prepare.ts'],
  env: {},
  // It alone is the database's owner, and creates the others' roles.
  secrets: {
    'address-database-owner': [
      'DATABASE_URL',
      'DATABASE_PASSWORD_EDGE',
      'DATABASE_PASSWORD_WORKER',
      'DATABASE_PASSWORD_OPERATOR',
    ],
  },
  graceSeconds: closeSeconds + margin,
  resources: { cpu: '100m', memory: '128Mi', maxMemory: '512Mi' },
}

export const deployments = [edge, uploadEdge, interactiveWorker, bulkWorker, sandbox]

/** Where pods and nodes have their addresses. */
const clusterNetworks = '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,100.64.0.0/10'

/** Settings of all processes that differ from the defaults. Overlays add to them. */
export const sharedSettings: Record<string, string> = {
  HOST: '0.0.0.0',
  TEST_PROVIDER_URL: `http://${sandbox.name}:${sandbox.port}`,
  // Only the ingress, and pods that a network policy lets through, reach an edge.
  TRUSTED_PROXIES: clusterNetworks,
  // Prometheus and, for probes, the nodes. Only they reach the port of `/metrics` and `/ready`.
  INTERNAL_NETWORKS: `127.0.0.0/8,::1/128,fc00::/7,${clusterNetworks}`,
}
