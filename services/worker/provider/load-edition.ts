import type { Edition } from '../../../shared/billing/skus.ts'
import type { Connected, Places, ProviderAccess } from './port.ts'

/** Only the edition in use is loaded: Google's client takes about 10 MB. */
export async function loadEdition(
  edition: Edition,
): Promise<(provider: ProviderAccess) => Places & Connected> {
  if (edition === 'legacy') return (await import('./google-legacy/places.ts')).createLegacyPlaces
  if (edition === 'osm') return (await import('./osm/places.ts')).createOsmPlaces
  return (await import('./google-new/places.ts')).createNewPlaces
}
