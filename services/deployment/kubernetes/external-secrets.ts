import type { IExternalSecret } from '@kubernetes-models/external-secrets/external-secrets.io/v1/ExternalSecret'
import { ApiObject, type Chart } from 'cdk8s'
import { deployments, migrate } from './processes.ts'
import { before } from './workloads.ts'

/** The store of secrets, which the operator of the cluster names. */
const secretStore = 'address-service'

/**
 * Makes the secrets that pods mount, from entries of the same names: `address-stores/REDIS_URL`.
 */
export function addExternalSecrets(chart: Chart): void {
  const secrets = Object.assign(
    {},
    ...[...deployments, migrate].map(({ secrets }) => secrets),
  ) as Record<string, readonly string[]>
  for (const [name, keys] of Object.entries(secrets)) {
    const spec: IExternalSecret['spec'] = {
      refreshInterval: '1h',
      secretStoreRef: { kind: 'ClusterSecretStore', name: secretStore },
      target: { name },
      data: keys.map((key) => ({ secretKey: key, remoteRef: { key: name, property: key } })),
    }
    new ApiObject(chart, `external-${name}`, {
      apiVersion: 'external-secrets.io/v1',
      kind: 'ExternalSecret',
      metadata: { name, labels: before },
      spec,
    })
  }
}
