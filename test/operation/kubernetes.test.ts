import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ExternalSecret } from '@kubernetes-models/external-secrets/external-secrets.io/v1/ExternalSecret'
import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject'
import { PodMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PodMonitor'
import { PrometheusRule } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PrometheusRule'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { StatefulSet } from 'kubernetes-models/apps/v1/StatefulSet'
import { Job } from 'kubernetes-models/batch/v1/Job'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { Namespace } from 'kubernetes-models/v1/Namespace'
import { Service } from 'kubernetes-models/v1/Service'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { uploadSlots } from '../../services/edge/routes/batch-upload.ts'
import type { Process } from '../../shared/settings/process-settings.ts'
import { readConfig } from '../../shared/settings/read-config.ts'
import { settings } from '../../shared/settings/settings.ts'
import { smallSandbox } from '../sandbox/small-world.ts'
import {
  allManifests,
  type Manifest,
  manifest,
  rendered,
  sharedSettings,
} from './kubernetes-manifests.ts'

const folder = fileURLToPath(
  new URL('../../services/deployment/kubernetes/manifests/', import.meta.url),
)
const ours = ['edge', 'edge-uploads', 'worker-interactive', 'worker-bulk', 'sandbox']

/** Each checks an object against the schema of its kind. */
const schemas: Record<string, new (data: never) => { validate(): void }> = {
  ConfigMap,
  Deployment,
  ExternalSecret,
  Ingress,
  Job,
  Namespace,
  NetworkPolicy,
  PodDisruptionBudget,
  PodMonitor,
  PrometheusRule,
  ScaledObject,
  Service,
  StatefulSet,
}
function check(object: Manifest): void {
  const Kind = schemas[object.kind]
  if (!Kind) throw new Error(`no schema for ${object.kind}`)
  const checked = new Kind(object as never)
  expect(checked).toMatchObject({ apiVersion: object.apiVersion })
  checked.validate()
}

const pods = allManifests.flatMap(({ kind, metadata, spec }): [string, Manifest['spec']][] =>
  ['Deployment', 'StatefulSet', 'Job'].includes(kind)
    ? [[`${kind} ${metadata.name}`, spec.template.spec]]
    : [],
)

describe('the manifests of Kubernetes', () => {
  /** `npm run generate` writes them anew. */
  it.each([...rendered])('in the file %s match the code', async (path, content) => {
    await expect(content).toMatchFileSnapshot(join(folder, path))
  })

  it.each(
    allManifests.map((object): [string, Manifest] => [
      `${object.kind} ${object.metadata.name}`,
      object,
    ]),
  )('have a %s that fits the schema of its kind', (_, object) => {
    check(object)
  })

  it('would not fit with a value of another type', () => {
    const { spec, ...deployment } = manifest('Deployment', 'edge')
    expect(() => check({ ...deployment, spec: { ...spec, replicas: 'two' } })).toThrow(/replicas/)
    const { spec: scaling, ...scaled } = manifest('ScaledObject', 'edge')
    expect(() => check({ ...scaled, spec: { ...scaling, triggers: 'none' } })).toThrow(/triggers/)
  })

  it.each(pods)('give %s only the privileges that Pod Security "restricted" allows', (_, pod) => {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    })
    expect(pod.securityContext.runAsUser).toBeGreaterThan(0)
    for (const name of ['hostNetwork', 'hostPID', 'hostIPC']) expect(pod).not.toHaveProperty(name)
    for (const container of pod.containers)
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
        readOnlyRootFilesystem: true,
      })
    for (const volume of pod.volumes ?? []) expect(volume).not.toHaveProperty('hostPath')
  })

  it.each(pods)('limit the memory of %s, and name its share of a processor', (_, pod) => {
    for (const { resources } of pod.containers) {
      expect(resources.requests).toEqual({ cpu: expect.any(String), memory: expect.any(String) })
      expect(resources.limits).toEqual({ memory: expect.any(String) })
    }
  })

  it.each(['edge', 'worker', 'sandbox', 'prepare'] as Process[])(
    'give %s valid settings, and secrets as files only',
    (process) => {
      const inPods = pods.flatMap(([, pod]) =>
        pod.containers.filter(({ args = [] }: { args: string[] }) =>
          args.includes(
            process === 'prepare'
              ? 'services/start/prepare.ts'
              : `services/bundles/dist/${process}.mjs`,
          ),
        ),
      )
      expect(inPods.length).toBeGreaterThan(0)
      for (const { env = [] } of inPods as { env?: { name: string; value: string }[] }[]) {
        const given = Object.fromEntries(env.map(({ name, value }) => [name, value]))
        const files = Object.keys(given).filter((name) => name.endsWith('_FILE'))
        for (const file of files) expect(settings).toHaveProperty(file.replace('_FILE', ''))
        const values = { ...sharedSettings, ...given, ...secretValues(files) }
        expect(() => readConfig(process, values)).not.toThrow()
        expect(JSON.stringify(given)).not.toMatch(/:\/\/.*:.*@/)
      }
    },
  )

  it('probe the sandbox where it answers nodes of any network', async () => {
    const { app } = smallSandbox()
    const [container] = manifest('Deployment', 'sandbox').spec.template.spec.containers
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
      for (const remoteAddress of ['10.0.0.7', '100.64.0.7', '203.0.113.7']) {
        const { path } = container[probe].httpGet
        expect((await app.inject({ url: path, remoteAddress })).statusCode).toBe(200)
      }
    await app.close()
  })

  it('give the owner of the database to the migration only, and each process its own role', () => {
    const holdersOf = (secret: string) =>
      allManifests
        .filter(({ spec }) => JSON.stringify(spec?.template ?? '').includes(`"${secret}"`))
        .map(({ metadata }) => metadata.name)
        .sort()
    expect(holdersOf('address-database-owner')).toEqual(['migrate'])
    expect(holdersOf('address-database-edge')).toEqual(['edge', 'edge-uploads'])
    expect(holdersOf('address-database-worker')).toEqual(['worker-bulk', 'worker-interactive'])
  })

  it('give the provider key to workers only, and the secret of the signing keys to edges only', () => {
    const holdersOf = (name: string) =>
      pods.filter(([, pod]) => JSON.stringify(pod).includes(name)).map(([holder]) => holder)
    expect(holdersOf('GOOGLE_MAPS_API_KEY')).toEqual([
      'Deployment worker-interactive',
      'Deployment worker-bulk',
    ])
    expect(holdersOf('SIGNING_KEY_SECRET')).toEqual(['Deployment edge', 'Deployment edge-uploads'])
  })

  it('keep an old pod until a new one is ready, and give each time to end', () => {
    for (const name of ours) {
      const { strategy, template } = manifest('Deployment', name).spec
      expect(strategy.rollingUpdate).toEqual({ maxSurge: '25%', maxUnavailable: 0 })
      const [container] = template.spec.containers
      for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
        expect(container).toHaveProperty(probe)
    }
    for (const name of ['edge', 'edge-uploads']) {
      const { spec } = manifest('Deployment', name).spec.template
      const drain = spec.containers[0].env.find(
        (variable: { name: string }) => variable.name === 'DRAIN_SECONDS',
      )
      expect(spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(Number(drain.value) + 10)
    }
  })

  it.each([
    ['/api/address/batches', 'edge-uploads'],
    ['/api/address/batches/3f6c7a1e-0000-4000-8000-000000000000/results', 'edge'],
    ['/api/address/batches/', 'edge'],
    ['/api/address/autocomplete', 'edge'],
    ['/', 'edge'],
  ])('let the ingress send %s to %s, so that uploads are apart from checkouts', (path, name) => {
    const [{ http }] = manifest('Ingress', 'edge').spec.rules
    const fits = (one: { path: string; pathType: string }) =>
      one.pathType === 'Exact' ? one.path === path : path.startsWith(one.path)
    const [{ backend }] = http.paths
      .filter(fits)
      .toSorted((a: { pathType: string }) => (a.pathType === 'Exact' ? -1 : 1))
    expect(backend.service).toEqual({ name, port: { name: 'http' } })
    const service = manifest('Service', name).spec
    const { labels } = manifest('Deployment', name).spec.template.metadata
    expect(labels).toMatchObject(service.selector)
  })

  it('give an upload edge memory for as many uploads as it reads at once', () => {
    const [{ resources }] = manifest('Deployment', 'edge-uploads').spec.template.spec.containers
    expect(resources.limits.memory).toBe('2Gi')
    expect(2 * 2 ** 30).toBeGreaterThan(250e6 + uploadSlots.max * 200e6)
  })

  it('label all that a migration needs, and nothing that must wait for it', () => {
    const isBefore = ({ metadata }: Manifest) =>
      metadata.labels?.['address-service/phase'] === 'before'
    const kinds = (objects: Manifest[]) => [...new Set(objects.map(({ kind }) => kind))].sort()
    expect(kinds(allManifests.filter(isBefore))).toEqual([
      'ExternalSecret',
      'Job',
      'Namespace',
      'NetworkPolicy',
      'Service',
      'StatefulSet',
    ])
    expect(kinds(allManifests.filter((object) => !isBefore(object)))).not.toContain('Job')
  })
})

