import type { Chart } from 'cdk8s'
import { k8s } from 'cdk8s-plus-34'
import { hardened, labelsOf, podDefaults, podSecurity, resourcesOf, selectorOf } from './pods.ts'
import { before } from './workloads.ts'

const { IntOrString, Quantity } = k8s

/** A Redis or PostgreSQL in the cluster, for small installations: one pod, no failover. */
interface Store {
  name: string
  image: string
  port: number
  userId: number
  args: string[]
  env?: k8s.EnvVar[]
  /** The secret, and where its keys are mounted as files. */
  secret: { name: string; mountPath: string }
  /** Where the data is; without a size it is in memory, and gone after a restart. */
  data: { mountPath: string; size?: string }
  /** Paths that are written to beside the data. */
  writable?: Record<string, { memory?: string }>
  readiness: Partial<k8s.Probe>
  graceSeconds: number
  resources: { cpu: string; memory: string; maxMemory: string }
}

const redisSecrets = '/run/secrets/redis'
const redis = (name: string, args: string[], size?: string): Store => ({
  name,
  image: 'redis:8-alpine',
  port: 6379,
  userId: 999,
  // The file has one line: `requirepass …`.
  args: ['redis-server', `${redisSecrets}/auth.conf`, ...args, '--maxmemory-policy', 'noeviction'],
  secret: { name: 'address-redis', mountPath: redisSecrets },
  data: { mountPath: '/data', ...(size && { size }) },
  readiness: { tcpSocket: { port: IntOrString.fromNumber(6379) } },
  graceSeconds: 30,
  resources: { cpu: '100m', memory: '256Mi', maxMemory: '1Gi' },
})

const postgresSecrets = '/run/secrets/postgres'
const stores: Store[] = [
  redis('redis', ['--appendonly', 'yes', '--save', '', '--maxmemory', '450mb'], '5Gi'),
  // What buyers type passes through this one, so it writes nothing to a disk.
  redis('redis-queues', ['--appendonly', 'no', '--save', '', '--maxmemory', '450mb']),
  {
    name: 'postgres',
    image: 'postgres:18-alpine',
    port: 5432,
    userId: 70,
    // Ten edges open up to 230 connections, twelve workers 120; a quarter more in a rollout.
    args: ['postgres', '-c', 'max_connections=500'],
    env: [
      { name: 'POSTGRES_USER', value: 'address' },
      { name: 'POSTGRES_DB', value: 'address' },
      { name: 'POSTGRES_PASSWORD_FILE', value: `${postgresSecrets}/password` },
      // As in docker-compose.yml.
      {
        name: 'POSTGRES_INITDB_ARGS',
        value: '--encoding=UTF8 --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8',
      },
    ],
    secret: { name: 'address-postgres', mountPath: postgresSecrets },
    data: { mountPath: '/var/lib/postgresql', size: '20Gi' },
    // Parallel queries share memory in /dev/shm.
    writable: { '/tmp': {}, '/var/run/postgresql': {}, '/dev/shm': { memory: '256Mi' } },
    readiness: { exec: { command: ['pg_isready', '-U', 'address', '-h', '127.0.0.1'] } },
    graceSeconds: 60,
    resources: { cpu: '250m', memory: '512Mi', maxMemory: '2Gi' },
  },
]

/** Redis, the Redis of the queues, and PostgreSQL, with their Services. */
export function addStores(chart: Chart): void {
  for (const store of stores) {
    const { name, port, data } = store
    const metadata = { name, labels: { ...labelsOf(name), ...before } }
    new k8s.KubeStatefulSet(chart, `store-${name}`, {
      metadata,
      spec: {
        serviceName: name,
        replicas: 1,
        selector: selectorOf(name),
        template: podOfStore(store),
        ...(data.size && {
          volumeClaimTemplates: [
            {
              metadata: { name: 'data' },
              spec: {
                accessModes: ['ReadWriteOnce'],
                resources: { requests: { storage: Quantity.fromString(data.size) } },
              },
            },
          ],
        }),
      },
    })
    new k8s.KubeService(chart, `service-${name}`, {
      metadata,
      spec: { selector: selectorOf(name).matchLabels ?? {}, ports: [{ name: 'store', port }] },
    })
  }
}

const volumeNameOf = (path: string) => path.slice(1).replaceAll('/', '-')

function podOfStore(store: Store): k8s.PodTemplateSpec {
  const { name, data, secret, writable = {}, userId } = store
  return {
    metadata: { labels: labelsOf(name) },
    spec: {
      ...podDefaults,
      securityContext: podSecurity(userId),
      terminationGracePeriodSeconds: store.graceSeconds,
      containers: [containerOfStore(store)],
      volumes: [
        { name: 'secrets', secret: { secretName: secret.name, defaultMode: 0o440 } },
        ...(data.size ? [] : [{ name: 'data', emptyDir: { medium: 'Memory' } }]),
        ...Object.entries(writable).map(([path, { memory }]) => ({
          name: volumeNameOf(path),
          emptyDir: memory ? { medium: 'Memory', sizeLimit: Quantity.fromString(memory) } : {},
        })),
      ],
    },
  }
}

function containerOfStore(store: Store): k8s.Container {
  const { name, image, args, env, port, secret, data, writable = {}, readiness } = store
  return {
    name,
    image,
    args,
    ...(env && { env }),
    ports: [{ name: 'store', containerPort: port }],
    startupProbe: { ...readiness, periodSeconds: 2, failureThreshold: 150 },
    readinessProbe: { ...readiness, periodSeconds: 5, timeoutSeconds: 3, failureThreshold: 3 },
    resources: resourcesOf(store.resources),
    securityContext: hardened,
    volumeMounts: [
      { name: 'secrets', mountPath: secret.mountPath, readOnly: true },
      { name: 'data', mountPath: data.mountPath },
      ...Object.keys(writable).map((path) => ({ name: volumeNameOf(path), mountPath: path })),
    ],
  }
}
