import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startSandbox, type TestSandbox } from '../support/test-sandbox.ts'
import { type CannedProvider, startCannedProvider } from './canned-provider.ts'
import { type ClosablePlaces, type Edition, type Served, unhurried } from './edition.ts'
import { failureContract } from './failure-contract.ts'

/** The contract of the `Places` port, tested with the sandbox. Each edition's test file runs it. */
export function placesContract(edition: Edition): void {
  describe(`the adapter of the ${edition.name} edition`, () => {
    let sandbox: TestSandbox
    let served: Served | undefined
    let places: ClosablePlaces
    const url = () => served?.url ?? sandbox.url
    beforeAll(async () => {
      sandbox = await startSandbox()
      served = await edition.serve?.(sandbox.url)
      places = edition.create({
        apiKey: 'test-provider-key',
        url: url(),
        connections: 4,
        timeoutMs: 10_000,
      })
    })
    beforeEach(() => sandbox.reset())
    afterAll(async () => {
      await places?.close()
      await served?.close()
      await sandbox?.stop()
    })
    const subject = { edition, places: () => places, sandbox: () => sandbox }
    describe('for predictions', () => predictions(subject))
    describe('for details', () => details(subject))
    describe('by cost', () => cost(subject))
    describe('with scripted answers', () => unusualAnswers(edition))
    describe('for failures', () => failureContract(edition, url, () => sandbox))
  })
}

interface Subject {
  edition: Edition
  places(): ClosablePlaces
  sandbox(): TestSandbox
}

function predictions({ edition, places, sandbox }: Subject): void {
  const search = async (query: Partial<Parameters<ClosablePlaces['autocomplete']>[0]>) =>
    (
      await places().autocomplete(
        { input: '10 downing street', language: 'en', ...query },
        unhurried(),
      )
    ).data

  it('returns an id, a text in two parts, matches and types', async () => {
    const [first] = await search({ countries: ['GB'] })
    expect(first).toStrictEqual({
      placeId: edition.placeId('SBX_gb-10-downing-street'),
      description: `${first?.mainText}, ${first?.secondaryText}`,
      mainText: expect.stringMatching(/^10 Downing St/),
      secondaryText: expect.stringContaining('London'),
      matches: [{ offset: 0, length: expect.any(Number) }],
      types: expect.arrayContaining(['street_address']),
    })
  })
  it('returns five predictions at most', async () => {
    expect(await search({ input: 'main street' })).toHaveLength(5)
  })
  it('returns an empty list when nothing is found', async () => {
    expect(await search({ input: 'zzzzqqqqxxxx' })).toEqual([])
  })
  it.each([
    { input: 'downing', language: 'en', matched: ['Downing'] },
    { input: '東京タワー', language: 'ja', matched: ['東京タワー'] },
    { input: '芝公園', language: 'ja', matched: ['芝公園'] },
  ])(
    'marks $input where it stands, counted in Unicode characters',
    async ({ input, language, matched }) => {
      const [first = { description: '', matches: [] }] = await search({ input, language })
      const letters = [...first.description]
      const marked = first.matches.map(({ offset, length }) =>
        letters.slice(offset, offset + length).join(''),
      )
      expect(marked).toEqual(matched)
    },
  )
  it.each([
    { countries: ['CA'], names: ['Canada'] },
    { countries: ['ca'], names: ['Canada'] },
    { countries: ['FR', 'CA'], names: ['Canada', 'France'] },
  ])('returns predictions of $countries only', async ({ countries, names }) => {
    const found = await search({ input: 'paris', countries })
    const endings = new Set(found.map(({ description }) => description.split(', ').at(-1)))
    expect([...endings].sort()).toEqual(names)
  })
  it.each([
    { state: 'MO', near: { latitude: 37.21, longitude: -93.29, radius: 20_000 } },
    { state: 'MA', near: { latitude: 42.1, longitude: -72.59, radius: 20_000 } },
    { state: 'IL', near: { latitude: 39.8, longitude: -89.64, radius: 50_000 } },
  ])('returns first the Springfield near the buyer, in $state', async ({ state, near }) => {
    const [first] = await search({ input: 'springfield', countries: ['US'], near })
    expect(first?.description).toContain(`Springfield, ${state}`)
  })
  it('accepts a bias to a point without a radius', async () => {
    expect(await search({ near: { latitude: 51.5, longitude: 0, radius: 0 } })).not.toEqual([])
  })
  it('accepts a bias to where the equator meets the prime meridian', async () => {
    expect(await search({ near: { latitude: 0, longitude: 0, radius: 1 } })).not.toEqual([])
  })
  it.each([
    { language: 'ja', name: '東京タワー' },
    { language: 'en', name: 'Japan' },
  ])('returns texts in $language when it is requested', async ({ language, name }) => {
    const [first] = await search({ input: '東京タワー', language })
    expect(first?.description).toContain(name)
  })
  it.runIf(edition.hasSessions)('sends the named session, or none', async () => {
    await search({ session: 'a-Session_1' })
    await search({})
    expect((await sandbox().calls()).map(({ session }) => session)).toEqual([
      hashOf('a-Session_1'),
      undefined,
    ])
  })
  it.each([
    'a&b=c#d?e',
    '100% Straße',
    '"quoted\\"',
    'ünïcödé 🏠',
    '<script>',
    'a+b',
    'line\nbreak',
  ])('handles the input %j', async (input) => {
    await expect(search({ input })).resolves.toBeInstanceOf(Array)
  })
}

