import { k8s } from 'cdk8s-plus-34'
import { image, type OurProcess } from './processes.ts'

const { IntOrString, Quantity } = k8s

/** Where secrets are mounted. */
const secretFolder = '/run/secrets/address'
/** The user `node` of the image. */
const userId = 1000

export const labelsOf = (name: string): Record<string, string> => ({
  'app.kubernetes.io/name': name,
  'app.kubernetes.io/part-of': 'address-service',
})
/** What selects the pods of one kind. */
export const selectorOf = (name: string): k8s.LabelSelector => ({
  matchLabels: { 'app.kubernetes.io/name': name },
})

/** As the Pod Security Standard "restricted" asks, and with a file system that is read-only. */
export const hardened: k8s.SecurityContext = {
  allowPrivilegeEscalation: false,
  capabilities: { drop: ['ALL'] },
  readOnlyRootFilesystem: true,
}
export const podSecurity = (uid: number): k8s.PodSecurityContext => ({
  runAsNonRoot: true,
  runAsUser: uid,
  runAsGroup: uid,
  fsGroup: uid,
  seccompProfile: { type: 'RuntimeDefault' },
})

export const resourcesOf = ({
  cpu,
  memory,
  maxMemory,
}: OurProcess['resources']): k8s.ResourceRequirements => ({
  requests: { cpu: Quantity.fromString(cpu), memory: Quantity.fromString(memory) },
  limits: { memory: Quantity.fromString(maxMemory) },
})

/** What every pod has, ours or a store's. */
export const podDefaults = {
  automountServiceAccountToken: false,
  // Otherwise a Service named `sandbox` sets SANDBOX_PORT to its URL.
  enableServiceLinks: false,
} satisfies Partial<k8s.PodSpec>

/** A pod template of ours. */
export const podOf = (
  process: OurProcess,
  more: Partial<k8s.PodSpec> = {},
): k8s.PodTemplateSpec => ({
  metadata: { labels: { ...labelsOf(process.name), 'address-service/job': process.job } },
  spec: {
    ...podDefaults,
    securityContext: podSecurity(userId),
    terminationGracePeriodSeconds: process.graceSeconds,
    containers: [containerOf(process)],
    ...(Object.keys(process.secrets).length > 0 && { volumes: [secretVolume(process)] }),
    ...more,
  },
})

function containerOf(process: OurProcess): k8s.Container {
  const { name, args, env, port, secrets, preStopSeconds } = process
  const files = Object.values(secrets).flat()
  return {
    name,
    image,
    command: ['node'],
    args,
    envFrom: [{ configMapRef: { name: 'address-settings' } }],
    env: [
      ...Object.entries(env).map(([setting, value]) => ({ name: setting, value })),
      ...files.map((setting) => ({
        name: `${setting}_FILE`,
        value: `${secretFolder}/${setting}`,
      })),
    ],
    ...(port && { ports: portsOf(process), ...probesOf(process) }),
    ...(preStopSeconds && { lifecycle: { preStop: { sleep: { seconds: preStopSeconds } } } }),
    resources: resourcesOf(process.resources),
    securityContext: hardened,
    ...(files.length > 0 && {
      volumeMounts: [{ name: 'secrets', mountPath: secretFolder, readOnly: true }],
    }),
  }
}

const secretVolume = ({ secrets }: OurProcess): k8s.Volume => ({
  name: 'secrets',
  projected: {
    defaultMode: 0o440,
    sources: Object.entries(secrets).map(([name, keys]) => ({
      secret: {
        name,
        items: keys.map((key) => ({ key, path: key })),
      },
    })),
  },
})

/** `http` is for callers, `metrics` for Prometheus and probes. A worker has no callers. */
function portsOf({ job, port = 0, metricsPort }: OurProcess): k8s.ContainerPort[] {
  if (job === 'worker') return [{ name: 'metrics', containerPort: port }]
  return [
    { name: 'http', containerPort: port },
    ...(metricsPort ? [{ name: 'metrics', containerPort: metricsPort }] : []),
  ]
}

/**
 * Startup: ten minutes, in which Redis and PostgreSQL may start as well. Liveness asks the process
 * alone: a restart does not mend what it depends on.
 */
function probesOf(process: OurProcess): Partial<k8s.Container> {
  const { readyPath = '', healthPath = '' } = process
  const port = portsOf(process).at(-1)?.name ?? ''
  const get = (path: string) => ({ httpGet: { path, port: IntOrString.fromString(port) } })
  return {
    // A worker may read the ledger of a month first, for five minutes at most.
    startupProbe: { ...get(healthPath), periodSeconds: 2, failureThreshold: 300 },
    readinessProbe: {
      ...get(readyPath),
      periodSeconds: 5,
      // /ready waits 1.5 s for what does not answer.
      timeoutSeconds: 3,
      failureThreshold: 2,
    },
    livenessProbe: {
      ...get(healthPath),
      periodSeconds: 10,
      timeoutSeconds: 5,
      failureThreshold: 3,
    },
  }
}
