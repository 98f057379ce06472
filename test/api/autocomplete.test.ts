import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { AutocompleteData, type Prediction } from '../../shared/api/autocomplete.ts'
import { type Answer, useStack } from '../support/stack.ts'
import { expectSuccess } from './expect-envelope.ts'

const path = '/api/address/autocomplete'
/** A street that very many towns have. */
const common = 'main street'

describe.each(['new', 'legacy'] as const)('autocomplete, over the %s edition', (edition) => {
  const stack = useStack({ edition })
  beforeEach(() => stack.sandbox.reset())

  const predictionsFor = async (
    body: Record<string, unknown>,
    init?: RequestInit,
  ): Promise<Prediction[]> => {
    const answer = await stack.autocomplete(body, init)
    expect(answer.status).toBe(200)
    return answer.body.data.predictions
  }
  const countryOf = async ({ placeId }: Prediction) =>
    (await stack.details({ placeId })).body.data.components.countryCode as string

  describe('predictions', () => {
    it('have the form that the API contract describes', async () => {
      const answer = await stack.autocomplete({ input: '10 downing str' })
      expectSuccess(answer, path, AutocompleteData)
      expect(Object.keys(answer.body.data).sort()).toEqual(['predictions', 'sessionToken'])
      expect(answer.body.data.predictions[0]).toEqual({
        placeId: 'SBX_gb-10-downing-street',
        description: expect.stringMatching(/^10 Downing Street, London/),
        mainText: '10 Downing Street',
        secondaryText: expect.stringMatching(/^London/),
        matches: expect.any(Array),
        types: expect.arrayContaining(['street_address']),
      })
    })

    it.each([
      ['10 downing str', {}],
      ['şişli', { countries: ['tr'] }],
      ['東京都千代田区丸の内1丁目9-1', { language: 'ja' }],
    ])('say which characters of the description match %s', async (input, more) => {
      const [first] = await predictionsFor({ input, ...more })
      const characters = [...(first?.description ?? '')]
      expect(first?.matches).not.toEqual([])
      for (const { offset, length } of first?.matches ?? []) {
        const matched = characters.slice(offset, offset + length).join('')
        expect([...matched]).toHaveLength(length)
        expect(first?.description).toContain(matched)
      }
    })

    it('are an empty list where nothing is found', async () => {
      expect(await predictionsFor({ input: 'qqqqzzzzxxxx' })).toEqual([])
    })

    it('do not depend on spaces around the input or on the composition of its accents', async () => {
      const plain = await predictionsFor({ input: 'café de la paix' })
      expect(plain).not.toEqual([])
      expect(await predictionsFor({ input: '  café de la paix\t' })).toEqual(plain)
      expect(await predictionsFor({ input: 'café de la paix'.normalize('NFD') })).toEqual(plain)
    })
  })

  it('an input in another Unicode normal form shares the pending request', async () => {
    await stack.sandbox.behave({ latencyMs: 300 })
    const inputs = ['NFC', 'NFD'].map((form) => 'café de la paix'.normalize(form))
    await Promise.all(inputs.map((input) => stack.autocomplete({ input })))
    expect((await stack.sandbox.usage()).autocomplete.calls).toBe(1)
  })

  describe('limit', () => {
    it.each([1, 2, 3, 4, 5])('%i returns that many of the best predictions', async (limit) => {
      const all = await predictionsFor({ input: common, countries: ['us'] })
      expect(all).toHaveLength(5)
      expect(await predictionsFor({ input: common, countries: ['us'], limit })).toEqual(
        all.slice(0, limit),
      )
    })
  })

  describe('countries', () => {
    it.each([
      ['in lower case', ['gb'], ['GB']],
      ['in upper case', ['GB'], ['GB']],
      ['in mixed case', ['gB'], ['GB']],
      ['of which there are several', ['ca', 'AU'], ['AU', 'CA']],
      ['named twice', ['us', 'US'], ['US']],
      ['with the customary code of Kosovo', ['al', 'XK', 'us'], ['AL', 'US', 'XK']],
    ])('%s restrict the predictions to these countries', async (_, countries, expected) => {
      const predictions = await predictionsFor({ input: common, countries })
      expect(predictions).not.toEqual([])
      for (const country of await Promise.all(predictions.map(countryOf)))
        expect(expected).toContain(country)
    })

    it('are sent to the provider in a fixed order', async () => {
      const forth = await predictionsFor({ input: common, countries: ['ca', 'us', 'au'] })
      expect(await predictionsFor({ input: common, countries: ['au', 'us', 'ca'] })).toEqual(forth)
    })
  })

  describe('near', () => {
    it.each([
      ['New York', { latitude: 40.71, longitude: -74 }],
      ['London', { latitude: 51.5, longitude: -0.12 }],
      ['Melbourne', { latitude: -37.81, longitude: 144.96 }],
    ])('%s ranks places there first', async (_, centre) => {
      const [first] = await predictionsFor({ input: common, near: { ...centre, radius: 20_000 } })
      const { data } = (await stack.details({ placeId: first?.placeId ?? '' })).body
      expect(Math.abs(data.latitude - centre.latitude)).toBeLessThan(0.5)
      expect(Math.abs(data.longitude - centre.longitude)).toBeLessThan(0.5)
    })

    it.each(['Hauptstraße 5', 'rue de la République 5', common])(
      'elsewhere hides no place: %s',
      async (input) => {
        const far = { latitude: -80, longitude: 0, radius: 1000 }
        expect(await predictionsFor({ input, near: far })).toHaveLength(
          (await predictionsFor({ input })).length,
        )
      },
    )
  })

  describe('language', () => {
    const station = /東京駅/
    const acceptLanguage = (value: string) => ({ headers: { 'accept-language': value } })
    it.each<[string, Record<string, unknown>, RequestInit, string, RegExp]>([
      ['of the request', { language: 'ja' }, {}, 'ja', station],
      ['that is absent: English', {}, {}, 'en', /Tokyo Station/],
      ['of Accept-Language', {}, acceptLanguage('ja'), 'ja', station],
      [
        'of Accept-Language with the most weight',
        {},
        acceptLanguage('en;q=0.5, ja;q=0.9'),
        'ja',
        station,
      ],
      ['of Accept-Language when that is a star', {}, acceptLanguage('*'), 'en', /Tokyo Station/],
      [
        'of Accept-Language when that is nonsense',
        {},
        acceptLanguage('!!, x_y;q=z'),
        'en',
        /Tokyo Station/,
      ],
      [
        'of the request before Accept-Language',
        { language: 'en' },
        acceptLanguage('ja'),
        'en',
        /Tokyo Station/,
      ],
    ])(
      '%s is the language of the texts and of the metadata',
      async (_, body, init, language, text) => {
        const answer = await stack.autocomplete(
          { input: 'tokyo station', countries: ['jp'], ...body },
          init,
        )
        expectSuccess(answer, path, AutocompleteData, { language })
        expect(answer.body.data.predictions[0].description).toMatch(text)
      },
    )
  })

  describe('the session token', () => {
    it('is made where the caller sends none, a new one each time', async () => {
      const tokens = await Promise.all([
        stack.autocomplete({ input: common }),
        stack.autocomplete({ input: common }),
      ])
      const [first, second] = tokens.map((answer: Answer) => answer.body.data.sessionToken)
      expect(first).toMatch(/^[A-Za-z0-9_-]{1,36}$/)
      expect(second).not.toBe(first)
    })

    it.each([randomUUID(), 'a', 'A-Za-z0-9_'])('%s is returned unchanged', async (sessionToken) => {
      expect(
        (await stack.autocomplete({ input: common, sessionToken })).body.data.sessionToken,
      ).toBe(sessionToken)
    })
  })

  describe('the cost of an answer', () => {
    it('is in its headers', async () => {
      await stack.sandbox.behave({ latencyMs: 80 })
      const started = performance.now()
      const { headers } = await stack.autocomplete({ input: common })
      const elapsed = performance.now() - started
      expect(headers.get('x-provider')).toBe('sandbox')
      expect(headers.get('x-provider-calls')).toBe('1')

      const parts = (headers.get('server-timing') ?? '')
        .split(', ')
        .map((part) => part.split(';dur='))
      expect(parts.map(([name]) => name)).toEqual(['edge', 'queue', 'quota', 'provider', 'reply'])
      const times = parts.map(([, ms]) => Number(ms))
      expect(times.every((ms) => ms >= 0)).toBe(true)
      expect(times[3]).toBeGreaterThan(75)
      expect(times.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(elapsed + 5)
      expect((await stack.sandbox.usage()).autocomplete.calls).toBe(1)
    })
  })

  describe('X-Request-Id', () => {
    const ask = (id: string) =>
      stack.autocomplete({ input: 'xyz' }, { headers: { 'x-request-id': id } })
    it.each(['a', 'order-4711', 'a.b:c_D-9', 'x'.repeat(128)])(
      '%s is returned unchanged',
      async (id) => {
        const { headers, body } = await ask(id)
        expect([headers.get('x-request-id'), body.metadata.requestId]).toEqual([id, id])
      },
    )

    it.each(['', 'two words', 'quote"', '<script>', 'é', 'x'.repeat(129)])(
      '%j is replaced',
      async (id) => {
        const { headers, body } = await ask(id)
        expect(body.metadata.requestId).toMatch(/^[\da-f-]{36}$/)
        expect(headers.get('x-request-id')).toBe(body.metadata.requestId)
      },
    )
  })
})
