import { describe, expect, it } from 'vitest'
import type { ProviderFailure } from '../../services/worker/provider/port.ts'
import { address, failureOf, here, lilas, node, useOsmServers } from './osm-wire.ts'

const osm = useOsmServers()
const { detailsOf, search } = osm

describe('a place id', () => {
  it.each([
    ['12 bis/3', '12%20bis%2F3'],
    ['7;8', '7%3B8'],
  ])('keeps the number %j, and Nominatim is asked for its object', async (housenumber, written) => {
    const id = `osm:N7;${written};45.750000,4.850000`
    expect((await search({ ...node, ...lilas, type: 'house', housenumber }))[0]?.placeId).toBe(id)
    const found = { ...here, osm_type: 'node', osm_id: 7, place_rank: 30, address }
    expect((await detailsOf(id, found)).components).toMatchObject({ houseNumber: housenumber })
  })
  it.each<[string, ProviderFailure]>([
    ['ChIJD7fiBh9u5kcRYJSMaMOCCwQ', 'not_found'],
    ['Xosm:W1', 'not_found'],
    ...[
      ...['osm:', 'osm:X1', 'osm:W', 'osm:Wx', 'osm:W1x', 'osm:W1234567890123456', 'osm:W1;12'],
      ...['osm:W1;;1.000000,1.000000', 'osm:W1;1;1.0,1.000000', 'osm:W1;1;1.000000,1.0'],
      ...[
        'osm:W1;1;100.000000,1.000000',
        'osm:W1;1;1.000000,1.0000000',
        'osm:W1;%;1.000000,1.000000',
      ],
      ...[
        'osm:P;fr;69008',
        'osm:P;FRA;69008',
        'osm:P;FR;',
        'osm:P;FR;1/2',
        'osm:P;FR;1;2',
        'osm:P;FR;%',
      ],
    ].map((id): [string, ProviderFailure] => [id, 'bad_place_id']),
  ])('%s is %s, without a call', async (placeId, failure) => {
    expect(await failureOf(detailsOf(placeId))).toBe(failure)
    expect(osm.server.received).toEqual([])
  })
  it.each(['osm:N1', 'osm:W1', 'osm:R123456789012345', 'osm:W1;1;-1.000000,-101.000000'])(
    '%s is well-formed',
    async (placeId) => {
      expect(await failureOf(detailsOf(placeId))).toBe('not_found')
      expect(osm.server.received).toHaveLength(1)
    },
  )
})
