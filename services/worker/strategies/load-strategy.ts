import type { Edition } from '../../../shared/billing/skus.ts'
import type { StrategyName } from '../../../shared/verdict/strategies.ts'
import type { ProviderCall } from '../provider/call.ts'
import type { InLanguage } from '../provider/in-language.ts'
import type { Connected, Places, ProviderAccess } from '../provider/port.ts'
import type { Strategy } from './strategy.ts'

interface Options extends ProviderAccess {
  edition: Edition
  places: Places
  providerCall: ProviderCall
  inLanguage: InLanguage
}

/** The strategy of this name. Only the code in use is loaded: Google's client takes about 10 MB. */
export async function loadStrategy(
  name: StrategyName,
  { edition, places, providerCall, inLanguage, ...provider }: Options,
): Promise<Strategy & Connected> {
  switch (name) {
    case 'places': {
      const { placesStrategy } = await import('./places.ts')
      return {
        ...placesStrategy(edition, places, providerCall, inLanguage),
        warm: async () => {},
        close: async () => {},
      }
    }
    case 'geocoding': {
      const { createGeocoding } = await import('../provider/geocoding/geocoding.ts')
      const { geocodingStrategy } = await import('./geocoding.ts')
      const geocoding = createGeocoding(provider)
      const { warm, close } = geocoding
      return { ...geocodingStrategy(geocoding, providerCall, inLanguage), warm, close }
    }
    case 'osm': {
      const { createOsmGeocoder } = await import('../provider/osm/geocoder.ts')
      const { osmStrategy } = await import('./osm/osm.ts')
      const geocoder = createOsmGeocoder(provider)
      const { warm, close } = geocoder
      return { ...osmStrategy(geocoder, providerCall, inLanguage), warm, close }
    }
    case 'address-validation': {
      const { createAddressValidation } = await import(
        '../provider/address-validation/address-validation.ts'
      )
      const { addressValidationStrategy } = await import('./address-validation.ts')
      const { placesStrategy } = await import('./places.ts')
      const validation = createAddressValidation(provider)
      const { warm, close } = validation
      const elsewhere = placesStrategy(edition, places, providerCall, inLanguage)
      return { ...addressValidationStrategy(validation, providerCall, elsewhere), warm, close }
    }
  }
}
