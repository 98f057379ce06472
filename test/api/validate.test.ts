import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ValidateData } from '../../shared/api/validate.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { expectFailure, expectSuccess } from './expect-envelope.ts'

const path = '/api/address/validate'
const downing = {
  line1: '10 Downing Street',
  city: 'London',
  postalCode: 'SW1A 2AA',
  country: 'United Kingdom',
}

let stack: Stack
afterAll(() => stack?.close())
const validate = (body: Record<string, unknown>, init?: RequestInit) => stack.post(path, body, init)

/** Cost of an address that is found: list price, and calls (services/worker/provider/README.md). */
const ways = [
  { strategy: 'places', edition: 'new', usd: 0.00783, calls: '2' },
  { strategy: 'places', edition: 'legacy', usd: 0.017, calls: '2' },
  { strategy: 'geocoding', edition: 'new', usd: 0.005, calls: '1' },
  { strategy: 'address-validation', edition: 'new', usd: 0.017, calls: '1' },
] as const

describe.each(ways)(
  'validate with $strategy, over the $edition edition',
  ({ strategy, edition, usd, calls }) => {
    beforeAll(async () => {
      stack = await startStack({ edition, env: { VALIDATION_STRATEGY: strategy } })
    })
    afterAll(() => stack?.close())
    beforeEach(() => stack.sandbox.reset())

    it('confirms a correct address, and returns its place', async () => {
      const answer = await validate(downing)
      expectSuccess(answer, path, ValidateData)
      expect(answer.body.data).toMatchObject({
        verdict: 'confirmed',
        nextAction: 'accept',
        confidence: expect.any(Number),
        changes: [],
        placeId: 'SBX_gb-10-downing-street',
        formattedAddress: expect.stringContaining('10 Downing'),
        latitude: expect.closeTo(51.503, 2),
        longitude: expect.closeTo(-0.128, 2),
        components: expect.objectContaining({ street: 'Downing Street' }),
      })
    })

    it('names the language of its texts', async () => {
      const stored = { line1: 'Marienplatz 1', city: 'München', country: 'DE', language: 'fr' }
      const { metadata, data } = (await validate(stored)).body
      // Google's Address Validation takes no language.
      const expected =
        strategy === 'address-validation' ? ['de', 'Deutschland'] : ['fr', 'Allemagne']
      expect([metadata.languages[0], data.components.country]).toEqual(expected)
    })

    it('gives a verdict on the longest address that is accepted, in characters of any script', async () => {
      const characters = (length: number) =>
        Array.from({ length }, (_, n) => String.fromCodePoint(0x4e00 + n)).join('')
      const parts = ['line1', 'line2', 'city', 'region', 'postalCode']
      const longest = Object.fromEntries(parts.map((part) => [part, characters(300)]))
      const answer = await validate({ ...longest, address: characters(1000), country: 'JP' })
      expectSuccess(answer, path, ValidateData, { language: 'ja' })
      expect(answer.body.data.verdict).toBe('undeliverable')
    })

    it('finds the place of an address whose second line is as long as it may be', async () => {
      const line2 = 'Ring twice at the door and wait, please. '.repeat(8).slice(0, 300)
      const answer = await validate({ ...downing, line2 })
      expect(answer.body.data.placeId).toBe('SBX_gb-10-downing-street')
    })

    it('returns all places that fit equally well, the chosen one first', async () => {
      const answer = await validate({
        line1: '15 Main Street',
        city: 'Springfield',
        country: 'US',
      })
      expectSuccess(answer, path, ValidateData)
      const { verdict, placeId, formattedAddress, candidates } = answer.body.data
      expect(verdict).toBe('needs_review')
      expect(candidates.length).toBeGreaterThan(1)
      expect(candidates[0]).toMatchObject({ placeId, formattedAddress, changes: expect.any(Array) })
    })

    it('accepts one text instead of fields, and reports its cost', async () => {
      const answer = await validate({ address: '10 Downing Street, London SW1A 2AA, UK' })
      expect(answer.body.data).toMatchObject({
        verdict: 'confirmed',
        placeId: 'SBX_gb-10-downing-street',
      })
      expect(answer.headers.get('x-provider')).toBe('sandbox')
      expect(answer.headers.get('x-provider-calls')).toBe(calls)
      expect(answer.headers.get('server-timing')).toMatch(/^edge;dur=[\d.]+, queue;dur=/)
      const usages = Object.values(await stack.sandbox.usage())
      expect(usages.reduce((sum, { billedUsd }) => sum + billedUsd, 0)).toBeCloseTo(usd, 6)
    })

    it('names what it corrects', async () => {
      const { body } = await validate({ ...downing, postalCode: 'SW1A 2AB' })
      expect(body.data).toMatchObject({
        verdict: 'corrected',
        reasons: expect.arrayContaining([
          {
            code: 'postal_code_differs',
            component: 'postalCode',
            message: expect.stringMatching(/\.$/),
          },
        ]),
        changes: [{ component: 'postalCode', before: 'SW1A 2AB', after: 'SW1A 2AA' }],
      })
    })

    it('answers 200 for an address that is not found', async () => {
      const answer = await validate({ address: 'zzzzqqqq xxxxyyyy' })
      expectSuccess(answer, path, ValidateData)
      expect(answer.body.data).toMatchObject({
        verdict: 'undeliverable',
        nextAction: 'fix',
        reasons: [expect.objectContaining({ code: 'not_found' })],
        changes: [],
      })
      expect(answer.body.data).not.toHaveProperty('placeId')
    })

    it('makes one call for equal addresses at the same time', async () => {
      await stack.sandbox.behave({ latencyMs: 100 })
      const answers = await Promise.all(
        [
          downing,
          { ...downing, line2: '' },
          Object.fromEntries(Object.entries(downing).reverse()),
        ].map((body) => validate(body)),
      )
      expect(answers.map(({ body }) => body.data.verdict)).toEqual(Array(3).fill('confirmed'))
      const usages = Object.values(await stack.sandbox.usage())
      expect(usages.reduce((sum, usage) => sum + usage.calls, 0)).toBe(Number(calls))
    })

    it.each([
      [{ address: 'fault: outage' }, 503, 8003],
      [{ address: 'fault: malformed' }, 502, 8005],
      [{ line1: 'fault: outage', city: 'London', country: 'GB' }, 503, 8003],
      [{ line1: 'fault: outage', city: 'Berlin', postalCode: '10115', country: 'DE' }, 503, 8003],
    ])('in case of a fault: %o', async (body, status, code) => {
      expectFailure(await validate(body), { status, code, path })
    })
  },
)

