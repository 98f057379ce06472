import type { Edition } from '../../../shared/billing/skus.ts'
import type { Clock } from '../../../shared/runtime/clock.ts'
import { partsOf, type SingleName, type StrategyName } from '../../../shared/verdict/strategies.ts'
import type { ProviderCall } from '../provider/call.ts'
import { createInLanguage, fallbackLanguages, type InLanguages } from '../provider/in-language.ts'
import type { Connected, Places, ProviderAccess } from '../provider/port.ts'
import { probeOf, type Strategy } from './strategy.ts'

interface Options extends ProviderAccess {
  edition: Edition
  places: Places
  providerCall: ProviderCall
  inLanguages: InLanguages
  now: Clock
}

/**
 * The strategy of this name. Only the code in use is loaded: Google's client takes about 10 MB.
 * What compares addresses takes 20 MB and is loaded for the first of them, which waits 0.4 s on a
 * busy machine: a worker that only completes what is typed never needs it.
 */
export async function loadStrategy(
  name: StrategyName,
  options: Options,
): Promise<Strategy & Connected> {
  const parts = await Promise.all(partsOf(name).map((part) => loadSingle(part, options)))
  const [first, second] = parts as [Strategy & Connected, (Strategy & Connected)?]
  if (!second) return first
  return {
    ...whenUsed(async () => (await import('./cascade.ts')).cascadeStrategy(first, second)),
    parts: Object.fromEntries(partsOf(name).map((part, index) => [part, parts[index]])),
    warm: async () => void (await Promise.all(parts.map((part) => part.warm()))),
    close: async () => void (await Promise.all(parts.map((part) => part.close()))),
  }
}

async function loadSingle(
  name: SingleName,
  { edition, places, providerCall, inLanguages, now, ...provider }: Options,
): Promise<Strategy & Connected> {
  const placesOptions = { edition, places, providerCall, inLanguages }
  switch (name) {
    case 'places': {
      return {
        ...whenUsed(async () => (await import('./places.ts')).placesStrategy(placesOptions)),
        warm: async () => {},
        close: async () => {},
      }
    }
    case 'geocoding': {
      const { createGeocoding } = await import('../provider/geocoding/geocoding.ts')
      const geocoding = createGeocoding(provider)
      const { warm, close } = geocoding
      // What another server refuses, Google may accept.
      const inGoogles = createInLanguage(now, fallbackLanguages.new)
      const strategy = whenUsed(async () => {
        const { geocodingStrategy } = await import('./geocoding.ts')
        return geocodingStrategy(geocoding, providerCall, inGoogles)
      })
      return { ...strategy, warm, close }
    }
    case 'osm': {
      const { createOsmGeocoder } = await import('../provider/osm/geocoder.ts')
      const geocoder = createOsmGeocoder(provider)
      const { warm, close } = geocoder
      // A language that Photon refuses is not refused by Google.
      const inPhotons = createInLanguage(now, fallbackLanguages.osm)
      const strategy = whenUsed(async () => {
        const { osmStrategy } = await import('./osm/osm.ts')
        return osmStrategy(geocoder, providerCall, inPhotons)
      })
      return { ...strategy, warm, close }
    }
    case 'address-validation': {
      const { createAddressValidation } = await import(
        '../provider/address-validation/address-validation.ts'
      )
      const validation = createAddressValidation(provider)
      const { warm, close } = validation
      const strategy = whenUsed(async () => {
        const { addressValidationStrategy } = await import('./address-validation.ts')
        const { placesStrategy } = await import('./places.ts')
        return addressValidationStrategy(validation, providerCall, placesStrategy(placesOptions))
      })
      return { ...strategy, warm, close }
    }
  }
}

/** The same strategy, loaded when it is first used. */
function whenUsed(load: () => Promise<Strategy>): Strategy {
  let loaded: Promise<Strategy> | undefined
  const strategy = () => {
    loaded ??= load()
    return loaded
  }
  return {
    look: async (stored, context) => (await strategy()).look(stored, context),
    probe: async (stored, context) => void (await probeOf(await strategy())(stored, context)),
  }
}
