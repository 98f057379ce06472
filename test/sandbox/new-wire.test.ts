import { describe, expect, test } from 'vitest'
import { smallSandbox } from './small-world.ts'

const ID = 'SBX_fr-12-rue-des-lilas'

describe("the sandbox's New autocomplete", () => {
  test('answers in the documented form, without a start of 0', async () => {
    const { autocomplete } = smallSandbox()
    const { statusCode, headers, body } = await autocomplete({ input: '12 rue lilas lyo' })
    expect(statusCode).toBe(200)
    expect(headers['x-provider']).toBe('sandbox')
    expect(body.suggestions[0].placePrediction).toEqual({
      place: `places/${ID}`,
      placeId: ID,
      text: {
        text: '12 Rue des Lilas, Lyon, France',
        matches: [
          { endOffset: 6 },
          { startOffset: 11, endOffset: 16 },
          { startOffset: 18, endOffset: 21 },
        ],
      },
      structuredFormat: {
        mainText: {
          text: '12 Rue des Lilas',
          matches: [{ endOffset: 6 }, { startOffset: 11, endOffset: 16 }],
        },
        secondaryText: { text: 'Lyon, France', matches: [{ endOffset: 3 }] },
      },
      types: ['street_address', 'geocode'],
    })
  })

  test('accepts names with underscores, null as absent, and numbers as text', async () => {
    const { autocomplete, get } = smallSandbox()
    const circle = { center: { latitude: 45.76, longitude: 4.83 }, radius: 20_000 }
    const plain = { input: '12 rue', languageCode: 'de', origin: { latitude: 45.76 } }
    const expected = await autocomplete({
      ...plain,
      inputOffset: 4,
      includedRegionCodes: ['fr'],
      locationBias: { circle },
      sessionToken: 's1',
    })
    const spelt = await autocomplete({
      input: '12 rue',
      language_code: 'de',
      region_code: null,
      origin: { latitude: '45.76', longitude: null },
      input_offset: '4',
      included_region_codes: ['fr'],
      location_bias: {
        circle: { center: { latitude: '45.76', longitude: '4.83e0' }, radius: '20000' },
        rectangle: null,
      },
      locationRestriction: null,
      session_token: 's1',
    })
    expect(spelt.statusCode).toBe(200)
    expect(spelt.text).toBe(expected.text)
    expect(spelt.text).toContain('Frankreich')
    const [first, second] = (await get('/sandbox/calls')).body.calls
    expect(second.session).toBe(first.session)
  })

  test('answers an empty object when nothing is found', async () => {
    const { autocomplete } = smallSandbox()
    expect((await autocomplete({ input: 'qqqqzzzz' })).text).toBe('{}')
  })

  const circle = { circle: { center: { latitude: 45, longitude: 4 }, radius: 1_000 } }
  test.each([
    ['no input', {}, 'input'],
    ['an unknown field', { input: 'a', typo: 1 }, 'typo'],
    ['a field of the wrong type', { input: 1 }, 'input'],
    ['a text that is no number', { input: 'a', inputOffset: 'two' }, 'inputOffset'],
    [
      'a text for a truth value',
      { input: 'a', includeQueryPredictions: 'true' },
      'includeQueryPredictions',
    ],
    ['an unknown field that is null', { input: 'a', typo: null }, 'typo'],
    ['null in a list', { input: 'a', includedRegionCodes: [null] }, 'includedRegionCodes.0'],
    [
      'sixteen countries',
      { input: 'a', includedRegionCodes: Array.from({ length: 16 }, () => 'fr') },
      'includedRegionCodes',
    ],
    [
      'bias and restriction',
      { input: 'a', locationBias: circle, locationRestriction: circle },
      'location_restriction',
    ],
    [
      'too large a radius',
      { input: 'a', locationBias: { circle: { center: {}, radius: 50_001 } } },
      'locationBias.circle.radius',
    ],
    [
      'an upside-down rectangle',
      { input: 'a', locationBias: { rectangle: { low: { latitude: 2 }, high: { latitude: 1 } } } },
      'location_bias',
    ],
    ['a long session token', { input: 'a', sessionToken: 'x'.repeat(37) }, 'session_token'],
    ['a session token with other letters', { input: 'a', sessionToken: 'a+b/c' }, 'session_token'],
    [
      'six types',
      { input: 'a', includedPrimaryTypes: ['a', 'b', 'c', 'd', 'e', 'f'] },
      'included_primary_types',
    ],
    [
      'two collections',
      { input: 'a', includedPrimaryTypes: ['(cities)', '(regions)'] },
      'included_primary_types',
    ],
    ['a bad language', { input: 'a', languageCode: '!!' }, 'language_code'],
    ['a bad region', { input: 'a', regionCode: '840' }, 'region_code'],
  ])('refuses %s', async (_title, body, field) => {
    const { autocomplete } = smallSandbox()
    const answer = await autocomplete(body)
    expect(answer.statusCode).toBe(400)
    expect(answer.body.error).toMatchObject({
      code: 400,
      status: 'INVALID_ARGUMENT',
      details: [{ fieldViolations: [{ field }] }],
    })
  })

  test('refuses malformed JSON in the provider’s own form, and counts it', async () => {
    const { app, usage } = smallSandbox()
    const { statusCode, payload } = await app.inject({
      method: 'POST',
      url: '/v1/places:autocomplete',
      payload: '{"input',
      headers: { 'content-type': 'application/json', 'x-goog-api-key': 'k' },
    })
    expect([statusCode, JSON.parse(payload).error.status]).toEqual([400, 'INVALID_ARGUMENT'])
    expect((await usage()).autocomplete).toMatchObject({ calls: 1, refused: 1, billedUsd: 0 })
  })

  test('omits fields of suggestions that the field mask does not name', async () => {
    const { autocomplete } = smallSandbox()
    const { body } = await autocomplete(
      { input: '12 rue' },
      { 'x-goog-fieldmask': 'suggestions.placePrediction.placeId' },
    )
    expect(body.suggestions[0]).toEqual({ placePrediction: { placeId: ID } })
    expect(
      (await autocomplete({ input: '12 rue' }, { 'x-goog-fieldmask': 'places.id' })).statusCode,
    ).toBe(400)
  })

  test('writes in the requested language, by script', async () => {
    const { autocomplete } = smallSandbox()
    const first = async (languageCode: string) =>
      (await autocomplete({ input: 'parthenon', languageCode })).body.suggestions[0].placePrediction
        .text.text
    expect(await first('en')).toBe('Parthenon, Athina, Greece')
    expect(await first('de')).toBe('Parthenon, Athina, Griechenland')
    expect(await first('el')).toBe('Παρθενώνας, Αθήνα, Ελλάδα')
  })
})