describe('validate', () => {
  beforeAll(async () => {
    stack = await startStack()
  })
  beforeEach(() => stack.sandbox.reset())

  /** The inputs that services/sandbox/README.md names. */
  it.each([
    ['10 Downing Street, London SW1A 2AA, United Kingdom', 'confirmed'],
    ['10 Downing Street, London SW1A 2AB, United Kingdom', 'corrected'],
    ['20 High Street, Newport', 'needs_review'],
    ['7 Qwertz Road, Nowhere', 'undeliverable'],
  ])('judges %s: %s', async (address, verdict) => {
    expect((await validate({ address })).body.data.verdict).toBe(verdict)
  })

  it('uses the requested policy', async () => {
    const verdictBy = async (policy: string) =>
      (await validate({ ...downing, postalCode: 'SW1A 2AB', policy })).body.data.verdict
    expect([await verdictBy('strict'), await verdictBy('normal')]).toEqual([
      'needs_review',
      'corrected',
    ])
  })

  it.each([
    [{}, {}, 'ja', /東京都/],
    [{}, { 'accept-language': 'en' }, 'ja', /東京都/],
    [{ language: 'en' }, {}, 'en', /Tokyo/],
  ])(
    'answers in the script of the address, unless a language is requested: %j %j',
    async (more, headers, language, text) => {
      const answer = await validate({ address: '東京都千代田区丸の内1丁目', ...more }, { headers })
      expectSuccess(answer, path, ValidateData, { language })
      expect(answer.body.data.formattedAddress).toMatch(text)
    },
  )

  it('returns a new token when asked to', async () => {
    expect((await validate({ ...downing, refresh: true })).body.auth).toMatchObject({
      type: 'ACCESS_TOKEN',
    })
  })

  it('needs a token', async () => {
    expectFailure(await validate(downing, { headers: { authorization: '' } }), {
      status: 401,
      code: 5001,
      path,
    })
  })

  it.each<[string, Record<string, unknown>, string, string]>([
    ['nothing', {}, 'address', 'REQUIRED'],
    ['blank fields', { address: ' ', line1: '', city: '\t' }, 'address', 'REQUIRED'],
    ['a country alone', { country: 'FR' }, 'address', 'REQUIRED'],
    ['an unknown field', { ...downing, zip: '1' }, 'zip', 'UNKNOWN_FIELD'],
    ['a number', { line1: 10 }, 'line1', 'TYPE'],
    ['null', { line1: null }, 'line1', 'TYPE'],
    ['a NUL', { line1: '10 Downing\u0000Street' }, 'line1', 'FORMAT'],
    ['half a character', { line1: '10 \ud800' }, 'line1', 'FORMAT'],
    ['too long a line', { line1: 'x'.repeat(301) }, 'line1', 'TOO_LONG'],
    ['another policy', { ...downing, policy: 'lax' }, 'policy', 'ENUM'],
    ['a language that is none', { ...downing, language: 'en_US' }, 'language', 'FORMAT'],
  ])('refuses %s', async (_, body, field, code) => {
    const answer = await validate(body)
    expectFailure(answer, { status: 400, code: 4000, errors: 'some', path })
    expect(answer.body.errors).toContainEqual({ field, code, message: expect.stringMatching(/./) })
    for (const error of answer.body.errors) expect(error.field).toBe(field)
    expect((await stack.sandbox.usage()).autocomplete.calls).toBe(0)
  })

  it('is refused when the daily quota of either of its calls is used up', async () => {
    await stack.sandbox.behave({ quotaPerDay: { details: 0 } })
    const errors = [{ code: 'CALLS_PER_DAY', message: expect.any(String) }]
    expectFailure(await validate(downing), { status: 503, code: 7001, path, errors })
  })
})
