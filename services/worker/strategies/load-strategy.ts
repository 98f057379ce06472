import type { StrategyName } from '../../../shared/api/batch.ts'
import type { Edition } from '../../../shared/quota/quota.ts'
import type { Places, ProviderAccess } from '../places/places.ts'
import type { ProviderCall } from '../provider-call.ts'
import type { Strategy } from './strategy.ts'

interface Options extends ProviderAccess {
  edition: Edition
  places: Places
  providerCall: ProviderCall
}

/** The strategy of this name. Only the one in use is loaded: Google's client alone takes some 10 MB. */
export async function loadStrategy(
  name: StrategyName,
  { edition, places, providerCall, ...provider }: Options,
): Promise<Strategy & { close(): Promise<void> }> {
  switch (name) {
    case 'places': {
      const { placesStrategy } = await import('./places.ts')
      return { ...placesStrategy(edition, places, providerCall), close: async () => {} }
    }
    case 'geocoding': {
      const { createGeocoding } = await import('../geocoding.ts')
      const { geocodingStrategy } = await import('./geocoding.ts')
      const geocoding = createGeocoding(provider)
      return { ...geocodingStrategy(geocoding, providerCall), close: () => geocoding.close() }
    }
    case 'address-validation': {
      const { createAddressValidation } = await import('../address-validation.ts')
      const { addressValidationStrategy } = await import('./address-validation.ts')
      const validation = createAddressValidation(provider)
      return { ...addressValidationStrategy(validation, providerCall), close: () => validation.close() }
    }
  }
}
