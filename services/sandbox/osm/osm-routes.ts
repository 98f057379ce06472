import type { FastifyInstance } from 'fastify'
import { addProviderRoute, type Provider } from '../provider.ts'
import { nominatimLookup, nominatimSearch } from './nominatim.ts'
import { osmPlaces } from './osm-places.ts'
import { photonSearch } from './photon.ts'

/**
 * Stand-ins for a Photon and a Nominatim server with the same places: `/photon` and `/nominatim`.
 */
export function addOsmRoutes(app: FastifyInstance, provider: Provider): void {
  const places = osmPlaces(provider)
  for (const route of [photonSearch(places), nominatimSearch(places), nominatimLookup(places)])
    addProviderRoute(app, provider, route)
  const imported = '2026-11-01T00:00:00Z'
  app.get('/photon/status', async (_request, reply) =>
    provider.behaviour().outage ? reply.code(503).send() : { status: 'Ok', import_date: imported },
  )
  app.get('/nominatim/status', async (_request, reply) =>
    provider.behaviour().outage
      ? reply.code(503).send()
      : { status: 0, message: 'OK', data_updated: imported },
  )
}
