import type { Candidate } from '../../../../shared/verdict/found.ts'
import type { Answer, Connected, ProviderAccess } from '../port.ts'
import { openHosts } from './hosts.ts'
import { readPlaces, type SearchQuery, searchPath } from './nominatim.ts'
import { type PhotonQuery, photonPath, readFeatures } from './photon.ts'
import { candidateOf } from './place.ts'

/**
 * Places for an address, the best first, only in the countries of the query. Each method makes
 * exactly one call. @throws {ProviderError}
 */
export interface OsmGeocoder extends Connected {
  /** Nominatim: exact, no misspelt words. */
  geocode(query: SearchQuery, signal: AbortSignal): Promise<Answer<Candidate[]>>
  /** Photon: forgives misspelt words, knows fewer languages. */
  search(query: PhotonQuery, signal: AbortSignal): Promise<Answer<Candidate[]>>
}

/** Photon and Nominatim for validation. Works beside every edition. */
export function createOsmGeocoder({
  photonUrls = [],
  nominatimUrls = [],
  connections,
  timeoutMs,
}: ProviderAccess): OsmGeocoder {
  const photon = openHosts({ urls: photonUrls, connections, timeoutMs })
  const nominatim = openHosts({ urls: nominatimUrls, connections, timeoutMs })
  return {
    geocode: (query, signal) =>
      nominatim.ask(
        searchPath(query),
        (body) => readPlaces(body, query.countries).flatMap(candidateOf),
        signal,
      ),
    search: (query, signal) =>
      photon.ask(
        photonPath(query),
        (body) => readFeatures(body, query.countries).flatMap(candidateOf),
        signal,
      ),
    warm: async () => void (await Promise.all([photon.warm(), nominatim.warm()])),
    close: async () => void (await Promise.all([photon.close(), nominatim.close()])),
  }
}