describe("the sandbox's New details", () => {
  test('answer the fields of the mask and nothing else', async () => {
    const { details } = smallSandbox()
    const { body } = await details(
      ID,
      'id,formattedAddress,location,addressComponents,movedPlaceId',
    )
    expect(body).toMatchObject({
      id: ID,
      formattedAddress: '12 Rue des Lilas, 69008 Lyon, France',
      location: { latitude: 45.7301, longitude: 4.8702 },
    })
    expect(Object.keys(body)).toEqual(['id', 'formattedAddress', 'location', 'addressComponents'])
    expect(body.addressComponents[0]).toEqual({
      longText: '12',
      shortText: '12',
      types: ['street_number'],
      languageCode: 'fr',
    })
  })

  test('show an offset of 0 minutes, an optional field, and no other default', async () => {
    const { details } = smallSandbox()
    const { body } = await details('SBX_gb-10-quiet-street', 'utcOffsetMinutes,movedPlaceId')
    expect(body).toEqual({ utcOffsetMinutes: 0 })
  })

  test('accept query parameters with underscores', async () => {
    const { details } = smallSandbox()
    const { body } = await details(ID, 'formattedAddress', { language_code: 'de' })
    expect(body.formattedAddress).toMatch(/Frankreich$/)
  })

  test.each([
    ['id,movedPlaceId', 0],
    ['id,formattedAddress,addressComponents,postalAddress,location,movedPlaceId', 0.005],
    ['location.latitude', 0.005],
    ['id,displayName', 0.017],
    ['id,rating,displayName', 0.02],
    ['reviews', 0.025],
    ['*', 0.025],
  ])('with the mask %s bill %d', async (mask, usd) => {
    const { details, usage } = smallSandbox()
    expect((await details(ID, mask)).statusCode).toBe(200)
    expect((await usage()).details.billedUsd).toBe(usd)
  })

  test.each([
    ['no mask', ID, '', 400, 'INVALID_ARGUMENT'],
    ['an unknown path', ID, 'id,x', 400, 'INVALID_ARGUMENT'],
    ['a prefix', ID, 'places.id', 400, 'INVALID_ARGUMENT'],
    ['a space', ID, 'id, location', 400, 'INVALID_ARGUMENT'],
    ['an obsolete id', 'SBX_obsolete', 'id', 404, 'NOT_FOUND'],
    ['an unknown id', 'ChIJnothingHere', 'id', 404, 'NOT_FOUND'],
    ['a truncated id', 'SBX_fr-12-rue', 'id', 400, 'INVALID_ARGUMENT'],
  ])('refuse %s', async (_title, id, mask, code, status) => {
    const { details } = smallSandbox()
    const { statusCode, body } = await details(id, mask)
    expect([statusCode, body.error.code, body.error.status]).toEqual([code, code, status])
  })

  test('for a moved place return the new one', async () => {
    const { details } = smallSandbox()
    expect((await details('SBX_moved', 'id,movedPlace,movedPlaceId')).body).toEqual({
      id: 'SBX_moved',
      movedPlace: `places/${ID}`,
      movedPlaceId: ID,
    })
  })

  test('can be of a prediction whose id is obsolete already', async () => {
    const { autocomplete, details } = smallSandbox()
    const { body } = await autocomplete({ input: 'test: obsolete id' })
    expect((await details(body.suggestions[0].placePrediction.placeId, 'id')).statusCode).toBe(404)
  })

  test('of an invented address are encoded in its id', async () => {
    const { autocomplete, details } = smallSandbox()
    const { placeId } = (await autocomplete({ input: 'Hauptstr. 12 Freiburg' })).body.suggestions[0]
      .placePrediction
    expect(placeId).toMatch(/^SBX_syn_4_0_12_/)
    expect(
      (await details(placeId, 'formattedAddress', { languageCode: 'de' })).body.formattedAddress,
    ).toMatch(/^Hauptstraße 12, \d{5} Freiburg, Deutschland$/)
  })

  test('bill a session at its end', async () => {
    const { autocomplete, details, usage } = smallSandbox()
    for (let call = 0; call < 15; call += 1)
      await autocomplete({ input: '12 rue', sessionToken: 's' })
    await details(ID, 'location', { sessionToken: 's' })
    expect(await usage()).toMatchObject({
      autocomplete: { billedUsd: 0.033_96 },
      details: { billedUsd: 0.005 },
    })
  })
})
