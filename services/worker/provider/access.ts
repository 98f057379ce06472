import { listOf } from '../../../shared/runtime/list-of.ts'
import type { Config } from '../../../shared/settings/process-settings.ts'
import type { ProviderAccess } from './port.ts'

type Settings = Pick<
  Config<'check'>,
  'googleMapsApiKey' | 'providerUrl' | 'photonUrl' | 'nominatimUrl' | 'providerTimeoutMs'
>

/** How to reach the providers. The settings have what the providers in use need. */
export const accessOf = (config: Settings, connections: number): ProviderAccess => ({
  apiKey: config.googleMapsApiKey ?? '',
  url: config.providerUrl,
  photonUrls: listOf(config.photonUrl),
  nominatimUrls: listOf(config.nominatimUrl),
  connections,
  timeoutMs: config.providerTimeoutMs,
})

/**
 * How to reach a sandbox in place of the provider, for test keys. It stands in for Google, Photon
 * and Nominatim. Without the live key: that must not leave for another host.
 */
export function sandboxAccess(provider: ProviderAccess, url: string): ProviderAccess {
  const base = url.replace(/\/+$/, '')
  return {
    ...provider,
    apiKey: 'sandbox',
    url,
    photonUrls: [`${base}/photon`],
    nominatimUrls: [`${base}/nominatim`],
  }
}
