import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OwnSandbox, startSandbox } from '../support/own-sandbox.ts'
import { type CannedProvider, startCannedProvider } from './canned-provider.ts'
import { type ClosablePlaces, type Edition, unhurried } from './edition.ts'
import { failureContract } from './failure-contract.ts'
import { realPlaces } from './real-places.ts'

/** What any adapter of the `Places` port must do, judged by the sandbox. Each edition's test file runs it. */
export function placesContract(edition: Edition): void {
  describe(`places through the ${edition.name} edition`, () => {
    let sandbox: OwnSandbox
    let places: ClosablePlaces
    beforeAll(async () => {
      sandbox = await startSandbox()
      places = edition.create({ apiKey: 'test-provider-key', url: sandbox.url, connections: 4, timeoutMs: 10_000 })
    })
    beforeEach(() => sandbox.reset())
    afterAll(async () => {
      await places?.close()
      await sandbox?.stop()
    })
    const subject = { edition, places: () => places, sandbox: () => sandbox }
    describe('predictions', () => predictions(subject))
    describe('details', () => details(subject))
    describe('cost', () => cost(subject))
    describe('what no sandbox says', () => unusualAnswers(edition))
    describe('failures', () => failureContract(edition, () => sandbox))
  })
}

interface Subject {
  edition: Edition
  places(): ClosablePlaces
  sandbox(): OwnSandbox
}

function predictions({ places, sandbox }: Subject): void {
  const search = async (query: Partial<Parameters<ClosablePlaces['autocomplete']>[0]>) =>
    (await places().autocomplete({ input: '10 downing street', language: 'en', ...query }, unhurried())).data

  it('have an id, a text in two parts, matches and types', async () => {
    const [first] = await search({ countries: ['GB'] })
    expect(first).toStrictEqual({
      placeId: 'SBX_gb-10-downing-street',
      description: `${first?.mainText}, ${first?.secondaryText}`,
      mainText: expect.stringMatching(/^10 Downing St/),
      secondaryText: expect.stringContaining('London'),
      matches: [{ offset: 0, length: expect.any(Number) }],
      types: expect.arrayContaining(['street_address']),
    })
  })
  it('are five at most', async () => {
    expect(await search({ input: 'main street' })).toHaveLength(5)
  })
  it('are an empty list when nothing is found', async () => {
    expect(await search({ input: 'zzzzqqqqxxxx' })).toEqual([])
  })
  it.each([
    { input: 'downing', language: 'en', matched: ['Downing'] },
    { input: '東京タワー', language: 'ja', matched: ['東京タワー'] },
    { input: '芝公園', language: 'ja', matched: ['芝公園'] },
  ])('mark $input where it stands, counted in Unicode characters', async ({ input, language, matched }) => {
    const [first = { description: '', matches: [] }] = await search({ input, language })
    const letters = [...first.description]
    const marked = first.matches.map(({ offset, length }) => letters.slice(offset, offset + length).join(''))
    expect(marked).toEqual(matched)
  })
  it.each([
    { countries: ['CA'], names: ['Canada'] },
    { countries: ['ca'], names: ['Canada'] },
    { countries: ['FR', 'CA'], names: ['Canada', 'France'] },
  ])('come from $countries alone', async ({ countries, names }) => {
    const found = await search({ input: 'paris', countries })
    const endings = new Set(found.map(({ description }) => description.split(', ').at(-1)))
    expect([...endings].sort()).toEqual(names)
  })
  it.each([
    { state: 'MO', near: { latitude: 37.21, longitude: -93.29, radius: 20_000 } },
    { state: 'MA', near: { latitude: 42.1, longitude: -72.59, radius: 20_000 } },
    { state: 'IL', near: { latitude: 39.8, longitude: -89.64, radius: 50_000 } },
  ])('begin with the Springfield near the buyer, in $state', async ({ state, near }) => {
    const [first] = await search({ input: 'springfield', countries: ['US'], near })
    expect(first?.description).toContain(`Springfield, ${state}`)
  })
  it('may be biased to a point without extent', async () => {
    expect(await search({ near: { latitude: 51.5, longitude: 0, radius: 0 } })).not.toEqual([])
  })
  it('may be biased to where the equator meets the prime meridian', async () => {
    expect(await search({ near: { latitude: 0, longitude: 0, radius: 1 } })).not.toEqual([])
  })
  it.each([
    { language: 'ja', name: '東京タワー' },
    { language: 'en', name: 'Japan' },
  ])('are in $language when that is asked for', async ({ language, name }) => {
    const [first] = await search({ input: '東京タワー', language })
    expect(first?.description).toContain(name)
  })
  it('belong to the session that is named, or to none', async () => {
    await search({ session: 'a-Session_1' })
    await search({})
    expect((await sandbox().calls()).map(({ session }) => session)).toEqual([hashOf('a-Session_1'), undefined])
  })
  it.each(['a&b=c#d?e', '100% Straße', '"quoted\\"', 'ünïcödé 🏠', '<script>', 'a+b', 'line\nbreak'])(
    'can be asked for %j',
    async (input) => {
      await expect(search({ input })).resolves.toBeInstanceOf(Array)
    },
  )
}

