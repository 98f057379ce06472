import { billedAs } from '../../../../shared/billing/charges.ts'
import { prices } from '../../../../shared/billing/prices.ts'
import type { Edition } from '../../../../shared/billing/skus.ts'
import { AppError } from '../../../../shared/errors/catalogue.ts'
import type { Logger } from '../../../../shared/runtime/log.ts'
import type { ProviderCall } from '../call.ts'
import type { ProviderAccess } from '../port.ts'

/** The code of the refusal. */
export const publicHost = 'PUBLIC_HOST'

/** Hosts that everybody shares. Their terms forbid bulk work (README.md, Terms). */
const publicHosts = /(^|\.)(nominatim\.openstreetmap\.org|photon\.komoot\.(io|de))$/
/** @param url the host's base address */
export const isPublicHost = (url: string): boolean => publicHosts.test(new URL(url).hostname)

/**
 * Warns if a server is a public host. Then calls for batches are refused, and batches pause
 * (`public_host`).
 */
export function refusePublicHosts(
  providerCall: ProviderCall,
  edition: Edition,
  { photonUrls = [], nominatimUrls = [] }: ProviderAccess,
  log: Logger,
): ProviderCall {
  const shared = [...photonUrls, ...nominatimUrls].filter(isPublicHost)
  if (shared.length === 0) return providerCall
  const hosts = shared.map((url) => new URL(url).hostname)
  log.warn({ hosts }, 'public hosts allow one call a second, and no batches: batches pause')
  return async (bought, context, call) => {
    const { sku } = prices[billedAs(edition, bought)]
    if (context.bulk && (sku === 'photon' || sku === 'nominatim'))
      throw new AppError('PROVIDER_DENIED', {
        retryAfterMs: refusedForMs,
        details: [{ code: publicHost, message: 'a public host takes no batches' }],
      })
    return providerCall(bought, context, call)
  }
}

const refusedForMs = 3_600_000
