import { beforeEach, describe, expect, it } from 'vitest'
import { PlaceDetails } from '../../shared/api/details.ts'
import { useStack } from '../support/stack.ts'
import { expectFailure, expectSuccess } from './expect-envelope.ts'

const path = '/api/address/details'
const downingStreet = 'SBX_gb-10-downing-street'
const tokyoStation = 'SBX_jp-tokyo-station'

/**
 * List price of one call for an address, in US dollars per 1,000
 * (services/worker/provider/README.md).
 */
const priceUsd = { new: 0.005, legacy: 0.017 }

describe.each(['new', 'legacy'] as const)('details, over the %s edition', (edition) => {
  const stack = useStack({ edition })
  beforeEach(() => stack.sandbox.reset())

  describe('the address', () => {
    it('has the form that the API contract describes', async () => {
      const answer = await stack.details({ placeId: downingStreet })
      expectSuccess(answer, path, PlaceDetails)
      expect(answer.body.data).toEqual({
        placeId: downingStreet,
        formattedAddress: expect.stringMatching(/^10 Downing (Street|St), London SW1A 2AA/),
        latitude: expect.closeTo(51.503, 2),
        longitude: expect.closeTo(-0.128, 2),
        components: expect.objectContaining({
          houseNumber: '10',
          street: 'Downing Street',
          locality: 'London',
          postalCode: 'SW1A 2AA',
          countryCode: 'GB',
        }),
        addressComponents: expect.arrayContaining([
          { longText: 'SW1A 2AA', shortText: 'SW1A 2AA', types: ['postal_code'] },
        ]),
        types: expect.any(Array),
      })
    })

    it('has the normalised components and no others', async () => {
      const known =
        'country countryCode district houseNumber locality postalCode region regionCode street unit'.split(
          ' ',
        )
      const { components } = (await stack.details({ placeId: downingStreet })).body.data
      expect(known).toEqual(expect.arrayContaining(Object.keys(components)))
    })

    it('shows its cost in the headers', async () => {
      const { headers } = await stack.details({ placeId: downingStreet })
      expect(headers.get('x-provider')).toBe('sandbox')
      expect(headers.get('x-provider-calls')).toBe('1')
      expect(headers.get('server-timing')).toMatch(
        /^edge;dur=[\d.]+, queue;dur=[\d.]+, quota;dur=[\d.]+, provider;dur=[\d.]+, reply;dur=[\d.]+$/,
      )
    })
  })

  describe('language', () => {
    it.each([
      ['ja', {}, 'ja', /東京都千代田区/],
      ['en', {}, 'en', /Chiyoda City, Tokyo/],
      [undefined, {}, 'en', /Chiyoda City, Tokyo/],
      [undefined, { 'accept-language': 'ja, en;q=0.1' }, 'ja', /東京都千代田区/],
      ['en', { 'accept-language': 'ja' }, 'en', /Chiyoda City, Tokyo/],
    ] as const)(
      '%s with headers %j is the language of the texts and of the metadata',
      async (language, headers, told, text) => {
        const answer = await stack.details(
          { placeId: tokyoStation, ...(language && { language }) },
          { headers },
        )
        expectSuccess(answer, path, PlaceDetails, { language: told })
        expect(answer.body.data.formattedAddress).toMatch(text)
      },
    )
  })

  describe('the billing of details', () => {
    it('is one call for an address with coordinates, at the cheapest tier that has them', async () => {
      await stack.details({ placeId: downingStreet })
      expect((await stack.sandbox.usage()).details).toMatchObject({
        calls: 1,
        billedUsd: priceUsd[edition],
      })
    })

    it('is nothing for the place id alone, and the answer has nothing else', async () => {
      const answer = await stack.details({ placeId: downingStreet, only: 'placeId' })
      expectSuccess(answer, path, PlaceDetails)
      expect(answer.body.data).toEqual({ placeId: downingStreet })
      expect((await stack.sandbox.usage()).details).toMatchObject({ calls: 1, billedUsd: 0 })
    })

    it('is nothing for a place id that does not exist', async () => {
      await stack.details({ placeId: 'SBX_obsolete' })
      expect((await stack.sandbox.usage()).details).toMatchObject({ calls: 1, billedUsd: 0 })
    })
  })

  describe('a place id', () => {
    it.each([
      ['is obsolete', 'SBX_obsolete', 404, 6000],
      ['is unknown', 'SBX_no-such-record', 404, 6000],
      ['is from another provider', 'ChIJD7fiBh9u5kcRYJSMaMOCCwQ', 404, 6000],
      ['has an altered end', 'SBX_syn_2643743_0_r_xz', 400, 6001],
      ['is cut off', 'SBX_', 400, 6001],
      ['goes up a folder', '..', 400, 6001],
      ['climbs out of its path', '../places:autocomplete', 400, 6001],
      ['brings a query with it', 'SBX_jp-tokyo-station?fields=*', 400, 6001],
      ['is percent-encoded twice', 'SBX%5Fjp-tokyo-station', 400, 6001],
    ])('that %s gets its error', async (_, placeId, status, code) => {
      expectFailure(await stack.details({ placeId }), { status, code, path })
      expectFailure(await stack.details({ placeId, only: 'placeId' }), { status, code, path })
    })

    it.each(['..', '.', '../places:autocomplete', 'a/b', 'a\\b'])(
      "%j would change the provider's path, so it is refused without a call",
      async (placeId) => {
        await stack.sandbox.reset()
        expectFailure(await stack.details({ placeId }), { status: 400, code: 6001, path })
        expect((await stack.sandbox.usage()).details.calls).toBe(0)
      },
    )

    it('that the provider has replaced returns the current one', async () => {
      const { placeId } = (await stack.details({ placeId: 'SBX_replaced' })).body.data
      expect(placeId).toMatch(/^SBX_(?!replaced)/)
      const refreshed = await stack.details({ placeId: 'SBX_replaced', only: 'placeId' })
      expect(refreshed.body.data).toEqual({ placeId })
    })

    it('of a place that has moved returns the new one, in the edition that tells', async () => {
      const answer = await stack.details({ placeId: 'SBX_moved' })
      if (edition === 'legacy') return expectFailure(answer, { status: 404, code: 6000, path })
      expectSuccess(answer, path, PlaceDetails)
      const { data } = answer.body
      expect(data.movedPlaceId).not.toBe(data.placeId)
      expect((await stack.details({ placeId: data.movedPlaceId })).status).toBe(200)
    })

    it('of a number between known ones is as long as such ids of Google may be', async () => {
      const { predictions } = (await stack.autocomplete({ input: '12 Downing Street' })).body.data
      const [{ placeId }] = predictions
      expect(placeId).toMatch(/^SBX_near_12_gb-10-downing-street_.{150,}$/)
      expect((await stack.details({ placeId })).body.data.placeId).toBe(placeId)
    })

    it('of a place with attributions returns them as plain text', async () => {
      const { data } = (await stack.details({ placeId: 'SBX_attributed' })).body
      expect(data.attributions).toEqual(['Example & Co (https://example.com/?a=1&b=2)'])
    })

    it('of 4,096 characters is looked up, since the provider sets no limit', async () => {
      const placeId = `SBX_${'a'.repeat(4092)}`
      expectFailure(await stack.details({ placeId }), { status: 404, code: 6000, path })
    })
  })
})
