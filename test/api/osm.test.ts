import { beforeEach, describe, expect, it } from 'vitest'
import { AutocompleteData } from '../../shared/api/autocomplete.ts'
import { PlaceDetails } from '../../shared/api/details.ts'
import { ValidateData } from '../../shared/api/validate.ts'
import { openLedgerView } from '../support/ledger-view.ts'
import { startStack, useStack } from '../support/stack.ts'
import { expectFailure, expectSuccess } from './expect-envelope.ts'

const attribution = '© OpenStreetMap contributors (https://www.openstreetmap.org/copyright)'

describe('the service without Google, in the edition osm', () => {
  const stack = useStack({ edition: 'osm', env: { GOOGLE_MAPS_API_KEY: '', PROVIDER_URL: '' } })
  beforeEach(() => stack.sandbox.reset())
  const suggest = async (input: string, more: Record<string, unknown> = {}) => {
    const answer = await stack.autocomplete({ input, ...more })
    expectSuccess(answer, '/api/address/autocomplete', AutocompleteData, {
      language: (more.language as string) ?? 'en',
    })
    return answer
  }

  it('suggests addresses, and says whose they are', async () => {
    const { body, headers } = await suggest('10 downing street', { countries: ['GB'], limit: 2 })
    expect(headers.get('x-provider')).toBe('osm')
    expect(body.data.predictions.length).toBeLessThanOrEqual(2)
    expect(body.data.predictions[0]).toMatchObject({
      placeId: expect.stringMatching(/^osm:N\d+;10;/),
      mainText: '10 Downing Street',
      matches: [{ offset: 0, length: 17 }],
      types: ['street_address'],
    })
  })
  it('says whose it is also where the text is too short to ask anybody', async () => {
    const { body, headers } = await suggest('10')
    expect(body.data.predictions).toEqual([])
    expect([headers.get('x-provider-calls'), headers.get('x-provider')]).toEqual(['0', 'osm'])
  })
  it('says so in its reference, too', async () => {
    const { body } = await stack.get('/openapi.json')
    expect(body.components.headers['X-Provider'].schema.enum).toContain('osm')
  })
  it('answers the details of a suggestion, with what must be shown', async () => {
    const { body } = await suggest('10 downing street', { countries: ['GB'] })
    const [{ placeId }] = body.data.predictions
    const answer = await stack.details({ placeId, sessionToken: body.data.sessionToken })
    expectSuccess(answer, '/api/address/details', PlaceDetails)
    expect(answer.body.data).toMatchObject({
      placeId,
      components: { houseNumber: '10', street: 'Downing Street', postalCode: 'SW1A 2AA' },
      attributions: [attribution],
    })
  })
  it('answers an interpolated house number with its number, though its object is the street', async () => {
    const input = 'Hauptstraße 77, Freiburg'
    const { body } = await suggest(input, { countries: ['DE'], language: 'de' })
    const { placeId, mainText } = body.data.predictions[0]
    expect(placeId).toMatch(/^osm:W/)
    expect(mainText).toBe('Hauptstraße 77')
    const first = (await stack.details({ placeId, language: 'de' })).body.data
    expect(first.components).toMatchObject({ houseNumber: '77', street: 'Hauptstraße' })
    expect(first.addressComponents).toContainEqual({
      longText: '77',
      shortText: '77',
      types: ['house_number'],
    })
    expect((await stack.details({ placeId, language: 'de' })).body.data).toEqual(first)
  })
  it('names places as people do there, where Photon does not know the language', async () => {
    const answer = await stack.autocomplete({
      input: 'Freiburg',
      countries: ['DE'],
      language: 'it',
    })
    expect(answer.status).toBe(200)
    expect(answer.body.metadata.languages).toEqual(['und'])
    expect(answer.body.data.predictions[0].description).toContain('Deutschland')
  })
  it('answers details in a language that only Photon does not know', async () => {
    const query = { input: 'Freiburg', countries: ['DE'], language: 'es' }
    const { body } = await stack.autocomplete(query)
    expect(body.metadata.languages).toEqual(['und'])
    const [{ placeId }] = body.data.predictions
    const details = await stack.details({ placeId, language: 'es' })
    expect(details.body.metadata.languages).toEqual(['es'])
  })
  it('answers details in the language that its own suggestions had', async () => {
    const query = { input: 'Freiburg', countries: ['DE'], language: 'it' }
    const { body } = await stack.autocomplete(query)
    const [language] = body.metadata.languages
    const details = await stack.details({ placeId: body.data.predictions[0].placeId, language })
    expect(details.status).toBe(200)
    expect(details.body.metadata.languages).toEqual(['und'])
  })
  it.each([
    ['ChIJD7fiBh9u5kcRYJSMaMOCCwQ', 404, 6000],
    ['osm:W99999999999', 404, 6000],
    ['osm:W1;12', 400, 6001],
  ])('refuses the place id %s with %i, %i', async (placeId, status, code) => {
    const answer = await stack.details({ placeId })
    expectFailure(answer, { status, code, path: '/api/address/details' })
  })
  it('validates an address, and never confirms more than the house', async () => {
    const downing = { line1: '10 Downing Street', city: 'London', postalCode: 'SW1A 2AA' }
    const validate = (body: object) =>
      stack.post('/api/address/validate', { ...downing, country: 'GB', ...body })
    const house = await validate({})
    expectSuccess(house, '/api/address/validate', ValidateData)
    expect(house.headers.get('x-provider')).toBe('osm')
    expect(house.body.data).toMatchObject({
      verdict: 'confirmed',
      precision: 'rooftop',
      attributions: [attribution],
    })
    const flat = (await validate({ line2: 'Flat 3' })).body.data
    expect(flat.reasons.map(({ code }: { code: string }) => code)).toContain('unit_unconfirmed')
    for (const body of [{ line1: 'Downing Street' }, { line1: '4711 Downing Street' }])
      expect((await validate(body)).body.data.verdict).not.toBe('confirmed')
  })
  it('counts its calls at price 0, by server', async () => {
    const ledger = openLedgerView(stack.databaseUrl)
    await ledger.begin()
    const { body } = await suggest('downing street')
    await stack.details({ placeId: body.data.predictions[0].placeId })
    await expect
      .poll(() => ledger.bySku())
      .toEqual({
        photon: { calls: 1, microUsd: 0 },
        nominatim: { calls: 1, microUsd: 0 },
      })
    await ledger.close()
  })
  it('has a quota for each server, in calls a second', async () => {
    const { body } = await stack.get('/api/limits')
    const servers = body.data.quotas.filter(({ window }: { window: string }) => window === 'second')
    expect(servers.map(({ calls }: { calls: string }) => calls)).toEqual(['photon', 'nominatim'])
  })
  it('says for an outage, which is a page of HTML, what it says for Google', async () => {
    await stack.sandbox.behave({ outage: true })
    const answer = await stack.autocomplete({ input: 'unter den linden' })
    expectFailure(answer, { status: 503, code: 8003, path: '/api/address/autocomplete' })
  })
})

it('Google Geocoding beside it is asked in a language that Photon does not know', async () => {
  const env = { VALIDATION_STRATEGY: 'geocoding' }
  const stack = await startStack({ edition: 'osm', env })
  const suggested = await stack.autocomplete({ input: 'Freiburg', language: 'es' })
  expect(suggested.body.metadata.languages).toEqual(['und'])
  const address = { line1: '10 Downing Street', city: 'London', country: 'GB' }
  const answer = await stack.post('/api/address/validate', { ...address, language: 'es' })
  expect(answer.body.metadata.languages).toEqual(['es'])
  await stack.close()
})