function details({ edition, places, sandbox }: Subject): void {
  const look = async (
    placeId: string,
    language = 'en',
    more: { session?: string; idOnly?: boolean } = {},
  ) => (await places().details({ placeId, language, idOnly: false, ...more }, unhurried())).data
  const downing = edition.placeId('SBX_gb-10-downing-street')

  it.each(edition.realPlaces)(
    'returns the same components everywhere: $what',
    async ({ placeId, language, components }) => {
      const place = await look(edition.placeId(placeId), language)
      expect(place.components).toStrictEqual(components)
    },
  )
  it("returns an address, coordinates, types and the provider's own components", async () => {
    const place = await look(downing)
    expect(place).toStrictEqual({
      placeId: downing,
      ...edition.downing,
      latitude: expect.closeTo(51.5034, 3),
      longitude: expect.closeTo(-0.1276, 3),
      types: ['street_address'],
      components: expect.anything(),
      addressComponents: expect.arrayContaining([
        { longText: 'United Kingdom', shortText: 'GB', types: edition.countryTypes },
      ]),
    })
  })
  it('returns details in the requested language', async () => {
    const tower = edition.placeId('SBX_jp-tokyo-tower')
    expect((await look(tower, 'ja')).formattedAddress).toContain('芝公園')
    expect((await look(tower, 'en')).formattedAddress).toContain('Shibakoen')
  })
  it.runIf(edition.hasSessions)('sends the session that is named, or none', async () => {
    await look(downing, 'en', { session: 'a-Session_2' })
    await look(downing)
    expect((await sandbox().calls()).map(({ session }) => session)).toEqual([
      hashOf('a-Session_2'),
      undefined,
    ])
  })
  it('returns only the id when only the id is requested', async () => {
    const place = await look(downing, 'en', { idOnly: true })
    expect(place).toStrictEqual({ placeId: downing })
  })
  it.runIf(edition.moves !== 'none').each([false, true])(
    'returns the id that replaced the requested one (id only: %s)',
    async (idOnly) => {
      const { placeId } = await look('SBX_replaced', 'en', { idOnly })
      expect(placeId).toMatch(/^SBX_/)
      expect(placeId).not.toBe('SBX_replaced')
    },
  )
  it('returns where a place has moved to, as far as the edition tells', async () => {
    const moved = look(edition.placeId('SBX_moved'))
    if (edition.moves === 'none') return expect(await moved).not.toHaveProperty('movedPlaceId')
    if (edition.moves === 'replaced')
      await expect(moved).rejects.toMatchObject({ failure: 'not_found' })
    else
      expect(await moved).toMatchObject({
        placeId: 'SBX_moved',
        movedPlaceId: expect.stringMatching(/^SBX_/),
      })
  })
}

function cost({ edition, places, sandbox }: Subject): void {
  const query = { placeId: edition.placeId('SBX_gb-10-downing-street'), language: 'en' }

  it('asks for details in one call, with the cheapest fields that contain an address', async () => {
    await places().details({ ...query, idOnly: false }, unhurried())
    expect((await sandbox().calls()).map(({ fields }) => fields)).toEqual([edition.detailsFields])
    expect((await sandbox().usage()).details).toMatchObject({
      calls: 1,
      billedUsd: edition.detailsUsd,
    })
  })
  it('asks for the id only in one call, free of charge', async () => {
    await places().details({ ...query, idOnly: true }, unhurried())
    expect((await sandbox().calls()).map(({ fields }) => fields)).toEqual([edition.idFields])
    expect((await sandbox().usage()).details).toMatchObject({ calls: 1, billedUsd: 0 })
  })
  it('asks for predictions in one call', async () => {
    await places().autocomplete({ input: 'downing street', language: 'en' }, unhurried())
    expect((await sandbox().usage()).autocomplete).toMatchObject({ calls: 1, refused: 0 })
  })
}

/** Offsets after letters of several UTF-16 units, and the name of the provider. */
function unusualAnswers(edition: Edition): void {
  let provider: CannedProvider
  let places: ClosablePlaces
  beforeAll(async () => {
    provider = await startCannedProvider()
    places = edition.create({
      apiKey: 'test-provider-key',
      url: provider.url,
      connections: 1,
      timeoutMs: 10_000,
    })
  })
  afterAll(async () => {
    await places?.close()
    await provider?.close()
  })

  it.each([
    ['🏠🏠 12 Rue', '12', { offset: 3, length: 2 }],
    ['𠮷野家 新宿', '新宿', { offset: 4, length: 2 }],
    ['🇫🇷 Rue', 'Rue', { offset: 3, length: 3 }],
  ])('counts offsets in Unicode characters in %s', async (description, word, match) => {
    provider.answers({ body: edition.predictionBody(description, match) })
    const { data } = await places.autocomplete({ input: word, language: 'fr' }, unhurried())
    expect(data[0]).toMatchObject({ description, matches: [match] })
    expect([...description].slice(match.offset, match.offset + match.length).join('')).toBe(word)
  })
  it.each([
    [{ 'x-provider': 'sandbox' }, edition.names[0]],
    [{}, edition.names[1]],
  ])('names the provider of an answer with the headers %j: %s', async (headers, name) => {
    provider.answers({
      headers: { ...headers },
      body: edition.predictionBody('Lyon', { offset: 0, length: 2 }),
    })
    const { data: _, ...rest } = await places.autocomplete(
      { input: 'ly', language: 'fr' },
      unhurried(),
    )
    expect(rest).toStrictEqual(name === undefined ? {} : { provider: name })
  })
}

/** How the sandbox's log shows a session. */
const hashOf = (session: string) => createHash('sha256').update(session).digest('hex').slice(0, 16)
