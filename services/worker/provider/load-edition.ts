import type { Edition } from '../../../shared/billing/skus.ts'
import type { Connected, Places, ProviderAccess } from './port.ts'

type Open = (provider: ProviderAccess) => Places & Connected

/** Only the edition in use is loaded: Google's client takes about 10 MB. */
const adapters: Record<Edition, () => Promise<Open>> = {
  new: async () => (await import('./google-new/places.ts')).createNewPlaces,
  legacy: async () => (await import('./google-legacy/places.ts')).createLegacyPlaces,
  osm: async () => (await import('./osm/places.ts')).createOsmPlaces,
}

export const loadEdition = (edition: Edition): Promise<Open> => adapters[edition]()