/** A valid value of each setting that is read from a file. */
const secretValues = (files: string[]) => {
  const values: Record<string, string> = {
    REDIS_URL: 'redis://redis:6379',
    QUEUE_REDIS_URL: 'redis://redis-queues:6379',
    DATABASE_URL: 'postgres://postgres/address',
    DATABASE_PASSWORD_EDGE: 'p'.repeat(16),
    DATABASE_PASSWORD_WORKER: 'p'.repeat(16),
    DATABASE_PASSWORD_OPERATOR: 'p'.repeat(16),
    SIGNING_KEY_SECRET: 'x'.repeat(44),
    GOOGLE_MAPS_API_KEY: 'a-key',
  }
  return Object.fromEntries(
    files.flatMap((file) => {
      const name = file.replace('_FILE', '')
      return [
        [file, ''],
        [name, values[name] ?? ''],
      ]
    }),
  )
}

const kubectl = spawnSync('kubectl', ['version', '--client']).status === 0

function kustomize(path: string): Manifest[] {
  const { status, stdout, stderr } = spawnSync(
    'kubectl',
    ['kustomize', '--load-restrictor', 'LoadRestrictionsNone', path],
    { encoding: 'utf8', maxBuffer: 50_000_000 },
  )
  expect(`${status} ${stderr}`).toBe('0 ')
  return parseAllDocuments(stdout).map((document) => document.toJS() as Manifest)
}

