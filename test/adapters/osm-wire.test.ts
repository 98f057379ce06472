import dns from 'node:dns'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createOsmGeocoder } from '../../services/worker/provider/osm/geocoder.ts'
import type { ProviderFailure } from '../../services/worker/provider/port.ts'
import { bulkCallContext } from '../bulk/bulk-call-context.ts'
import { providerCallOf } from '../bulk/provider-call-of.ts'
import { scriptedLimiter } from '../bulk/scripted-limiter.ts'
import { startCannedProvider } from './canned-provider.ts'
import { unhurried } from './edition.ts'
import { address, failureOf, featuresOf, here, lilas, node, useOsmServers } from './osm-wire.ts'

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

describe('connections that are kept open', () => {
  it('are by requests that say whose they are, as all do', async () => {
    osm.server.answers({ body: { status: 'Ok' } })
    await osm.geocoder.warm()
    const { received } = osm.server
    expect(received.map(({ path }) => path).toSorted()).toEqual([
      '/nominatim/status',
      '/photon/status',
    ])
    for (const { headers } of received)
      expect(headers['user-agent']).toMatch(/^address-service\/\d/)
  })
  it('are none at a public host, which allows one call a second', async () => {
    const { port } = new URL(osm.server.url)
    type Found = (error: null, addresses: dns.LookupAddress[]) => void
    const lookup = (_name: string, _options: object, found: Found) =>
      found(null, [{ address: '127.0.0.1', family: 4 }])
    vi.spyOn(dns, 'lookup').mockImplementation(lookup as unknown as typeof dns.lookup)
    osm.server.answers({ body: featuresOf() })
    const geocoder = createOsmGeocoder({
      apiKey: '',
      photonUrls: [`http://photon.komoot.io:${port}`],
      nominatimUrls: [`http://nominatim.openstreetmap.org:${port}`],
      connections: 8,
      timeoutMs: 1000,
    })
    await geocoder.warm()
    expect(osm.server.received).toEqual([])
    await geocoder.search({ input: 'x', language: 'fr' }, unhurried())
    expect(osm.server.received).toHaveLength(1)
    await geocoder.close()
    vi.restoreAllMocks()
  })
})

it.each([
  [429, {}],
  [503, {}],
  [503, { 'retry-after': '5' }],
])('a call that one host refuses is retried at another: HTTP %d, %j', async (status, headers) => {
  const other = await startCannedProvider()
  const geocoder = createOsmGeocoder({
    apiKey: '',
    photonUrls: [osm.server.url, other.url],
    nominatimUrls: [osm.server.url],
    connections: 1,
    timeoutMs: 10_000,
  })
  onTestFinished(async () => void (await Promise.all([geocoder.close(), other.close()])))
  const call = providerCallOf('osm', scriptedLimiter().limiter)
  const search = () =>
    call({ sku: 'photon' }, bulkCallContext(), (signal) =>
      geocoder.search({ input: 'x', language: 'fr' }, signal),
    )
  osm.server.answers({ status, headers, body: '<html>' })
  other.answers({ body: featuresOf() })
  expect((await Promise.all([search(), search()])).map(({ data }) => data)).toEqual([[], []])
  expect(osm.server.received).toHaveLength(1)
})

describe('HTTP 400 of Photon', () => {
  it.each<[string, object, ProviderFailure]>([
    ['1.1', { lang: [{ message: 'Language is not supported.' }] }, 'bad_language'],
    [
      '0.6',
      { message: 'language es is not supported, supported languages are: default, en' },
      'bad_language',
    ],
    ['0.6', { message: "missing search term 'q': /?q=berlin" }, 'invalid'],
    ['1.1', { q: [{ message: 'Missing' }] }, 'invalid'],
  ])('%s with %j is %s', async (_, body, failure) => {
    osm.server.answers({ status: 400, body })
    const call = osm.geocoder.search({ input: 'x', language: 'es' }, unhurried())
    expect(await failureOf(call)).toBe(failure)
  })
})
