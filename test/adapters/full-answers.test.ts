import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ProviderError } from '../../services/worker/provider/port.ts'
import { type CannedProvider, startCannedProvider } from './canned-provider.ts'
import { changed, placesIn } from './changed-answer.ts'
import { everyCall, goodAnswers } from './every-call.ts'

const house = { houseNumber: '12', country: 'France', countryCode: 'FR' }
const lilas = { ...house, street: 'Rue des Lilas' }
const point = { latitude: 45.7, longitude: 4.8 }
const prediction = {
  placeId: 'x',
  mainText: '12 Rue des Lilas',
  secondaryText: 'Lyon',
  types: ['street_address'],
}
const number = { longText: '12', shortText: '12', types: ['street_number'] }
const road = { longText: 'Rue des Lilas', shortText: 'Rue des Lilas', types: ['route'] }
const place = { placeId: 'x', formattedAddress: '12 Rue des Lilas', ...point }
/** What the service makes of the full answers. */
const readAnswers: Record<string, unknown> = {
  'legacy autocomplete': [
    { ...prediction, description: '12 Rue des Lilas, Lyon', matches: [{ offset: 0, length: 2 }] },
  ],
  'legacy details': {
    ...place,
    components: lilas,
    addressComponents: [
      number,
      road,
      { longText: 'France', shortText: 'FR', types: ['country', 'political'] },
    ],
    types: ['street_address'],
    attributions: ['A'],
  },
  'New autocomplete': [
    { ...prediction, description: '12 Rue des Lilas', matches: [{ offset: 1, length: 5 }] },
  ],
  'New details': {
    ...place,
    movedPlaceId: 'y',
    components: house,
    addressComponents: [number, { longText: 'France', shortText: 'FR', types: ['country'] }],
    types: ['street_address'],
    attributions: ['A (https://a.example)'],
  },
  geocoding: [
    {
      ...place,
      components: lilas,
      precision: 'rooftop',
      types: ['street_address'],
      partialMatch: true,
    },
  ],
  'address validation': {
    ...place,
    formattedAddress: '12 Rue des Lilas, Lyon, France',
    components: { street: 'Rue des Lilas', country: 'France', countryCode: 'FR' },
    precision: 'rooftop',
    types: ['premise'],
    partialMatch: true,
    missing: ['unit'],
  },
}

let provider: CannedProvider
beforeAll(async () => {
  provider = await startCannedProvider()
})
afterAll(() => provider?.close())

describe.each(everyCall)('a full answer to $name', ({ name, create }) => {
  let adapter: ReturnType<typeof create>
  beforeAll(() => {
    adapter = create(provider.url)
  })
  afterAll(() => adapter?.close())
  const good = goodAnswers[name]
  const answered = async (path: (string | number)[], to: unknown) => {
    provider.answers({ body: JSON.stringify(changed(good, path, to)) })
    const outcome = await adapter.ask().catch((error: unknown) => error)
    return outcome instanceof ProviderError ? outcome.failure : 'read'
  }

  it('is read', async () => {
    provider.answers({ body: good })
    expect((await adapter.ask()).data).toStrictEqual(readAnswers[name])
  })
  it.each(placesIn(good).map((path) => [path.join('.'), path] as const))(
    'is malformed if "%s" has another type',
    async (_, path) => {
      const value = path.reduce<unknown>(
        (within, key) => (within as Record<string, unknown>)[key],
        good,
      )
      expect(await answered(path, typeof value === 'object' ? 7 : {})).toBe('nonsense')
    },
  )
  const degrees = placesIn(good).filter((path) =>
    /^(lat|lng|latitude|longitude)$/.test(`${path.at(-1)}`),
  )
  it.each(degrees.map((path) => [path.join('.'), path] as const))(
    'is malformed if "%s" is not on the globe',
    async (_, path) => {
      const limit = `${path.at(-1)}`.startsWith('lat') ? 90 : 180
      for (const to of [-limit, limit]) {
        expect(await answered(path, to)).toBe('read')
        expect(await answered(path, to * 1.001)).toBe('nonsense')
      }
    },
  )
  const counts = placesIn(good).filter((path) => /offset|length$/i.test(`${path.at(-1)}`))
  it.each(counts.map((path) => [path.join('.'), path] as const))(
    'is malformed if "%s" is no count',
    async (_, path) => {
      expect(await answered(path, 0)).toBe('read')
      for (const to of [-1, 0.5]) expect(await answered(path, to)).toBe('nonsense')
    },
  )
})