describe.skipIf(!kubectl)('kustomize (needs kubectl on PATH)', () => {
  it.each(['small', 'production'])('renders the overlay %s, each object valid', (overlay) => {
    const objects = kustomize(join(folder, 'overlays', overlay))
    for (const object of objects) check(object)
    const settingsName = objects.find(({ kind, metadata }) =>
      kind === 'ConfigMap' ? metadata.name.startsWith('address-settings') : false,
    )?.metadata.name
    expect(settingsName).toMatch(/-[a-z0-9]{10}$/)
    for (const name of ours) {
      const [deployment] = objects.filter(
        ({ kind, metadata }) => kind === 'Deployment' && metadata.name === name,
      )
      const { template, ...spec } = deployment?.spec ?? {}
      const [{ envFrom }] = template.spec.containers
      expect(envFrom).toEqual([{ configMapRef: { name: settingsName } }])
      const scales = overlay === 'production' && !['sandbox', 'edge-uploads'].includes(name)
      expect('replicas' in spec).toBe(!scales)
    }
  })

  it('takes the example of the guide', () => {
    const guide = readFileSync(new URL('../README.md', `file://${folder}`), 'utf8')
    const [, example = ''] = /<!-- example.*-->\n\n```yaml\n([\s\S]*?)```/.exec(guide) ?? []
    const own = mkdtempSync(join(tmpdir(), 'address-service-kustomize-'))
    symlinkSync(join(folder, '../../../..'), join(own, 'address-service'))
    writeFileSync(join(own, 'kustomization.yaml'), example)
    const objects = kustomize(own)
    rmSync(own, { recursive: true, force: true })
    const [ownSettings] = objects.filter(({ kind }) => kind === 'ConfigMap')
    expect(ownSettings).toMatchObject({
      metadata: { labels: { 'address-service/phase': 'before' } },
      data: { HOST: '0.0.0.0', BUDGET_USD_PER_DAY: '50' },
    })
    const text = JSON.stringify(objects)
    expect(text).toContain('registry.example.com/address-service:1.0.0')
    expect(text).toContain('"host":"addresses.shop.example"')
    expect(text).not.toContain('addresses.example.com')
  })
})