function details({ edition, places, sandbox }: Subject): void {
  const look = async (placeId: string, language = 'en', more: { session?: string; idOnly?: boolean } = {}) =>
    (await places().details({ placeId, language, idOnly: false, ...more }, unhurried())).data

  it.each(realPlaces)('have the same parts everywhere: $what', async ({ placeId, language, components }) => {
    const place = await look(placeId, language)
    expect(place.components).toStrictEqual(components)
  })
  it("have an address, coordinates, types and the provider's own components", async () => {
    const place = await look('SBX_gb-10-downing-street')
    expect(place).toStrictEqual({
      placeId: 'SBX_gb-10-downing-street',
      formattedAddress: '10 Downing St, London SW1A 2AA, UK',
      latitude: expect.closeTo(51.5034, 3),
      longitude: expect.closeTo(-0.1276, 3),
      types: ['street_address'],
      components: expect.anything(),
      addressComponents: expect.arrayContaining([
        { longText: 'United Kingdom', shortText: 'GB', types: ['country', 'political'] },
      ]),
    })
  })
  it('are in the language that is asked for', async () => {
    expect((await look('SBX_jp-tokyo-tower', 'ja')).formattedAddress).toContain('東京都')
    expect((await look('SBX_jp-tokyo-tower', 'en')).formattedAddress).toContain('Tokyo')
  })
  it('belong to the session that is named, or to none', async () => {
    await look('SBX_gb-10-downing-street', 'en', { session: 'a-Session_2' })
    await look('SBX_gb-10-downing-street')
    expect((await sandbox().calls()).map(({ session }) => session)).toEqual([hashOf('a-Session_2'), undefined])
  })
  it('hold nothing but the id when only that is wanted', async () => {
    const place = await look('SBX_gb-10-downing-street', 'en', { idOnly: true })
    expect(place).toStrictEqual({ placeId: 'SBX_gb-10-downing-street' })
  })
  it.each([false, true])('carry the id that replaced the one asked for (id only: %s)', async (idOnly) => {
    const { placeId } = await look('SBX_replaced', 'en', { idOnly })
    expect(placeId).toMatch(/^SBX_/)
    expect(placeId).not.toBe('SBX_replaced')
  })
  it('say where a place has moved to, as far as the edition tells', async () => {
    const moved = look('SBX_moved')
    if (edition.name === 'legacy') await expect(moved).rejects.toMatchObject({ failure: 'not_found' })
    else expect(await moved).toMatchObject({ placeId: 'SBX_moved', movedPlaceId: expect.stringMatching(/^SBX_/) })
  })
}

function cost({ edition, places, sandbox }: Subject): void {
  const query = { placeId: 'SBX_gb-10-downing-street', language: 'en' }

  it('of details: one call, with the cheapest fields that hold an address', async () => {
    await places().details({ ...query, idOnly: false }, unhurried())
    expect(await sandbox().calls()).toEqual([expect.objectContaining({ fields: edition.detailsFields })])
    expect((await sandbox().usage()).details).toMatchObject({ calls: 1, billedUsd: edition.detailsUsd })
  })
  it('of the id alone: one call, free of charge', async () => {
    await places().details({ ...query, idOnly: true }, unhurried())
    expect(await sandbox().calls()).toEqual([expect.objectContaining({ fields: edition.idFields })])
    expect((await sandbox().usage()).details).toMatchObject({ calls: 1, billedUsd: 0 })
  })
  it('of predictions: one call', async () => {
    await places().autocomplete({ input: 'downing street', language: 'en' }, unhurried())
    expect((await sandbox().usage()).autocomplete).toMatchObject({ calls: 1, refused: 0 })
  })
}

/** Offsets with letters of several UTF-16 units before them, and who answered. */
function unusualAnswers(edition: Edition): void {
  let provider: CannedProvider
  let places: ClosablePlaces
  beforeAll(async () => {
    provider = await startCannedProvider()
    places = edition.create({ apiKey: 'test-provider-key', url: provider.url, connections: 1, timeoutMs: 10_000 })
  })
  afterAll(async () => {
    await places?.close()
    await provider?.close()
  })

  it.each([
    ['🏠🏠 12 Rue', '12', { offset: 3, length: 2 }],
    ['𠮷野家 新宿', '新宿', { offset: 4, length: 2 }],
    ['🇫🇷 Rue', 'Rue', { offset: 3, length: 3 }],
  ])('offsets stay Unicode characters in %s', async (description, word, match) => {
    provider.answers({ body: edition.predictionBody(description, match) })
    const { data } = await places.autocomplete({ input: word, language: 'fr' }, unhurried())
    expect(data[0]).toMatchObject({ description, matches: [match] })
    expect([...description].slice(match.offset, match.offset + match.length).join('')).toBe(word)
  })
  it.each([
    [{ 'x-provider': 'sandbox' }, { provider: 'sandbox' }],
    [{}, {}],
  ])('the answer names the provider only if %j does', async (headers, said) => {
    provider.answers({ headers: { ...headers }, body: edition.predictionBody('Lyon', { offset: 0, length: 2 }) })
    const { data: _, ...rest } = await places.autocomplete({ input: 'ly', language: 'fr' }, unhurried())
    expect(rest).toStrictEqual(said)
  })
}

/** How the sandbox's log shows a session. */
const hashOf = (session: string) => createHash('sha256').update(session).digest('hex').slice(0, 16)
