import type { Edition } from '../../../shared/billing/skus.ts'
import type { Clock } from '../../../shared/runtime/clock.ts'
import { partsOf, type SingleName, type StrategyName } from '../../../shared/verdict/strategies.ts'
import type { ProviderCall } from '../provider/call.ts'
import { createInLanguage, fallbackLanguages, type InLanguages } from '../provider/in-language.ts'
import type { Connected, Places, ProviderAccess } from '../provider/port.ts'
import type { Strategy } from './strategy.ts'

interface Options extends ProviderAccess {
  edition: Edition
  places: Places
  providerCall: ProviderCall
  inLanguages: InLanguages
  now: Clock
}

/** The strategy of this name. Only the code in use is loaded: Google's client takes about 10 MB. */
export async function loadStrategy(
  name: StrategyName,
  options: Options,
): Promise<Strategy & Connected> {
  const parts = await Promise.all(partsOf(name).map((part) => loadSingle(part, options)))
  const [first, second] = parts as [Strategy & Connected, (Strategy & Connected)?]
  if (!second) return first
  const { cascadeStrategy } = await import('./cascade.ts')
  return {
    ...cascadeStrategy(first, second),
    parts: Object.fromEntries(partsOf(name).map((part, index) => [part, parts[index]])),
    warm: async () => void (await Promise.all(parts.map((part) => part.warm()))),
    close: async () => void (await Promise.all(parts.map((part) => part.close()))),
  }
}

async function loadSingle(
  name: SingleName,
  { edition, places, providerCall, inLanguages, now, ...provider }: Options,
): Promise<Strategy & Connected> {
  switch (name) {
    case 'places': {
      const { placesStrategy } = await import('./places.ts')
      return {
        ...placesStrategy({ edition, places, providerCall, inLanguages }),
        warm: async () => {},
        close: async () => {},
      }
    }
    case 'geocoding': {
      const { createGeocoding } = await import('../provider/geocoding/geocoding.ts')
      const { geocodingStrategy } = await import('./geocoding.ts')
      const geocoding = createGeocoding(provider)
      const { warm, close } = geocoding
      // What another server refuses, Google may accept.
      const inGoogles = createInLanguage(now, fallbackLanguages.new)
      return { ...geocodingStrategy(geocoding, providerCall, inGoogles), warm, close }
    }
    case 'osm': {
      const { createOsmGeocoder } = await import('../provider/osm/geocoder.ts')
      const { osmStrategy } = await import('./osm/osm.ts')
      const geocoder = createOsmGeocoder(provider)
      const { warm, close } = geocoder
      // A language that Photon refuses is not refused by Google.
      const inPhotons = createInLanguage(now, fallbackLanguages.osm)
      return { ...osmStrategy(geocoder, providerCall, inPhotons), warm, close }
    }
    case 'address-validation': {
      const { createAddressValidation } = await import(
        '../provider/address-validation/address-validation.ts'
      )
      const { addressValidationStrategy } = await import('./address-validation.ts')
      const { placesStrategy } = await import('./places.ts')
      const validation = createAddressValidation(provider)
      const { warm, close } = validation
      const placesSearch = placesStrategy({ edition, places, providerCall, inLanguages })
      return { ...addressValidationStrategy(validation, providerCall, placesSearch), warm, close }
    }
  }
}
